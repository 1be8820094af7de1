// Package thriftgo adapts github.com/cloudwego/thriftgo, a compiler of Thrift schemas. Its code
// reads and writes the binary protocol directly.
package thriftgo

import (
	_ "github.com/cloudwego/thriftgo/version" // of the generator, so that the build has its version

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns thriftgo.
func Codecs() []codec.Codec {
	return []codec.Codec{codec.WithMethods(codec.Codec{
		Name:   "thriftgo",
		Format: formats.ThriftBinary,
		Fields: codec.ByNumber,
		Schema: ".thrift",
		Module: "github.com/cloudwego/thriftgo",
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "the schema's struct of a time has its seconds and nanoseconds; UTC comes back"},
			{Rule: codec.NilEmpty, Why: "a container or binary that is nil is written as an empty one"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Allocates, What: "the number of a list's elements is allocated before they are read", Source: "source: generator/fastgo/gen_fastread.go:genFastReadList"},
			{Risk: codec.Nests, What: "structs that are part of themselves nest as deep as the input says", Source: "source: generator/fastgo/gen_fastread.go:genFastReadStruct"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "the generated code writes maps in the order of Go's iteration", Source: "source: generator/fastgo/gen_fastwrite.go:genFastAppendMap"},
			{About: codec.Streams, What: "a message is decoded from bytes that end with it", Source: "source: generator/fastgo/gen_fastread.go:genFastRead"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("thriftgo"),
	}, methods)}
}
