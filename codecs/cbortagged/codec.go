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
	fields      codec.Fields
	opt         mirror.Options
}

var forms = []form{
	{"cbor/array", "cborarray", codec.ByPosition, mirror.Options{First: "_ struct{} `cbor:\",toarray\"`"}},
	{"cbor/keyasint", "cborkeyasint", codec.ByNumber, mirror.Options{Tag: numbered}},
}

// Codecs returns cbor/array and cbor/keyasint.
func Codecs() []codec.Codec {
	var all []codec.Codec
	for _, f := range forms {
		all = append(all, codec.Codec{
			Name:   f.codec,
			Format: formats.CBOR,
			Fields: f.fields,
			Module: "github.com/fxamacker/cbor/v2",
			Limits: []codec.Limit{
				{Risk: codec.Caps, What: "lists and maps of more than 131,072 elements and more than 32 levels are refused", Source: "https://pkg.go.dev/github.com/fxamacker/cbor/v2#DecOptions"},
			},
			Guards: []codec.Guard{
				{Against: codec.Nests, Of: "levels", Default: "32", Option: "DecOptions.MaxNestedLevels", Source: "https://pkg.go.dev/github.com/fxamacker/cbor/v2#DecOptions.MaxNestedLevels"},
				{Against: codec.Allocates, Of: "elements of an array", Default: "131,072", Option: "DecOptions.MaxArrayElements", Source: "https://pkg.go.dev/github.com/fxamacker/cbor/v2#DecOptions.MaxArrayElements"},
				{Against: codec.Allocates, Of: "entries of a map", Default: "131,072", Option: "DecOptions.MaxMapPairs", Source: "https://pkg.go.dev/github.com/fxamacker/cbor/v2#DecOptions.MaxMapPairs"},
			},
			Statements: []codec.Statement{
				{About: codec.Strangers, Holds: true, What: "it has limits against malicious input by default: 32 levels, 131,072 elements, and lengths must lie within the input", Source: "https://github.com/fxamacker/cbor#secure-decoding-with-configurable-settings"},
				{About: codec.Determined, What: "by default map keys are not sorted, and other modes of the library do so", Source: "https://pkg.go.dev/github.com/fxamacker/cbor/v2#SortMode"},
				{About: codec.Streams, Holds: true, What: "a decoder reads one data item after the other", Source: "https://pkg.go.dev/github.com/fxamacker/cbor/v2#Decoder"},
			},
			Emitter: &emit.Emitter{Name: f.name, Codecs: []string{f.codec}, Emit: f.emit},
			Tagged:  true,
			Bind:    codec.Glued(f.codec),
		})
	}
	return all
}
