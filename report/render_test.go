package report

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/record"
)

// Records that lack what a whole one has must still be shown.
func TestPoorRecords(t *testing.T) {
	for name, change := range map[string]func(*record.Record){
		"empty":        func(r *record.Record) { *r = record.Record{} },
		"no blocks":    func(r *record.Record) { r.Blocks, r.Processes, r.Garbage, r.End = nil, nil, nil, nil },
		"one process":  func(r *record.Record) { r.Blocks = r.Blocks[:8] },
		"no reference": func(r *record.Record) { r.Run.Reference = "absent" },
		"unlisted":     func(r *record.Record) { r.Run.Codecs, r.Run.Data, r.Run.Models = nil, nil, nil },
		"no canary":    func(r *record.Record) { r.Processes = []record.Process{{}} },
	} {
		t.Run(name, func(t *testing.T) {
			rec := read(t)
			change(&rec)
			for _, render := range []func(io.Writer, record.Record) error{
				View{}.Markdown, oneCSV, JSON, func(w io.Writer, r record.Record) error { return Text(w, r, TextOptions{}) },
			} {
				var out strings.Builder
				if err := render(&out, rec); err != nil {
					t.Error(err)
				}
				for _, bad := range []string{"NaN", "Inf", "%!"} {
					if strings.Contains(out.String(), bad) {
						t.Errorf("%s in:\n%s", bad, out.String())
					}
				}
			}
			var out bytes.Buffer
			if err := SVG(&out, rec, "person"); err == nil {
				wellFormed(t, out.Bytes())
			} else if name != "empty" {
				t.Error(err)
			}
		})
	}
}

func wellFormed(t *testing.T, picture []byte) {
	t.Helper()
	if bytes.Contains(picture, []byte("NaN")) || bytes.Contains(picture, []byte("Inf")) {
		t.Errorf("a place that is no number in:\n%s", picture)
	}
	d := xml.NewDecoder(bytes.NewReader(picture))
	for {
		_, err := d.Token()
		if err == io.EOF {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

func TestMachineFormats(t *testing.T) {
	rec := read(t)
	var out bytes.Buffer
	if err := CSV(&out, rec); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(&out).ReadAll() // refuses rows of unequal length
	if err != nil {
		t.Fatal(err)
	}
	// Every cell, and the empty partners of those that have none.
	if len(rows)-1 < len(rec.Cells) {
		t.Errorf("%d rows for %d cells", len(rows)-1, len(rec.Cells))
	}
	out.Reset()
	if err := JSON(&out, rec); err != nil {
		t.Fatal(err)
	}
	var back struct{ Tables []Table }
	if err := json.Unmarshal(out.Bytes(), &back); err != nil {
		t.Fatal(err)
	}
	if want, got := len(Derive(rec)), len(back.Tables); want != got {
		t.Errorf("%d tables, want %d", got, want)
	}
	out.Reset()
	if err := SVG(&out, rec, "person"); err != nil {
		t.Fatal(err)
	}
	wellFormed(t, out.Bytes())
	if err := SVG(io.Discard, rec, "nothing"); err == nil || !strings.Contains(err.Error(), `"nothing"`) {
		t.Errorf("an unknown data set: got %v", err)
	}
}

// All formats have the rows of a table in one order.
func TestOneOrder(t *testing.T) {
	rec := read(t)
	var want []string
	for _, r := range shown(Derive(rec)[0]) {
		want = append(want, r.Codec.Name)
	}
	render := func(render func(io.Writer, record.Record) error) string {
		var out strings.Builder
		if err := render(&out, rec); err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	firstTable := func(s string) string {
		before, _, _ := strings.Cut(s, "encode-reuse: one small struct")
		return before
	}
	names := func(pattern, s string) (names []string) {
		for _, m := range regexp.MustCompile(pattern).FindAllStringSubmatch(s, -1) {
			if name := strings.ReplaceAll(m[1], `\`, ""); slices.Contains(want, name) {
				names = append(names, name)
			}
		}
		return names
	}
	records, err := csv.NewReader(strings.NewReader(render(oneCSV))).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var fromCSV []string
	for _, r := range records {
		if r[0] == "person" && r[1] == "encode" && slices.Contains(want, r[2]) {
			fromCSV = append(fromCSV, r[2])
		}
	}
	var fromJSON struct{ Tables []Table }
	if err := json.Unmarshal([]byte(render(JSON)), &fromJSON); err != nil {
		t.Fatal(err)
	}
	var rows []string
	for _, r := range fromJSON.Tables[0].Rows {
		if slices.Contains(want, r.Codec.Name) {
			rows = append(rows, r.Codec.Name)
		}
	}
	picture := render(func(w io.Writer, r record.Record) error { return SVG(w, r, "person") })
	for format, got := range map[string][]string{
		"text": names(`(?m)^(\S+) `, firstTable(render(func(w io.Writer, r record.Record) error { return Text(w, r, TextOptions{}) }))),
		"md":   names(`(?m)^\| (\S+) `, firstTable(render(View{}.Markdown))),
		"csv":  fromCSV,
		"json": rows,
		// The picture has no floor, and the rows once for each model.
		"svg": append([]string{"noop"}, names(`class="end" [^>]*>([^<]*)<`, picture)...),
	} {
		want := want
		if format == "svg" {
			want = append(slices.Clone(want), want[1:]...)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", format, diff)
		}
	}
}

var errBroken = errors.New("broken")

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errBroken }

func TestWriteErrors(t *testing.T) {
	rec := read(t)
	for name, render := range map[string]func(io.Writer, record.Record) error{
		"text": func(w io.Writer, r record.Record) error { return Text(w, r, TextOptions{}) },
		"md":   View{}.Markdown, "csv": oneCSV, "json": JSON,
		"svg": func(w io.Writer, r record.Record) error { return SVG(w, r, "person") },
	} {
		if err := render(broken{}, rec); !errors.Is(err, errBroken) {
			t.Errorf("%s: a failing writer: got %v", name, err)
		}
	}
}
