package report

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"
)

// TextOptions says what the terminal can show.
type TextOptions struct {
	// Width is the number of characters in a line; 0 means 80. Columns are dropped until a table
	// fits, the least important first.
	Width int
	Color bool
	View
}

func (o TextOptions) width() int {
	if o.Width <= 0 {
		return 80
	}
	return o.Width
}

// minBar and maxBar are the narrowest and the widest bar that is worth drawing.
const minBar, maxBar = 8, 24

// Text writes the report for a terminal.
func Text(w io.Writer, s Source, o TextOptions) error {
	o.Width = o.width()
	p := Painter(o.Color)
	out := bufio.NewWriter(w)
	line := func(label, s string, colors ...text.Color) {
		for _, l := range Wrap(label, s, o.Width) {
			fmt.Fprintln(out, p.Paint(l, colors...))
		}
	}
	tables := Derive(s)
	for _, warning := range Warnings(s.Record, s.asTimed(tables)) {
		line("", "Warning: "+oneLine(warning), text.Bold, text.FgRed)
	}
	nowhere := nowhere(tables)
	short, left := o.short(tables)
	for _, t := range tables {
		if short && len(t.Answer) == 0 {
			continue
		}
		t = o.chosen(t)
		fmt.Fprintln(out)
		line("", title(t), text.Bold)
		if sheet, said := o.answer(t, s.Run.Reference); len(sheet.Rows) > 0 {
			fmt.Fprintln(out, sheet.text(p))
			for _, s := range said {
				line("", s)
			}
			if short {
				for _, f := range mainFaults(t) {
					line("Fault: ", f)
				}
				continue
			}
			fmt.Fprintln(out)
		}
		grid, n := textTable(t, s.Run.Reference, o, p)
		if len(o.rows(t)) > 0 {
			fmt.Fprintln(out, grid)
		}
		for _, l := range below(t, n, nowhere) {
			line(l.Label, l.Text)
		}
	}
	fmt.Fprintln(out)
	for _, l := range Footer(s, tables) {
		if !short || slices.Contains(shortFoot, l.Label) {
			line(text.Pad(l.Label, 9, ' '), l.Text)
		}
	}
	if short {
		line(text.Pad("All", 9, ' '), left)
	}
	if err := out.Flush(); err != nil {
		return fmt.Errorf("write the report: %w", err)
	}
	return nil
}

// Brief writes the answers of a record's tables: the best codecs, and what they save.
func Brief(w io.Writer, s Source, o TextOptions) error {
	out := bufio.NewWriter(w)
	for _, t := range Derive(s) {
		sheet, _ := o.answer(t, s.Run.Reference)
		if len(sheet.Rows) == 0 {
			continue
		}
		fmt.Fprintf(out, "%s\n%s\n", title(t), sheet.text(Painter(o.Color)))
		for _, sentence := range append([]string{collected(t)}, sentences(t.Answer, s.Run.Reference)...) {
			if sentence == "" {
				continue
			}
			for _, l := range Wrap("", sentence, o.width()) {
				fmt.Fprintln(out, l)
			}
		}
	}
	return out.Flush()
}

// shortFoot are the labels of the footer's lines that a text with answers only has.
var shortFoot = []string{"Machine", "Run", "Reached", "Checks", "±"}

// mainFaults returns the first faults to state below answers, of well-known codecs and of codecs
// whose code the type itself has.
func mainFaults(t Table) []string {
	const most = 3
	t.Rows = slices.DeleteFunc(slices.Clone(t.Rows), func(r Row) bool {
		return !r.Codec.WellKnown && !slices.ContainsFunc(r.Cells, func(c Cell) bool { return c.Yours })
	})
	all := faults(t)
	return all[:min(most, len(all))]
}

// short reports whether a text has answers only, and says what it leaves out for that reason. If
// any table is short or has no answer, all tables are shown whole.
func (o TextOptions) short(tables []Table) (short bool, left string) {
	rows, untold := 0, 0
	var others []string
	for _, t := range tables {
		if !slices.Contains(t.Operations, "encode") && !slices.Contains(t.Operations, "decode") {
			for _, m := range t.Operations {
				if !slices.Contains(others, m) {
					others = append(others, m)
				}
			}
			continue
		}
		if o.whole() || len(shown(t)) < leastRows || len(t.Answer) == 0 {
			return false, ""
		}
		short = true
		rows = max(rows, len(shown(t)))
		untold += len(faults(t)) - len(mainFaults(t))
	}
	left = fmt.Sprintf("wirebench report --all prints all %d codecs with every figure and caveat", rows)
	if len(others) > 0 {
		left += ", and the operations " + strings.Join(others, ", ")
	}
	switch {
	case untold == 1:
		left += ", and one more fault"
	case untold > 1:
		left += fmt.Sprintf(", and %d more faults", untold)
	}
	return short, left + "."
}

