package record

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// sample returns a record with every kind of line.
func sample() Record {
	key := Key{"ugorji/msgpack", "person", "encode"}
	return Record{
		Run: Run{
			Format: Format, Started: time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC), Command: []string{"wirebench"},
			Reference: "json", Twin: "json (twin)",
			Env:        Environment{GOOS: "linux", GOARCH: "amd64", CPU: "Some  CPU @ 3 GHz", Cores: 4, Virtual: "KVM"},
			Codecs:     []CodecInfo{{Name: "json", Losses: []Loss{{"zone", "RFC 3339"}}, Fields: "name", Limits: []Limit{{"depth", "as deep as the input says", "its documentation"}}}},
			Operations: []string{"encode", "decode"},
		},
		Cells: []Cell{
			{Key: key, Wire: 128.5, Allocs: 6, AllocBytes: 200, Notes: []string{"short ring"}},
			{Key: Key{"colfer", "person", "decode"}, Reason: "no maps"},
		},
		Processes: []Process{{ID: 3, Data: "person", Canary: [3]float64{1, 2, 3}}},
		Blocks: []Block{
			{Process: 3, Key: key, NS: 123.4, Q1: 120, Q3: 130, Batches: 10, Ops: 64},
			{Process: 4, Key: key, NS: 125, Batches: 1, Ops: 64},
		},
		Garbage: &Garbage{PerByte: 0.25, Cycles: 20, Live: 32 << 20},
		End:     &End{Finished: time.Date(2030, 1, 2, 3, 5, 5, 0, time.UTC), Why: "complete"},
	}
}

func write(t testing.TB, dir string, recs ...Record) {
	t.Helper()
	if err := Save(dir, recs...); err != nil {
		t.Fatal(err)
	}
}

func TestRoundTrip(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "run")
	write(t, dir, sample())
	for _, path := range []string{dir, filepath.Join(dir, File)} {
		got, err := Read(path)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(sample(), got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", path, diff)
		}
	}
}

const (
	runLine   = `{"kind":"run","format":2}` + "\n"
	blockLine = `{"kind":"block","process":1,"codec":"c","data":"d","operation":"m","ns":5}` + "\n"
	cellLine  = `{"kind":"cell","codec":"c","data":"d","operation":"m"}` + "\n"
	endLine   = `{"kind":"end","why":"complete"}` + "\n"
)

