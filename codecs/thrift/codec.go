// Package thrift is Apache Thrift: code made from a schema, for two of its protocols.
package thrift

import "github.com/wirebench/wirebench/codec"

const module = "github.com/apache/thrift"

// Codecs returns thrift/binary and thrift/compact.
func Codecs() []codec.Codec {
	losses := []codec.Loss{
		{Rule: codec.ZoneOffset, Why: "the schema's struct of a time has its seconds and nanoseconds; UTC comes back"},
		{Rule: codec.NilEmpty, Why: "a container or binary that is nil is written as an empty one"},
	}
	return []codec.Codec{{
		Name:    "thrift/binary",
		Family:  "Thrift binary",
		Module:  module,
		Losses:  losses,
		Emitter: &Emitter,
		Bind:    codec.Glued("thrift/binary"),
	}, {
		Name:    "thrift/compact",
		Family:  "Thrift compact",
		Module:  module,
		Losses:  losses,
		Emitter: &Emitter,
		Bind:    codec.Glued("thrift/compact"),
	}}
}
