// Package gotiny is github.com/niubaoshu/gotiny.
package gotiny

import (
	"errors"
	"slices"

	"github.com/niubaoshu/gotiny"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/race"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns gotiny.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "gotiny",
		Family: "gotiny",
		Module: "github.com/niubaoshu/gotiny",
		Marks:  codec.Marks{Aliases: true},
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a time is written as nanoseconds since 1970 and decoded into the local zone"},
		},
		Bind: bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	if race.Enabled && slices.ContainsFunc([]schema.Kind{schema.List, schema.Any}, t.Schema.Has) {
		return codec.Port{}, errors.New("under -race its pointer arithmetic on slices ends the process")
	}
	p := codec.ReflectivePort(t, marshal, unmarshal)
	enc := gotiny.NewEncoderWithType(t.Go)
	p.Append = func(dst []byte, v any) ([]byte, error) {
		enc.AppendTo(dst)
		return enc.Encode(v), nil
	}
	return p, nil
}

// marshal makes an encoder for each message: the bytes that a long-lived one
// returns are overwritten by its next message.
func marshal(v any) ([]byte, error) { return gotiny.Marshal(v), nil }

// unmarshal has no error to return: on bad input the library panics or returns
// a wrong value.
func unmarshal(b []byte, v any) error {
	gotiny.Unmarshal(b, v)
	return nil
}
