package cli_test

import (
	"encoding/json"

	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/cli"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Ours returns the codec of a third party. In a program it is an exported function of a package other
// than main, so that wirebench can build programs that link it.
func Ours() []codec.Codec {
	return []codec.Codec{{
		Name: "ours", Format: formats.JSON, Module: "std",
		Bind: codec.Reflective(json.Marshal, json.Unmarshal),
	}}
}

// A program of a third party has everything that wirebench has, and its own codec.
func Example() {
	p := builtin.Program()
	p.Codecs = append(p.Codecs, Ours)
	cli.Main(p)
}
