package cli

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/wirebench/wirebench/internal/fieldmap"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/report"
)

var update = flag.Bool("update", false, "write the golden files again")

// aDump has an example of everything that a dump can contain.
func aDump() dump {
	field := func(path, typ, value string, note fieldmap.Note, detail string, ranges ...fieldmap.Range) fieldmap.Field {
		f := fieldmap.Field{Path: path, Type: typ, Value: value, Leaves: 1, Ranges: ranges, Note: note, Detail: detail}
		for _, r := range ranges {
			f.Bytes += r[1] - r[0]
		}
		return f
	}
	known := fieldmap.Layout{
		Size: 37, Bytes: []byte("{Name:Hugo \x00\x7f\xc3\xa9,Yes:true,Flags:07,Sum:beef}")[:37],
		Split: &fieldmap.Split{Payload: 13, Shared: 1, Overhead: 23},
		Fields: []fieldmap.Field{
			field("Name", "string", `"Hugo"`, "", "", fieldmap.Range{6, 10}, fieldmap.Range{13, 15}),
			field("Yes", "bool", "true", fieldmap.About, "", fieldmap.Range{20, 24}),
			field("None", "*int", "nil", fieldmap.Absent, ""),
			field("A.Long.Path.To.A.Field.Of.A.Struct.Below.Others", "map[string]some.Struct", "3 elements", fieldmap.InPart, "not seen: zero int, bool",
				fieldmap.Range{30, 31}, fieldmap.Range{32, 33}, fieldmap.Range{33, 34}, fieldmap.Range{36, 37}),
			field("Gone", "int", "1", fieldmap.NotCarried, ""),
			field("Wild", "bool", "true", fieldmap.Moved, ""),
			field("Mode", "string", `"fast"`, fieldmap.Unchanged, "no such mode"),
			field("Other", "int32", "7", "", "", fieldmap.Range{32, 33}),
		},
	}
	known.Fields[3].Leaves = 6
	unknown := fieldmap.Layout{
		Size: 5000, Bytes: bytes.Repeat([]byte("ab"), 2500), Varies: true,
		Unknown: "the encoding of one value varies, and none comes clearly most often",
	}
	empty := fieldmap.Layout{Split: &fieldmap.Split{}, Fields: []fieldmap.Field{field("Name", "string", `""`, fieldmap.Absent, "")}}
	return dump{Data: "people", Type: "people.Person", Message: 2, about: "made up", Codecs: []measure.Dumped{
		{Codec: "unknown", Layout: &unknown, Unproved: true},
		{Codec: "known", Layout: &known, Fault: "Name: want \"Hugo\", got \"Victor\"", Lowered: []string{"int as int64", "map as a list of pairs"}},
		{Codec: "unfit", Reason: "no maps"},
		{Codec: "empty", Layout: &empty},
		{Codec: "crash", Fault: "killed the process (exit status 2): fatal error"},
	}}
}

func TestDumpText(t *testing.T) {
	for _, c := range []struct {
		file     string
		hexdumps bool
		o        report.TextOptions
	}{
		{"summary.txt", false, report.TextOptions{Width: 100}},
		{"bytes.txt", true, report.TextOptions{Width: 120}},
		{"narrow.txt", true, report.TextOptions{Width: 80}},
		{"color.txt", true, report.TextOptions{Width: 120, Color: true}},
	} {
		t.Run(c.file, func(t *testing.T) {
			var out bytes.Buffer
			d := aDump()
			if c.o.Color {
				d.Codecs = d.Codecs[1:2]
			}
			if err := d.text(&out, c.hexdumps, c.o); err != nil {
				t.Fatal(err)
			}
			for line := range strings.Lines(out.String()) {
				line = strings.TrimSuffix(line, "\n")
				if !c.o.Color && (strings.Contains(line, "\x1b") || strings.TrimRight(line, " ") != line) {
					t.Errorf("colour or spaces at the end of %q", line)
				}
				if n := text.StringWidthWithoutEscSequences(line); n > c.o.Width {
					t.Errorf("%d characters: %s", n, line)
				}
			}
			path := filepath.Join("testdata", "dump", c.file)
			if *update {
				if err := os.WriteFile(path, out.Bytes(), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), out.String()); diff != "" {
				t.Errorf("%s (-want +got); -update accepts it:\n%s", path, diff)
			}
		})
	}
}

// TestDumpJSON checks that a dump survives a round trip through JSON.
func TestDumpJSON(t *testing.T) {
	var out bytes.Buffer
	if err := aDump().json(&out); err != nil {
		t.Fatal(err)
	}
	var got dump
	if err := json.Unmarshal(out.Bytes(), &got); err != nil {
		t.Fatal(err)
	}
	got.about = aDump().about
	if diff := cmp.Diff(aDump(), got, cmp.AllowUnexported(dump{}), cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
