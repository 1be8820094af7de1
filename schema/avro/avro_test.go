package avro

import (
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/schema"
)

type Hash uint64

type all struct {
	H Hash
	W uint
	S uint32
	A [2]int16
	B [4]byte
}

// TestLibraries checks the types for which libraries differ. The other types are tested in codecs/avro,
// where the schemas are used.
func TestLibraries(t *testing.T) {
	unsigned := func(t reflect.Type) string { return t.String() }
	for _, tt := range []struct {
		name    string
		library Library
		typ     reflect.Type
		want    string // the schema, or the error
	}{
		{"unsigned longs and arrays", Library{Unsigned: unsigned, Arrays: true}, reflect.TypeFor[all](),
			`{"fields":[{"name":"H","type":{"logicalType":"avro.Hash","type":"long"}},{"name":"W","type":{"logicalType":"uint","type":"long"}},{"name":"S","type":"long"},{"name":"A","type":{"items":"int","type":"array"}},{"name":"B","type":{"name":"bytes4","size":4,"type":"fixed"}}],"name":"all","type":"record"}`},
		{"neither", Library{}, reflect.TypeFor[all](), "no Avro type for uint"},
		{"uint64", Library{}, reflect.TypeFor[Hash](), `{"name":"bytes8","size":8,"type":"fixed"}`},
		{"arrays", Library{}, reflect.TypeFor[[2]int16](), "no arrays of fixed length but of bytes ([2]int16)"},
		{"left out", Library{}, reflect.TypeFor[struct {
			A int `avro:"-"`
		}](), `leaves out A, which has the tag avro:"-"`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			text, err := tt.library.Derive(schema.Of(tt.typ))
			got := string(text)
			if err != nil {
				got = err.Error()
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}
