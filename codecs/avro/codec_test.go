package avro

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/hamba/avro/v2"

	"github.com/wirebench/wirebench/codec"
)

type pair struct {
	A int32
	B string
}

type tree struct {
	N    int
	Kids []*tree
	Next *tree
}

type pairOf[A, B any] struct {
	A A
	B B
}

type Named struct {
	B string `avro:"bee"`
}

type shared struct {
	P, Q pair
	M    map[string]pair
	X, Y uint64
}

// binding is a value and the schema that its type must have.
type binding struct {
	name   string
	typ    *codec.Type
	value  any
	schema string
}

func of[T any](name string, v T, schema string) binding {
	return binding{name, codec.Of[T](name), &v, schema}
}

func TestDerive(t *testing.T) {
	when := time.Date(1900, 2, 3, 4, 5, 6, 7000, time.UTC)
	n := int64(-5)
	for _, tt := range []binding{
		of("int8", int8(-3), `"int"`),
		of("uint16", uint16(65535), `"int"`),
		of("uint32", uint32(1<<32-1), `"long"`),
		of("uint64", uint64(1<<64-1), `{"name":"bytes8","size":8,"type":"fixed"}`),
		of("int", 1<<53+1, `"long"`),
		of("float32", float32(0.1), `"float"`),
		of("float64", 0.1, `"double"`),
		of("string", "é", `"string"`),
		of("bytes", []byte{0, 255}, `"bytes"`),
		of("fixed", [3]byte{1, 2, 3}, `{"name":"bytes3","size":3,"type":"fixed"}`),
		of("list", []bool{true}, `{"items":"boolean","type":"array"}`),
		of("lists", [][]int8{{1}, {2, 3}}, `{"items":{"items":"int","type":"array"},"type":"array"}`),
		of("map", map[string][]string{"a": {"b"}}, `{"type":"map","values":{"items":"string","type":"array"}}`),
		of("optionals", []*int64{nil, &n}, `{"items":["null","long"],"type":"array"}`),
		of("time", struct{ T *time.Time }{&when},
			`{"fields":[{"name":"T","type":["null",{"logicalType":"timestamp-micros","type":"long"}]}],"name":"record","type":"record"}`),
		of("recursion", tree{1, []*tree{nil, {N: 2, Kids: []*tree{}}}, nil},
			`{"fields":[{"name":"N","type":"long"},{"name":"Kids","type":{"items":["null","tree"],"type":"array"}},{"name":"Next","type":["null","tree"]}],"name":"tree","type":"record"}`),
		of("generic", pairOf[int8, bool]{1, true},
			`{"fields":[{"name":"A","type":"int"},{"name":"B","type":"boolean"}],"name":"pairOf_int8_bool_","type":"record"}`),
		of("a type defined once", shared{P: pair{1, "x"}, M: map[string]pair{"k": {2, "y"}}, Y: 7},
			`{"fields":[{"name":"P","type":{"fields":[{"name":"A","type":"int"},{"name":"B","type":"string"}],"name":"pair","type":"record"}},{"name":"Q","type":"pair"},{"name":"M","type":{"type":"map","values":"pair"}},{"name":"X","type":{"name":"bytes8","size":8,"type":"fixed"}},{"name":"Y","type":"bytes8"}],"name":"shared","type":"record"}`),
		of("embedded and renamed", struct {
			*Named
			C bool
		}{&Named{"x"}, true},
			`{"fields":[{"name":"bee","type":"string"},{"name":"C","type":"boolean"}],"name":"record","type":"record"}`),
		of("anonymous twice", struct{ A struct{ X struct{ N int8 } } }{},
			`{"fields":[{"name":"A","type":{"fields":[{"name":"X","type":{"fields":[{"name":"N","type":"int"}],"name":"record_3","type":"record"}}],"name":"record_2","type":"record"}}],"name":"record","type":"record"}`),
	} {
		t.Run(tt.name, func(t *testing.T) {
			text, err := library.Derive(tt.typ.Schema)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tt.schema, string(text)); diff != "" {
				t.Errorf("schema (-want +got):\n%s", diff)
			}
			p, err := bind(tt.typ, avro.DefaultConfig)
			if err != nil {
				t.Fatal(err)
			}
			b, err := p.Marshal(tt.value)
			if err != nil {
				t.Fatal(err)
			}
			got, err := p.Unmarshal(b)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tt.value, got); diff != "" {
				t.Errorf("round trip (-want +got):\n%s", diff)
			}
		})
	}
}

func TestReasons(t *testing.T) {
	for _, tt := range []struct {
		typ  *codec.Type
		want string
	}{
		{codec.Of[uint](""), "no Avro type for uint"},
		{codec.Of[struct{ V any }](""), "no Avro type for interface {}"},
		{codec.Of[map[int]string](""), "map keys must be strings (map[int]string)"},
		{codec.Of[[]**int](""), "no pointers to pointers (**int)"},
		{codec.Of[[2]int](""), "no arrays of fixed length but of bytes ([2]int)"},
		{codec.Of[chan int](""), "no Avro type for chan int"},
	} {
		_, err := bind(tt.typ, avro.DefaultConfig)
		if err == nil || err.Error() != tt.want {
			t.Errorf("%v: got error %v, want %q", tt.typ.Go, err, tt.want)
		}
	}
}
