// Package fory adapts Apache Fory in its two modes, for many languages and only for Go, each with
// and without the types of structs in the message.
package fory

import (
	"bytes"
	"fmt"
	"io"
	"reflect"

	"github.com/apache/fory/go/fory"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// mode holds the settings of a Fory instance.
type mode struct {
	name   string
	format formats.Format
	xlang  bool
	// compatible says that a message contains the fields of its structs, so that a reader may have
	// other fields.
	compatible bool
	fields     codec.Fields
	losses     []codec.Loss
}

var instant = codec.Loss{Rule: codec.ZoneOffset, Why: "a time is an instant; it is decoded into the local zone"}

var nilEmpty = codec.Loss{
	Rule: codec.NilEmpty,
	Why:  "a field that is no pointer is not nullable: a nil list or map is written as an empty one",
}

var modes = []mode{
	{"fory/xlang", formats.Fory, true, true, codec.ByName, []codec.Loss{instant, nilEmpty}},
	{"fory/xlang/same", formats.Fory, true, false, codec.ByPosition, []codec.Loss{instant, nilEmpty}},
	{"fory/native", formats.ForyNative, false, true, codec.ByName, []codec.Loss{instant}},
	{"fory/native/same", formats.ForyNative, false, false, codec.ByPosition, []codec.Loss{instant}},
}

// Codecs returns all modes.
func Codecs() []codec.Codec {
	var all []codec.Codec
	for _, m := range modes {
		all = append(all, codec.Codec{
			Name:   m.name,
			Format: m.format,
			Fields: m.fields,
			Module: "github.com/apache/fory/go/fory",
			Losses: m.losses,
			Guards: []codec.Guard{
				{Against: codec.Nests, Of: "levels", Default: "20", Option: "WithMaxDepth", Source: "https://pkg.go.dev/github.com/apache/fory/go/fory#WithMaxDepth"},
				{Against: codec.Allocates, Of: "memory that a message may ask for", Default: "128 MiB", Option: "WithMaxGraphMemoryBytes", Source: "https://pkg.go.dev/github.com/apache/fory/go/fory#WithMaxGraphMemoryBytes"},
				{Against: codec.Allocates, Of: "elements that take no bytes", Default: "8,192", Option: "WithMaxUnbackedContainerItems", Source: "https://pkg.go.dev/github.com/apache/fory/go/fory#WithMaxUnbackedContainerItems"},
				{Against: codec.Allocates, Of: "fields of a type in a message", Default: "512", Here: "as many as the largest struct has, if it has more", Option: "WithMaxTypeFields", Source: "https://pkg.go.dev/github.com/apache/fory/go/fory#WithMaxTypeFields"},
				{Against: codec.Allocates, Of: "bytes of a type in a message", Default: "4,096", Option: "WithMaxTypeMetaBytes", Source: "https://pkg.go.dev/github.com/apache/fory/go/fory#WithMaxTypeMetaBytes"},
				{Against: codec.Allocates, Of: "versions of a type", Default: "10", Option: "WithMaxSchemaVersionsPerType", Source: "https://pkg.go.dev/github.com/apache/fory/go/fory#WithMaxSchemaVersionsPerType"},
			},
			Statements: []codec.Statement{
				{About: codec.Strangers, Holds: true, What: "by default more than 20 levels are refused, and so are messages that ask for more than 128 MiB or more than the input can hold", Source: "https://pkg.go.dev/github.com/apache/fory/go/fory#WithMaxGraphMemoryBytes"},
				{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: map.go:writeChunk"},
				{About: codec.Streams, What: "it reads one value after the other from a stream, but does not write to one", Source: "source: stream.go:NewInputStream"},
			},
			Bind: m.bind,
		})
	}
	return all
}

func (m mode) bind(t *codec.Type) (codec.Port, error) {
	options := []fory.Option{fory.WithXlang(m.xlang), fory.WithCompatible(m.compatible)}
	if fields := mostFields(t.Schema); fields > mostTypeFields {
		options = append(options, fory.WithMaxTypeFields(fields))
	}
	f := fory.New(options...)
	if err := register(f, t.Schema); err != nil {
		return codec.Port{}, err
	}
	// The library takes structs by pointer and other values by value.
	root := func(v any) any { return v }
	if t.Schema.Root.Kind != schema.Struct {
		root = func(v any) any { return reflect.ValueOf(v).Elem().Interface() }
	}
	// The next call of Serialize overwrites the result. The documentation tells users to clone it.
	p := codec.ReflectivePort(t, func(v any) ([]byte, error) {
		b, err := f.Serialize(root(v))
		return bytes.Clone(b), err
	}, f.Deserialize)
	var buf fory.ByteBuffer
	p.Append = func(dst []byte, v any) ([]byte, error) {
		buf = *fory.NewByteBuffer(dst)
		buf.SetWriterIndex(len(dst))
		err := f.SerializeTo(&buf, root(v))
		return buf.Bytes(), err
	}
	p.NewDecoder = func(r io.Reader) codec.Decoder { return decoder{f, fory.NewInputStream(r)} }
	return p, nil
}

// mostTypeFields is how many fields a struct may have by default where a message contains its fields.
// The library's error tells users of larger structs to increase it.
const mostTypeFields = 512

// mostFields returns the number of fields of the largest struct.
func mostFields(s *schema.Schema) (most int) {
	for t := range s.All() {
		most = max(most, len(t.Fields))
	}
	return most
}

// register gives each struct a number. All programs that exchange messages must use the same
// numbers.
func register(f *fory.Fory, s *schema.Schema) error {
	number := uint32(0)
	for t := range s.All() {
		switch {
		case t.Kind == schema.String && t.Name != "string":
			return fmt.Errorf("no strings with a type of their own (%v)", t.Go)
		case t.Kind == schema.Optional && t.Elem.Kind == schema.List && t.Elem.Elem.Kind == schema.String:
			// The library reads a field of this type as if it were the list itself.
			return fmt.Errorf("no pointers to lists of strings (%v)", t.Go)
		case t.Kind == schema.Struct:
			number++
			if err := f.RegisterStruct(t.Go, number); err != nil {
				return err
			}
		}
	}
	return nil
}

type decoder struct {
	fory *fory.Fory
	in   *fory.InputStream
}

func (d decoder) Decode(v any) error { return d.fory.DeserializeFromStream(d.in, v) }
