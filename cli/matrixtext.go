package cli

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/wirebench/wirebench/internal/report"
)

// matrixForm says how a matrix is printed.
type matrixForm struct{ json, why, summary bool }

func (m *matrix) print(w io.Writer, form matrixForm) error {
	var cells []*matrixCell
	for _, name := range m.codecs {
		for _, data := range m.data {
			if cell := m.cells[[2]string{name, data}]; cell != nil {
				cells = append(cells, cell)
			}
		}
	}
	if form.json {
		enc := json.NewEncoder(w)
		enc.SetIndent("", "  ")
		return enc.Encode(cells)
	}
	if form.summary {
		fmt.Fprintln(w, m.summary())
	} else {
		fmt.Fprintln(w, m.table())
	}
	if form.why {
		m.why(w, cells)
	}
	_, err := fmt.Fprintln(w, m.shares(cells))
	return err
}

// shares says how many of the cells of codecs have each result, and what that is based on.
func (m *matrix) shares(cells []*matrixCell) string {
	counts, all := make(map[string]int), 0
	for _, c := range cells {
		if !m.anchors[c.Codec] {
			counts[c.Is]++
			all++
		}
	}
	of := func(is string) string {
		return fmt.Sprintf("%d (%.0f %%)", counts[is], 100*float64(counts[is])/float64(max(1, all)))
	}
	var codecs, anchors []string
	for _, name := range m.codecs {
		if m.anchors[name] {
			anchors = append(anchors, name)
		} else {
			codecs = append(codecs, name)
		}
	}
	line := fmt.Sprintf("%d codecs × %d data sets: %s numbers, %s numbers of converted types, %s faults, %s reasons",
		len(codecs), len(m.data), of("number"), of("lowered"), of("fault"), of("reason"))
	if counts["unknown"] > 0 {
		line += ", " + of("unknown") + " unknown until they are proved"
	}
	if len(anchors) > 0 {
		line += "; not counted: " + strings.Join(anchors, ", ")
	}
	return line + "\n" + m.rests
}

// plain returns a table without borders.
func plain() table.Writer {
	t := table.NewWriter()
	t.SetStyle(table.StyleLight)
	t.Style().Options = table.OptionsNoBordersAndSeparators
	t.Style().Format.Header = text.FormatDefault
	t.Style().Box.PaddingLeft = ""
	t.SuppressTrailingSpaces()
	return t
}

// summary counts the results of each codec. Next to the counts is the most frequent reason or
// fault.
func (m *matrix) summary() string {
	const width = 60 // of the last column
	t := plain()
	t.AppendHeader(table.Row{"codec", "numbers", "converted", "faults", "reasons", "mostly"})
	var right []table.ColumnConfig
	for column := 2; column <= 5; column++ {
		right = append(right, table.ColumnConfig{Number: column, Align: text.AlignRight, AlignHeader: text.AlignRight})
	}
	t.SetColumnConfigs(right)
	for _, name := range m.codecs {
		counts, why := make(map[string]int), make(map[string]int)
		mostly := ""
		for _, data := range m.data {
			cell := m.cells[[2]string{name, data}]
			if cell == nil {
				continue
			}
			counts[cell.Is]++
			if cell.Mark == isFault || cell.Mark == isReason {
				why[cell.Reason]++
				if why[cell.Reason] > why[mostly] {
					mostly = cell.Reason
				}
			}
		}
		t.AppendRow(table.Row{report.Short(name), counts["number"], counts["lowered"], counts["fault"], counts["reason"], text.Trim(mostly, width)})
	}
	return t.Render()
}

// table has a column of one mark for each data set. A legend below names the columns.
func (m *matrix) table() string {
	t := plain()
	header := table.Row{"codec"}
	for i := range m.data {
		header = append(header, column(i))
	}
	t.AppendHeader(header)
	for _, name := range m.codecs {
		row := table.Row{report.Short(name)}
		for _, data := range m.data {
			mark := " "
			if cell := m.cells[[2]string{name, data}]; cell != nil {
				mark = cell.Mark
			}
			row = append(row, mark)
		}
		t.AppendRow(row)
	}
	var legend []string
	for i, data := range m.data {
		legend = append(legend, column(i)+" "+data)
	}
	marks := "+ number  l number, of converted types  F fault  . not offered, with a reason (--why, --json)"
	if m.has(isUnknown) {
		marks += "\n? unknown until it is proved (--prove)"
	}
	return t.Render() + "\n" + text.WrapSoft(strings.Join(legend, "  "), 100) + "\n" + marks
}

// column returns the letter of the i-th data set: a to z, A to Z, then numbers.
func column(i int) string {
	switch {
	case i < 26:
		return string(rune('a' + i))
	case i < 52:
		return string(rune('A' + i - 26))
	}
	return fmt.Sprint(i)
}

// why lists the reasons. Data sets with the same reason share a line.
func (m *matrix) why(w io.Writer, cells []*matrixCell) {
	type group struct{ codec, is, reason string }
	data := make(map[group][]string)
	var groups []group
	for _, c := range cells {
		if c.Is == "number" {
			continue
		}
		g := group{c.Codec, c.Is, c.Reason}
		if data[g] == nil {
			groups = append(groups, g)
		}
		data[g] = append(data[g], c.Data)
	}
	slices.SortStableFunc(groups, func(a, b group) int { return cmp.Compare(a.is, b.is) })
	for _, g := range groups {
		fmt.Fprintf(w, "%s: %s (%s): %s\n", g.is, g.codec, strings.Join(data[g], ", "), g.reason)
	}
}
