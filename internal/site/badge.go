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
	rows := k.tried()
	if rows == nil {
		b.message, b.color = "no figures", grey
		return b
	}
	b.label += " " + rows[0].Data
	if slices.ContainsFunc(rows, func(r *row) bool { return r.newest().Fault != "" }) {
		b.message, b.color = "fails its proof", red
		return b
	}
	for _, r := range rows {
		p := r.newest()
		if !p.drawn() {
			continue
		}
		if b.message != "" {
			b.message += ", "
		}
		if k.name == k.run.info.Reference {
			b.message += r.Operation + " " + report.Duration(p.NS.Mid)
		} else {
			b.message += fmt.Sprintf("%s ×%s", r.Operation, report.Significant(p.Ratio.Mid))
		}
	}
	switch {
	case b.message == "":
		b.message, b.color = "measured", grey
	case k.name != k.run.info.Reference:
		b.message += " of " + k.run.info.Reference + "'s time"
	}
	return b
}

// tried returns the rows that encode and decode the first data set of the newest run on which the codec
// passes or fails its proof.
func (k *codec) tried() (rows []*row) {
	for _, on := range k.on {
		for _, r := range on.rows { // in the order of data sets
			p := r.newest()
			if p.run != k.run || r.Operation != "encode" && r.Operation != "decode" {
				continue
			}
			if (p.passes() || p.Fault != "") && (rows == nil || rows[0].Data == r.Data) {
				rows = append(rows, r)
			}
		}
	}
	return rows
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
