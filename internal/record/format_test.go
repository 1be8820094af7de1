package record

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/every"
)

// records are the committed records, and one with known truth.
func records(t *testing.T) []string {
	t.Helper()
	var all []string
	for _, pattern := range []string{"../../results/*/" + File + packed, "../../results/own/*/" + File + packed, "../report/testdata/synthetic/" + File} {
		found, err := filepath.Glob(filepath.FromSlash(pattern))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, found...)
	}
	if len(all) < 10 {
		t.Fatalf("%d records are too few: %v", len(all), all)
	}
	return all
}

// toFormat1 returns a record as programs wrote it before format 2.
func toFormat1(text []byte) []byte {
	run := regexp.MustCompile(`(?m)^\{"kind":"run".*$`)
	text = run.ReplaceAllFunc(text, func(line []byte) []byte {
		line = bytes.Replace(line, []byte(`"format":2`), []byte(`"format":1`), 1)
		line = bytes.Replace(line, []byte(`"operations":[`), []byte(`"models":[`), 1)
		line = bytes.ReplaceAll(line, []byte(`"surrogate":true`), []byte(`"plain":true`))
		return regexp.MustCompile(`("name":"[^"]*",)"format":`).ReplaceAll(line, []byte(`$1"family":`))
	})
	return regexp.MustCompile(`(?m)^(\{"kind":"[a-z]+",(?:"process":\d+,)?"codec":"[^"]*","data":"[^"]*",)"operation":`).ReplaceAll(text, []byte(`$1"model":`))
}

// TestFormat1: a record says the same in format 1 as in format 2.
func TestFormat1(t *testing.T) {
	for _, path := range records(t) {
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		if info.Size() > 512<<10 && !every.Case() {
			continue // large records have lines of the same kinds
		}
		t.Run(filepath.Base(filepath.Dir(path)), func(t *testing.T) {
			file, err := os.Open(path)
			if err != nil {
				t.Fatal(err)
			}
			defer file.Close()
			unpacked, err := unpack(file)
			if err != nil {
				t.Fatal(err)
			}
			var text bytes.Buffer
			if _, err := text.ReadFrom(unpacked); err != nil {
				t.Fatal(err)
			}
			old := toFormat1(text.Bytes())
			if bytes.Contains(old, []byte(`"operation":`)) || !bytes.Contains(old, []byte(`"family":`)) {
				t.Fatal("the test does not make format 1 of it")
			}
			want, err := parse(path, bytes.NewReader(text.Bytes()))
			if err != nil {
				t.Fatal(err)
			}
			got, err := parse(path, bytes.NewReader(old))
			if err != nil {
				t.Fatal(err)
			}
			for i := range want {
				if want[i].Run.Format != Format || got[i].Run.Format != 1 {
					t.Errorf("formats %d and %d, want %d and 1", want[i].Run.Format, got[i].Run.Format, Format)
				}
				got[i].Run.Format = Format
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("format 2 and 1 differ (-2 +1):\n%.2000s", diff)
			}
		})
	}
}

// TestSurrogateOfFormat1: what format 1 called plain is a surrogate, in the first line and in lines of
// data sets.
func TestSurrogateOfFormat1(t *testing.T) {
	const old = `{"kind":"run","format":1,"started":"2026-01-02T03:04:05Z","reference":"json","codecs":[{"name":"json","family":"JSON"}],"data" : [{"name":"a"},{"name":"b","plain":true}],"models":["encode"]}
{"kind":"data","name":"a","plain":true,"messages":7}
`
	recs, err := parse("old", strings.NewReader(old))
	if err != nil {
		t.Fatal(err)
	}
	want := []DataInfo{{Name: "a", Messages: 7, Surrogate: true}, {Name: "b", Surrogate: true}}
	if diff := cmp.Diff(want, recs[0].Run.Data); diff != "" {
		t.Errorf("data sets (-want +got):\n%s", diff)
	}
}

// later is a record of a program that adds members and a kind of lines to format 2.
const later = `{"kind":"run","format":2,"started":"2030-01-02T03:04:05Z","command":["wirebench"],"grade":"quick","reference":"json","twin":"json (twin)","env":{"goos":"linux","goarch":"amd64","cpu":"c","cores":2,"memory":1,"go":"go1.30","modules":{"github.com/wirebench/wirebench":"v3.1.0"},"numa":[{"node":0}]},"codecs":[{"name":"json","format":"JSON","simd":"avx, \"512\""},{"name":"json (twin)","format":"JSON"}],"data":[{"name":"a","about":"","messages":1,"chunk":1,"json":2,"sum":3,"entropy":4.5}],"operations":["encode"],"seconds":1,"energy":{"watts":[1,2,{"a":"}"}]},"kinds":null}
{"kind":"cell","codec":"json","data":"a","operation":"encode","allocs":1,"alloc_bytes":2,"cache":{"misses":3}}
{"kind":"process","id":1,"layout":0,"data":"a","start":0,"seconds":1,"rounds":2,"canary":[1,2,3],"steal":0,"loop":0,"level":1,"quiet":1,"temperature":40}
{"kind":"block","process":1,"codec":"json","data":"a","operation":"encode","ns":5,"q1":4,"q3":6,"batches":7,"ops":8,"joules":9}
{"kind":"verdict","codec":"json","what":"grows","input":"{\"a\":1}"}
{"kind":"verdict","codec":"json","what":"hangs"}
{"kind":"garbage","ns_per_byte":1,"unit":"ns"}
{"kind":"end","finished":"2030-01-02T03:04:06Z","why":"complete","battery":true}
`

