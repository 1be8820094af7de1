package cli

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/part"
	"github.com/wirebench/wirebench/internal/price"
	"github.com/wirebench/wirebench/internal/record"
)

func TestSharing(t *testing.T) {
	of := func(name string) part.Func { return part.Func{Package: name, Name: "Codecs"} }
	made := func(pkg string) *inventory.Emitter { return &inventory.Emitter{Package: pkg} }
	has := inventory.Inventory{Roles: codec.Roles{Reference: "json"}, Codecs: []inventory.Codec{
		{Name: "noop", Part: of("noop"), Marks: codec.Marks{Floor: true}}, {Name: "json", Part: of("json")},
		{Name: "cbor", Part: of("cbor")}, {Name: "cbor/array", Part: of("cbor")}, {Name: "unasked", Part: of("cbor")},
		{Name: "benc", Part: of("benc"), Emitter: made("benc")}, {Name: "benc/gen", Part: of("benc"), Emitter: made("bencgen")},
	}}
	var got [][]string
	for _, g := range sharing(has, []string{"noop", "json", "cbor", "cbor/array", "benc", "benc/gen"}) {
		var names []string
		for _, k := range g {
			names = append(names, k.Name)
		}
		got = append(got, names)
	}
	if diff := cmp.Diff([][]string{{"json"}, {"cbor", "cbor/array"}, {"benc"}, {"benc/gen"}}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestPriceText(t *testing.T) {
	l := price.List{
		Date: "2026-11-30", Data: "person", Env: record.Environment{CPU: "Fast", Cores: 2, GOOS: "linux", GOARCH: "amd64", Go: "go1.27.4"},
		Base: price.Base{Build: 0.62, Binary: 2_560_000, Start: 2.31},
		Costs: []price.Cost{
			{Codecs: []string{"sonic", "sonic/fastest"}, Base: price.Base{Build: 15.84, Binary: 7_520_000, Start: 6.5}, Packages: 104, Modules: 7},
			{Codecs: []string{"no"}, Why: "does not compile: no\nsecond line"},
			{Codecs: []string{"msgp"}, Base: price.Base{Build: 0.9, Binary: 370_000, Start: 0.1}, Packages: 2, Modules: 2, Lines: 429},
		},
	}
	var out bytes.Buffer
	if err := new(priceFlags).print(&out, l); err != nil {
		t.Fatal(err)
	}
	want := `What codecs add to a small program with person
codec                binary MB build s packages modules made lines start ms
────────────────────────────────────────────────────────────────────────────
msgp                      0.37     0.9        2       2        429      0.1
sonic, sonic/fastest      7.52    15.8      104       7          0      6.5
no: does not compile: no second line
Without a codec the program has 2.56 MB (stripped), takes 0.6 s to link, and 2.3 ms of a processor to start.
It has fmt, reflect and encoding/json already. build: compile what it lacks, and link. start: the median of 21. Both are
processor time.
Fast, 2 cores, linux/amd64, go1.27.4, 2026-11-30
`
	if diff := cmp.Diff(want, out.String()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
