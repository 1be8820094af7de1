// Package cbortagged adapts github.com/fxamacker/cbor with struct tags that make structs smaller:
// they become arrays by field position, or maps by numbers.
package cbortagged

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/mirror"
)

// form is a form in which structs are written.
type form struct {
	codec, name string
	opt         mirror.Options
}

var forms = []form{
	{"cbor/array", "cborarray", mirror.Options{First: "_ struct{} `cbor:\",toarray\"`"}},
	{"cbor/keyasint", "cborkeyasint", mirror.Options{Tag: numbered}},
}

// Codecs returns cbor/array and cbor/keyasint.
func Codecs() []codec.Codec {
	var all []codec.Codec
	for _, f := range forms {
		all = append(all, codec.Codec{
			Name:    f.codec,
			Format:  formats.CBOR,
			Module:  "github.com/fxamacker/cbor/v2",
			Emitter: &emit.Emitter{Name: f.name, Codecs: []string{f.codec}, Emit: f.emit},
			Bind:    codec.Glued(f.codec),
		})
	}
	return all
}
