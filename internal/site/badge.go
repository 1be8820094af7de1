package site

import (
	"encoding/json"
	"fmt"
	"html"
	"slices"
	"unicode/utf8"

	"github.com/wirebench/wirebench/internal/report"
)

// badge is a small picture that the author of a library can put into a README.
type badge struct {
	label, message, color string
}

const (
	neutral = "#1f62b0"
	grey    = "#59636e"
	red     = "#b3261e"
)

// badgeOf says how fast a codec is on the first data set of its newest run, or why it has no figures.
// All figures are of one run.
func badgeOf(k *codec) badge {
	b := badge{label: "wirebench", color: neutral}
	if k.retired != "" {
		b.message, b.color = "retired", grey
		return b
	}
	var first *row
	k.each(func(r *row) {
		if r.machine == k.run.machine && r.newest().run == k.run && r.newest().passes() && (first == nil || before(k.run, r, first)) {
			first = r
		}
	})
	if first == nil {
		b.message, b.color = "no figures", grey
		k.each(func(r *row) {
			if r.newest().Fault != "" {
				b.message, b.color = "fails its proof", red
			}
		})
		return b
	}
	b.label += " " + first.Data
	k.each(func(r *row) {
		p := r.newest()
		if p.run != k.run || r.Data != first.Data || !p.drawn() || r.Operation != "encode" && r.Operation != "decode" {
			return
		}
		if b.message != "" {
			b.message += ", "
		}
		if k.name == k.run.info.Reference {
			b.message += r.Operation + " " + report.Duration(p.NS.Mid)
		} else {
			b.message += fmt.Sprintf("%s ×%s", r.Operation, report.Significant(p.Ratio.Mid))
		}
	})
	switch {
	case b.message == "":
		b.message, b.color = "measured", grey
	case k.name != k.run.info.Reference:
		b.message += " of " + k.run.info.Reference + "'s time"
	}
	return b
}

// before reports whether a row comes before another one in the order of a run's data sets.
func before(of *run, a, b *row) bool {
	place := func(r *row) int {
		for i, d := range of.info.Data {
			if d.Name == r.Data {
				return i
			}
		}
		return len(of.info.Data)
	}
	return slices.Compare([]int{place(a)}, []int{place(b)}) < 0
}

// svg draws the badge. Its link works where the picture is opened by itself.
func (b badge) svg(to string) []byte {
	width := func(s string) int { return 12 + 7*utf8.RuneCountInString(s) }
	left, right := width(b.label), width(b.message)
	text := func(x, width int, s string) string {
		return fmt.Sprintf(`<text x="%d" y="14" textLength="%d">%s</text>`, x+6, width-12, html.EscapeString(s))
	}
	open, end := "", ""
	if to != "" {
		open, end = `<a href="`+html.EscapeString(to)+`">`, "</a>"
	}
	return fmt.Appendf(nil, `<svg xmlns="http://www.w3.org/2000/svg" width="%[1]d" height="20" role="img"><title>%[2]s: %[3]s</title>%[4]s<rect width="%[1]d" height="20" rx="3" fill="#333a42"/><path d="M%[5]d 0h%[6]da3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-%[6]dz" fill="%[7]s"/><g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">%[8]s%[9]s</g>%[10]s</svg>
`, left+right, html.EscapeString(b.label), html.EscapeString(b.message), open, left, right-3, b.color, text(0, left, b.label), text(left, right, b.message), end)
}

// endpoint is the badge as shields.io reads it: https://shields.io/badges/endpoint-badge.
func (b badge) endpoint() ([]byte, error) {
	text, err := json.Marshal(struct {
		SchemaVersion int    `json:"schemaVersion"`
		Label         string `json:"label"`
		Message       string `json:"message"`
		Color         string `json:"color"`
	}{1, b.label, b.message, b.color})
	return append(text, '\n'), err
}
