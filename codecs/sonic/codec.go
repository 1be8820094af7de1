// Package sonic adapts github.com/bytedance/sonic, a JSON library that compiles machine code for
// each type at run time.
package sonic

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/emit/walk"
)

var streams = codec.Statement{About: codec.Streams, Holds: true, What: "a decoder reads one value after the other", Source: "https://pkg.go.dev/github.com/bytedance/sonic/decoder#NewStreamDecoder"}

// stray is a limit of both configurations.
var stray = codec.Limit{Risk: codec.Strays, What: "on amd64 the error about structs nested deeper than 4,096 levels points to the wrong memory: printing it may end the process", Source: "source: internal/decoder/jitdec/assembler_regabi_amd64.go:stack_error"}

// limits are those of the default configuration.
var limits = []codec.Limit{
	stray,
	{Risk: codec.Accepts, What: "text is not checked to be UTF-8", Source: "https://pkg.go.dev/github.com/bytedance/sonic#Config"},
}

// Codecs returns sonic, sonic/std and sonic/ast. sonic is the configuration that the library's
// documentation shows. sonic/std is the configuration for compatibility with encoding/json.
// sonic/ast finds values in JSON by their path.
func Codecs() []codec.Codec {
	usual := row("sonic", bindDefault)
	usual.WellKnown, usual.Limits = true, limits
	usual.Statements = []codec.Statement{
		{About: codec.Determined, What: "map keys are not sorted by default", Source: "https://github.com/bytedance/sonic#sort-keys"},
		streams,
	}
	std := row("sonic/std", bindStd)
	std.Limits = []codec.Limit{stray}
	std.Statements = []codec.Statement{
		{About: codec.Determined, Holds: true, What: "the configuration that is used here sorts map keys", Source: "https://pkg.go.dev/github.com/bytedance/sonic#pkg-variables"},
		streams,
	}
	ast := row("sonic/ast", codec.Glued("sonic/ast"))
	ast.Reads, ast.Emitter = "json", &emitter
	ast.Statements = []codec.Statement{
		{About: codec.Strangers, Holds: true, What: "more than 4,096 levels are refused, and JSON has no lengths to believe", Source: "source: ast/search.go:GetByPath"},
		{About: codec.Streams, What: "it finds values in text that is in memory as a whole", Source: "https://pkg.go.dev/github.com/bytedance/sonic#Get"},
	}
	return []codec.Codec{
		usual,
		std,
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
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels", Default: "4,096", Source: "source: internal/native/types/types.go:MAX_RECURSE"},
		},
		Bind: bind,
	}
}
