//lint:file-ignore SA5008 that libraries read odd tags as encoding/json does is what is compared

package vectors

import (
	"encoding/json"
	"errors"
	"math"
	"reflect"
	"time"
)

// Reference is an implementation in Go that others can replace. No specification demands that they behave
// as it does.
type Reference struct {
	// Name is its import path.
	Name      string
	Marshal   func(any) ([]byte, error)
	Unmarshal func([]byte, any) error
	// Values are encoded, and Texts are decoded.
	Values []Value
	Texts  []Text
}

// Value is a value that is encoded. Make returns a pointer to it, a new one each time.
type Value struct {
	Name string
	Make func() any
}

// Text is a message that is decoded into a new value of a type.
type Text struct {
	Name string
	Into reflect.Type
	Text string
}

func encodingJSON() *Reference {
	return &Reference{"encoding/json", json.Marshal, json.Unmarshal, jsonGoValues(), jsonTexts()}
}

// Types of the values and texts. Their names and tags are what is tested.
type (
	inner   struct{ A, B int }
	Shown   struct{ Name, Other string }
	hidden  struct{ Inside int }
	pointed struct{ Deep int }
	around  struct {
		Shown
		hidden
		*pointed
		Name string
	}
	named struct {
		Shown `json:"shown"`
		Dash  int `json:"-"`
		Comma int `json:"-,"`
		Odd   int `json:"a$%-/ü"`
		Bad   int `json:"a\"b"`
		plain int
	}
	omits struct {
		Int     int               `json:",omitempty"`
		String  string            `json:",omitempty"`
		List    []int             `json:",omitempty"`
		Array   [0]int            `json:",omitempty"`
		Map     map[string]int    `json:",omitempty"`
		Pointer *int              `json:",omitempty"`
		Any     any               `json:",omitempty"`
		Struct  inner             `json:",omitempty"`
		Time    time.Time         `json:",omitempty"`
		Zero    time.Time         `json:",omitzero"`
		ZeroIn  inner             `json:",omitzero"`
		Both    []int             `json:",omitempty,omitzero"`
		Empty   map[string]string `json:",omitzero"`
	}
	quotes struct {
		Int    int     `json:",string"`
		Bool   bool    `json:",string"`
		Float  float64 `json:",string"`
		String string  `json:",string"`
		Ptr    *int    `json:",string"`
		List   []int   `json:",string"`
	}
	texts struct {
		Raw    json.RawMessage
		Number json.Number
		Bytes  []byte
		Array  [3]byte
		Named  octets
		Time   time.Time
		Span   time.Duration
	}
	octets []octet
	octet  byte
	clash  struct {
		one
		two
	}
	one      struct{ X, Y int }
	two      struct{ X, Z int }
	ring     struct{ Next *ring }
	allKinds struct {
		I8  int8
		U8  uint8
		I64 int64
		U64 uint64
		F32 float32
		F64 float64
		B   bool
		S   string
		P   *int
		L   []int
		R   [2]int
		M   map[string]int
		A   any
		In  inner
		By  []byte
		T   time.Time
		N   json.Number
		W   json.RawMessage
	}
	caseful struct {
		Name string `json:"name"`
		NAME string `json:"NAME"`
	}
)

// upper writes itself as text, and as the key of a map.
type upper string

func (u upper) MarshalText() ([]byte, error) { return []byte("<" + u + ">"), nil }
func (u *upper) UnmarshalText(b []byte) error {
	*u = upper("[" + string(b) + "]")
	return nil
}

// spaced writes JSON with white space and characters of HTML, which encoding/json compacts and escapes.
type spaced struct{}

func (spaced) MarshalJSON() ([]byte, error) { return []byte("{ \"a\" : [ 1 , \"<&>\" ] }"), nil }

// broken writes what is no JSON.
type broken struct{}

func (broken) MarshalJSON() ([]byte, error) { return []byte("{"), nil }

// failing has no JSON.
type failing struct{}

func (failing) MarshalJSON() ([]byte, error) { return nil, errors.New("has none") }

// byPointer writes itself only if its address is known.
type byPointer struct{ N int }

func (*byPointer) MarshalJSON() ([]byte, error) { return []byte(`"pointer"`), nil }

// held makes values of one type.
func held[T any](name string, v T) Value {
	return Value{name, func() any { copied := v; return &copied }}
}

