package advise

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// TestText compares the text of several questions with files.
func TestText(t *testing.T) {
	today := time.Date(2026, 11, 28, 0, 0, 0, 0, time.UTC)
	for name, q := range map[string]Question{
		"nothing":    {Load: Load{Reads: 1, Writes: 1}},
		"needs":      {Needs: needs(t, "no-codegen", "languages=python", "evolution"), Load: Load{Reads: 10, Writes: 1, Link: 1e9}},
		"untrusted":  {Needs: needs(t, "untrusted"), Load: Load{Reads: 1, Writes: 1, Heap: record.UsualHeap}},
		"impossible": {Needs: needs(t, "human", "untrusted"), Load: Load{Reads: 1, Writes: 1}},
		"own":        {Needs: needs(t, "untrusted"), Data: []string{"mine"}, Load: Load{Reads: 1, Writes: 1}},
		"light":      {Load: Load{Reads: 1, Writes: 1, Scale: Scale{Rate: 2000, Kept: 30 * 24 * time.Hour, Copies: 3, Core: 0.05, Storage: 0.02, Caveat: 2}}},
		"case": {
			Case: "rpc: services call each other", Needs: needs(t, "deterministic", "evolution=rename", "goroutines", "no-schema"),
			Load: Load{Reads: 1, Writes: 1, Link: 1e9, Heap: record.UsualHeap, Scale: Scale{Rate: 5e6, Cores: 4, Core: 0.05, Traffic: 0.01, Change: 5000}},
		},
		"sets": {Data: []string{"mine", "order"}, Load: Load{Reads: 1, Writes: 1}},
	} {
		t.Run(name, func(t *testing.T) {
			q.Today = today
			a, err := Ask(checkedRun(append(q.Data, "order")...), q)
			if err != nil {
				t.Fatal(err)
			}
			length := Reasons
			if q.Load.Scale.Rate > 0 || q.Needs == nil {
				length = Usual
			}
			var b bytes.Buffer
			if err := Text(&b, a, 80, length); err != nil {
				t.Fatal(err)
			}
			file := filepath.Join("testdata", name+".txt")
			if *update {
				if err := os.WriteFile(file, b.Bytes(), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), b.String()); diff != "" {
				t.Errorf("-want +got; -update accepts it:\n%s", diff)
			}
		})
	}
}

// checkedRun is a run of data sets of which those named mine are of a user's type, with what checks of other
// types say about it.
func checkedRun(data ...string) record.Record {
	rec := run(data...)
	for i := range rec.Run.Data {
		if d := &rec.Run.Data[i]; d.Name == "mine" {
			d.Own, d.Check = true, "wirebench check example.com/shop.Mine"
			d.Reach.General = &verdict.Checks{Started: time.Date(2026, 11, 25, 0, 0, 0, 0, time.UTC), Go: "go1.26.8", Data: []string{"order", "tree"}}
			d.Reach.Untried = []string{"arrays", "durations"}
		}
	}
	return rec
}

// TestUntried checks that the command is named that checks parts which no checked type has.
func TestUntried(t *testing.T) {
	rec := checkedRun("mine")
	rec.Run.Data[0].Own, rec.Run.Data[0].Check = false, "wirebench check --data mine"
	a, err := Ask(rec, Question{Needs: needs(t, "untrusted"), Data: []string{"mine"}, Load: Load{Reads: 1, Writes: 1}})
	if err != nil {
		t.Fatal(err)
	}
	want := "The checked types have no arrays, no durations, unlike the messages here: wirebench check --data mine checks codecs with these messages."
	if lines := a.checksText(); lines[len(lines)-1] != want {
		t.Errorf("%q, want %q last", lines, want)
	}
}

// TestOld checks that figures and facts older than 90 days are named.
func TestOld(t *testing.T) {
	rec := run()
	for i := range rec.Run.Codecs {
		rec.Run.Codecs[i].Maintenance.Looked, rec.Run.Codecs[i].Maintenance.Database = "2026-08-30", "2026-08-29"
	}
	rec.Run.Started = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	got := origin(rec, Question{Today: time.Date(2026, 11, 28, 0, 0, 0, 0, time.UTC)}).Old
	if diff := cmp.Diff([]string{"the figures are 331 days old", "the advisories are 91 days old"}, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestTotal checks what a load takes in total.
func TestTotal(t *testing.T) {
	p := parts{encode: 1000, decode: 3000, bytes: 500, encodeGarbage: 100, decodeGarbage: 300}
	l := Load{Reads: 10, Writes: 1, Link: 1e9, Scale: Scale{Rate: 1000, Kept: 100 * time.Second, Copies: 2, Core: 0.1, Traffic: 0.01, Storage: 0.5}}
	got := p.total(l, 2)
	// A message is decoded once and encoded a tenth of a time. The link keeps no core busy.
	want := Total{Cores: 1000 * (3000 + 100 + 2*(300+10)) / 1e9, Sent: 1000 * 500 * 730 * 3600 / 1e9, Stored: 1000 * 0.1 * 500 * 100 * 2 / 1e9, Garbage: 1000 * 310}
	want.Dollars = want.Cores*730*0.1 + want.Sent*0.01 + want.Stored*0.5
	want.Year = 12 * (want.Dollars - 0.5*want.Stored*50/(365*24*3600))
	near := cmp.Comparer(func(a, b float64) bool { return a == b || (a-b)/(a+b) < 1e-9 && (b-a)/(a+b) < 1e-9 })
	if diff := cmp.Diff(want, *got, near); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if none := p.total(Load{Reads: 1, Writes: 1}, 2); none != nil {
		t.Errorf("without a rate: %+v", none)
	}
}

// TestAllOnce checks that --all describes each codec once, also the familiar ones.
func TestAllOnce(t *testing.T) {
	a, err := Ask(run(), Question{Needs: needs(t, "no-schema"), Load: Load{Reads: 1, Writes: 1}})
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := Text(&b, a, 100, Whole); err != nil {
		t.Fatal(err)
	}
	for _, described := range []string{"json (JSON, fields by name): ", "protobuf (Protocol Buffers, fields by number): ", "cbor (CBOR, fields by name): "} {
		if n := strings.Count(b.String(), "  "+described); n != 1 {
			t.Errorf("%q is there %d times:\n%s", described, n, b.String())
		}
	}
}
