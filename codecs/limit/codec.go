// Package limit is the fastest safe encoding of a type that we know: code made
// for that one type, which checks every length against its input and returns
// values that own their memory, and which has no room for the type to evolve.
// It is what every other row is read against.
package limit

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns limit, and memcpy, which only copies as many bytes.
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
