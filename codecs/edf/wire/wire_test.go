package wire

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"io"
	"reflect"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/check"
)

func TestReasons(t *testing.T) {
	type embedded struct{ N int }
	type list struct{ Lists []list }
	type chain struct{ Next *chain }
	type empty struct{}
	type hidden struct{ _ int }
	type pid struct{ Node, ID string }
	type long [100]int
	named := func(name string) map[reflect.Type]string {
		return map[reflect.Type]string{reflect.TypeFor[pid](): name}
	}
	for _, tt := range []struct {
		typ   reflect.Type
		names map[reflect.Type]string
		want  string // "" if there is no error
	}{
		{reflect.TypeFor[struct{ N int }](), nil, "no structs without a name"},
		{reflect.TypeFor[embedded](), nil, ""},
		{reflect.TypeFor[empty](), nil, ""},
		{reflect.TypeFor[map[string]empty](), nil, ""},
		{reflect.TypeFor[**int](), nil, "no pointers to pointers"},
		{reflect.TypeFor[list](), nil, "no recursive types"},
		{reflect.TypeFor[chain](), nil, "no recursive types"},
		{reflect.TypeFor[*hidden](), nil, "no unexported fields"},
		{reflect.TypeFor[[]*empty](), nil, ""},
		{reflect.TypeFor[hidden](), nil, "no unexported fields"},
		{reflect.TypeFor[chan int](), nil, "no chan"},
		{reflect.TypeFor[[]func()](), nil, "no func"},
		{reflect.TypeFor[complex128](), nil, "no complex128"},
		{reflect.TypeFor[uintptr](), nil, "no uintptr"},
		{reflect.TypeFor[[]error](), nil, "no interfaces but any"},
		{reflect.TypeFor[[]empty](), nil, "no lists or maps of values without content"},
		{reflect.TypeFor[map[[0]int]bool](), nil, "no lists or maps of values without content"},
		{reflect.TypeFor[map[any]bool](), nil, "no interfaces in the keys of maps"},
		{reflect.TypeFor[map[[2]any]bool](), nil, "no interfaces in the keys of maps"},
		{reflect.TypeFor[pid](), named("shop.Order"), ""},
		{reflect.TypeFor[pid](), named("ergo.services/ergo/gen.PID"), "wire.pid is not like ergo.services/ergo/gen.PID"},
		{reflect.TypeFor[pid](), named("ergo.services/ergo/gen.Atom"), "wire.pid is not like ergo.services/ergo/gen.Atom"},
		{reflect.TypeFor[pid](), named(strings.Repeat("x", 4095-3) + ".y"), ""},
		{reflect.TypeFor[pid](), named(strings.Repeat("x", 4095-2) + ".y"), "no names of 4096 bytes"},
		{reflect.TypeFor[map[long]pid](), named("github.com/wirebench/wirebench/codecs/edf/wire.long"),
			"no two types of one name: wire.pid is wire.long"},
	} {
		_, err := New(tt.typ, Options{Names: tt.names})
		got := ""
		if err != nil {
			got = err.Error()
		}
		if got != tt.want {
			t.Errorf("%v: got reason %q, want %q", tt.typ, got, tt.want)
		}
	}
}

// edfOwn encodes itself.
type edfOwn struct{ n uint32 }

func (o edfOwn) MarshalEDF(w io.Writer) error { return binary.Write(w, binary.LittleEndian, o.n) }

func (o *edfOwn) UnmarshalEDF(b []byte) error {
	if len(b) != 4 {
		return io.ErrUnexpectedEOF
	}
	o.n = binary.LittleEndian.Uint32(b)
	return nil
}

// all has fields of all kinds that the format can carry.
type all struct {
	Item    item
	Bool    bool
	Numbers [2]int16
	Floats  map[float64]float32
	Lists   [][]uint8
	Maps    map[string]map[uint8]tags
	PID     pid
	Owns    []edfOwn
	Any     map[string]any
	Point   *item
	Counts  []*int64
	Blobs   map[string]*[]byte
	Deep    *any
	For     time.Duration
	Fors    []time.Duration
	Left    *int `edf:"-"`
}

