package site

import (
	"fmt"
	"html"
	"html/template"
	"math"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/report"
)

const (
	// shown is the most points of a row that a chart and its text have. All points are in the JSON
	// next to the page.
	shown = 20
	// chartWidth and chartHeight are in units of the SVG.
	chartWidth, chartHeight = 96, 20
	// leastRange is the range of ratios, as a logarithm, that a chart has at least: a chart of noise
	// must not look like one of changes.
	leastRange = 0.2
)

// chart draws the history of a row: a line for each period, with a bar between periods, and a dot where a
// change was found and at the newest point. Its title, which screen readers read, has the values.
func (r *row) chart() template.HTML {
	first := max(0, len(r.points)-shown)
	points := r.points[first:]
	low, high := math.Inf(1), math.Inf(-1)
	for _, p := range points {
		if p.drawn() {
			low, high = min(low, math.Log(p.Ratio.Mid)), max(high, math.Log(p.Ratio.Mid))
		}
	}
	if low > high {
		return ""
	}
	if wider := leastRange - (high - low); wider > 0 {
		low, high = low-wider/2, high+wider/2
	}
	across := func(i int) float64 {
		if n := len(points) - 1; n > 0 {
			return 4 + float64(i)/float64(n)*(chartWidth-8)
		}
		return chartWidth - 4
	}
	at := func(i int) (x, y float64) {
		return across(i), 3 + (high-math.Log(points[i].Ratio.Mid))/(high-low)*(chartHeight-6)
	}
	starts := r.periods()
	var lines, dots strings.Builder
	var line []string
	end := func() {
		switch len(line) {
		case 0:
		case 1: // a line of one point would not be seen
			x, y, _ := strings.Cut(line[0], ",")
			fmt.Fprintf(&dots, `<circle cx="%s" cy="%s" r="1"/>`, x, y)
		default:
			fmt.Fprintf(&lines, `<polyline points="%s"/>`, strings.Join(line, " "))
		}
		line = line[:0]
	}
	for i, p := range points {
		period := i > 0 && slices.Contains(starts, first+i)
		if period {
			fmt.Fprintf(&lines, `<path d="M%.4g 0v%d"/>`, (across(i-1)+across(i))/2, chartHeight)
		}
		if period || !p.drawn() {
			end()
		}
		if !p.drawn() {
			continue
		}
		x, y := at(i)
		line = append(line, fmt.Sprintf("%.4g,%.3g", x, y))
		changed := slices.ContainsFunc(r.steps, func(s step) bool { return s.at == first+i })
		if changed || i == len(points)-1 {
			class := ""
			if changed {
				class = ` class="step"`
			}
			fmt.Fprintf(&dots, `<circle%s cx="%.4g" cy="%.3g" r="2.2"/>`, class, x, y)
		}
	}
	end()
	return template.HTML(fmt.Sprintf(`<svg class="chart" role="img" viewBox="0 0 %d %d"><title>%s</title>%s%s</svg>`,
		chartWidth, chartHeight, html.EscapeString(r.values(first)), lines.String(), dots.String()))
}

// drawn reports whether the point has a place in a chart.
func (p point) drawn() bool { return p.passes() && p.Ratio.Mid > 0 }

// values lists the values of the points from one on.
func (r *row) values(first int) string {
	var parts []string
	for i, p := range r.points[first:] {
		text := p.run.date() + " "
		switch {
		case p.drawn():
			text += "×" + report.Significant(p.Ratio.Mid)
		case p.Fault != "":
			text += "fault"
		default:
			text += "no time"
		}
		if at := first + i; at > 0 && i > 0 {
			if why := incomparable(r.points[at-1], p); why != "" {
				text = why + ": " + text
			}
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, ", ")
}

// changes says what the newest change of the row was, and how many there were.
func (r *row) changes() string {
	own := slices.DeleteFunc(slices.Clone(r.steps), func(s step) bool { return s.common })
	if len(own) == 0 {
		return ""
	}
	s := own[len(own)-1]
	word, by := "slower", s.ratio.Mid-1
	if by < 0 {
		word, by = "faster", -by
	}
	was, is := r.points[s.at-1], r.points[s.at]
	text := fmt.Sprintf("%s %s since %s", report.Percent(by), word, is.run.date())
	if v := versions(was, is); v != "" {
		text += " (" + v + ")"
	}
	if len(own) > 1 {
		text += fmt.Sprintf(", the last of %d changes", len(own))
	}
	return text
}
