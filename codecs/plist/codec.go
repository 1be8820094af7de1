// Package plist adapts howett.net/plist, which implements Apple's property lists as XML and in
// binary.
package plist

import (
	"fmt"
	"io"

	"howett.net/plist"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// kind is one of the library's formats.
type kind struct {
	name   string
	number int
	marks  codec.Marks
	time   codec.Loss
}

var kinds = []kind{
	{"plist/xml", plist.XMLFormat, codec.Marks{Text: true}, codec.Loss{
		Rule: codec.TimeSecond,
		Why:  "the library writes XML dates with whole seconds",
	}},
	{"plist/binary", plist.BinaryFormat, codec.Marks{}, codec.Loss{
		Rule: codec.TimeMicro,
		Why:  "a binary date is a float64 of seconds since 2001",
	}},
}

// Codecs returns a codec for each format.
func Codecs() []codec.Codec {
	var all []codec.Codec
	for _, f := range kinds {
		all = append(all, codec.Codec{
			Name:   f.name,
			Format: formats.PropertyList,
			Fields: codec.ByName,
			Module: "howett.net/plist",
			Marks:  f.marks,
			Losses: []codec.Loss{
				f.time,
				{Rule: codec.ZoneOffset, Why: "a date has no zone; it is decoded into UTC"},
				{Rule: codec.NilEmpty, Why: "a property list has no null: nil lists and maps are written as empty ones"},
			},
			Limits: []codec.Limit{
				{Risk: codec.Nests, What: "lists and dictionaries nest as deep as the input says", Source: "source: unmarshal.go:unmarshalArray"},
			},
			Statements: []codec.Statement{
				{About: codec.Determined, Holds: true, What: "keys of dictionaries are sorted", Source: "source: plist_types.go:sort"},
				{About: codec.Streams, What: "a property list is decoded as a whole, up to the end of what is read", Source: "https://pkg.go.dev/howett.net/plist#Decoder"},
			},
			Bind: f.bind,
		})
	}
	return all
}

func (f kind) bind(t *codec.Type) (codec.Port, error) {
	for part := range t.Schema.All() {
		if part.Kind == schema.Map && part.Key.Kind != schema.String {
			return codec.Port{}, fmt.Errorf("map keys must be strings (%v)", part.Go)
		}
	}
	p := codec.ReflectivePort(t, f.marshal, unmarshal)
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error {
		return plist.NewEncoderForFormat(w, f.number).Encode
	})
	return p, nil
}

func (f kind) marshal(v any) ([]byte, error) { return plist.Marshal(v, f.number) }

// unmarshal drops the format, which the library detects itself.
func unmarshal(b []byte, v any) error {
	_, err := plist.Unmarshal(b, v)
	return err
}
