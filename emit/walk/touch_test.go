package walk

import (
	"reflect"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/schema"
)

type (
	Inner struct {
		First *int `json:"first,omitempty"`
		Then  int
	}
	Outer struct {
		In     Inner
		Hidden int            `json:"-"`
		Flag   bool           `json:"flag,omitzero"`
		Many   []float32      `json:",omitempty"`
		By     map[int8]Inner `json:"by"`
		Six    [6]uint8
	}
)

const touchOuter = `func portOuter() (codec.Port, error) {
	return read.Port(touchOuter, func(x read.Value) (uint64, error) { return touch.IntOf(x.Int()) }, "In", "first")
}

func touchOuter(x read.Value, t *touch.Read) bool {
	out := 0
	for key, x := range x.Fields(t) {
		switch string(key) {
		case "In":
			out = 0
			if !touchInner(x, t) {
				return false
			}
		case "flag":
			out = 1
			if !t.Take(touch.BoolOf(x.Bool())) {
				return false
			}
		case "Many":
			if out < 1 && !t.Skip(1-out) {
				return false
			}
			out = 1
			if !x.Null() {
				for x := range x.Elems(t) {
					if !t.Take(touch.Float32Of(x.Float())) {
						return false
					}
				}
				if t.Err != nil {
					return false
				}
			}
		case "by":
			if out < 1 && !t.Skip(1-out) {
				return false
			}
			out = 1
			if !x.Null() {
				for key, x := range x.Fields(t) {
					if !t.Take(touch.IntOf(strconv.ParseInt(string(key), 10, 8))) {
						return false
					}
					if !touchInner(x, t) {
						return false
					}
				}
				if t.Err != nil {
					return false
				}
			}
		case "Six":
			if out < 1 && !t.Skip(1-out) {
				return false
			}
			out = 1
			n := uint64(0)
			for range x.Elems(t) {
				n++
			}
			if t.Err != nil || !t.Add(n) {
				return false
			}
		}
	}
	if t.Err != nil {
		return false
	}
	if out < 1 && !t.Skip(1-out) {
		return false
	}
	return true
}

func touchInner(x read.Value, t *touch.Read) bool {
	out := 0
	for key, x := range x.Fields(t) {
		switch string(key) {
		case "first":
			out = 1
			if x.Null() {
				if !t.Add(0) {
					return false
				}
			} else {
				if !t.Take(touch.IntOf(x.Int())) {
					return false
				}
			}
		case "Then":
			if out < 1 && !t.Skip(1-out) {
				return false
			}
			out = 1
			if !t.Take(touch.IntOf(x.Int())) {
				return false
			}
		}
	}
	if t.Err != nil {
		return false
	}
	if out < 1 && !t.Skip(1-out) {
		return false
	}
	return true
}
`

// TestTouch checks that fields that encoding/json leaves out are counted in their place, and that
// hidden fields are not counted.
func TestTouch(t *testing.T) {
	got, err := made(t, reads("example.com/read"), reflect.TypeFor[Outer]())
	if err != nil {
		t.Fatal(err)
	}
	want := touchOuter
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestFirst checks the path to the first field, and that some types have none, for example because
// the first field may differ between messages.
func TestFirst(t *testing.T) {
	type loop struct{ Next *loop }
	for _, c := range []struct {
		typ  reflect.Type
		path []any
		none bool
	}{
		{typ: reflect.TypeFor[string]()},
		{typ: reflect.TypeFor[Outer](), path: []any{"In", "first"}},
		{typ: reflect.TypeFor[[]*Inner](), path: []any{0, "first"}},
		{typ: reflect.TypeFor[struct{ A [2][]bool }](), path: []any{"A", 0, 0}},
		{typ: reflect.TypeFor[struct{ A [2]uint8 }](), none: true},
		{typ: reflect.TypeFor[[0]int](), none: true},
		{typ: reflect.TypeFor[struct{}](), none: true},
		{typ: reflect.TypeFor[map[string]int](), none: true},
		{typ: reflect.TypeFor[loop](), none: true},
	} {
		got := first(schema.Of(c.typ).Root)
		if c.none != (got == nil) {
			t.Errorf("%v: %+v, want none: %v", c.typ, got, c.none)
		} else if got != nil && !cmp.Equal(got.Path, c.path) {
			t.Errorf("%v: %v, want %v", c.typ, got.Path, c.path)
		}
	}
}

func TestOmits(t *testing.T) {
	for _, c := range []struct {
		typ  reflect.Type
		want string
	}{
		{reflect.TypeFor[struct {
			A time.Time `json:",omitzero"`
		}](), `"no omitzero but of one field"`},
		{reflect.TypeFor[[]struct {
			A Inner `json:",omitempty,omitzero"`
		}](), `"[]: no omitzero but of one field"`},
		{reflect.TypeFor[struct {
			A int `json:",string"`
		}](), `"no numbers in strings"`},
	} {
		got, err := made(t, reads("example.com/read"), c.typ)
		if err != nil || got != c.want {
			t.Errorf("%v: %s, %v; want %s", c.typ, got, err, c.want)
		}
	}
}
