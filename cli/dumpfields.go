package cli

import (
	"fmt"
	"io"
	"strings"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/wirebench/wirebench/internal/fieldmap"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/report"
)

// dumped prints the result of one codec: its bytes, and the fields that they belong to.
func dumped(w io.Writer, k measure.Dumped, o report.TextOptions) {
	fmt.Fprintln(w)
	if k.Layout == nil {
		why := k.Reason
		if k.Fault != "" {
			why = "fault: " + k.Fault
		}
		wrapped(w, o, []string{k.Codec + ": no bytes: " + why})
		return
	}
	l := *k.Layout
	head := fmt.Sprintf("%s: %d bytes", k.Codec, l.Size)
	if s := l.Split; s != nil {
		head += fmt.Sprintf(" = %d payload + %d shared + %d overhead", s.Payload, s.Shared, s.Overhead)
		if l.Size > 0 {
			head += " (" + percent(s.Overhead, l.Size) + ")"
		}
	}
	lines := []string{report.Painter(o.Color).Paint(head, text.Bold)}
	if k.Fault != "" {
		lines = append(lines, "fault: "+k.Fault)
	}
	if k.Unproved {
		lines = append(lines, "unproved: the value is too large to prove here; list matrix --prove proves all values")
	}
	if len(k.Lowered) > 0 {
		lines = append(lines, "converts types: "+strings.Join(k.Lowered, ", "))
	}
	switch {
	case l.Unknown != "":
		lines = append(lines, "the fields of the bytes are unknown: "+l.Unknown)
	case l.Varies:
		lines = append(lines, "the encoding of this value varies; this is one of its encodings")
	}
	wrapped(w, o, lines)
	if l.Unknown == "" {
		fmt.Fprintln(w, fields(l, o))
		wrapped(w, o, notes(l))
	}
	fmt.Fprintln(w)
	hexdump(w, l, o)
}

// limits are the most characters or places that columns of the table of fields show.
type limits struct{ path, typ, value, places int }

// fields lays out the table of a layout's fields.
func fields(l fieldmap.Layout, o report.TextOptions) string {
	wide := o.Width >= fullLine
	most := limits{path: 24, typ: 8, value: 14, places: 1}
	if wide {
		most = limits{path: 32, typ: 16, value: 28, places: 2}
	}
	t := plain()
	t.AppendHeader(table.Row{"", "field", "type", "value", "bytes", "at", ""})
	t.SetColumnConfigs([]table.ColumnConfig{
		{Number: 5, Align: text.AlignRight, AlignHeader: text.AlignRight},
		{Number: 7, WidthMax: max(20, o.Width-92), WidthMaxEnforcer: text.WrapSoft},
	})
	digits := max(2, len(fmt.Sprintf("%x", l.Size)))
	for i, f := range l.Fields {
		var at []string
		for _, r := range f.Ranges[:min(len(f.Ranges), most.places)] {
			place := fmt.Sprintf("%0*x", digits, r[0])
			if r[1] > r[0]+1 {
				place += fmt.Sprintf("-%0*x", digits, r[1]-1)
			}
			at = append(at, place)
		}
		if len(f.Ranges) > most.places {
			at = append(at, "…")
		}
		note := string(f.Note)
		if f.Detail != "" && wide {
			note += ": " + f.Detail
		}
		t.AppendRow(table.Row{
			report.Painter(o.Color).Paint(string(letter(i)), color(i)), text.Snip(f.Path, most.path, "…"), text.Snip(f.Type, most.typ, "…"),
			text.Snip(f.Value, most.value, "…"), f.Bytes, strings.Join(at, " "), note,
		})
	}
	return t.Render()
}

// notes explains the notes in the table of fields.
func notes(l fieldmap.Layout) []string {
	used := make(map[fieldmap.Note]bool)
	leaves := 0
	for _, f := range l.Fields {
		used[f.Note] = true
		if f.Leaves > 1 {
			leaves += f.Leaves
		}
	}
	var lines []string
	for _, n := range []struct {
		note  fieldmap.Note
		means string
	}{
		{fieldmap.Absent, "this value adds no bytes; other values of the field add some"},
		{fieldmap.About, "other values change the length; the bytes were found by aligning encodings"},
		{fieldmap.Moved, "other values change too many bytes; the field's bytes count as overhead"},
		{fieldmap.AnyOrder, "the order of maps varies; the varying bytes are shared by all maps"},
		{fieldmap.InPart, "the bytes of some parts of this field weren't found; they count as overhead"},
		{fieldmap.NotCarried, "other values don't change the bytes"},
		{fieldmap.Unchanged, "the field could not be changed; its bytes count as overhead"},
	} {
		if used[n.note] {
			lines = append(lines, string(n.note)+": "+n.means)
		}
	}
	if leaves > 0 {
		lines = append(lines, fmt.Sprintf("the value has too many fields to examine each: %d are examined as parts of larger fields", leaves))
	}
	if len(l.Fields) > len(letters) {
		lines = append(lines, "a letter stands for several fields; their places differ")
	}
	return lines
}
