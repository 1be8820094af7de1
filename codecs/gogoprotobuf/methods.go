package gogoprotobuf

import (
	"io"
	"math"

	gogoio "github.com/gogo/protobuf/io"
	"github.com/gogo/protobuf/proto"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/rt/bridge"
)

// message has the methods that the library's generator writes. Generators derived from it, such as
// that of Kubernetes, write the same methods.
type message interface {
	Reset()
	Size() int
	Marshal() ([]byte, error)
	MarshalTo([]byte) (int, error)
	Unmarshal([]byte) error
}

func methods(t *codec.Type) codec.Methods[message] {
	m := codec.Methods[message]{
		Marshal: message.Marshal,
		Append: func(dst []byte, m message) ([]byte, error) {
			return bridge.Append(dst, m.Size(), m.MarshalTo)
		},
		Unmarshal: func(b []byte, m message) error { return m.Unmarshal(b) },
		UnmarshalInto: func(b []byte, m message) error {
			m.Reset() // Unmarshal merges
			return m.Unmarshal(b)
		},
	}
	// Generators derived from the library's may leave out the methods that its streams ask for.
	if _, ok := t.New().(proto.Message); ok {
		m.Encoder = func(w io.Writer) func(message) error {
			to := gogoio.NewDelimitedWriter(w)
			return func(m message) error { return to.WriteMsg(m.(proto.Message)) }
		}
		m.Decoder = func(r io.Reader) func(message) error {
			from := gogoio.NewDelimitedReader(r, math.MaxInt32)
			return func(m message) error { return from.ReadMsg(m.(proto.Message)) }
		}
	}
	return m
}
