package bench_test

import (
	"reflect"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	made "github.com/wirebench/wirebench/builtin/generated/_made/person"
	easyjson "github.com/wirebench/wirebench/builtin/generated/_made/person/easyjson"
	ffjson "github.com/wirebench/wirebench/builtin/generated/_made/person/ffjson"
	msgp "github.com/wirebench/wirebench/builtin/generated/_made/person/msgp"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/person"
	"github.com/wirebench/wirebench/internal/check"
)

// TestNative checks that types written by generators are measured as they are by the codecs whose
// methods they have, and by no other codec.
func TestNative(t *testing.T) {
	google := []string{"protobuf", "protojson", "prototext"}
	for name, want := range map[string][]string{
		"bebop":     {"bebop"},
		"bencgen":   {"bencgen"},
		"calmh/xdr": {"calmh/xdr"},
		"cbor-gen":  {"cbor-gen"},
		"colfer":    {"MarshalBinary", "colfer"},
		// Messages of csproto keep their size, whichever library encoded them first.
		"csproto":          google,
		"dynssz/generated": {"dynssz/generated"},
		"easyjson":         {"easyjson"},
		"fastssz":          {"fastssz"},
		"ffjson":           {"ffjson"},
		"gogo/protobuf":    {"gogo/protobuf"},
		"karalabe/ssz":     {"karalabe/ssz"},
		"msgp":             {"msgp"},
		"protobuf":         google,
		"protobuf/opaque":  google,
		"protobuf-go-lite": {"protobuf-go-lite", "protobuf-go-lite/unsafe", "protobuf-go-lite/json"},
		"pulsar":           google,
		"thrift/binary":    {"thrift/binary", "thrift/compact", "thrift/json"},
		"thriftgo":         {"thriftgo"},
		"vtprotobuf":       append(google, "vtprotobuf", "vtprotobuf/unsafe"),
		"json":             nil, // it generates no types
	} {
		t.Run(name, func(t *testing.T) {
			typ, values := written(t, name)
			native(t, typ, values, want)
		})
	}
}

// native checks that exactly the wanted codecs measure a type as it is, and proves these codecs.
func native(t *testing.T, typ *codec.Type, values []any, want []string) {
	t.Helper()
	var got []string
	for _, k := range linked(t).Codecs {
		if !k.Native(typ) {
			continue
		}
		got = append(got, k.Name)
		if slices.Contains(want, k.Name) {
			prove(t, k, typ, values)
		}
	}
	if diff := cmp.Diff(slices.Sorted(slices.Values(want)), slices.Sorted(slices.Values(got))); diff != "" {
		t.Errorf("codecs (-want +got):\n%s", diff)
	}
}

// written returns the type that a codec's generator wrote for Person, and messages of it. The
// messages are equal if the persons are, because messages of protobuf also have internal state.
func written(t *testing.T, name string) (*codec.Type, []any) {
	ring, err := corpus.Sample(person.Sets()[0])
	if err != nil {
		t.Fatal(err)
	}
	typ := &codec.Type{Name: name}
	convert := map[string]func(any) any{
		"easyjson": func(v any) any { return (*easyjson.Person)(v.(*person.Person)) },
		"ffjson":   func(v any) any { return (*ffjson.Person)(v.(*person.Person)) },
		"msgp":     func(v any) any { return (*msgp.Person)(v.(*person.Person)) },
		"json":     func(v any) any { return v },
	}[name]
	if convert == nil {
		port, err := made.Glue()[reflect.TypeFor[person.Person]()][name]()
		if err != nil {
			t.Fatal(err)
		}
		typ.Surrogate = &codec.Surrogate{Type: codec.Of[person.Person](name), To: port.ToGo, From: port.FromGo}
		convert = func(v any) any {
			v, err := port.FromGo(v)
			if err != nil {
				t.Fatal(err)
			}
			return v
		}
	}
	var values []any
	for _, v := range ring.Values {
		values = append(values, convert(v))
	}
	typ.Go = reflect.TypeOf(values[0]).Elem()
	typ.New = func() any { return reflect.New(typ.Go).Interface() }
	return typ, values
}

// prove proves a codec in all operations that it offers for a type.
func prove(t *testing.T, k codec.Codec, typ *codec.Type, values []any) {
	t.Helper()
	port, err := k.Bind(typ)
	if err != nil {
		t.Errorf("%s: %v", k.Name, err)
		return
	}
	if port.FromGo != nil || port.Lowered != nil {
		t.Errorf("%s converts", k.Name)
	}
	p := check.NewProver(k, typ, port, values)
	for _, m := range []codec.Operation{codec.Encode, codec.Decode, codec.EncodeReuse, codec.DecodeReuse} {
		if lacks := port.Lacks(m); lacks != "" {
			if m == codec.Encode || m == codec.Decode {
				t.Errorf("%s: %s is %s", k.Name, m, lacks)
			}
			continue
		}
		if _, err := p.Prove(m); err != nil {
			t.Errorf("%s: %s: %v", k.Name, m, err)
		}
	}
}
