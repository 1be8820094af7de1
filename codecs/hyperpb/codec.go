// Package hyperpb adapts Buf's decoder of Protocol Buffers, whose parser is compiled at run time.
package hyperpb

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns hyperpb, hyperpb/shared and hyperpb/alias. The last two only read in place: their
// messages share memory, so a value that owns its memory would need a copy of each text.
func Codecs() []codec.Codec {
	zone := codec.Loss{Rule: codec.ZoneOffset, Why: "a google.protobuf.Timestamp has no zone; it is decoded into UTC"}
	row := func(name string, losses ...codec.Loss) codec.Codec {
		return codec.Codec{
			Name:   name,
			Format: formats.Protobuf,
			Fields: codec.ByNumber,
			Schema: ".proto",
			Module: "buf.build/go/hyperpb",
			Reads:  "protobuf",
			Losses: losses,
			Guards: []codec.Guard{
				{Against: codec.Nests, Of: "levels of messages", Default: "1,000", Option: "WithMaxDepth", Source: "https://pkg.go.dev/buf.build/go/hyperpb#WithMaxDepth"},
				{Against: codec.Stalls, Of: "fields that are not where they are expected, before another way of parsing is used", Default: "4", Option: "WithMaxDecodeMisses", Source: "https://pkg.go.dev/buf.build/go/hyperpb#WithMaxDecodeMisses"},
			},
			Statements: []codec.Statement{
				{About: codec.Strangers, Holds: true, What: "more than 1,000 levels are refused, and a length must lie within the input", Source: "https://pkg.go.dev/buf.build/go/hyperpb#WithMaxDepth"},
				{About: codec.Streams, What: "a message is decoded from bytes that end with it", Source: "https://pkg.go.dev/buf.build/go/hyperpb#Message.Unmarshal"},
			},
			Emitter: &Emitter,
			Bind:    codec.Glued(name),
		}
	}
	return []codec.Codec{
		row("hyperpb", zone, codec.Loss{Rule: codec.NilEmpty, Why: "a repeated field or map that is empty is absent"}),
		row("hyperpb/shared", zone),
		row("hyperpb/alias", zone),
	}
}