// TestUnknown: what a later program adds is ignored, reported and kept.
func TestUnknown(t *testing.T) {
	recs, err := parse("later", strings.NewReader(later))
	if err != nil {
		t.Fatal(err)
	}
	rec := recs[0]
	want := []string{`the record has 2 lines of kind "verdict", which this program doesn't know; wirebench v3.1.0 or later shows them`}
	if diff := cmp.Diff(want, rec.Warnings); diff != "" {
		t.Errorf("warnings (-want +got):\n%s", diff)
	}
	for _, c := range []struct {
		what string
		got  Unknown
		want Unknown
	}{
		{"run", rec.Run.Unknown, `"energy":{"watts":[1,2,{"a":"}"}]},"kinds":null`},
		{"environment", rec.Run.Env.Unknown, `"numa":[{"node":0}]`},
		{"codec", rec.Run.Codecs[0].Unknown, `"simd":"avx, \"512\""`},
		{"another codec", rec.Run.Codecs[1].Unknown, ``},
		{"data set", rec.Run.Data[0].Unknown, `"entropy":4.5`},
		{"cell", rec.Cells[0].Unknown, `"cache":{"misses":3}`},
		{"process", rec.Processes[0].Unknown, `"temperature":40`},
		{"block", rec.Blocks[0].Unknown, `"joules":9`},
		{"garbage", rec.Garbage.Unknown, `"unit":"ns"`},
		{"end", rec.End.Unknown, `"battery":true`},
	} {
		if c.got != c.want {
			t.Errorf("%s: unknown %s, want %s", c.what, c.got, c.want)
		}
	}
	merged, err := Merge(rec)
	if err != nil {
		t.Fatal(err)
	}
	for _, save := range [][]Record{{rec}, merged} {
		dir := t.TempDir()
		if err := Save(dir, save...); err != nil {
			t.Fatal(err)
		}
		again, err := Read(dir)
		if err != nil {
			t.Fatal(err)
		}
		save[0].Warnings, again.Warnings = nil, nil
		if diff := cmp.Diff(save[0], again); diff != "" {
			t.Errorf("written and read again (-want +got):\n%s", diff)
		}
		text, err := os.ReadFile(filepath.Join(dir, File))
		if err != nil {
			t.Fatal(err)
		}
		for _, kept := range []string{`"energy":{`, `"numa":`, `"simd":`, `"entropy":`, `"cache":`, `"temperature":`, `"joules":`, `"what":"hangs"`, `"unit":`, `"battery":`} {
			if n := strings.Count(string(text), kept); n != 1 {
				t.Errorf("%s is there %d times, want once:\n%s", kept, n, text)
			}
		}
	}
}

// TestNewer: a record that this program would misread is refused, and the error says which program to use.
func TestNewer(t *testing.T) {
	for _, c := range []struct{ env, want string }{
		{`{"modules":{"github.com/wirebench/wirebench":"v3.1.0"},"commit":"abc"}`, "it needs wirebench v3.1.0 or later"},
		{`{"modules":{"github.com/wirebench/wirebench":"(devel)"},"commit":"abc"}`, "it needs wirebench of commit abc or later"},
		{`7`, "it needs a later wirebench"},
	} {
		_, err := parse("new", strings.NewReader(fmt.Sprintf(`{"kind":"run","format":%d,"env":%s}`, Format+1, c.env)))
		if err == nil || !strings.HasSuffix(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.env, err, c.want)
		}
	}
}

func TestMembers(t *testing.T) {
	for text, want := range map[string][]string{
		`{}`:                                 {},
		`null`:                               {},
		` { "a" : 1 , "b":"x,}\"" } `:        {`a "a" : 1`, `b "b":"x,}\""`},
		`{"a":{"b":[1,{"c":"]"}]},"d":[[]]}`: {`a "a":{"b":[1,{"c":"]"}]}`, `d "d":[[]]`},
		`{"\u0061\"":true,"":null}`:          {`a" "\u0061\"":true`, ` "":null`},
	} {
		got := []string{}
		for name, member := range members([]byte(text)) {
			got = append(got, string(name)+" "+string(member))
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", text, diff)
		}
	}
}