func to[T any](v T) *T { return &v }

// full returns a value of all. Its maps have one entry each, so that its bytes are always the same.
func full() *all {
	return &all{
		Item: pen, Bool: true, Numbers: [2]int16{1, -1}, Floats: map[float64]float32{0.5: 2},
		Lists: [][]uint8{nil, {}, {1}}, Maps: map[string]map[uint8]tags{"a": {1: {"b"}}},
		PID: pid{"n", 1, 2}, Owns: []edfOwn{{7}},
		Any: map[string]any{"x": []any{
			nil, true, "s", 1.5, leapDay, []byte{1}, tags{"t"}, []any{}, map[string]any{"y": nil}, pen.Codes, to(int64(1)),
		}},
		Point: to(pen), Counts: []*int64{nil, to(int64(-1))}, Blobs: map[string]*[]byte{"b": to([]byte{1})},
		Deep: to(any(to(any(true)))), For: 1, Fors: []time.Duration{-1},
	}
}

// TestDamage checks that messages that are cut, too long or of another type are refused.
func TestDamage(t *testing.T) {
	c, v := bound(t, *full(), false)
	whole, err := c.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	for n := range whole {
		if err := c.Unmarshal(whole[:n], new(all)); err == nil {
			t.Errorf("decoded %d of %d bytes", n, len(whole))
		}
	}
	if err := c.Unmarshal(append(whole, 0), new(all)); err == nil {
		t.Error("decoded a value with a byte behind it")
	}
	other, _ := bound(t, *full(), true)
	if err := other.Unmarshal(whole, new(all)); err == nil {
		t.Error("decoded a name in the place of a number")
	}
	if err := c.Unmarshal(whole, new(item)); err == nil {
		t.Error("decoded into another type")
	}
	if err := c.Unmarshal(whole, nil); err == nil {
		t.Error("decoded into nothing")
	}
}

// TestUsed checks that values that hold earlier messages are overwritten, that entries of a map
// share no memory, and that values share no memory with the input.
func TestUsed(t *testing.T) {
	c, v := bound(t, *full(), false)
	used := new(all)
	less := &all{Lists: [][]uint8{}, Item: item{Tags: tags{}, Blob: []byte{}}, Counts: []*int64{to(int64(2)), nil}, Deep: new(any)}
	for _, want := range []any{v, less, v} {
		used.Left = new(int)
		b, err := c.Append([]byte("before"), want)
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Unmarshal(b[len("before"):], used); err != nil {
			t.Fatal(err)
		}
		clear(b)
		for _, d := range check.Diff(want, used, codec.NilEmpty).Differences {
			t.Error(d)
		}
	}
	lists := map[int][]int{1: {1}, 2: {2}, 3: {3}}
	c, v = bound(t, lists, false)
	b, err := c.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	got := map[int][]int{4: {4}}
	if err := c.Unmarshal(b, &got); err != nil {
		t.Fatal(err)
	}
	for _, d := range check.Diff(&lists, &got, 0).Differences {
		t.Error(d)
	}
}

// TestDeep checks that interfaces nest up to the limit and no deeper, in both directions.
func TestDeep(t *testing.T) {
	deepest := []any{}
	for range mostDepth {
		deepest = []any{deepest}
	}
	c, v := bound(t, deepest, false)
	b, err := c.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	var got []any
	if err := c.Unmarshal(b, &got); err != nil {
		t.Fatal(err)
	}
	var within []any
	one := append(append([]byte(nil), c.root.head...), markList, 0, 0, 0, 1)
	if err := c.Unmarshal(append(one, b...), &within); !errors.Is(err, errDeep) {
		t.Errorf("decoding a deeper one: %v, want: %v", err, errDeep)
	}
	round := []any{nil}
	round[0] = round
	for _, v := range [][]any{{deepest}, round} {
		if _, err := c.Marshal(&v); !errors.Is(err, errDeep) {
			t.Errorf("encoding a deeper one: %v, want: %v", err, errDeep)
		}
	}
}

