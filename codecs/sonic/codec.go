// Package sonic adapts github.com/bytedance/sonic, a JSON library that compiles machine code for
// each type at run time.
package sonic

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/emit/walk"
)

// limits are those of the default configuration.
var limits = []codec.Limit{
	{Risk: codec.Accepts, What: "text is not checked to be UTF-8", Source: "https://pkg.go.dev/github.com/bytedance/sonic#Config"},
}

// Codecs returns sonic, sonic/std and sonic/ast. sonic is the configuration that the library's
// documentation shows. sonic/std is the configuration for compatibility with encoding/json.
// sonic/ast finds values in JSON by their path.
func Codecs() []codec.Codec {
	usual := row("sonic", bindDefault)
	usual.WellKnown, usual.Limits = true, limits
	ast := row("sonic/ast", codec.Glued("sonic/ast"))
	ast.Reads, ast.Emitter = "json", &emitter
	return []codec.Codec{
		usual,
		row("sonic/std", bindStd),
		ast,
	}
}

var emitter = walk.Reader("sonicast", "sonic/ast", "github.com/wirebench/wirebench/codecs/sonic/read")

func row(name string, bind func(*codec.Type) (codec.Port, error)) codec.Codec {
	return codec.Codec{
		Name:   name,
		Format: formats.JSON,
		Fields: codec.ByName,
		Module: "github.com/bytedance/sonic",
		Marks:  codec.Marks{Text: true},
		Bind:   bind,
	}
}
