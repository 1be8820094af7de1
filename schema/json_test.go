package schema_test

import (
	"encoding/json"
	"flag"
	"os"
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/schema"
	"github.com/wirebench/wirebench/schema/testdata/shop"
)

var update = flag.Bool("update", false, "rewrite the golden file")

// TestGoldenJSON compares the stored form of a schema with a golden file, byte for byte.
func TestGoldenJSON(t *testing.T) {
	const file = "testdata/stored.json"
	from := schema.FromTypes(sources(t, reflect.TypeFor[shop.Stored]())[0])
	got, err := json.MarshalIndent(from, "", "\t")
	if err != nil {
		t.Fatal(err)
	}
	got = append(got, '\n')
	if *update {
		if err := os.WriteFile(file, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("%s (-want +got):\n%s", file, diff)
	}
	// The stored schema describes the type of this program.
	var stored schema.Schema
	if err := json.Unmarshal(want, &stored); err != nil {
		t.Fatal(err)
	}
	agree(t, &stored, schema.Of(reflect.TypeFor[shop.Stored]()))
}

func TestJSONErrors(t *testing.T) {
	tests := []struct{ in, want string }{
		{`{"root": 5}`, `schema: json: cannot unmarshal number into Go struct field schemaJSON.root of type string`},
		{`{}`, `schema: root "" is not defined`},
		{`{"root": "struct"}`, `schema: root "struct" is not defined`},
		{`{"root": "[]p.T"}`, `schema: root "p.T" is not defined`},
		{`{"root": "[x]int"}`, `schema: root "x" isn't the length of an array`},
		{`{"root": "[-1]int"}`, `schema: root "-1" isn't the length of an array`},
		{`{"root": "map[int"}`, `schema: root "map[int" is not defined`},
		{`{"root": "map[int]"}`, `schema: root "" is not defined`},
		{`{"root": "p.T", "types": {"p.T": {"type": "p.T"}}}`, `schema: root p.T: "p.T" is not defined`},
		{`{"root": "p.T", "types": {"p.T": {"type": "invalid"}}}`, `schema: root p.T: "" isn't a reason why a type of kind invalid can't be expressed`},
		{`{"root": "p.T", "types": {"p.T": {"type": "int", "why": "a channel"}}}`, `schema: root p.T: "a channel" isn't a reason why a type of kind int can't be expressed`},
		{`{"root": "p.T", "types": {"p.T": {"type": "any", "why": "magic"}}}`, `schema: root p.T: "magic" isn't a reason why a type of kind any can't be expressed`},
		{`{"root": "#1", "types": {"#1": {"type": "int"}}}`, `schema: root #1: a type without a name needs no definition if it is not a struct`},
		{`{"root": "p.T", "types": {"p.T": {"type": "int", "fields": [{"name": "A"}]}}}`, `schema: root p.T: fields of kind int: only structs have them`},
		{`{"root": "p.T", "types": {"p.T": {"type": "time.Time"}}}`, `schema: root p.T: only time.Time itself is of kind time`},
		{`{"root": "p.T", "types": {"p.T": {"type": "struct", "custom": ["Marshal"]}}}`, `schema: root p.T: Marshal isn't a method that serializes`},
		{`{"root": "p.T", "types": {"p.T": {"type": "struct", "fields": [{"name": "A", "id": 1, "type": "*p.U"}]}}}`, `schema: root p.T: field A: "p.U" is not defined`},
		{`{"root": "p.T", "types": {"p.T": {"type": "struct", "fields": [{"name": "A", "id": 1}]}}}`, `schema: root p.T: field A: "" is not defined`},
		{`{"root": "p.T", "types": {"p.T": {"type": "struct", "fields": [{"name": "A", "type": "int"}]}}}`, `schema: root p.T: field A: ID 0 is another field's, or less than 1`},
		{`{"root": "p.T", "types": {"p.T": {"type": "struct", "fields": [{"name": "A", "id": 2, "type": "int"}, {"name": "B", "id": 2, "type": "int"}]}}}`, `schema: root p.T: field B: ID 2 is another field's, or less than 1`},
		{`{"root": "#1", "types": {"#1": {"type": "struct", "fields": [{"name": "A", "id": 1, "type": "[]#1"}]}}}`, `schema: a type without a name contains itself: give it a name`},
	}
	for _, tt := range tests {
		var s schema.Schema
		err := s.UnmarshalJSON([]byte(tt.in))
		if err == nil || err.Error() != tt.want {
			t.Errorf("%s\n got %v\nwant %s", tt.in, err, tt.want)
		}
	}
}

// FuzzJSON checks that a schema that can be read can also be used, and is the same after it is stored
// again.
func FuzzJSON(f *testing.F) {
	for _, of := range roots() {
		b, err := json.Marshal(schema.Of(of))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b)
	}
	f.Add([]byte(`{"root": "p.L", "types": {"p.L": {"type": "[]p.L"}, "q.L#2": {"type": "any"}}}`))
	f.Add([]byte(`{"root": "map[#1][3]#2", "types": {"#1": {"type": "struct"}, "#2": {"type": "struct", "fields": [{"name": "a"}]}}}`))
	f.Add([]byte(`{"root": "p.T[x.y", "types": {"p.T[x.y": {"type": "string", "enum": [{"name": "A", "value": "1"}]}}}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		var s schema.Schema
		if s.UnmarshalJSON(b) != nil {
			return
		}
		agree(t, &s, again(t, &s))
	})
}

// TestNamed checks that named types are in the order in which the source is read.
func TestNamed(t *testing.T) {
	tests := []struct {
		of   reflect.Type
		want []string
	}{
		{reflect.TypeFor[int](), nil},
		{reflect.TypeFor[map[shop.Color][]shop.Weight](), []string{"shop.Color", "shop.Weight"}},
		{reflect.TypeFor[shop.Recursive](), []string{"shop.Recursive", "shop.Ping", "shop.Pong", "shop.Tree[string]"}},
		{reflect.TypeFor[shop.Pair[shop.Half, []*shop.Page[shop.Pair[int, any]]]](), []string{
			"shop.Pair[shop.Half,[]*shop.Page[shop.Pair[int,interface {}]]]",
			"shop.Page[shop.Pair[int,interface {}]]",
			"shop.Pair[int,interface {}]",
		}},
		{reflect.TypeFor[shop.Stored](), []string{
			"shop.Stored", "shop.Numbered", "shop.Enums", "shop.Weight", "shop.Level", "shop.Color", "money.v2.Currency",
			"time.Month", "shop.Tree[money.v2.Currency]", "shop.Ping", "shop.Pong", "money.v2.Sum",
		}},
	}
	var goTypes []reflect.Type
	for _, tt := range tests {
		goTypes = append(goTypes, tt.of)
	}
	for i, source := range sources(t, goTypes...) {
		var got []string
		for _, typ := range schema.FromTypes(source).Named() {
			got = append(got, typ.String())
		}
		if diff := cmp.Diff(tests[i].want, got); diff != "" {
			t.Errorf("%v (-want +got):\n%s", goTypes[i], diff)
		}
	}
}