func TestDifferences(t *testing.T) {
	old := Environment{CPU: "AMD EPYC", Cores: 2, GOOS: "linux", GOARCH: "amd64", Level: "v1", Go: "go1.26"}
	zen3, zen4, other := old, old, old
	zen3.Revision, zen4.Revision = "family 25, model 1, stepping 1", "family 25, model 17, stepping 1"
	other.CPU, other.Cores = "M3", 8
	for _, c := range []struct {
		name string
		a, b Environment
		want []Difference
	}{
		{"the same", zen3, zen3, nil},
		{"one name, two processors", zen3, zen4, []Difference{{
			"processor", "AMD EPYC (family 25, model 1, stepping 1)", "AMD EPYC (family 25, model 17, stepping 1)",
		}}},
		{"a record that does not tell", old, zen4, nil},
		{"another machine", zen3, other, []Difference{{"processor", "AMD EPYC", "M3"}, {"number of cores", "2", "8"}}},
	} {
		if diff := cmp.Diff(c.want, c.a.Differences(c.b)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}

// A record may be compressed. A truncated compressed file is an error, not a shorter record.
func TestReadPacked(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, sample())
	plain, err := os.ReadFile(filepath.Join(dir, File))
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	if _, err := w.Write(plain); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	packed := t.TempDir()
	file := filepath.Join(packed, File+".gz")
	if err := os.WriteFile(file, b.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{packed, file} {
		got, err := Read(path)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(sample(), got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", path, diff)
		}
	}
	for _, n := range []int{5, b.Len() / 2, b.Len() - 1} {
		if err := os.WriteFile(file, b.Bytes()[:n], 0o666); err != nil {
			t.Fatal(err)
		}
		if _, err := Read(packed); !errors.Is(err, io.ErrUnexpectedEOF) || !strings.Contains(err.Error(), file) {
			t.Errorf("%d of %d bytes: error %v", n, b.Len(), err)
		}
	}
}

func TestReadErrors(t *testing.T) {
	for _, c := range []struct {
		name, text string
		line       int
		is         error
		says       string
	}{
		{"empty", "", 1, ErrForeign, "the file is empty"},
		{"text", "hello\n", 1, ErrForeign, "invalid character"},
		{"cut first line", runLine[:12], 1, ErrForeign, "unexpected end"},
		{"foreign JSON", `{"name":"x"}` + "\n", 1, ErrForeign, "does not begin with"},
		{"foreign array", `[1,2]` + "\n", 1, ErrForeign, "cannot unmarshal array"},
		{"pretty JSON", "{\n}\n", 1, ErrForeign, "unexpected end"},
		{"no format", `{"kind":"run"}` + "\n", 1, ErrForeign, "does not begin with"},
		{"newer", `{"kind":"run","format":3,"new":[]}` + "\n", 1, ErrNewer, "3, and this program reads up to 2"},
		{"damaged", runLine + `{"kind":"ce` + "\n" + endLine, 2, nil, "damaged line: invalid character"},
		{"damaged last line", runLine + `{"kind":"ce` + "\n", 2, nil, "damaged line: invalid character"},
		{"blank line", runLine + "\n" + endLine, 2, nil, "damaged line"},
		{"wrong type", runLine + cellLine + strings.Replace(blockLine, "5", `"5"`, 1), 3, nil, "damaged line: json: cannot unmarshal string"},
		{"unknown kind in format 1", strings.Replace(runLine, "2", "1", 1) + `{"kind":"extra"}` + "\n", 2, nil, `unknown kind "extra"`},
		{"damaged line of an unknown kind", runLine + `{"kind":"extra",]}` + "\n", 2, nil, `unknown kind "extra"`},
		{"foreign reference", runLine + `{"kind":"reference","reference":"c","twin":"c (twin)"}` + "\n", 2, nil, `the reference "c" is not in the run`},
		{"no time", runLine + strings.Replace(blockLine, "ns", "nz", 1), 2, nil, "a time of 0 ns for c is not positive"},
		{"nameless", runLine + strings.Replace(cellLine, `"d"`, `""`, 1), 2, nil, `data "", operation "m": a name is missing`},
		{"no number of a process", runLine + `{"kind":"process","id":-1}` + "\n", 2, nil, "process -1 of run 0: numbers must be at least 0"},
		{"no number of a run", runLine + `{"kind":"process","id":1,"run":4294967296}` + "\n", 2, nil, "process 1 of run 4294967296: numbers must be at least 0"},
		{"second block", runLine + blockLine + blockLine, 3, nil, "a second line about"},
		{"second cell", runLine + cellLine + cellLine, 3, nil, "a second line about"},
		{"second run, newer", runLine + strings.Replace(runLine, "2", "3", 1), 2, ErrNewer, "3, and this program reads up to 2"},
		{"second run, no format", runLine + `{"kind":"run"}` + "\n", 2, nil, "a run without its format"},
		{"second run, damaged", runLine + endLine + runLine + cellLine + cellLine, 5, nil, "a second line about"},
		{"behind the end", runLine + endLine + cellLine, 3, nil, `kind "cell" after the end`},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := parse("f", strings.NewReader(c.text))
			var at *LineError
			if !errors.As(err, &at) {
				t.Fatalf("want a *LineError, got %v", err)
			}
			if at.File != "f" || at.Line != c.line || !strings.Contains(err.Error(), c.says) || strings.Contains(err.Error(), "\n") {
				t.Errorf("want f:%d: …%s…, got %v", c.line, c.says, err)
			}
			for _, kind := range []error{ErrForeign, ErrNewer} {
				if want := kind == c.is; errors.Is(err, kind) != want {
					t.Errorf("errors.Is(err, %q) is not %v", kind, want)
				}
			}
		})
	}
}

