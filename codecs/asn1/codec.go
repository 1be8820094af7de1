// Package asn1 adapts encoding/asn1 of the standard library.
package asn1

import (
	"encoding/asn1"
	"fmt"
	"reflect"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns asn1.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:    "asn1",
		Format:  formats.ASN1,
		Fields:  codec.ByPosition,
		Module:  "std",
		Package: "encoding/asn1",
		Losses: []codec.Loss{
			{Rule: codec.TimeSecond, Why: "the library writes UTCTime and GeneralizedTime with whole seconds"},
			{Rule: codec.NilEmpty, Why: "a SEQUENCE OF and an OCTET STRING have a length and no nil"},
		},
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels", Default: "10,000", Source: "source: asn1.go:maxDecodeDepth"},
		},
		Statements: []codec.Statement{
			{About: codec.Strangers, Holds: true, What: "more than 10,000 levels are refused, and a length must lie within the input", Source: "source: asn1.go:parseField"},
			{About: codec.Determined, Holds: true, What: "DER has one form of each value, and there are no maps", Source: "https://pkg.go.dev/encoding/asn1"},
			{About: codec.Streams, What: "the whole message must be in memory, though the bytes after it are returned", Source: "https://pkg.go.dev/encoding/asn1#Unmarshal"},
		},
		Unfit: unfit,
		Bind:  codec.Fitting(unfit, bind),
	}}
}

func unfit(t *schema.Type) string {
	switch t.Kind {
	case schema.Bool, schema.String, schema.Bytes, schema.Time, schema.Duration, schema.List, schema.Struct:
		return ""
	case schema.Int:
		if t.Bits >= 32 {
			return ""
		}
	}
	return fmt.Sprintf("no %v", t)
}

func bind(t *codec.Type) (codec.Port, error) {
	return codec.ReflectivePort(t, marshal, unmarshal), nil
}

// marshal passes the value itself, because the library refuses pointers.
func marshal(v any) ([]byte, error) { return asn1.Marshal(reflect.ValueOf(v).Elem().Interface()) }

func unmarshal(b []byte, v any) error {
	_, err := asn1.Unmarshal(b, v)
	return err
}