func jsonGoValues() []Value {
	n := 7
	loop := func() any { r := new(ring); r.Next = r; return &r }
	listLoop := func() any { l := []any{nil}; l[0] = l; return &l }
	mapLoop := func() any { m := map[string]any{}; m["a"] = m; return &m }
	return append([]Value{
		held("map with several keys", map[string]int{"b": 1, "a": 2, "ü": 3, "": 4, "aa": 5, "B": 6}),
		held("map with numbers as keys", map[int]string{10: "a", 9: "b", -1: "c"}),
		held("map with unsigned numbers as keys", map[uint8]bool{200: true, 3: false}),
		held("map with keys that write themselves", map[upper]int{"b": 1, "a": 2}),
		held("map with booleans as keys", map[bool]int{true: 1}),
		held("map with a key that has characters of HTML", map[string]int{"<a&b>": 1}),
		held("nil map", map[string]int(nil)), held("empty map", map[string]int{}),
		held("nil list", []int(nil)), held("empty list", []int{}), held("nil bytes", []byte(nil)), held("empty bytes", []byte{}), held("bytes", []byte{0, 255, 1}),
		held("bytes of a named type", octets{1, 2}), held("array of bytes", [3]byte{1, 2, 3}), held("list of lists", [][]int{nil, {}, {1}}),
		held("characters of HTML", "<script>&amp;'\"</script>"), held("line separators", "a\u2028b\u2029c"), held("control characters", "\x00\x01\b\f\n\r\t\x1f\x7f\u0080"),
		held("text that is not UTF-8", "a\xffb\xc0\xafc\xed\xa0\x80"), held("character beyond 16 bits", "\U0001d11e"), held("replacement character", "\ufffd"), held("quote, backslash and slash", `"\/`),
		held("embedded structs", around{Shown{"in", "o"}, hidden{1}, &pointed{2}, "out"}), held("embedded nil pointer", around{}),
		held("names and tags", named{Shown{"a", "b"}, 1, 2, 3, 4, 5}), held("fields of one name in two embedded structs", clash{one{1, 2}, two{3, 4}}),
		held("omitempty and omitzero of zero values", omits{}),
		held("omitempty and omitzero of other values", omits{1, "a", []int{}, [0]int{}, map[string]int{}, &n, false, inner{}, time.Unix(0, 0).UTC(), time.Unix(0, 0).UTC(), inner{1, 0}, []int{}, map[string]string{}}),
		held("option string", quotes{1, true, 1.5, `a"b`, &n, []int{1}}), held("option string of nil", quotes{}),
		held("raw JSON, number, bytes and time", texts{json.RawMessage(`{ "b": 1, "a": "<>" }`), "1.50e2", []byte("x"), [3]byte{1}, octets{3}, time.Date(2026, 1, 2, 3, 4, 5, 678, time.FixedZone("", 5400)), time.Second}),
		held("raw JSON that is nil, and a number without text", texts{}), held("raw JSON that is broken", texts{Raw: json.RawMessage(`{`)}), held("number that is none", json.Number("1x")), held("number with a leading zero", json.Number("01")),
		held("value that writes JSON with spaces", spaced{}), held("value that writes broken JSON", broken{}), held("value that fails", failing{}), held("text that writes itself", upper("a&b")),
		held("list of values that write themselves by pointer", []byPointer{{1}}), held("map of values that write themselves by pointer", map[string]byPointer{"a": {1}}), held("value behind an interface that writes itself by pointer", any(byPointer{1})),
		held("interfaces", []any{nil, true, 1, "a", 1.5, &n, &inner{1, 2}, []int{1}, map[string]any{"b": 1, "a": nil}, json.Number("12"), upper("t")}),
		held("nil pointer behind an interface", any((*int)(nil))), held("pointers to pointers", func() **int { p := &n; return &p }()),
		held("channel", struct{ C chan int }{make(chan int)}), held("function", struct{ F func() }{}), held("complex number", complex(1, 2)), held("map with structs as keys", map[inner]int{{1, 2}: 3}),
		held("year of five digits", time.Date(10000, 1, 1, 0, 0, 0, 0, time.UTC)),
		{"pointer in a circle", loop}, {"list in a circle", listLoop}, {"map in a circle", mapLoop},
	}, jsonFloats()...)
}

func jsonFloats() (all []Value) {
	for _, f := range []float64{0, math.Copysign(0, -1), 1, -1, 0.1, 1e20, 1e21, 123456789012345680000, 1e-6, 1e-7, 9.99e-7, math.MaxFloat64, math.MaxFloat32, math.SmallestNonzeroFloat32, 5e-324, 100, 3.0000000000000004, math.NaN(), math.Inf(1), math.Inf(-1)} {
		all = append(all, held("float64 "+fmtFloat(f), f), held("float32 "+fmtFloat(f), float32(f)))
	}
	for _, n := range []int64{math.MinInt64, math.MaxInt64, 1 << 53} {
		all = append(all, held("int64 at a limit", n))
	}
	return append(all, held("greatest uint64", uint64(math.MaxUint64)))
}
