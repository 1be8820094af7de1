package protobuf

import (
	"io"

	"google.golang.org/protobuf/encoding/protodelim"
	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/encoding/prototext"
	"google.golang.org/protobuf/proto"

	"github.com/wirebench/wirebench/codec"
)

// The functions of the library, which accept every message that its generators wrote.
var (
	binary = delimited(functions(proto.Marshal, proto.MarshalOptions{}.MarshalAppend, proto.Unmarshal))
	json   = functions(protojson.Marshal, protojson.MarshalOptions{}.MarshalAppend, protojson.Unmarshal)
	text   = functions(prototext.Marshal, prototext.MarshalOptions{}.MarshalAppend, prototext.Unmarshal)
)

func functions(marshal func(proto.Message) ([]byte, error), app func([]byte, proto.Message) ([]byte, error), unmarshal func([]byte, proto.Message) error) func(*codec.Type) codec.Methods[proto.Message] {
	m := codec.Methods[proto.Message]{Marshal: marshal, Append: app, Unmarshal: unmarshal, UnmarshalInto: unmarshal}
	return func(*codec.Type) codec.Methods[proto.Message] { return m }
}

// anySize accepts messages of more than 4 MiB, too.
var anySize = protodelim.UnmarshalOptions{MaxSize: -1}

// delimited adds streams to the functions, in which each message follows its size.
func delimited(of func(*codec.Type) codec.Methods[proto.Message]) func(*codec.Type) codec.Methods[proto.Message] {
	return func(t *codec.Type) codec.Methods[proto.Message] {
		m := of(t)
		m.Encoder = func(w io.Writer) func(proto.Message) error {
			return func(v proto.Message) error {
				_, err := protodelim.MarshalTo(w, v)
				return err
			}
		}
		m.Decoder = func(r io.Reader) func(proto.Message) error {
			from := codec.NewStreamReader(r)
			return func(v proto.Message) error { return anySize.UnmarshalFrom(from, v) }
		}
		return m
	}
}
