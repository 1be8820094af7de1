// Package cbor adapts github.com/fxamacker/cbor.
package cbor

import (
	"bytes"
	"io"
	"reflect"

	"github.com/fxamacker/cbor/v2"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns cbor.
func Codecs() []codec.Codec {
	return []codec.Codec{codec.WithOwn[interface {
		cbor.Marshaler
		cbor.Unmarshaler
	}](codec.Codec{
		Name:      "cbor",
		WellKnown: true,
		Format:    formats.CBOR,
		Fields:    codec.ByName,
		Module:    "github.com/fxamacker/cbor/v2",
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
		Bind: bind,
	})}
}

func bind(t *codec.Type) (codec.Port, error) {
	// The default writes times as whole seconds.
	em, err := cbor.EncOptions{Time: cbor.TimeRFC3339Nano}.UserBufferEncMode()
	if err != nil {
		return codec.Port{}, err
	}
	// The default for a map behind an interface is map[any]any.
	dm, err := cbor.DecOptions{DefaultMapType: reflect.TypeFor[map[string]any]()}.DecMode()
	if err != nil {
		return codec.Port{}, err
	}
	p := codec.ReflectivePort(t, em.Marshal, dm.Unmarshal)
	p.Shares = "an EncMode and a DecMode" // https://pkg.go.dev/github.com/fxamacker/cbor/v2#EncMode
	var buf bytes.Buffer
	p.Append = func(dst []byte, v any) ([]byte, error) {
		buf = *bytes.NewBuffer(dst)
		err := em.MarshalToBuffer(v, &buf)
		return buf.Bytes(), err
	}
	p.NewEncoder = func(w io.Writer) codec.Encoder { return em.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return dm.NewDecoder(r) }
	return p, nil
}
