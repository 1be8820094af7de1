package wire

import (
	"encoding/hex"
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/check"
)

// Named types of each kind.
type (
	status int32
	tags   []string
	stock  map[string]int32
	corner [2]uint16
	code   [3]byte

	item struct {
		Name   string
		Price  int64
		Tags   tags
		Status status
		Codes  []code
		Sizes  []int32
		At     time.Time
		Blob   []byte
		Extra  any
	}

	// Copies of the framework's types. The order of fields may differ there.
	atom string
	pid  struct {
		Node     atom
		ID       uint64
		Creation int64
	}
	processID struct{ Name, Node string }
	alias     struct {
		ID       [3]uint64
		Creation int64
		Node     atom
	}
	event struct{ Name, Node atom }
	ref   struct {
		Node     atom
		Creation int64
		ID       [3]uint64
	}
)

func (c code) MarshalBinary() ([]byte, error) { return append([]byte("c"), c[:]...), nil }

func (c *code) UnmarshalBinary(b []byte) error {
	if len(b) != 4 || b[0] != 'c' {
		return errors.New("no code")
	}
	copy(c[:], b[1:])
	return nil
}

var shop = map[reflect.Type]string{
	reflect.TypeFor[status]():    "example.com/shop.Status",
	reflect.TypeFor[tags]():      "example.com/shop.Tags",
	reflect.TypeFor[stock]():     "example.com/shop.Stock",
	reflect.TypeFor[corner]():    "example.com/shop.Corner",
	reflect.TypeFor[code]():      "example.com/shop.Code",
	reflect.TypeFor[item]():      "example.com/shop.Item",
	reflect.TypeFor[atom]():      "ergo.services/ergo/gen.Atom",
	reflect.TypeFor[pid]():       "ergo.services/ergo/gen.PID",
	reflect.TypeFor[processID](): "ergo.services/ergo/gen.ProcessID",
	reflect.TypeFor[alias]():     "ergo.services/ergo/gen.Alias",
	reflect.TypeFor[event]():     "ergo.services/ergo/gen.Event",
	reflect.TypeFor[ref]():       "ergo.services/ergo/gen.Ref",
}

var (
	leapDay = time.Date(2024, 2, 29, 23, 59, 59, 999_999_999, time.FixedZone("", 5*3600+1800))
	pen     = item{
		"pen", -2, tags{"a", ""}, 3, []code{{1, 2, 3}}, nil, leapDay.UTC(), []byte{9},
		map[string]any{"n": []any{nil, true, status(7)}},
	}
)

// golden has messages as release 3.1.0 of the framework (ergo-services/ergo, commit f5ff7ed)
// encodes them by Encode after RegisterTypeOf, with the type names in shop. Release 3.3.0 changed
// none of these.
var golden = []struct {
	name  string
	value any
	cache bool
	want  string
}{
	{"bool", true, false, "9101"},
	{"int8", int8(-2), false, "92fe"},
	{"int16", int16(-2), false, "93fffe"},
	{"int32", int32(-2), false, "94fffffffe"},
	{"int64", int64(-2), false, "95fffffffffffffffe"},
	{"int", -2, false, "96fffffffffffffffe"},
	{"uint8", uint8(0xfe), false, "97fe"},
	{"uint16", uint16(0x1234), false, "981234"},
	{"uint32", uint32(0x12345678), false, "9912345678"},
	{"uint64", uint64(math.MaxUint64), false, "9affffffffffffffff"},
	{"uint", uint(1), false, "9b0000000000000001"},
	{"float32", float32(-0.5), false, "8fbf000000"},
	{"float64", 0.1, false, "903fb999999999999a"},
	{"string", "Ærø", false, "8d0005c38672c3b8"},
	{"bytes", []byte{1, 2}, false, "8e000000020102"},
	{"nil bytes", []byte(nil), false, "8e00000000"},
	{"time with offset", leapDay, false, "af0f010000000edd72c4273b9ac9ff014a"},
	{"time in UTC", leapDay.UTC(), false, "af0f010000000edd72c4273b9ac9ffffff"},
	{"time with seconds of offset", leapDay.In(time.FixedZone("", 3607)), false, "af10020000000edd72c4273b9ac9ff003c07"},
	{"list", []string{"a", ""}, false, "8200029d8d9d000000020001610000"},
	{"nil list", []string(nil), false, "8200029d8dff"},
	{"empty list", []string{}, false, "8200029d8d9d00000000"},
	{"lists", [][]int16{nil, {}, {-1}}, false, "8200039d9d939d00000003ff9d000000009d00000001ffff"},
	{"array", [2]bool{true, false}, false, "8200069e00000002910100"},
	{"map", map[string]float32{"x": 1}, false, "8200039f8d8f9f000000010001783f800000"},
	{"nil map", map[uint8]bool(nil), false, "8200039f9791ff"},
	{"named number", status(-1), false, "830018236578616d706c652e636f6d2f73686f702f537461747573ffffffff"},
	{"named list", tags{"a"}, false, "830016236578616d706c652e636f6d2f73686f702f546167738300000001000161"},
	{"named nil list", tags(nil), false, "830016236578616d706c652e636f6d2f73686f702f54616773ff"},
	{"named map", stock{"a": 1}, false, "830017236578616d706c652e636f6d2f73686f702f53746f636b830000000100016100000001"},
	{"named array", corner{1, 2}, false, "830018236578616d706c652e636f6d2f73686f702f436f726e657200010002"},
	{"MarshalBinary", code{1, 2, 3}, false, "830016236578616d706c652e636f6d2f73686f702f436f64650000000463010203"},
	{"struct", pen, false, "830016236578616d706c652e636f6d2f73686f702f4974656d" +
		"000370656efffffffffffffffe83000000020001610000000000039d000000010000000463010203ff0f010000000edd72c4273b9ac9ffffff" +
		"00000001098200039f8d849f0000000100016e8200029d849d00000003ff9101830018236578616d706c652e636f6d2f73686f702f53746174757300000007"},
	{"list of named", []status{1}, false, "82001c9d830018236578616d706c652e636f6d2f73686f702f5374617475739d0000000100000001"},
	{"map of lists", map[status][]corner{1: {{2, 3}}}, false, "8200389f830018236578616d706c652e636f6d2f73686f702f537461747573" +
		"9d830018236578616d706c652e636f6d2f73686f702f436f726e65729f00000001000000019d0000000100020003"},
	{"Atom", atom("node"), false, "8c00046e6f6465"},
	{"PID", pid{"n@h", 1, 2}, false, "aa00036e406800000000000000010000000000000002"},
	{"ProcessID", processID{"p", "n"}, false, "ab00016e000170"},
	{"Alias", alias{[3]uint64{2, 3, 4}, 1, "n"}, false, "ac00016e0000000000000001000000000000000200000000000000030000000000000004"},
	{"Event", event{"e", "n"}, false, "ad00016e000165"},
	{"Ref", ref{"n", 1, [3]uint64{2, 3, 4}}, false, "ae00016e0000000000000001000000000000000200000000000000030000000000000004"},
	{"list of PID", []pid{{"n", 1, 2}}, false, "8200029daa9d0000000100016e00000000000000010000000000000002"},
	{"any", []any{nil, "a", 1, []any{true}}, false, "8200029d849d00000004ff8d0001619600000000000000018200029d849d000000019101"},
	{"cache: struct", pen, true, "831003" +
		"000370656efffffffffffffffe83000000020001610000000000039d000000010000000463010203ff0f010000000edd72c4273b9ac9ffffff" +
		"00000001098200039f8d849f0000000100016e8200029d849d00000003ff910183100100000007"},
	{"cache: list", []item{}, true, "8200049d8310039d00000000"},
}

