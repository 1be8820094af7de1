// Package segmentiojson adapts github.com/segmentio/encoding/json, a replacement of encoding/json.
package segmentiojson

import (
	"io"

	"github.com/segmentio/encoding/json"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns segmentio/json.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "segmentio/json",
		Format: formats.JSON,
		Fields: codec.ByName,
		Module: "github.com/segmentio/encoding",
		Marks:  codec.Marks{Text: true},
		Limits: []codec.Limit{
			{Risk: codec.Nests, What: "objects and lists nest as deep as the input says, those of unknown fields included", Source: "source: json/parse.go:parseValue"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, Holds: true, What: "Marshal sorts map keys", Source: "source: json/json.go:Marshal"},
			{About: codec.Streams, What: "a decoder waits for 32 KiB or the end of the stream before it returns the first message", Source: "source: json/json.go:readValue"},
		},
		Bind: bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	p := codec.ReflectivePort(t, json.Marshal, json.Unmarshal)
	p.Append = appendTo
	p.NewEncoder = func(w io.Writer) codec.Encoder { return json.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return json.NewDecoder(r) }
	return p, nil
}

// appendTo uses the flags of Marshal, so that both write the same bytes.
func appendTo(dst []byte, v any) ([]byte, error) {
	return json.Append(dst, v, json.EscapeHTML|json.SortMapKeys)
}
