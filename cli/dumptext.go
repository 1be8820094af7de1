package cli

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/wirebench/wirebench/internal/fieldmap"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/report"
)

// text prints a dump for people: a table of the codecs if there are several, and the bytes of each
// codec if asked for.
func (d dump) text(w io.Writer, hexdumps bool, o report.TextOptions) error {
	out := bufio.NewWriter(w)
	wrapped(out, o, []string{fmt.Sprintf("%s, message %d: %s (%s)", d.Data, d.Message, d.about, d.Type)})
	if !hexdumps || len(d.Codecs) > 1 {
		fmt.Fprintf(out, "\n%s\n", d.summary(o))
	}
	if !hexdumps {
		wrapped(out, o, d.without())
	}
	for _, k := range d.Codecs {
		if hexdumps {
			dumped(out, k, o)
		}
	}
	if err := out.Flush(); err != nil {
		return fmt.Errorf("write the dump: %w", err)
	}
	return nil
}

// wrapped prints lines no longer than the terminal is wide.
func wrapped(w io.Writer, o report.TextOptions, lines []string) {
	for _, l := range lines {
		for _, part := range report.Wrap("", l, o.Width) {
			fmt.Fprintln(w, part)
		}
	}
}

// summary has a line for each codec that encodes the value, the smallest encoding first.
func (d dump) summary(o report.TextOptions) string {
	codecs := slices.DeleteFunc(slices.Clone(d.Codecs), func(k measure.Dumped) bool { return k.Layout == nil })
	slices.SortStableFunc(codecs, func(a, b measure.Dumped) int { return cmp.Compare(a.Layout.Size, b.Layout.Size) })
	t := plain()
	t.AppendHeader(table.Row{"codec", "wire", "payload", "shared", "overhead", "", ""})
	var right []table.ColumnConfig
	for column := 2; column <= 6; column++ {
		right = append(right, table.ColumnConfig{Number: column, Align: text.AlignRight, AlignHeader: text.AlignRight})
	}
	// The longest names and the numbers take 64 columns.
	t.SetColumnConfigs(append(right, table.ColumnConfig{Number: 7, WidthMax: max(16, o.Width-64), WidthMaxEnforcer: text.WrapSoft}))
	for _, k := range codecs {
		row := table.Row{report.Short(k.Codec), k.Layout.Size, "?", "?", "?", ""}
		if s := k.Layout.Split; s != nil {
			row = table.Row{report.Short(k.Codec), k.Layout.Size, s.Payload, s.Shared, s.Overhead, percent(s.Overhead, k.Layout.Size)}
		}
		t.AppendRow(append(row, strings.Join(marks(k), ", ")))
	}
	return t.Render()
}

// percent returns a part as a share of a whole. It is "" if the whole is 0.
func percent(part, whole int) string {
	if whole == 0 {
		return ""
	}
	return report.Percent(float64(part) / float64(whole))
}

// marks returns what a reader must know about a codec's line.
func marks(k measure.Dumped) []string {
	var all []string
	if k.Fault != "" {
		all = append(all, "fault")
	}
	if len(k.Lowered) > 0 {
		all = append(all, "converts types")
	}
	if k.Unproved {
		all = append(all, "unproved")
	}
	if k.Layout.Varies {
		all = append(all, "varies")
	}
	about, unseen := 0, false
	for _, f := range k.Layout.Fields {
		switch f.Note {
		case fieldmap.About:
			about += f.Bytes
		case fieldmap.Moved, fieldmap.InPart, fieldmap.Unchanged:
			unseen = true
		}
	}
	if about > 0 {
		all = append(all, fmt.Sprintf("%d about", about))
	}
	if unseen {
		all = append(all, "unseen")
	}
	return all
}

// without explains the marks, and lists the codecs that are missing from the summary or are at
// fault.
func (d dump) without() []string {
	lines := []string{"wire = payload + shared + overhead, in bytes; --codec prints the bytes and their fields"}
	var absent []string
	meant := make(map[string]bool)
	for _, k := range d.Codecs {
		if k.Layout != nil {
			for _, mark := range marks(k) {
				meant[strings.TrimLeft(mark, " 0123456789")] = true
			}
		}
	}
	for _, mark := range [][2]string{
		{"converts types", "the format lacks a type, and another type stands for it"},
		{"unproved", "the value is too large to prove here; list matrix --prove proves all values"},
		{"varies", "the encoding of one value varies; this is one of its encodings"},
		{"about", "that many bytes of the payload were found by aligning encodings of different lengths"},
		{"unseen", "the bytes of some fields may be missing here; they count as overhead"},
	} {
		if meant[mark[0]] {
			lines = append(lines, mark[0]+": "+mark[1])
		}
	}
	unknown := make(map[string]int)
	for _, k := range d.Codecs {
		if k.Layout != nil && k.Layout.Unknown != "" {
			unknown[k.Layout.Unknown]++
		}
	}
	for _, why := range slices.Sorted(maps.Keys(unknown)) {
		lines = append(lines, fmt.Sprintf("?: %s (%d codecs)", why, unknown[why]))
	}
	for _, k := range d.Codecs {
		if k.Fault != "" {
			lines = append(lines, "Fault: "+k.Codec+": "+k.Fault)
		}
		if k.Reason != "" {
			absent = append(absent, k.Codec+" ("+k.Reason+")")
		}
	}
	if len(absent) > 0 {
		lines = append(lines, "No bytes: "+strings.Join(absent, ", "))
	}
	return lines
}
