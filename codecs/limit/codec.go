// Package limit is the fastest safe encoding of a type that we know. It is code made for that one
// type. The code checks every length against its input, returns values that own their memory, and
// does not allow the type to evolve. All other codecs are compared with it.
package limit

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns limit and memcpy. The latter only copies as many bytes as limit writes.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "limit",
		Format: formats.Bound,
		Marks:  codec.Marks{Bound: true},
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "the least that codecs of the field do is a bound for all of them: a time is an instant, decoded into UTC"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("limit"),
	}, {
		Name:    "memcpy",
		Format:  formats.Bound,
		Marks:   codec.Marks{Copy: true},
		Emitter: &Emitter,
		Bind:    codec.Glued("memcpy"),
	}}
}
