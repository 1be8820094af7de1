// Package noop does nothing. Its time is the cost of the harness itself.
package noop

import (
	"io"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns noop.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "noop",
		Format: formats.None,
		Marks:  codec.Marks{Floor: true},
		Bind: func(*codec.Type) (codec.Port, error) {
			return codec.Port{
				FromGo: convert, ToGo: convert,
				Marshal: marshal, Append: appendTo, Unmarshal: unmarshal, UnmarshalInto: into,
				Open: unmarshal, Touch: touch,
				NewEncoder: func(io.Writer) codec.Encoder { return coder{} }, NewDecoder: func(io.Reader) codec.Decoder { return coder{} },
			}, nil
		},
	}}
}

type coder struct{}

func (coder) Encode(any) error { return nil }
func (coder) Decode(any) error { return nil }

func marshal(any) ([]byte, error)                { return nil, nil }
func appendTo(dst []byte, _ any) ([]byte, error) { return dst, nil }
func unmarshal([]byte) (any, error)              { return nil, nil }
func into([]byte, any) error                     { return nil }
func convert(any) (any, error)                   { return nil, nil }
func touch(any, int) (uint64, error)             { return 0, nil }
