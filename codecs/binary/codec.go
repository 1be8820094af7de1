// Package binary adapts encoding/binary of the standard library, for types of a fixed size.
package binary

import (
	"encoding/binary"
	"fmt"
	"io"
	"reflect"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns binary.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:    "binary",
		Format:  formats.Binary,
		Fields:  codec.ByPosition,
		Module:  "std",
		Package: "encoding/binary",
		Statements: []codec.Statement{
			{About: codec.Strangers, Holds: true, What: "all values have a fixed size, so that input can neither nest nor ask for memory", Source: "https://pkg.go.dev/encoding/binary#Decode"},
			{About: codec.Determined, Holds: true, What: "values have a fixed size and no maps", Source: "https://pkg.go.dev/encoding/binary#Append"},
			{About: codec.Streams, Holds: true, What: "a value is read as the bytes of its fixed size", Source: "https://pkg.go.dev/encoding/binary#Read"},
		},
		Bind: bind,
	}}
}

// order is the byte order of most processors.
var order = binary.LittleEndian

func bind(t *codec.Type) (codec.Port, error) {
	if err := fixed(t.Schema); err != nil {
		return codec.Port{}, err
	}
	p := codec.ReflectivePort(t, marshal, unmarshal)
	p.Append = appendTo
	p.NewEncoder = func(w io.Writer) codec.Encoder { return encoder{w} }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return decoder{r} }
	return p, nil
}

// fixed returns an error for the first part of a type that has no fixed size or that decoding can't
// set.
func fixed(s *schema.Schema) error {
	for path, t := range s.Paths() {
		switch t.Kind {
		case schema.Array:
		case schema.Struct:
			for _, f := range t.Hidden {
				if f.Name != "_" {
					return fmt.Errorf("decoding panics at unexported fields: %s.%s", path, f.Name)
				}
			}
		default:
			// binary.Size counts the elements of a slice, but the library does not write its
			// length.
			if t.Go.Kind() == reflect.Slice || binary.Size(reflect.New(t.Go).Interface()) < 0 {
				if t == s.Root {
					return fmt.Errorf("no fixed size: %v", t.Go)
				}
				return fmt.Errorf("no fixed size: %s is %v", path, t.Go)
			}
		}
	}
	return nil
}

func marshal(v any) ([]byte, error) { return binary.Append(nil, order, v) }

func appendTo(dst []byte, v any) ([]byte, error) { return binary.Append(dst, order, v) }

func unmarshal(b []byte, v any) error {
	_, err := binary.Decode(b, order, v)
	return err
}

type encoder struct{ w io.Writer }

func (e encoder) Encode(v any) error { return binary.Write(e.w, order, v) }

type decoder struct{ r io.Reader }

func (d decoder) Decode(v any) error { return binary.Read(d.r, order, v) }
