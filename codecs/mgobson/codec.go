// Package mgobson is the BSON package of github.com/globalsign/mgo.
package mgobson

import (
	"errors"
	"io"

	"github.com/globalsign/mgo/bson"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns mgo/bson.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "mgo/bson",
		Family: "BSON",
		Module: "github.com/globalsign/mgo",
		Marks:  codec.Marks{Aliases: true},
		Losses: []codec.Loss{
			{Rule: codec.TimeMilli, Why: "a BSON datetime is milliseconds since 1970"},
			{Rule: codec.ZoneOffset, Why: "a BSON datetime has no zone; it is decoded into the local zone"},
			{Rule: codec.NilEmpty, Why: "nil slices and maps are written as empty ones"},
		},
		Bind: bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	if k := t.Schema.Root.Kind; k != schema.Struct && k != schema.Map {
		return codec.Port{}, errors.New("the root must be a document: a struct or a map")
	}
	p := codec.ReflectivePort(t, bson.Marshal, bson.Unmarshal)
	p.Append = func(dst []byte, v any) ([]byte, error) { return bson.MarshalBuffer(v, dst) }
	p.NewEncoder = func(w io.Writer) codec.Encoder { return bson.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return bson.NewDecoder(r) }
	return p, nil
}
