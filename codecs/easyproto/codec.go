// Package easyproto is github.com/VictoriaMetrics/easyproto: protobuf by functions
// that users call for each field of their own structs.
package easyproto

import (
	_ "embed"
	"fmt"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit/walk"
	"github.com/wirebench/wirebench/schema"
)

const module = "github.com/VictoriaMetrics/easyproto"

// Codecs returns easyproto.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "easyproto",
		Family: "Protocol Buffers",
		Module: module,
		Marks:  codec.Marks{Aliases: true},
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "google.protobuf.Timestamp is an instant"},
			{Rule: codec.NilEmpty, Why: "protobuf has no lists and maps, but fields that occur any number of times"},
		},
		Emitter: &emitter,
		Bind:    codec.Glued("easyproto"),
	}}
}

//go:embed put.tmpl
var put string

//go:embed get.tmpl
var get string

var emitter = walk.Templates{
	Text: put + get,
	Imports: map[string]string{
		"easyproto": module,
	},
	Kind: func(t *schema.Type) string {
		if e := t.Elem; t.Kind == schema.Array && e.Kind == schema.Uint && e.Bits == 8 && e.Pkg == "" {
			return "octets"
		}
		return ""
	},
	Unfit: func(t *schema.Type) string {
		if t.Kind == schema.Map && t.Key.Kind == schema.Optional {
			return "no maps with pointers as keys"
		}
		for _, f := range t.Fields {
			if f.ID > 1<<29-1 || 19_000 <= f.ID && f.ID <= 19_999 {
				return fmt.Sprintf("no field number %d", f.ID)
			}
		}
		return ""
	},
}.Emitter("easyproto", "easyproto")
