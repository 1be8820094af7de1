package protobuf

import (
	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/encoding/prototext"
	"google.golang.org/protobuf/proto"

	"github.com/wirebench/wirebench/codec"
)

// format is how the library writes and reads its messages.
type format struct {
	marshal   func(proto.Message) ([]byte, error)
	append    func([]byte, proto.Message) ([]byte, error)
	unmarshal func([]byte, proto.Message) error
}

var formats = map[string]format{
	"protobuf":  {proto.Marshal, proto.MarshalOptions{}.MarshalAppend, proto.Unmarshal},
	"protojson": {protojson.Marshal, protojson.MarshalOptions{}.MarshalAppend, protojson.Unmarshal},
	"prototext": {prototext.Marshal, prototext.MarshalOptions{}.MarshalAppend, prototext.Unmarshal},
}

// bind is the Bind of a codec whose code is made for each type, but for types that are
// messages of the library: they need none.
func bind(name string) func(*codec.Type) (codec.Port, error) {
	made := codec.Glued(name)
	return func(t *codec.Type) (codec.Port, error) {
		if _, ok := t.New().(proto.Message); !ok {
			return made(t)
		}
		f := formats[name]
		into := func(b []byte, v any) error { return f.unmarshal(b, v.(proto.Message)) }
		return codec.Port{
			Yours:   true,
			Marshal: func(v any) ([]byte, error) { return f.marshal(v.(proto.Message)) },
			Append:  func(dst []byte, v any) ([]byte, error) { return f.append(dst, v.(proto.Message)) },
			Unmarshal: func(b []byte) (any, error) {
				v := t.New()
				return v, into(b, v)
			},
			UnmarshalInto: into,
		}, nil
	}
}