// Painter colours text if it is true. It is true if the terminal can show colours.
type Painter bool

// Paint returns text in the given colours.
func (p Painter) Paint(s string, colors ...text.Color) string {
	if !p || s == "" || len(colors) == 0 {
		return s
	}
	return text.Escape(s, text.Colors(colors).EscapeSeq())
}

// textTable lays out one table and returns the remarks of its rows.
func textTable(t Table, reference string, o TextOptions, p Painter) (string, notes) {
	rows, lead := o.rows(t), o.lead(t)
	n := newNotes(rows)
	all := columns(t, reference, o.View, n)
	n = n.shownIn(all)
	texts := make([]columnTexts, len(all))
	for i, c := range all {
		texts[i] = columnTexts{head: c.head, words: c.left && c.name == "", must: c.need == 0}
		for _, r := range rows {
			texts[i].cells = append(texts[i].cells, c.text(r))
		}
	}
	if at := slices.IndexFunc(all, func(c column) bool { return c.name == "caveats" }); at >= 0 {
		curtail(texts, at, rows, o.Width)
	}
	shorten(texts, o.Width)
	keep, free := fit(all, texts, o.Width)

	w := grid()
	var head table.Row
	var configs []table.ColumnConfig
	for i, c := range all {
		if keep[i] {
			head = append(head, p.Paint(texts[i].head, text.Faint))
			configs = append(configs, aligned(len(head), !c.left))
		}
	}
	// The bars show the operation that the rows are ordered by.
	share := logShare(rows, lead)
	bars, over := min(maxBar, free-1), t.Operations[lead]+" (log)"
	if bars < max(minBar, text.StringWidth(over)) {
		bars = 0
	}
	if bars > 0 {
		head = append(head, p.Paint(over, text.Faint))
	}
	w.AppendHeader(head)
	for j, r := range rows {
		var row table.Row
		for i, c := range all {
			if keep[i] {
				row = append(row, p.Paint(texts[i].cells[j], colors(c, r)...))
			}
		}
		if bars > 0 && r.Cells[lead].Measured() {
			row = append(row, p.Paint(bar(share(r.Cells[lead].NS.Mid), bars), text.FgCyan))
		}
		w.AppendRow(row)
	}
	w.SetColumnConfigs(configs)
	return w.Render(), n
}

// logShare returns the length of a time's bar, as a share of the longest. The scale is logarithmic,
// since the slowest codecs take some hundred times as long as the fastest, so that half of the rows
// would look alike on a linear scale. The axis begins at half of the shortest time of a codec.
func logShare(rows []Row, lead int) func(ns float64) float64 {
	least, most := math.Inf(1), 0.0
	for _, r := range rows {
		if c := r.Cells[lead]; c.Measured() && !r.Floor {
			least, most = min(least, c.NS.Mid), max(most, c.NS.Mid)
		}
	}
	from, to := math.Log(least)-math.Ln2, math.Log(most)
	return func(ns float64) float64 { return max(0, min(1, (math.Log(ns)-from)/(to-from))) }
}

// colors returns the colours of a cell. Cells without a result are faint, and the best stand out.
func colors(c column, r Row) []text.Color {
	switch {
	case r.Floor:
		return []text.Color{text.Faint}
	case c.head == "codec", c.head == "engine":
		for _, cell := range r.Cells {
			if cell.Rank.Best != 1 {
				return nil
			}
		}
		return []text.Color{text.Bold, text.FgGreen}
	case c.name == "spread" || c.name == "rank":
		return []text.Color{text.Faint}
	}
	return nil
}

// fit chooses the columns that fit into width, and returns the room that is left.
func fit[R any](all []columnOf[R], texts []columnTexts, width int) (keep []bool, free int) {
	keep = make([]bool, len(all))
	free = width
	most := 0
	for _, c := range all {
		most = max(most, c.need)
	}
	for need := 0; need <= most; need++ {
		sum := 0
		for i, c := range all {
			if c.need == need {
				sum += texts[i].width + 1
			}
		}
		if need > 0 && sum > free {
			break
		}
		free -= sum
		for i, c := range all {
			keep[i] = keep[i] || c.need == need
		}
	}
	return keep, free
}

// bare is the style of a table without lines except one below the head.
var bare = func() table.Style {
	s := table.StyleLight
	s.Options = table.Options{SeparateHeader: true}
	s.Format.Header = text.FormatDefault
	s.Box.PaddingLeft, s.Box.PaddingRight = "", " "
	return s
}()
