package page

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/compress"
	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/race"
	"github.com/wirebench/wirebench/internal/record"
)

// someCases are cases as package cli has them.
var someCases = []Case{
	{"public-api", "browsers and strangers read and write it", [][2]string{{"need", "human,languages=javascript,untrusted"}, {"link", "100Mbit"}}},
	{"events", "a broker keeps it for years", [][2]string{{"need", "languages=java,python,evolution,maintained"}, {"compress", "s2-100"}, {"rate", "5000"}, {"keep", "3y"}, {"copies", "3"}, {"link", "1Gbit"}}},
	{"cache", "values in memory", [][2]string{{"need", "evolution=stored,either-order"}, {"rate", "5000"}, {"keep", "1d"}, {"storage-price", "4"}}},
	{"configuration", "people write it", [][2]string{{"need", "human,no-codegen"}, {"reads", "1"}, {"writes", "0"}}},
}

func write(t testing.TB, runs ...record.Record) []byte {
	t.Helper()
	var parts []Part
	for _, rec := range runs {
		parts = append(parts, Part{Record: rec})
	}
	var out bytes.Buffer
	if err := Write(&out, someCases, parts...); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// fullPage is the page of a record of the largest size: all codecs on all data sets in all operations,
// in two processes for each of eight layouts. Making it takes seconds.
var fullPage = sync.OnceValue(func() []byte {
	var out bytes.Buffer
	if err := Write(&out, nil, Part{Record: large(101, 46, everyOperation(), 16)}); err != nil {
		panic(err)
	}
	return out.Bytes()
})

// mostBytes is the most that a page of a full record may take for each operation.
const mostBytes = 260_000

// everyOperation returns the names of all operations.
func everyOperation() (names []string) {
	for _, m := range codec.Operations {
		names = append(names, string(m.Operation))
	}
	for _, m := range compress.Operations {
		names = append(names, string(m.Operation))
	}
	return names
}

func TestSize(t *testing.T) {
	if race.Enabled {
		t.Skip("the ranks of a full record take minutes under the race detector, and have no goroutines")
	}
	if !every.Case() {
		t.Skip("writes the largest page: with WIREBENCH_EVERY alone")
	}
	n := len(fullPage())
	t.Logf("a page of 101 codecs, 46 data sets and %d operations: %d bytes", len(everyOperation()), n)
	if most := mostBytes * len(everyOperation()); n > most {
		t.Errorf("that is over %d", most)
	}
}

func TestDeterministic(t *testing.T) {
	rec := read(t)
	if !bytes.Equal(write(t, rec), write(t, rec)) {
		t.Error("two pages of one record differ")
	}
}

// breakout is a name that tries to end a script.
const breakout = "</script><script>document.title='broken out'</script><!--<b>&\u2028'\"`${1}"

// renamed puts breakout into names everywhere.
func renamed(rec record.Record) record.Record {
	rec.Run.Codecs, rec.Run.Data = slices.Clone(rec.Run.Codecs), slices.Clone(rec.Run.Data)
	rec.Cells, rec.Blocks, rec.Processes = slices.Clone(rec.Cells), slices.Clone(rec.Blocks), slices.Clone(rec.Processes)
	rename := func(name *string, from string) {
		if *name == from {
			*name = from + breakout
		}
	}
	for i := range rec.Run.Codecs {
		rename(&rec.Run.Codecs[i].Name, "gob")
		rec.Run.Codecs[i].FormatName += breakout
	}
	for i := range rec.Run.Data {
		rename(&rec.Run.Data[i].Name, "person")
	}
	for i := range rec.Cells {
		rename(&rec.Cells[i].Codec, "gob")
		rename(&rec.Cells[i].Data, "person")
		if rec.Cells[i].Fault != "" {
			rec.Cells[i].Fault += breakout
		}
	}
	for i := range rec.Blocks {
		rename(&rec.Blocks[i].Codec, "gob")
		rename(&rec.Blocks[i].Data, "person")
	}
	for i := range rec.Processes {
		rename(&rec.Processes[i].Data, "person")
	}
	rec.Warnings = append(slices.Clone(rec.Warnings), breakout)
	rec.Run.Env.CPU += breakout
	rec.Run.Env.Go += breakout
	return rec
}

func TestHostileNames(t *testing.T) {
	plain, hostile := string(write(t, read(t))), string(write(t, renamed(read(t))))
	for _, tag := range []string{"<script", "</script", "<!--", "</title", "<b>"} {
		if want, got := strings.Count(plain, tag), strings.Count(hostile, tag); want != got {
			t.Errorf("%s: %d times, and %d with names that have it", tag, want, got)
		}
	}
}

// data returns the JSON of the page's first run.
func data(t testing.TB, page []byte) []byte {
	t.Helper()
	_, rest, ok := bytes.Cut(page, []byte(`<script type="application/json" class="run"`))
	_, rest, _ = bytes.Cut(rest, []byte(">"))
	text, _, closed := bytes.Cut(rest, []byte("</script>"))
	if !ok || !closed {
		t.Fatal("the page has no data")
	}
	var compressed []byte
	if err := json.Unmarshal(text, &compressed); err != nil {
		t.Fatalf("the data is no JSON: %v", err)
	}
	z, err := gzip.NewReader(bytes.NewReader(compressed))
	if err != nil {
		t.Fatal(err)
	}
	if text, err = io.ReadAll(z); err != nil {
		t.Fatal(err)
	}
	return text
}

func TestPayload(t *testing.T) {
	var p payload
	if err := json.Unmarshal(data(t, write(t, read(t))), &p); err != nil {
		t.Fatal(err)
	}
	var codecs, sets []string
	for _, c := range p.Codecs {
		codecs = append(codecs, c.Name)
	}
	for _, s := range p.Sets {
		sets = append(sets, s.Name)
	}
	slices.Sort(codecs)
	want := []string{"broken", "colfer", "fast|alias", "gob", "goccy/json", "json", "late", "noop", "readonly", "ugorji/msgpack"}
	if diff := cmp.Diff(want, codecs); diff != "" { // without the twin
		t.Errorf("codecs (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"person", "book"}, sets); diff != "" {
		t.Errorf("data sets (-want +got):\n%s", diff)
	}
	tasks := []task{
		{"encode and decode", true, []route{{Write: []int{0}, Read: []int{1}, Sent: 0}}},
		{"encode-reuse", false, []route{{Write: []int{2}, Sent: 2}}},
	}
	if diff := cmp.Diff(tasks, p.Tasks); diff != "" {
		t.Errorf("tasks (-want +got):\n%s", diff)
	}
	for _, b := range p.Blocks {
		name := p.Sets[b.Set].Name + " " + p.Operations[b.Operation].Name
		for _, n := range []int{len(b.Why), len(b.Wire), len(b.Allocs), len(b.Bytes), len(b.Remarks)} {
			if n != len(b.Codec) {
				t.Errorf("%s: a column of %d for %d codecs", name, n, len(b.Codec))
			}
		}
		rest := b.Times
		for range b.Codec {
			_, rest = unpack(rest, p.Sets[b.Set].Processes, p.Width)
		}
		if len(rest) > 0 {
			t.Errorf("%s: %d bytes of times are of no codec", name, len(rest))
		}
	}
}

func TestPoorRecords(t *testing.T) {
	for name, rec := range poor(t) {
		t.Run(name, func(t *testing.T) {
			if text := data(t, write(t, rec)); !json.Valid(text) {
				t.Errorf("the data is no JSON: %s", text)
			}
		})
	}
}

// TestSelfContained checks that the page loads nothing from elsewhere.
func TestSelfContained(t *testing.T) {
	page := string(write(t, read(t)))
	page = strings.ReplaceAll(page, "url(#${", "") // parts of a chart that others of its parts refer to
	for _, elsewhere := range []string{`src="`, "src='", ` data-rest=`, "script-src 'unsafe-inline' 'self'", "href=", "@import", "url(", "import(", "fetch("} {
		if strings.Contains(page, elsewhere) {
			t.Errorf("the page has %s", elsewhere)
		}
	}
}

var errBroken = errors.New("broken")

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errBroken }

func TestWriteError(t *testing.T) {
	if err := Write(broken{}, nil, Part{Record: read(t)}); !errors.Is(err, errBroken) {
		t.Errorf("a failing writer: got %v", err)
	}
}
