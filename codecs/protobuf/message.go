package protobuf

import (
	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/encoding/prototext"
	"google.golang.org/protobuf/proto"

	"github.com/wirebench/wirebench/codec"
)

// The functions of the library, which accept every message that its generators wrote.
var (
	binary = functions(proto.Marshal, proto.MarshalOptions{}.MarshalAppend, proto.Unmarshal)
	json   = functions(protojson.Marshal, protojson.MarshalOptions{}.MarshalAppend, protojson.Unmarshal)
	text   = functions(prototext.Marshal, prototext.MarshalOptions{}.MarshalAppend, prototext.Unmarshal)
)

func functions(marshal func(proto.Message) ([]byte, error), app func([]byte, proto.Message) ([]byte, error), unmarshal func([]byte, proto.Message) error) func(*codec.Type) codec.Methods[proto.Message] {
	m := codec.Methods[proto.Message]{Marshal: marshal, Append: app, Unmarshal: unmarshal, UnmarshalInto: unmarshal}
	return func(*codec.Type) codec.Methods[proto.Message] { return m }
}
