package check

import (
	"bytes"
	"encoding/gob"
	"encoding/json"
	"math"
	"reflect"
	"testing"
	"time"
)

// rich has a field of each kind that Diff compares. Its keys are not floats: NaN is never found.
type rich struct {
	Bool   bool
	Int    int64
	Uint   uint8
	Float  float64
	Small  float32
	Text   string
	Bytes  []byte
	Time   time.Time
	Ptr    *string
	Inner  inner
	List   []inner
	Ptrs   []*inner
	Array  [2]int
	Floats []float64
	Times  []time.Time
	Map    map[string][]int
	Ints   map[int]*inner
	Any    any
	More   *rich
}

// decode makes a value from arbitrary bytes, JSON or gob.
func decode(b []byte) (*rich, bool) {
	v := new(rich)
	if json.Unmarshal(b, v) == nil {
		return v, true
	}
	v = new(rich)
	return v, gob.NewDecoder(bytes.NewReader(b)).Decode(v) == nil
}

// Two values decoded from the same bytes have no differences. Two values differ in both directions
// or in none. Deeply equal values do not differ, and values that JSON writes differently do.
func FuzzDiff(f *testing.F) {
	full := rich{
		Bool: true, Int: -1 << 40, Uint: 200, Float: 1.5, Small: 0.1, Text: "Łódź\x00", Bytes: []byte{0, 255},
		Time: noon.In(cet), Ptr: ptr(""), Inner: inner{1, "a"}, List: []inner{{2, "b"}}, Ptrs: []*inner{{3, "c"}},
		Array: [2]int{4, 5}, Floats: []float64{-1, 0}, Times: []time.Time{noon},
		Map: map[string][]int{"k": {1}, "l": {2}}, Ints: map[int]*inner{6: {7, "d"}}, More: &rich{Text: "more"},
	}
	other := full
	other.Map = map[string][]int{"k": {1}, "m": {2}}
	special := rich{Float: math.Copysign(0, -1), Floats: []float64{math.NaN(), math.Inf(1)}}
	var seeds [][]byte
	for _, v := range []rich{{}, full, other} {
		b, err := json.Marshal(v)
		if err != nil {
			f.Fatal(err)
		}
		seeds = append(seeds, b)
	}
	for _, v := range []rich{full, special} {
		var b bytes.Buffer
		if err := gob.NewEncoder(&b).Encode(v); err != nil {
			f.Fatal(err)
		}
		seeds = append(seeds, b.Bytes())
	}
	seeds = append(seeds, []byte(`{"Any":{"a":[1,null,"x",{"b":-0.0}]},"List":[],"Map":{"k":null}}`))
	for _, a := range seeds {
		for _, b := range seeds {
			f.Add(a, b)
		}
	}
	f.Fuzz(func(t *testing.T, one, two []byte) {
		a, ok := decode(one)
		again, _ := decode(one)
		b, okB := decode(two)
		if !ok || !okB {
			t.Skip("the bytes stand for no value")
		}
		for _, v := range []*rich{a, again} {
			if r := Diff(a, v, 0); len(r.Differences) > 0 || r.Used != 0 {
				t.Fatalf("%+v against the same: %q, used %v", a, r.Differences, r.Used.Names())
			}
		}
		there, back := Diff(a, b, 0), Diff(b, a, 0)
		same := len(there.Differences) == 0
		if same != (len(back.Differences) == 0) {
			t.Fatalf("there %q, back %q", there.Differences, back.Differences)
		}
		if len(there.Differences) > maxDifferences {
			t.Fatalf("%d differences", len(there.Differences))
		}
		if !same && reflect.DeepEqual(a, b) {
			t.Fatalf("deeply equal, but %q", there.Differences)
		}
		textA, errA := json.Marshal(a)
		textB, errB := json.Marshal(b)
		if errA == nil && errB == nil && same && !bytes.Equal(textA, textB) {
			t.Fatalf("no differences between\n%s\n%s", textA, textB)
		}
	})
}
