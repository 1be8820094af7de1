package once_test

import (
	"encoding/json"
	"os"

	"github.com/wirebench/wirebench/cli/once"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/corpus"
)

// A program with these parts encodes and decodes a message if its arguments name the data set and the codec,
// and prints the number of bytes. wirebench price writes such programs.
func ExampleMain() {
	parts := once.Parts{
		Codecs: []func() []codec.Codec{func() []codec.Codec {
			return []codec.Codec{{Name: "ours", Format: formats.JSON, Module: "std", Bind: codec.Reflective(json.Marshal, json.Unmarshal)}}
		}},
		Data: []func() []corpus.Set{func() []corpus.Set {
			return []corpus.Set{corpus.Values("names", func() []string { return []string{"Ada", "Grace"} })}
		}},
	}
	os.Args = []string{"program", "names", "ours"}
	once.Main(parts)
	// Output: 5
}
