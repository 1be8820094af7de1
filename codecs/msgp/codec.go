// Package msgp is github.com/tinylib/msgp: MessagePack by generated methods.
package msgp

import "github.com/wirebench/wirebench/codec"

// Codecs returns msgp.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "msgp",
		Family: "MessagePack",
		Module: "github.com/tinylib/msgp",
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a time is written as an instant and decoded into the local zone"},
			{Rule: codec.NilEmpty, Why: "only fields have the option allownil: a list in a list or map is never nil"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("msgp"),
	}}
}
