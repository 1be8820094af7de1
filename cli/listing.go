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
	"golang.org/x/mod/module"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/record"
)

// listing is a table that is printed for people or as JSON.
type listing struct {
	columns []string
	rows    [][]string
	// codecs are the codecs of the rows, in a list of codecs.
	codecs []record.CodecInfo
	// guards are the limits on input of these codecs.
	guards []inventory.Guarded
	// all asks for maintenance and limits in the text, too. omitted are codecs that the program does not have.
	all     bool
	omitted []codec.Omitted
}

func (l listing) json(w io.Writer) error {
	objects := []map[string]any{}
	for j, row := range l.rows {
		object := make(map[string]any)
		for i, column := range l.columns {
			object[column] = row[i]
		}
		if l.codecs != nil {
			k := l.codecs[j]
			object["maintenance"], object["package"] = k.Maintenance, k.Package
			if len(k.Limits) > 0 {
				object["limits"] = k.Limits
			}
			if len(k.Guards) > 0 {
				object["limits on input"] = k.Guards
			}
			if len(k.Statements) > 0 {
				object["statements"] = k.Statements
			}
			object["aliases"], object["languages"], object["languages from"] = k.Format.Aliases, k.Format.Languages, k.Format.Source
		}
		objects = append(objects, object)
	}
	for _, o := range l.omitted {
		objects = append(objects, map[string]any{
			"codec": o.Name, "format": o.Format, "module": o.Module, "not here because": o.Why, "checked": o.Checked,
		})
	}
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	return enc.Encode(objects)
}

// text prints the listing in lines of at most the given width, if names allow it.
func (l listing) text(w io.Writer, width int) error {
	out := narrow(l.columns, l.rows, width)
	if text := maintenanceText(byModule(l.codecs), width); l.all && text != "" {
		out += "\n\n" + text
	}
	if l.all && len(l.guards) > 0 {
		var rows [][]string
		for _, g := range l.guards {
			rows = append(rows, []string{strings.Join(g.Codecs, ", "), g.Of, g.Value(), cmp.Or(g.Option, "fixed")})
		}
		out += "\n\n" + narrow([]string{"codec", "what is limited in input", "by default", "option"}, rows, width)
	}
	if len(l.omitted) > 0 {
		var rows [][]string
		for _, o := range l.omitted {
			rows = append(rows, []string{o.Name, o.Format, o.Module, o.Why, o.Checked})
		}
		out += "\n\n" + narrow([]string{"not in this program", "format", "module", "because", "checked"}, rows, width)
	}
	if slices.Contains(l.columns, "module") {
		out += "\n\nModules without a host are on github.com; --json has them and their versions in full."
	}
	_, err := fmt.Fprintln(w, out)
	return err
}

// narrow lays out a table in lines of at most the given width. It shortens values of some columns
// and wraps the widest columns, first those with several words.
func narrow(columns []string, rows [][]string, width int) string {
	const gap, leastWords, least = 2, 14, 8
	t := plain()
	t.Style().Box.PaddingRight = strings.Repeat(" ", gap)
	t.Style().Box.MiddleVertical = ""
	t.AppendHeader(tableRow(columns))
	widths, words := make([]int, len(columns)), make([]bool, len(columns))
	for i, c := range columns {
		widths[i] = len(c)
	}
	for _, full := range rows {
		row := slices.Clone(full)
		for i, c := range columns {
			if shorten := shortened[c]; shorten != nil {
				row[i] = shorten(row[i])
			}
			widths[i] = max(widths[i], text.StringWidthWithoutEscSequences(row[i]))
			words[i] = words[i] || strings.Contains(row[i], " ")
		}
		t.AppendRow(tableRow(row))
	}
	left := width - gap*(len(widths)-1)
	shrink(widths, left, leastWords, func(i int) bool { return words[i] })
	shrink(widths, left, least, func(int) bool { return true })
	var configs []table.ColumnConfig
	for i, w := range widths {
		configs = append(configs, table.ColumnConfig{Number: i + 1, WidthMax: w, WidthMaxEnforcer: wrap})
	}
	t.SetColumnConfigs(configs)
	return t.Render()
}

// wrap breaks a cell into lines of at most the given width. It breaks text between words, and a
// name without blanks after a slash or a hyphen, if possible.
func wrap(cell string, width int) string {
	if strings.ContainsFunc(cell, func(r rune) bool { return r <= ' ' || r > '~' }) {
		return text.WrapSoft(cell, width)
	}
	var lines []string
	for len(cell) > width {
		at := strings.LastIndexAny(cell[:width], "/-") + 1
		if at == 0 {
			at = width
		}
		lines, cell = append(lines, cell[:at]), cell[at:]
	}
	return strings.Join(append(lines, cell), "\n")
}

// shrink narrows the widest columns that may be wrapped until all fit into the width left, or until
// these columns have the least width.
func shrink(widths []int, left, least int, may func(int) bool) {
	for _, w := range widths {
		left -= w
	}
	for ; left < 0; left++ {
		widest := -1
		for i, w := range widths {
			if may(i) && w > least && (widest < 0 || w >= widths[widest]) { // of equal columns, the last one needs its width least
				widest = i
			}
		}
		if widest < 0 {
			return
		}
		widths[widest]--
	}
}

func tableRow(cells []string) (row table.Row) {
	for _, c := range cells {
		row = append(row, c)
	}
	return row
}

// shortened has functions that shorten the values of a column for people.
var shortened = map[string]func(string) string{
	"module":  func(path string) string { return strings.TrimPrefix(path, "github.com/") },
	"version": withoutTail,
	"newer":   withoutTail,

	"lowest listed": withoutTail,
}

// withoutTail returns a version without the parts that don't matter to people.
func withoutTail(v string) string {
	v = strings.TrimSuffix(v, "+incompatible")
	if module.IsPseudoVersion(v) { // keep its day
		v = v[:len(v)-len("150405-0123456789ab")]
	}
	return v
}
