package report

import (
	"fmt"
	"strings"
	"testing"

	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/wirebench/wirebench/internal/record"
)

// longNames gives all codecs, formats and data sets of a record long names.
func longNames(rec record.Record) record.Record {
	long := func(name string) string { return name + " " + strings.Repeat("x", 240) }
	for i := range rec.Run.Codecs {
		rec.Run.Codecs[i].Name, rec.Run.Codecs[i].FormatName = long(rec.Run.Codecs[i].Name), long(rec.Run.Codecs[i].FormatName)
		rec.Run.Codecs[i].Format.Name = long(rec.Run.Codecs[i].Format.Name)
	}
	for i := range rec.Run.Data {
		rec.Run.Data[i].Name = long(rec.Run.Data[i].Name)
	}
	for i := range rec.Cells {
		rec.Cells[i].Codec, rec.Cells[i].Data = long(rec.Cells[i].Codec), long(rec.Cells[i].Data)
	}
	for i := range rec.Blocks {
		rec.Blocks[i].Codec, rec.Blocks[i].Data = long(rec.Blocks[i].Codec), long(rec.Blocks[i].Data)
	}
	for i := range rec.Processes {
		rec.Processes[i].Data = long(rec.Processes[i].Data)
	}
	rec.Run.Reference, rec.Run.Twin = long(rec.Run.Reference), long(rec.Run.Twin)
	return rec
}

// TestLongNames checks that names of any length leave room for the figures, in lines that fit.
func TestLongNames(t *testing.T) {
	slower := longNames(read(t))
	for i := range slower.Blocks {
		if strings.HasPrefix(slower.Blocks[i].Codec, "gob") {
			slower.Blocks[i].NS *= 2
		}
	}
	comparison, err := Compare([]record.Record{longNames(read(t))}, []record.Record{slower}, "", nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, width := range []int{70, 80, 120, 160} {
		for name, c := range map[string]struct {
			write   func(*strings.Builder) error
			figures []string
		}{
			"table": {func(b *strings.Builder) error {
				return Text(b, facts(longNames(read(t))), TextOptions{Width: width, View: View{All: true}})
			}, []string{"6.42 µs", "27.0 µs"}},
			"answer": {func(b *strings.Builder) error {
				return Text(b, facts(longNames(field("json"))), TextOptions{Width: width})
			}, []string{"200 ns", "25.0×"}},
			"comparison": {func(b *strings.Builder) error { return comparison.Text(b, TextOptions{Width: width}) }, []string{"+100.0%", "slower"}},
			"transfers": {func(b *strings.Builder) error {
				return TransfersOver(Source{Record: longNames(sending())}, 10e6).Text(b, TextOptions{Width: width})
			}, []string{"s2", "74.4 µs"}},
		} {
			t.Run(fmt.Sprint(name, " ", width), func(t *testing.T) {
				var b strings.Builder
				if err := c.write(&b); err != nil {
					t.Fatal(err)
				}
				rows := ""
				for line := range strings.Lines(b.String()) {
					line = strings.TrimSuffix(line, "\n")
					if got := text.StringWidthWithoutEscSequences(line); got > width && strings.Contains(line, "…") {
						t.Errorf("a row of %d: %s", got, line)
					}
					if strings.Contains(line, "…") {
						rows += line + "\n"
					}
				}
				for _, want := range c.figures {
					if !strings.Contains(rows, want) {
						t.Errorf("no row has %s:\n%s", want, b.String())
					}
				}
			})
		}
	}
}
