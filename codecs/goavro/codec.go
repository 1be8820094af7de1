// Package goavro adapts github.com/linkedin/goavro, which encodes Avro from maps that are made of
// the user's values, by a schema at run time.
package goavro

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns goavro/binary, goavro/text and goavro/v1, which is the library's first version.
func Codecs() []codec.Codec {
	losses := []codec.Loss{
		{Rule: codec.TimeMicro, Why: "the schema's timestamp-micros, the finest that the library has"},
		{Rule: codec.ZoneOffset, Why: "a timestamp has no zone; UTC comes back"},
		{Rule: codec.NilEmpty, Why: "an array, map or bytes that is nil is written as an empty one"},
	}
	return []codec.Codec{{
		Name:   "goavro/binary",
		Format: formats.Avro,
		Fields: codec.ByWriter,
		Schema: ".avsc",
		Module: "github.com/linkedin/goavro/v2",
		Marks:  codec.Marks{Aliases: true},
		Losses: losses,
		Limits: []codec.Limit{
			{Risk: codec.Allocates, What: "by default a list may announce two billion elements, which are allocated before they are read", Source: "source: array.go:makeArrayCodec"},
		},
		Guards: []codec.Guard{
			{Against: codec.Allocates, Of: "elements of a block", Default: "2,147,483,647", Option: "MaxBlockCount", Source: "https://pkg.go.dev/github.com/linkedin/goavro/v2#MaxBlockCount"},
			{Against: codec.Allocates, Of: "bytes of a text or of a block", Default: "2 GiB", Option: "MaxBlockSize", Source: "https://pkg.go.dev/github.com/linkedin/goavro/v2#MaxBlockSize"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: map.go:makeMapCodec"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("goavro/binary"),
	}, {
		Name:   "goavro/text",
		Format: formats.AvroJSON,
		Fields: codec.ByName,
		Schema: ".avsc",
		Module: "github.com/linkedin/goavro/v2",
		Marks:  codec.Marks{Text: true},
		Losses: losses,
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: map.go:makeMapCodec"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("goavro/text"),
	}, {
		Name:   "goavro/v1",
		Format: formats.Avro,
		Fields: codec.ByWriter,
		Schema: ".avsc",
		Module: "github.com/linkedin/goavro",
		Losses: losses,
		Limits: []codec.Limit{
			{Risk: codec.Allocates, What: "the length of bytes and texts is allocated before they are read", Source: "source: decoder.go:bytesDecoder"},
		},
		Guards: []codec.Guard{
			{Against: codec.Allocates, Of: "bytes of a text or of bytes", Default: "2 GiB", Option: "MaxDecodeSize", Source: "https://pkg.go.dev/github.com/linkedin/goavro#MaxDecodeSize"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: codec.go:makeMapCodec"},
		},
		Emitter: &FirstEmitter,
		Bind:    codec.Glued("goavro/v1"),
	}}
}
