package record

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const writtenBlock = `{"kind":"block","process":17,"codec":"shamaton/msgpack","data":"person","model":"encode-reuse","ns":170.0625,"q1":1.5e-7,"q3":1e+21,"batches":20,"ops":256}` + "\n"

// What is written is read the short way, and is what encoding/json reads.
func TestBlock(t *testing.T) {
	want := Block{Process: 17, Key: Key{"shamaton/msgpack", "person", "encode-reuse"}, NS: 170.0625, Q1: 1.5e-7, Q3: 1e+21, Batches: 20, Ops: 256}
	for _, b := range append(sample().Blocks, want) {
		text, err := marshal(b)
		if err != nil {
			t.Fatal(err)
		}
		known := newNames()
		for range 3 { // the second time its key is known, the third time it is expected
			got, _, ok := known.block(text)
			if diff := cmp.Diff(b, got); !ok || diff != "" {
				t.Errorf("%s: read %v (-want +got):\n%s", text, ok, diff)
			}
		}
	}
	if text, err := marshal(want); err != nil || string(text) != writtenBlock {
		t.Errorf("written as %s (%v), want %s", text, err, writtenBlock)
	}
}

// Each block is of its own cell, whichever was expected.
func TestBlocksOfCells(t *testing.T) {
	known := newNames()
	for _, codec := range strings.Fields("a b a b ab b a ab ab a") {
		want := Block{Key: Key{codec, "person", "encode"}, NS: 1}
		text, err := marshal(want)
		if err != nil {
			t.Fatal(err)
		}
		got, of, ok := known.block(text)
		if !ok || got != want || of.Key != want.Key {
			t.Errorf("%s: read %+v of %v, %v", text, got, of.Key, ok)
		}
	}
	if len(known.cells) != 3 {
		t.Errorf("%d cells, want 3", len(known.cells))
	}
}

// Whatever else is a block is left to encoding/json.
func TestBlockLeaves(t *testing.T) {
	for what, change := range map[string][2]string{
		"other order":       {`"batches":20,"ops":256`, `"ops":256,"batches":20`},
		"more fields":       {`256}`, `256,"new":1}`},
		"fewer fields":      {`,"ops":256`, ``},
		"spaces":            {`"process":`, `"process": `},
		"escapes":           {`person`, `p\u0065rson`},
		"no UTF-8":          {`person`, "pers\xf6n"},
		"control character": {`person`, "per\x01son"},
		"cut off":           {"}\n", ""},
		"no newline":        {"\n", ""},
		"another line":      {"\n", "\n\n"},
		"a fraction":        {`"process":17`, `"process":17.5`},
		"a sign":            {`"process":17`, `"process":-17`},
		"no digits":         {`"process":17`, `"process":`},
		"leading zero":      {`"process":17`, `"process":017`},
		"a huge integer":    {`"process":17`, `"process":1700000000000000000017`},
		"a time's sign":     {`"ns":170`, `"ns":-170`},
		"a time's zero":     {`"ns":170`, `"ns":0170`},
		"a time too large":  {`"q3":1e+21`, `"q3":1e+999`},
		"half a fraction":   {`170.0625`, `170.`},
		"half an exponent":  {`1e+21`, `1e+`},
		"infinity":          {`170.0625`, `Inf`},
		"hexadecimal":       {`170.0625`, `0x1p4`},
	} {
		line := strings.Replace(writtenBlock, change[0], change[1], 1)
		if line == writtenBlock {
			t.Fatalf("%s: nothing changed", what)
		}
		if b, _, ok := newNames().block([]byte(line)); ok {
			t.Errorf("%s: read as %+v", what, b)
		}
	}
}

// A cell too, with anything or nothing of what it may have.
func TestCell(t *testing.T) {
	key := Key{"dédis/protobuf", "person", "encode-reuse"}
	for _, c := range append(sample().Cells,
		Cell{Key: key},
		Cell{Key: key, Reason: "no interface types – see README"},
		Cell{
			Key: key, Fault: "lost", Lost: []string{"zone"}, Lowered: []string{"int as int64", "map as pairs"},
			Wire: 70.5, Allocs: 2, AllocBytes: 1e9, Rough: 1e-9, Notes: []string{"GC on", "short ring"},
		},
	) {
		text, err := marshal(c)
		if err != nil {
			t.Fatal(err)
		}
		got, ok := newNames().cell(text)
		if diff := cmp.Diff(c, got); !ok || diff != "" {
			t.Errorf("%s: read %v (-want +got):\n%s", text, ok, diff)
		}
		for what, line := range map[string]string{
			"order":  strings.Replace(string(text), `"allocs"`, `"rough":1,"allocs"`, 1),
			"cut":    string(text[:len(text)-2]),
			"list":   strings.Replace(string(text), `,"allocs"`, `,"lost":["zone",],"allocs"`, 1),
			"no key": strings.Replace(string(text), `"data"`, `"date"`, 1),
		} {
			if c, ok := newNames().cell([]byte(line)); ok {
				t.Errorf("%s: %s: read as %+v", what, line, c)
			}
		}
	}
}

// What is read the short way is what encoding/json reads.
func FuzzScan(f *testing.F) {
	f.Add([]byte(writtenBlock))
	f.Add([]byte(strings.NewReplacer("170.0625", "0", "1e+21", "0.5e-7").Replace(writtenBlock)))
	f.Add([]byte(strings.ReplaceAll(writtenBlock, "person", `"`)))
	const cell = `{"kind":"cell","codec":"c","data":"d","model":"é","reason":"r","fault":"f","lost":["a","b"],"lowered":["c"],"wire":1.5,"allocs":2,"alloc_bytes":3,"rough":4,"notes":["n"]}` + "\n"
	f.Add([]byte(cell))
	f.Add([]byte(strings.ReplaceAll(cell, "c", "\xff")))
	f.Fuzz(func(t *testing.T, line []byte) {
		known := newNames()
		for range 3 { // a key is read otherwise where it is known, and where it is expected
			if got, _, ok := known.block(line); ok {
				sameAsJSON(t, "block", got, line)
			}
		}
		if got, ok := newNames().cell(line); ok {
			sameAsJSON(t, "cell", got, line)
		}
	})
}

func sameAsJSON[T any](t *testing.T, kind string, got T, line []byte) {
	t.Helper()
	want, err := unmarshal[T](line)
	if err != nil {
		t.Fatalf("read %q, which is no JSON: %v", line, err)
	}
	h, err := unmarshal[head](line)
	if diff := cmp.Diff(want, got); diff != "" || err != nil || h.Kind != kind {
		t.Errorf("of kind %q, error %v (-encoding/json +got):\n%s", h.Kind, err, diff)
	}
}

// Blocks of one cell may come in any order of processes, each once.
func TestBlocksInAnyOrder(t *testing.T) {
	line := func(process string) string {
		return strings.Replace(blockLine, `"process":1`, `"process":`+process, 1)
	}
	text := runLine
	for _, process := range []string{"3", "5", "4", "9", "1"} {
		text += line(process)
	}
	recs, err := parse("f", strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if n := len(recs[0].Blocks); n != 5 {
		t.Errorf("%d blocks, want 5", n)
	}
	for _, process := range []string{"3", "5", "4", "9", "1"} {
		if _, err := parse("f", strings.NewReader(text+line(process))); err == nil || !strings.Contains(err.Error(), "a second line about") {
			t.Errorf("process %s twice: error %v", process, err)
		}
	}
}
