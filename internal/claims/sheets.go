package claims

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/stats"
)

// notes collects remarks, each with a number.
type notes struct{ texts []string }

// numbers returns the numbers of remarks. Empty remarks have no number.
func (n *notes) numbers(remarks ...string) string {
	var all []string
	for _, remark := range remarks {
		if remark == "" {
			continue
		}
		at := slices.Index(n.texts, remark)
		if at < 0 {
			at = len(n.texts)
			n.texts = append(n.texts, remark)
		}
		all = append(all, strconv.Itoa(at+1))
	}
	return strings.Join(all, ",")
}

// comparisons lays out the comparisons of statements.
func comparisons(statements []StatementResult, n *notes) report.Sheet {
	s := report.Sheet{Heads: slices.Concat(
		report.Words("", "compared"), report.Figures("published", "here", "±"), report.Words("verdict", ""))}
	for _, st := range statements {
		id := st.ID
		for _, c := range st.Comparisons {
			published, here, doubt := c.figures()
			s.Rows = append(s.Rows, []string{id, c.String(), published, here, doubt, verdict(c.Verdict, c.Beyond), n.numbers(c.remarks()...)})
			id = ""
		}
	}
	return s
}

// figures returns the published figure, the figure here, and its interval.
func (c ComparisonResult) figures() (published, here, doubt string) {
	switch c.Kind {
	case Bytes:
		published = fmt.Sprintf("%d B", c.Bytes)
		if c.HereBytes > 0 {
			here = report.Count(c.HereBytes) + " B"
		}
		return published, here, ""
	case Loss:
		switch c.Verdict {
		case Holds:
			here = "lost"
		case Reversed:
			here = "kept"
		}
		return "", here, ""
	}
	if c.Factor > 0 {
		published = "×" + report.Significant(c.Factor)
	}
	return published, ratio(c.Here), spread(c.Here)
}

// remarks returns what must be known about a comparison besides its figures.
func (c ComparisonResult) remarks() []string {
	all := []string{c.Reason}
	if c.Closest != "" && len(c.Against) > 1 {
		all = append(all, "the closest is "+c.Closest)
	}
	if c.LeftOut != nil && c.Verdict != NotComparable {
		all = append(all, "can't be compared here: "+strings.Join(c.LeftOut, ", "))
	}
	if c.Lost != nil {
		all = append(all, "lost here: "+strings.Join(c.Lost, ", "))
	}
	if c.OthersBytes > 0 {
		all = append(all, fmt.Sprintf("%s bytes here, and %s", report.Count(c.HereBytes), report.Count(c.OthersBytes)))
	}
	return all
}

// rows lays out a published table. The data set has a column only if there are several.
func rows(all []RowResult, n *notes) report.Sheet {
	several := slices.ContainsFunc(all, func(r RowResult) bool { return r.Data != all[0].Data })
	sizes := slices.ContainsFunc(all, func(r RowResult) bool { return r.Bytes > 0 })
	allocations := allocations(all)
	var s report.Sheet
	column := func(heads ...report.Head) { s.Heads = append(s.Heads, heads...) }
	if several {
		column(report.Words("data")...)
	}
	column(report.Words("", "codec")...)
	column(report.Figures("time", "here", "×", "here", "±")...)
	if sizes {
		column(report.Figures("bytes", "here")...)
	}
	if allocations {
		column(report.Figures("B/op", "here")...)
	}
	column(report.Words("verdict", "")...)
	for _, r := range all {
		var row []string
		if several {
			row = append(row, r.Data)
		}
		here, times, doubt, published := "", "", "", ""
		if !math.IsNaN(r.Time.Mid) {
			here = r.Figure(r.Time.Mid)
		}
		if r.Published > 0 {
			published = report.Significant(r.Published)
		}
		if r.Verdict != Reference {
			times, doubt = strings.TrimPrefix(ratio(r.Ratio), "×"), spread(r.Ratio)
		}
		row = append(row, r.Op, r.Codec, r.Figure(r.NS), here, published, times, doubt)
		if sizes {
			published, here := "", ""
			if r.Bytes > 0 {
				published = strconv.Itoa(r.Bytes)
				if r.HereBytes > 0 {
					here = report.Count(r.HereBytes)
				}
			}
			row = append(row, published, here)
		}
		if allocations {
			row = append(row, allocated(r.AllocBytes), allocated(r.HereAllocBytes))
		}
		s.Rows = append(s.Rows, append(row, verdict(r.Verdict, r.Beyond), n.numbers(r.Reason, r.Note)))
	}
	return s
}

// Figure writes a time of the row's operation. For messages that go one way it writes a rate.
func (r Row) Figure(ns float64) string {
	switch codec.Operation(r.Op) {
	case oneWay, batched:
		return report.Rate(ns)
	}
	return report.Duration(ns)
}

// allocations reports whether a table has allocated bytes.
func allocations(all []RowResult) bool {
	return slices.ContainsFunc(all, func(r RowResult) bool { return r.AllocBytes != nil })
}

// allocated writes a count per operation, or "" if it is not known.
func allocated(n *float64) string {
	if n == nil {
		return ""
	}
	return report.Count(*n)
}

// verdict writes a verdict, and says if the claim was surpassed.
func verdict(v Verdict, beyond bool) string {
	if beyond {
		return string(v) + ", beyond"
	}
	return string(v)
}

// ratio writes the middle of an interval, or "" if there is none.
func ratio(i stats.Interval) string {
	if math.IsNaN(i.Mid) {
		return ""
	}
	return "×" + report.Significant(i.Mid)
}

// spread writes how far an interval extends from its middle. It is "" for exact figures.
func spread(i stats.Interval) string {
	if math.IsNaN(i.Mid) || i.Lo == i.Hi {
		return ""
	}
	return report.Percent(i.Relative())
}
