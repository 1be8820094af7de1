package thrift

import (
	"github.com/apache/thrift/lib/go/thrift"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/thrift/wire"
)

// methods returns the methods of structs that the library's compiler wrote, in one protocol.
func methods(protocol func() *wire.Coder) func(*codec.Type) codec.Methods[thrift.TStruct] {
	return func(*codec.Type) codec.Methods[thrift.TStruct] {
		c := protocol()
		return codec.Methods[thrift.TStruct]{Marshal: c.Marshal, Append: c.Append, Unmarshal: c.Unmarshal, Encoder: c.Encoder, Decoder: c.Decoder}
	}
}
