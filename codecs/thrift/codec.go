// Package thrift adapts Apache Thrift, which generates code from a schema, for three of its
// protocols.
package thrift

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codecs/thrift/wire"
)

const module = "github.com/apache/thrift"

// limits are those that the library has if nothing else is configured.
var limits = []codec.Limit{
	{Risk: codec.Caps, What: "messages above 100 MiB are refused", Source: "source: lib/go/thrift/configuration.go:DEFAULT_MAX_MESSAGE_SIZE"},
	{Risk: codec.Caps, What: "structs that nest deeper than 64 levels are refused", Source: "source: lib/go/thrift/protocol.go:DEFAULT_RECURSION_DEPTH"},
}

// Codecs returns thrift/binary, thrift/compact and thrift/json.
func Codecs() []codec.Codec {
	losses := []codec.Loss{
		{Rule: codec.ZoneOffset, Why: "the schema's struct of a time has its seconds and nanoseconds; UTC comes back"},
		{Rule: codec.NilEmpty, Why: "a container or binary that is nil is written as an empty one"},
	}
	row := func(name string, format formats.Format, protocol func() *wire.Coder, marks codec.Marks) codec.Codec {
		return codec.WithMethods(codec.Codec{
			Name:   name,
			Format: format,
			Fields: codec.ByNumber,
			Schema: ".thrift",
			Module: module,
			Marks:  marks,
			Losses: losses,
			Limits: limits,
			Guards: []codec.Guard{
				{Against: codec.Nests, Of: "levels of structs", Default: "64", Source: "source: lib/go/thrift/protocol.go:DEFAULT_RECURSION_DEPTH"},
				{Against: codec.Allocates, Of: "bytes of a message", Default: "100 MiB", Option: "TConfiguration.MaxMessageSize", Source: "https://pkg.go.dev/github.com/apache/thrift/lib/go/thrift#TConfiguration.MaxMessageSize"},
				{Against: codec.Allocates, Of: "elements of a list, a set or a map", Option: "TConfiguration.MaxContainerSize", Source: "https://pkg.go.dev/github.com/apache/thrift/lib/go/thrift#TConfiguration.MaxContainerSize"},
				{Against: codec.Allocates, Of: "elements allocated at once", Default: "1,024", Source: "source: lib/go/thrift/protocol.go:maxPreallocSize"},
			},
			Statements: []codec.Statement{
				{About: codec.Strangers, Holds: true, What: "bytes from peers are not trusted by its threat model: structs nest to 64 levels, and a number of elements is compared with the rest of the message", Source: "https://github.com/apache/thrift/blob/master/doc/thrift-threat-model.md"},
				{About: codec.Determined, What: "the generated code writes maps in the order of Go's iteration", Source: "https://github.com/apache/thrift/blob/master/compiler/cpp/src/thrift/generate/t_go_generator.cc"},
				{About: codec.Streams, Holds: true, What: "a protocol reads and writes structs on any transport, such as a socket, and each struct has an end", Source: "https://thrift.apache.org/docs/concepts"},
			},
			Emitter: &Emitter,
			Bind:    codec.Glued(name),
		}, methods(protocol))
	}
	return []codec.Codec{
		row("thrift/binary", formats.ThriftBinary, wire.Binary, codec.Marks{}),
		row("thrift/compact", formats.ThriftCompact, wire.Compact, codec.Marks{}),
		row("thrift/json", formats.ThriftJSON, wire.JSON, codec.Marks{Text: true}),
	}
}
