package report

import (
	"bufio"
	"encoding/xml"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/jedib0t/go-pretty/v6/text"
)

// Sizes of the picture in its own units.
const (
	panelWidth = 560
	labelWidth = 226 // rank and name, to the left of the bars
	valueWidth = 80  // to the right of the bars
	barsWidth  = panelWidth - labelWidth - valueWidth
	rowHeight  = 20
	headHeight = 74
)

// SVG draws the encode and decode times of one data set relative to the reference. Bars are on a
// logarithmic axis in the order of the view, with intervals and ranges of ranks. The picture is
// complete in itself and follows the viewer's light or dark scheme.
func (v View) SVG(w io.Writer, s Source, data string) error {
	tables := Derive(s)
	at := slices.IndexFunc(tables, func(t Table) bool { return t.Data.Name == data && slices.Contains(t.Operations, "encode") })
	if at < 0 {
		return fmt.Errorf("the run has no data set %q with the operation encode; see the run's data sets", data)
	}
	t := v.chosen(tables[at])
	rows := slices.DeleteFunc(v.rows(t), func(r Row) bool { return r.Floor })
	axis := axis{lo: 1, hi: 1}
	for _, r := range rows {
		for _, c := range r.Cells {
			if c.Ratio.Mid > 0 { // no ratio without a time, or without the reference's time
				axis.lo, axis.hi = min(axis.lo, c.Ratio.Mid), max(axis.hi, c.Ratio.Mid)
			}
		}
	}
	axis.widen()

	out := bufio.NewWriter(w)
	width, height := panelWidth*len(t.Operations), headHeight+len(rows)*rowHeight+48
	fmt.Fprintf(out, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img" aria-label="%s">`+"\n",
		width, height, width, height, escape("Time of "+t.operations()+" on "+data+" relative to "+s.Run.Reference))
	fmt.Fprintln(out, style)
	warnings := Warnings(s.Record, s.asTimed(tables))
	for i, operation := range t.Operations {
		fmt.Fprintf(out, `<g transform="translate(%d 0)">`+"\n", i*panelWidth)
		words(out, 8, 20, "title", data+": "+operation+t.collecting())
		words(out, labelWidth, 38, "faint", "bar: time relative to "+s.Run.Reference+", log scale; shorter is faster")
		panel(out, rows, i, axis, s.Run.Reference)
		fmt.Fprintln(out, "</g>")
	}
	// Assume that characters are 6 units wide, and bold ones 7.
	words(out, 8, height-24, "faint", text.Snip(fmt.Sprintf("%s, %s, %s", s.Run.Env.CPU, s.Run.Env.Go, s.Run.Started.UTC().Format("2006-01-02")), width/6, "…"))
	words(out, 8, height-10, "faint", "Order: "+v.order(t)+". Whiskers: 95% prediction interval. Ranges of ranks: no measurable difference.")
	if len(warnings) > 0 {
		words(out, 8, 54, "warning", text.Snip(warnings[0], width/7, "…"))
	}
	fmt.Fprintln(out, "</svg>")
	if err := out.Flush(); err != nil {
		return fmt.Errorf("write the picture: %w", err)
	}
	return nil
}

const style = `<style>
text { font: 12px system-ui, sans-serif; fill: #1f2328 }
.title { font-size: 15px; font-weight: 600 } .faint { fill: #59636e; font-size: 11px } .end { text-anchor: end } .mid { text-anchor: middle }
.warning { fill: #b3261e; font-weight: 600 } .bar { fill: #4c8dd6 } .reference { fill: #8c959f } .grid { stroke: #d1d9e0 } .one { stroke: #59636e } .whisker { stroke: #1f2328; stroke-width: 1.5 }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 } .faint { fill: #9198a1 } .warning { fill: #ff8a80 } .bar { fill: #3f78b8 } .reference { fill: #6e7681 } .grid { stroke: #3d444d } .one { stroke: #9198a1 } .whisker { stroke: #e6edf3 } }
</style>`

// panel draws the cells of the i-th operation.
func panel(out io.Writer, rows []Row, i int, a axis, reference string) {
	bottom := headHeight + len(rows)*rowHeight
	for _, tick := range a.ticks() {
		class := "grid"
		if tick == 1 {
			class = "one"
		}
		fmt.Fprintf(out, `<line class="%s" x1="%.1f" x2="%.1f" y1="%d" y2="%d"/>`+"\n", class, a.x(tick), a.x(tick), headHeight-4, bottom)
		words(out, a.x(tick), headHeight-8, "faint mid", fmt.Sprint(tick))
	}
	for n, r := range rows {
		c := r.Cells[i]
		y := headHeight + n*rowHeight
		words(out, 42, y+14, "faint end", places(c.Rank))
		words(out, labelWidth-8, y+14, "end", Short(c.Codec))
		words(out, panelWidth-12, y+14, "end", outcome(c))
		if !(c.Ratio.Mid > 0) {
			continue
		}
		class := "bar"
		if c.Codec == reference {
			class = "reference"
		}
		fmt.Fprintf(out, `<rect class="%s" x="%d" y="%d" width="%.1f" height="%d" rx="2"/>`+"\n",
			class, labelWidth, y+3, max(1, a.x(c.Ratio.Mid)-labelWidth), rowHeight-6)
		if c.Codec != reference {
			fmt.Fprintf(out, `<line class="whisker" x1="%.1f" x2="%.1f" y1="%d" y2="%d"/>`+"\n", a.x(c.Ratio.Lo), a.x(c.Ratio.Hi), y+10, y+10)
		}
	}
}

// axis is logarithmic and ends at round numbers.
type axis struct{ lo, hi float64 }

// widen moves the ends out to the next round numbers, so that every bar has a length.
func (a *axis) widen() {
	lo, hi := a.lo, a.hi
	a.lo, a.hi = lo/10, hi*10
	round := a.steps(1, 2, 5)
	for _, t := range round {
		if t < lo {
			a.lo = t
		}
	}
	for _, t := range slices.Backward(round) {
		if t >= hi {
			a.hi = t
		}
	}
}

// ticks returns the powers of ten, with 2 and 5 between them if there is room.
func (a axis) ticks() []float64 {
	if a.hi/a.lo > 200 {
		return a.steps(1)
	}
	return a.steps(1, 2, 5)
}

// steps returns the numbers on the axis that are a digit times a power of ten.
func (a axis) steps(digits ...float64) []float64 {
	var steps []float64
	for e := math.Floor(math.Log10(a.lo)); e <= math.Ceil(math.Log10(a.hi)); e++ {
		for _, d := range digits {
			v := d * math.Pow(10, e)
			if e < 0 { // 5/100 prints as 0.05, but 5×0.01 does not
				v = d / math.Pow(10, -e)
			}
			if v >= a.lo*0.999 && v <= a.hi*1.001 {
				steps = append(steps, v)
			}
		}
	}
	return steps
}

// x returns the place of v. It lies within the axis even for an infinite bound.
func (a axis) x(v float64) float64 {
	share := math.Log(v/a.lo) / math.Log(a.hi/a.lo)
	return labelWidth + barsWidth*min(1, max(0, share))
}

func words[N int | float64](out io.Writer, x N, y int, class, s string) {
	fmt.Fprintf(out, `<text class="%s" x="%.4g" y="%d">%s</text>`+"\n", class, float64(x), y, escape(s))
}

func escape(s string) string {
	var b strings.Builder
	if err := xml.EscapeText(&b, []byte(s)); err != nil {
		panic(err) // a Builder doesn't fail
	}
	return b.String()
}
