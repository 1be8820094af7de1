package report

import (
	"bytes"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/wirebench/wirebench/internal/record"
)

var update = flag.Bool("update", false, "write the golden files and the synthetic record again")

func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, got, 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("%s (-want +got); -update accepts it:\n%s", name, diff)
	}
}

func TestGolden(t *testing.T) {
	if *update {
		if err := os.RemoveAll(folder); err != nil {
			t.Fatal(err)
		}
		synthetic(t, folder)
	}
	whole := read(t)
	terminal := func(o TextOptions) func(io.Writer, Source) error {
		return func(w io.Writer, s Source) error { return Text(w, s, o) }
	}
	for _, c := range []struct {
		file   string
		rec    record.Record
		render func(io.Writer, Source) error
	}{
		{"width-60.txt", whole, terminal(TextOptions{Width: 60})},
		{"width-80.txt", whole, terminal(TextOptions{})},
		{"width-100.txt", whole, terminal(TextOptions{Width: 100})},
		{"width-120.txt", whole, terminal(TextOptions{Width: 120})},
		{"width-160.txt", whole, terminal(TextOptions{Width: 160})},
		{"color.txt", whole, terminal(TextOptions{Width: 120, Color: true})},
		{"disturbed.txt", disturb(whole), terminal(TextOptions{Width: 100})},
		{"sort-decode.txt", whole, terminal(TextOptions{Width: 120, View: View{Sort: "decode"}})},
		{"sort-wire.txt", whole, terminal(TextOptions{Width: 100, View: View{Sort: "wire"}})},
		{"sort-codec.txt", whole, terminal(TextOptions{Width: 100, View: View{Sort: "codec"}})},
		{"columns.txt", whole, terminal(TextOptions{Width: 60, View: View{Columns: []string{"time", "allocs", "wire"}}})},
		{"codecs.txt", whole, terminal(TextOptions{Width: 100, View: View{Codecs: []string{"json", "gob", "ugorji/msgpack", "limit"}, Columns: []string{"time", "ratio", "mind"}}})},
		{"with-gc.txt", whole, func(w io.Writer, s Source) error {
			s.WithGC = true
			return Text(w, s, TextOptions{Width: 100})
		}},
		{"with-gc.csv", whole, func(w io.Writer, s Source) error {
			s.WithGC = true
			return oneCSV(w, s)
		}},
		{"report.md", whole, View{}.Markdown},
		{"columns.md", whole, View{Sort: "allocs", Columns: []string{"allocs", "bytes", "gc"}}.Markdown},
		{"disturbed.md", disturb(whole), View{}.Markdown},
		{"report.csv", whole, oneCSV},
		{"report.json", whole, oneJSON},
		{"sort-wire.csv", whole, func(w io.Writer, s Source) error { return View{Sort: "wire"}.CSV(w, s) }},
		{"report.benchfmt", whole, func(w io.Writer, s Source) error { return record.Benchfmt(w, s.Record, s.Heap, nil) }},
		{"transfers.txt", sending(), func(w io.Writer, s Source) error {
			return TransfersOver(s, 10e6).Text(w, TextOptions{Width: 100})
		}},
		{"transfers.md", sending(), func(w io.Writer, s Source) error { return TransfersOver(s, 10e6).Markdown(w) }},
		{"transfers.csv", sending(), func(w io.Writer, s Source) error { return TransferCSV(w, TransfersOver(s, 10e6)) }},
		{"transfers.json", sending(), func(w io.Writer, s Source) error { return TransferJSON(w, TransfersOver(s, 10e6)) }},
		{"comparison.txt", whole, comparison(func(c Comparison, w io.Writer) error { return c.Text(w, TextOptions{Width: 120}) })},
		{"comparison.md", whole, comparison(Comparison.Markdown)},
		{"comparison.csv", whole, comparison(Comparison.CSV)},
		{"person.svg", whole, func(w io.Writer, s Source) error { return View{}.SVG(w, s, "person") }},
		{"sort-decode.svg", whole, func(w io.Writer, s Source) error { return View{Sort: "decode"}.SVG(w, s, "person") }},
		{"disturbed.svg", disturb(whole), func(w io.Writer, s Source) error { return View{}.SVG(w, s, "book") }},
	} {
		t.Run(c.file, func(t *testing.T) {
			var out bytes.Buffer
			if err := c.render(&out, facts(c.rec)); err != nil {
				t.Fatal(err)
			}
			golden(t, c.file, out.Bytes())
		})
	}
}

// TestTextFits checks that no line is longer than the terminal is wide, for many widths.
func TestTextFits(t *testing.T) {
	rec := read(t)
	for width := 50; width <= 200; width++ {
		for _, color := range []bool{false, true} {
			var out strings.Builder
			if err := Text(&out, facts(rec), TextOptions{Width: width, Color: color}); err != nil {
				t.Fatal(err)
			}
			for line := range strings.Lines(out.String()) {
				line = strings.TrimSuffix(line, "\n")
				if got := text.StringWidthWithoutEscSequences(line); got > width {
					t.Errorf("width %d: a line of %d: %s", width, got, line)
				}
				if !color && strings.Contains(line, "\x1b") {
					t.Errorf("width %d: colour without being asked: %q", width, line)
				}
			}
		}
	}
}

// facts returns the record without any choices of a reader.
func facts(rec record.Record) Source { return Source{Record: rec} }

func oneCSV(w io.Writer, s Source) error  { return View{}.CSV(w, s) }
func oneJSON(w io.Writer, s Source) error { return View{}.JSON(w, s) }

// comparison renders the comparison of a run with a changed one.
func comparison(render func(Comparison, io.Writer) error) func(io.Writer, Source) error {
	return func(w io.Writer, s Source) error {
		c, err := Compare(one(s.Record), one(changedRun(s.Record)), "", nil)
		if err != nil {
			return err
		}
		return render(c, w)
	}
}