func TestReadToleratesACutLastLine(t *testing.T) {
	for cut := 1; cut < len(cellLine)-1; cut++ {
		recs, err := parse("f", strings.NewReader(runLine+blockLine+cellLine[:cut]))
		if err != nil {
			t.Fatalf("cut after %d bytes: %v", cut, err)
		}
		rec := recs[0]
		want := []string{"f:3: the last line is cut off and was left out"}
		if diff := cmp.Diff(want, rec.Warnings); diff != "" || len(rec.Blocks) != 1 || len(rec.Cells) != 0 {
			t.Errorf("cut after %d bytes: %d blocks, %d cells, warnings (-want +got):\n%s", cut, len(rec.Blocks), len(rec.Cells), diff)
		}
	}
	recs, err := parse("f", strings.NewReader(runLine+strings.TrimSpace(cellLine)))
	if err != nil || len(recs[0].Cells) != 1 || recs[0].Warnings != nil {
		t.Errorf("a whole last line without its newline: %+v, %v", recs, err)
	}
}

func TestReadMissing(t *testing.T) {
	dir := t.TempDir()
	for _, path := range []string{dir, filepath.Join(dir, "nowhere")} {
		if _, err := Read(path); !errors.Is(err, fs.ErrNotExist) || !strings.Contains(err.Error(), dir) {
			t.Errorf("%s: got %v", path, err)
		}
	}
}

// Every accepted record can be written, and is then read as the same, except for digits of times.
func FuzzRead(f *testing.F) {
	dir := f.TempDir()
	write(f, dir, sample())
	whole, err := os.ReadFile(filepath.Join(dir, File))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(whole)
	f.Add([]byte(runLine + cellLine + blockLine + endLine))
	f.Add([]byte(runLine + cellLine[:9]))
	f.Add([]byte(runLine + strings.Replace(blockLine, `"ns":`, `"ns":3.14159265358979`, 1)))
	f.Add([]byte(runLine + cellLine + endLine + runLine + cellLine))
	f.Fuzz(func(t *testing.T, text []byte) {
		recs, err := parse("f", bytes.NewReader(text))
		if err != nil {
			var at *LineError
			if !errors.As(err, &at) {
				t.Fatalf("not a *LineError: %v", err)
			}
			return
		}
		dir := filepath.Join(t.TempDir(), "again")
		write(t, dir, recs...)
		again, err := ReadAll(dir)
		if err != nil {
			t.Fatal(err)
		}
		for i := range recs {
			recs[i].Warnings = nil
			recs[i].Run.Format = Format // written records have the current format
			for j := range recs[i].Blocks {
				b := &recs[i].Blocks[j]
				b.NS, b.Q1, b.Q3 = rounded(b.NS), rounded(b.Q1), rounded(b.Q3)
			}
		}
		if diff := cmp.Diff(recs, again, cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("(-first +again):\n%s", diff)
		}
	})
}

// A line may be of any length, including the first one, and the next lines are read whole.
func TestReadLongLines(t *testing.T) {
	long := strings.Repeat("x", 200_000)
	run := strings.Replace(runLine, "}", `,"command":["`+long+`"]}`, 1)
	cell := strings.Replace(cellLine, `"c"`, `"`+long+`"`, 1)
	recs, err := parse("f", strings.NewReader(run+cellLine+cell+blockLine))
	if err != nil {
		t.Fatal(err)
	}
	rec := recs[0]
	if diff := cmp.Diff([]string{long}, rec.Run.Command); diff != "" {
		t.Errorf("command (-want +got):\n%s", diff)
	}
	if len(rec.Cells) != 2 || rec.Cells[0].Codec != "c" || rec.Cells[1].Codec != long || len(rec.Blocks) != 1 || rec.Blocks[0].Codec != "c" {
		t.Errorf("%d cells, %d blocks, or not of the codecs that were written", len(rec.Cells), len(rec.Blocks))
	}
}
