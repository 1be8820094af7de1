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
		lines = append(lines, "unproved: too large for a proof in passing; list matrix --prove proves all")
	}
	if len(k.Lowered) > 0 {
		lines = append(lines, "converts types: "+strings.Join(k.Lowered, ", "))
	}
	switch {
	case l.Unknown != "":
		lines = append(lines, "whose the bytes are is not known: "+l.Unknown)
	case l.Varies:
		lines = append(lines, "the encoding of this value varies, and this is one of them")
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
		{fieldmap.Absent, "this value has no byte of its own; others add some"},
		{fieldmap.About, "other values change the length, so that the bytes are found by aligning encodings"},
		{fieldmap.Moved, "other values change too much to tell; the bytes count as overhead"},
		{fieldmap.AnyOrder, "maps come in another order each time; the bytes that vary are shared by all of them"},
		{fieldmap.InPart, "of some parts of this field no byte could be seen; these count as overhead"},
		{fieldmap.NotCarried, "other values leave the bytes as they are"},
		{fieldmap.Unchanged, "the field could not be changed; its bytes count as overhead"},
	} {
		if used[n.note] {
			lines = append(lines, string(n.note)+": "+n.means)
		}
	}
	if leaves > 0 {
		lines = append(lines, fmt.Sprintf("the value is too large to tell all of its fields apart: %d are part of larger ones", leaves))
	}
	if len(l.Fields) > len(letters) {
		lines = append(lines, "letters stand for several fields; the places tell which")
	}
	return lines
}
