// Package limit is the fastest safe encoding of a type that we know: code made
// for that one type, which checks every length against its input and returns
// values that own their memory, and which has no room for the type to evolve.
// It is what every other row is read against.
package limit

import (
	"errors"

	"github.com/wirebench/wirebench/codec"
)

// Codecs returns limit.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "limit",
		Family: "limit",
		Losses: []codec.Loss{{
			Rule: codec.ZoneOffset,
			Why:  "a time is stored as its instant: seconds and nanoseconds",
		}},
		Bind: func(t *codec.Type) (codec.Port, error) {
			port, ok := t.Glue["limit"]
			if !ok {
				return codec.Port{}, errors.New("no code for this type")
			}
			return port()
		},
	}}
}
