package vectors_test

import (
	"testing"

	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/types/descriptorpb"
	"google.golang.org/protobuf/types/known/sourcecontextpb"
	"google.golang.org/protobuf/types/known/typepb"

	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codec/formats/vectors"
	"github.com/wirebench/wirebench/schema"
)

// of returns the type of a message with these fields.
func of(fields map[int]*schema.Type) *schema.Type {
	t := &schema.Type{Kind: schema.Struct}
	for id := range 16 {
		if fields[id] != nil {
			t.Fields = append(t.Fields, schema.Field{ID: id, Type: fields[id]})
		}
	}
	return t
}

// TestProtobufForms: Google's library decodes each form to the same message, and rejects what must be
// rejected. Unknown fields are part of a decoded message, and are left out.
func TestProtobufForms(t *testing.T) {
	text, number := &schema.Type{Kind: schema.String}, &schema.Type{Kind: schema.Int, Bits: 32}
	for _, m := range []struct {
		message proto.Message
		of      *schema.Type
		fewest  int
	}{
		{&typepb.Type{Name: "a", Syntax: typepb.Syntax_SYNTAX_PROTO3, SourceContext: &sourcecontextpb.SourceContext{FileName: "f"}},
			of(map[int]*schema.Type{1: text, 5: {Kind: schema.Struct}}), 50},
		{&typepb.Field{Number: 300, Name: "n", TypeUrl: "u", OneofIndex: 1, Packed: true, JsonName: "j"},
			of(map[int]*schema.Type{3: number, 4: text, 6: text, 7: number, 8: {Kind: schema.Bool}, 10: text}), 60},
		{&descriptorpb.SourceCodeInfo_Location{Path: []int32{1, 300, -1}, Span: []int32{5}},
			of(map[int]*schema.Type{1: {Kind: schema.List, Elem: number}, 2: {Kind: schema.List, Elem: number}}), 50},
	} {
		b, err := proto.MarshalOptions{Deterministic: true}.Marshal(m.message)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, r := range vectors.Named(formats.Protobuf.Name).Rewrites {
			all, err := r.Make(b, m.of)
			if err != nil {
				t.Logf("%s: %v", r.Name, err)
			}
			n += len(all)
			for _, v := range all {
				got := m.message.ProtoReflect().New().Interface()
				err := proto.UnmarshalOptions{DiscardUnknown: true}.Unmarshal(v.Input.Append(nil), got)
				switch {
				case v.Demand == vectors.Reject:
					if err == nil {
						t.Errorf("%s: %s is accepted", r.Name, v.Name)
					}
				case err != nil || !proto.Equal(got, m.message):
					t.Errorf("%s: %s is %v, error %v; want %v", r.Name, v.Name, got, err, m.message)
				}
			}
		}
		if n < m.fewest {
			t.Errorf("%v has %d forms, want %d at least", m.message, n, m.fewest)
		}
	}
}
