// Package easyproto adapts github.com/VictoriaMetrics/easyproto. Users of this library call a
// function for each field of their own structs to encode protobuf.
package easyproto

import (
	_ "embed"
	"fmt"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/emit/walk"
	"github.com/wirebench/wirebench/schema"
)

const module = "github.com/VictoriaMetrics/easyproto"

// Codecs returns easyproto.
func Codecs() []codec.Codec {
	return []codec.Codec{codec.WithMethods(codec.Codec{
		Name:   "easyproto",
		Format: formats.Protobuf,
		Fields: codec.ByNumber,
		Module: module,
		Marks:  codec.Marks{Aliases: true},
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "google.protobuf.Timestamp is an instant"},
			{Rule: codec.NilEmpty, Why: "protobuf has no lists and maps, but fields that occur any number of times"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Nests, What: "code as the documentation shows it nests as deep as the input says", Source: "https://pkg.go.dev/github.com/VictoriaMetrics/easyproto#example-package"},
			{Risk: codec.Differs, What: "a negative int32 of ten bytes, as protobuf has it, is refused", Source: "source: reader.go:getInt32"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "entries are written in the order of the calls: here that of Go's maps", Source: "https://pkg.go.dev/github.com/VictoriaMetrics/easyproto#example-package"},
			{About: codec.Streams, What: "messages have no end of their own, and the library writes no sizes before them", Source: "https://protobuf.dev/programming-guides/techniques/#streaming"},
		},
		Emitter: &emitter,
		Bind:    codec.Glued("easyproto"),
	}, methods)}
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
	Lowered: func(t *schema.Type) string {
		switch {
		case t.Kind == schema.Time:
			return "time as a Timestamp"
		case t.Kind == schema.Duration:
			return "duration as int64 nanoseconds"
		case t.Word && t.Kind == schema.Int:
			return "int as int64"
		case t.Word:
			return "uint as uint64"
		case (t.Kind == schema.Int || t.Kind == schema.Uint) && t.Bits < 32:
			return "numbers of less than 32 bits in 32"
		case (t.Kind == schema.List || t.Kind == schema.Map) && inner(t.Elem):
			return "inner list, map or pointer in a message of one field"
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

// inner reports whether a type can't be an element and needs a message of its own.
func inner(t *schema.Type) bool {
	switch t.Kind {
	case schema.List, schema.Map, schema.Array:
		return true
	case schema.Optional:
		return t.Elem.Kind != schema.Struct
	}
	return false
}