// TestGolden checks that each value is encoded into the bytes that both releases make, and that
// these bytes are decoded into the value.
func TestGolden(t *testing.T) {
	for _, tt := range golden {
		t.Run(tt.name, func(t *testing.T) {
			for _, release := range []Release{Release33, Release31} {
				isWritten(t, tt.value, Options{Names: shop, Cache: tt.cache, Release: release}, tt.want)
			}
		})
	}
}

// isWritten tests that a value is encoded into the given bytes and decoded from them.
func isWritten(t *testing.T, value any, o Options, want string) {
	t.Helper()
	c, v := boundBy(t, value, o)
	b, err := c.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	if got := hex.EncodeToString(b); got != want {
		t.Errorf("wrote\n%s, want\n%s", got, want)
	}
	got := reflect.New(reflect.TypeOf(value))
	if err := c.Unmarshal(b, got.Interface()); err != nil {
		t.Fatal(err)
	}
	var allow codec.Rule
	if b, ok := value.([]byte); ok && b == nil {
		allow = codec.NilEmpty
	}
	for _, d := range check.Diff(v, got.Interface(), allow).Differences {
		t.Error(d)
	}
}

// bound returns the coder of a value's type, and a pointer to it.
func bound(t testing.TB, value any, cache bool) (*Coder, any) {
	t.Helper()
	return boundBy(t, value, Options{Names: shop, Cache: cache})
}

func boundBy(t testing.TB, value any, o Options) (*Coder, any) {
	t.Helper()
	c, err := New(reflect.TypeOf(value), o)
	if err != nil {
		t.Fatal(err)
	}
	p := reflect.New(reflect.TypeOf(value))
	p.Elem().Set(reflect.ValueOf(value))
	return c, p.Interface()
}

// TestLengths checks that strings up to the format's limit survive and longer ones are refused.
func TestLengths(t *testing.T) {
	for _, tt := range []struct {
		of   func(n int) any
		most int
	}{
		{func(n int) any { return strings.Repeat("x", n) }, 65535},
		{func(n int) any { return atom(strings.Repeat("x", n)) }, 255},
	} {
		for _, n := range []int{0, tt.most - 2, tt.most - 1, tt.most, tt.most + 1} {
			c, v := bound(t, tt.of(n), false)
			b, err := c.Marshal(v)
			if n > tt.most {
				if err == nil {
					t.Errorf("%T of %d bytes: no error", tt.of(n), n)
				}
				continue
			}
			if err != nil || len(b) != 3+n {
				t.Errorf("%T of %d bytes: wrote %d, %v", tt.of(n), n, len(b), err)
				continue
			}
			got := reflect.New(reflect.TypeOf(tt.of(n)))
			if err := c.Unmarshal(b, got.Interface()); err != nil || got.Elem().Len() != n {
				t.Errorf("%T of %d bytes: read %d, %v", tt.of(n), n, got.Elem().Len(), err)
			}
		}
	}
}
