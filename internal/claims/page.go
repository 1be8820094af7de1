package claims

import (
	"embed"
	"fmt"
	"html/template"
	"math"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/stats"
)

//go:embed page.html
var pageFile embed.FS

// HTML returns a result as a part of a page: the publications for which the record has figures,
// each with its verdicts, and the names of the others.
func HTML(r Result) (template.HTML, error) {
	page, err := template.New("page.html").Funcs(template.FuncMap{
		"ratio": ratio, "spread": spread, "figures": figuresOf, "remarks": ComparisonResult.remarks,
		"significant": report.Significant, "count": report.Count, "allocated": allocated,
		"known": func(i stats.Interval) bool { return !math.IsNaN(i.Mid) },
	}).ParseFS(pageFile, "page.html")
	if err != nil {
		return "", fmt.Errorf("write the claims: %w", err)
	}
	var shown struct {
		Result
		Others []string // titles of publications for which this record has no figures
	}
	shown.Result, shown.Sources = r, nil
	for _, s := range r.Sources {
		if s.judged() {
			shown.Sources = append(shown.Sources, s)
		} else {
			shown.Others = append(shown.Others, s.Title)
		}
	}
	var b strings.Builder
	if err := page.Execute(&b, shown); err != nil {
		return "", fmt.Errorf("write the claims: %w", err)
	}
	return template.HTML(b.String()), nil
}

// Judged reports whether the record has figures for anything in the result.
func (r Result) Judged() bool { return slices.ContainsFunc(r.Sources, SourceResult.judged) }

func (s SourceResult) judged() bool {
	return slices.ContainsFunc(s.Rows, func(r RowResult) bool { return r.Verdict.judged() }) ||
		slices.ContainsFunc(s.Statements, func(st StatementResult) bool {
			return slices.ContainsFunc(st.Comparisons, func(c ComparisonResult) bool { return c.Kind == Time && c.Verdict.judged() })
		})
}

// judged reports whether a verdict is based on figures.
func (v Verdict) judged() bool {
	return slices.Contains([]Verdict{Holds, Weaker, Reversed, Unclear}, v)
}

type figures struct{ Published, Here, Doubt string }

func figuresOf(c ComparisonResult) figures {
	published, here, doubt := c.figures()
	return figures{published, here, doubt}
}
