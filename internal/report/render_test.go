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

	"github.com/wirebench/wirebench/internal/record"
)

// TestPoorRecords checks that records with missing parts are still shown.
func TestPoorRecords(t *testing.T) {
	for name, change := range map[string]func(*record.Record){
		"empty":        func(r *record.Record) { *r = record.Record{} },
		"no blocks":    func(r *record.Record) { r.Blocks, r.Processes, r.Garbage, r.End = nil, nil, nil, nil },
		"one process":  func(r *record.Record) { r.Blocks = r.Blocks[:8] },
		"no reference": func(r *record.Record) { r.Run.Reference = "absent" },
		"unlisted":     func(r *record.Record) { r.Run.Codecs, r.Run.Data, r.Run.Operations = nil, nil, nil },
		"no canary":    func(r *record.Record) { r.Processes = []record.Process{{}} },
	} {
		t.Run(name, func(t *testing.T) {
			rec := read(t)
			change(&rec)
			for _, render := range []func(io.Writer, Source) error{
				View{}.Markdown, oneCSV, oneJSON, func(w io.Writer, s Source) error { return Text(w, s, TextOptions{}) },
			} {
				var out strings.Builder
				if err := render(&out, facts(rec)); err != nil {
					t.Error(err)
				}
				for _, bad := range []string{"NaN", "Inf", "%!"} {
					if strings.Contains(out.String(), bad) {
						t.Errorf("%s in:\n%s", bad, out.String())
					}
				}
			}
			var out bytes.Buffer
			if err := (View{}).SVG(&out, facts(rec), "person"); err == nil {
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
	if err := oneCSV(&out, facts(rec)); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(&out).ReadAll() // ReadAll refuses rows of unequal length
	if err != nil {
		t.Fatal(err)
	}
	// There is a row for every cell, and for the empty partners of cells without a partner.
	if len(rows)-1 < len(rec.Cells) {
		t.Errorf("%d rows for %d cells", len(rows)-1, len(rec.Cells))
	}
	out.Reset()
	if err := (View{}).JSON(&out, facts(rec), facts(rec)); err != nil { // as if from two machines
		t.Fatal(err)
	}
	var back struct{ Runs []struct{ Tables []Table } }
	if err := json.Unmarshal(out.Bytes(), &back); err != nil {
		t.Fatal(err)
	}
	if want, got := len(Derive(facts(rec))), len(back.Runs[1].Tables); want != got {
		t.Errorf("%d tables of the second run, want %d", got, want)
	}
	out.Reset()
	if err := (View{}).SVG(&out, facts(rec), "person"); err != nil {
		t.Fatal(err)
	}
	wellFormed(t, out.Bytes())
	if err := (View{}).SVG(io.Discard, facts(rec), "nothing"); err == nil || !strings.Contains(err.Error(), `"nothing"`) {
		t.Errorf("an unknown data set: got %v", err)
	}
}

// TestOneOrder checks that all formats have the rows of a table in the same order.
func TestOneOrder(t *testing.T) {
	for _, sort := range []string{"", "decode", "wire", "codec"} {
		t.Run(sort, func(t *testing.T) { oneOrder(t, View{Sort: sort}) })
	}
}

func oneOrder(t *testing.T, v View) {
	rec := read(t)
	var want []string
	for _, r := range v.rows(Derive(facts(rec))[0]) {
		want = append(want, r.Codec.Name)
	}
	render := func(render func(io.Writer, Source) error) string {
		var out strings.Builder
		if err := render(&out, facts(rec)); err != nil {
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
	records, err := csv.NewReader(strings.NewReader(render(func(w io.Writer, s Source) error { return v.CSV(w, s) }))).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var fromCSV []string
	for _, r := range records {
		if r[0] == "person" && r[1] == "encode" && slices.Contains(want, r[2]) {
			fromCSV = append(fromCSV, r[2])
		}
	}
	var fromJSON struct{ Runs []struct{ Tables []Table } }
	if err := json.Unmarshal([]byte(render(func(w io.Writer, s Source) error { return v.JSON(w, s) })), &fromJSON); err != nil {
		t.Fatal(err)
	}
	var rows []string
	for _, r := range fromJSON.Runs[0].Tables[0].Rows {
		if slices.Contains(want, r.Codec.Name) {
			rows = append(rows, r.Codec.Name)
		}
	}
	for format, got := range map[string][]string{
		"text": names(`(?m)^(\S+) `, firstTable(render(func(w io.Writer, s Source) error { return Text(w, s, TextOptions{View: v}) }))),
		"md":   names(`(?m)^\| (\S+) `, firstTable(render(v.Markdown))),
		"csv":  fromCSV,
		"json": rows,
	} {
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", format, diff)
		}
	}
	// The picture has no floor, and has all rows once for each operation.
	want = slices.DeleteFunc(want, func(name string) bool { return name == "noop" })
	picture := names(`class="end" [^>]*>([^<]*)<`, render(func(w io.Writer, s Source) error { return v.SVG(w, s, "person") }))
	if diff := cmp.Diff(slices.Concat(want, want), picture); diff != "" {
		t.Errorf("svg (-want +got):\n%s", diff)
	}
}

var errBroken = errors.New("broken")

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errBroken }

func TestWriteErrors(t *testing.T) {
	rec := read(t)
	for name, render := range map[string]func(io.Writer, Source) error{
		"text": func(w io.Writer, s Source) error { return Text(w, s, TextOptions{}) },
		"md":   View{}.Markdown, "csv": oneCSV, "json": oneJSON,
		"svg":             func(w io.Writer, s Source) error { return View{}.SVG(w, s, "person") },
		"transfers":       func(w io.Writer, s Source) error { return TransfersOver(s, 1e9).Text(w, TextOptions{}) },
		"transfers, md":   func(w io.Writer, s Source) error { return TransfersOver(s, 1e9).Markdown(w) },
		"transfers, csv":  func(w io.Writer, s Source) error { return TransferCSV(w, TransfersOver(s, 1e9)) },
		"transfers, json": func(w io.Writer, s Source) error { return TransferJSON(w, TransfersOver(s, 1e9)) },
		"comparison":      comparison(func(c Comparison, w io.Writer) error { return c.Text(w, TextOptions{}) }),
		"comparison, md":  comparison(Comparison.Markdown),
		"comparison, csv": comparison(Comparison.CSV),
	} {
		if err := render(broken{}, facts(rec)); !errors.Is(err, errBroken) {
			t.Errorf("%s: a failing writer: got %v", name, err)
		}
	}
}