// TestStrangers checks that interfaces may hold only types that occur in the message's type.
func TestStrangers(t *testing.T) {
	c, _ := bound(t, []any{}, false)
	if _, err := c.Marshal(&[]any{tags{}}); err == nil {
		t.Error("wrote a type that reading could not tell")
	}
	knowing, _ := bound(t, pen, false)
	if _, err := knowing.Marshal(&item{Extra: tags{}}); err != nil {
		t.Error(err)
	}
}

// spent returns the bytes that f allocates.
func spent(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// TestHostile checks that a message with a large length and little content is refused before memory
// is allocated.
func TestHostile(t *testing.T) {
	for _, tt := range []struct {
		name  string
		into  any
		input string
	}{
		{"list", []uint64{}, "8200029d9a9d7fffffff"},
		{"list of arrays", [][1 << 20]uint64{}, "8200079d9e001000009a9d00000001"},
		{"named list", tags{}, "830016236578616d706c652e636f6d2f73686f702f5461677383ffffffff"},
		{"map", map[string]int{}, "8200039f8d969fffffffff"},
		{"named map", stock{}, "830017236578616d706c652e636f6d2f73686f702f53746f636b83ffffffff"},
		{"bytes", []byte{}, "8effffffff"},
		{"string", "", "8dffff"},
		{"time", time.Time{}, "afff"},
		{"behind an interface", []any{}, "8200029d849d000000018200029d849dffffffff"},
		{"pointer to an array", (*[1 << 20]uint64)(nil), "820007a09e001000009aa0"},
		{"pointers to arrays", []*[1 << 20]uint64{}, "8200089da09e001000009a9d00000002a0a0"},
		{"an array behind an interface", []any{}, "8200029d849d000000018200069e080000009a"},
	} {
		c, v := bound(t, tt.into, false)
		b, err := hex.DecodeString(tt.input)
		if err != nil {
			t.Fatal(err)
		}
		if n := spent(func() { err = c.Unmarshal(b, v) }); err == nil || n > 16<<10 {
			t.Errorf("%s: took %d bytes, error %v", tt.name, n, err)
		}
	}
}

// TestRoomBehindInterface checks that no memory is allocated for a large type in an interface if
// its bytes are missing.
func TestRoomBehindInterface(t *testing.T) {
	type roomy struct {
		First any
		Room  [1 << 20]uint64
	}
	c, v := bound(t, roomy{}, false)
	b := append(bytes.Clone(c.root.head), markType, 0, 6, markArray, 0, 0x10, 0, 0, 0x9a)
	var err error
	if n := spent(func() { err = c.Unmarshal(b, v) }); !errors.Is(err, errShort) || n > 16<<10 {
		t.Errorf("took %d bytes, error %v", n, err)
	}
}

// FuzzUnmarshal checks that no input causes a panic or a disproportionate allocation, and that a
// decoded value is encoded into the same value.
func FuzzUnmarshal(f *testing.F) {
	var coders []*Coder
	for i, cache := range []bool{false, true} {
		c, v := bound(f, *full(), cache)
		b, err := c.Marshal(v)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(i == 1, b)
		empty, err := c.Marshal(new(all))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(i == 1, empty)
		coders = append(coders, c)
	}
	f.Fuzz(func(t *testing.T, cache bool, b []byte) {
		c := coders[0]
		if cache {
			c = coders[1]
		}
		var first, second all
		var err error
		// The bound covers list headers and map slots that one byte can request, and a value of
		// all.
		if n, most := spent(func() { err = c.Unmarshal(b, &first) }), uint64(64*len(b)+16<<10); n > most {
			t.Fatalf("%d bytes took %d, more than %d", len(b), n, most)
		}
		if err != nil {
			return
		}
		again, err := c.Marshal(&first)
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Unmarshal(again, &second); err != nil {
			t.Fatal(err)
		}
		for _, d := range check.Diff(&first, &second, 0).Differences {
			t.Error(d)
		}
	})
}
