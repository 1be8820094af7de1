// Package mgobson adapts the BSON packages of mgo: that of github.com/globalsign/mgo, and that of
// gopkg.in/mgo.v2, from which it was forked.
package mgobson

import (
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/globalsign/mgo/bson"
	v2 "gopkg.in/mgo.v2/bson"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns mgo/bson and mgo.v2/bson.
func Codecs() []codec.Codec {
	return []codec.Codec{
		streaming(row("mgo/bson", "github.com/globalsign/mgo", "UTC", bind, schema.String, schema.Int, schema.Uint, schema.Float)),
		row("mgo.v2/bson", "gopkg.in/mgo.v2", "the local zone", bind2, schema.String),
	}
}

// streaming adds what is stated about a package with an Encoder and a Decoder.
func streaming(k codec.Codec) codec.Codec {
	k.Guards = []codec.Guard{
		{Against: codec.Allocates, Of: "bytes of a document on a stream", Default: "16 MiB", Source: "source: bson/stream.go:MaxDocumentSize"},
	}
	k.Statements = append(k.Statements, codec.Statement{About: codec.Streams, Holds: true, What: "a decoder reads one document after the other", Source: "https://pkg.go.dev/github.com/globalsign/mgo/bson#Decoder"})
	return k
}

// row returns the codec of a package. Its maps may have keys of the given kinds.
func row(name, module, zone string, bind func(*codec.Type) codec.Port, keys ...schema.Kind) codec.Codec {
	return codec.Codec{
		Name:   name,
		Format: formats.BSON,
		Fields: codec.ByName,
		Module: module,
		Marks:  codec.Marks{Aliases: true},
		Losses: []codec.Loss{
			{Rule: codec.TimeMilli, Why: "a BSON datetime is milliseconds since 1970"},
			{Rule: codec.ZoneOffset, Why: "a BSON datetime has no zone; it is decoded into " + zone},
			{Rule: codec.NilEmpty, Why: "nil slices and maps are written as empty ones"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Nests, What: "documents that are part of themselves, and those behind an interface, nest as deep as the input says", Source: "source: bson/decode.go:readElemTo"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: bson/encode.go:addMap"},
		},
		Bind: func(t *codec.Type) (codec.Port, error) {
			if k := t.Schema.Root.Kind; k != schema.Struct && k != schema.Map {
				return codec.Port{}, errors.New("the root must be a document: a struct or a map")
			}
			for part := range t.Schema.All() {
				if part.Kind == schema.Map && !slices.Contains(keys, part.Key.Kind) {
					return codec.Port{}, fmt.Errorf("no maps by %v", part.Key.Go)
				}
			}
			return bind(t), nil
		},
	}
}

func bind(t *codec.Type) codec.Port {
	p := codec.ReflectivePort(t, bson.Marshal, bson.Unmarshal)
	p.Append = func(dst []byte, v any) ([]byte, error) { return bson.MarshalBuffer(v, dst) }
	p.NewEncoder = func(w io.Writer) codec.Encoder { return bson.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return bson.NewDecoder(r) }
	return p
}

// bind2 binds the package of mgo.v2, which can neither append nor stream.
func bind2(t *codec.Type) codec.Port { return codec.ReflectivePort(t, v2.Marshal, v2.Unmarshal) }
