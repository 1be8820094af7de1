package report

import (
	"fmt"
	"strings"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"
)

// Sheet is a table of text, for a terminal or as Markdown.
type Sheet struct {
	Heads []Head
	Rows  [][]string
	// colors returns the colours of a cell, for terminals that have them. It may be nil.
	colors func(row, column int) []text.Color
}

// Head is the head of a column.
type Head struct {
	Text string
	// Right reports whether the column is aligned right, as figures are.
	Right bool
}

// Figures returns heads of columns of figures.
func Figures(heads ...string) []Head {
	var all []Head
	for _, h := range heads {
		all = append(all, Head{h, true})
	}
	return all
}

// Words returns heads of columns of words.
func Words(heads ...string) []Head {
	var all []Head
	for _, h := range heads {
		all = append(all, Head{Text: h})
	}
	return all
}

// String lays the sheet out for a terminal, without colours.
func (s Sheet) String() string { return s.text(false) }

// Within returns the sheet with long names cut so that it fits into a width.
func (s Sheet) Within(width int) Sheet {
	columns := make([]columnTexts, len(s.Heads))
	for i, h := range s.Heads {
		columns[i] = columnTexts{head: h.Text, words: !h.Right, must: true}
		for _, r := range s.Rows {
			columns[i].cells = append(columns[i].cells, r[i])
		}
	}
	shorten(columns, width)
	cut := Sheet{Rows: make([][]string, len(s.Rows)), colors: s.colors}
	for i, c := range columns {
		cut.Heads = append(cut.Heads, Head{c.head, s.Heads[i].Right})
		for j, cell := range c.cells {
			cut.Rows[j] = append(cut.Rows[j], cell)
		}
	}
	return cut
}

func (s Sheet) text(p Painter) string {
	w := grid()
	var head table.Row
	var configs []table.ColumnConfig
	for i, h := range s.Heads {
		head = append(head, h.Text)
		configs = append(configs, aligned(i+1, h.Right))
	}
	w.AppendHeader(head)
	w.SetColumnConfigs(configs)
	for i, r := range s.Rows {
		var row table.Row
		for j, cell := range r {
			if s.colors != nil {
				cell = p.Paint(cell, s.colors(i, j)...)
			}
			row = append(row, cell)
		}
		w.AppendRow(row)
	}
	return w.Render()
}

// Markdown lays the sheet out as a Markdown table.
func (s Sheet) Markdown() string {
	var b strings.Builder
	line := func(cells []string) {
		for _, c := range cells {
			fmt.Fprintf(&b, "| %s ", c)
		}
		b.WriteString("|\n")
	}
	var heads []string
	rule := ""
	for _, h := range s.Heads {
		heads = append(heads, MarkdownLine(h.Text))
		if h.Right {
			rule += "|--:"
		} else {
			rule += "|:--"
		}
	}
	line(heads)
	b.WriteString(rule + "|\n")
	for _, r := range s.Rows {
		var cells []string
		for _, c := range r {
			cells = append(cells, MarkdownLine(c))
		}
		line(cells)
	}
	return b.String()
}

// grid returns a table without lines except one below the head.
func grid() table.Writer {
	w := table.NewWriter()
	w.SetStyle(bare)
	w.SuppressTrailingSpaces()
	return w
}

// aligned returns the alignment of a column. Columns are counted from 1.
func aligned(number int, right bool) table.ColumnConfig {
	align := text.AlignLeft
	if right {
		align = text.AlignRight
	}
	return table.ColumnConfig{Number: number, Align: align, AlignHeader: align}
}

// special escapes all characters that Markdown could take for markup within a line or a cell.
var special = strings.NewReplacer(`\`, `\\`, "|", `\|`, "*", `\*`, "_", `\_`, "`", "\\`", "<", "&lt;", "&", "&amp;", "[", `\[`, "#", `\#`)

// MarkdownLine writes text as a line of Markdown without markup.
func MarkdownLine(s string) string { return special.Replace(oneLine(s)) }
