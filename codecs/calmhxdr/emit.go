package calmhxdr

import (
	"context"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/lower"
	"github.com/wirebench/wirebench/emit/mirror"
	"github.com/wirebench/wirebench/schema"
)

// Emitter makes lowered types and runs the library's generator on them.
var Emitter = emit.Emitter{Name: "calmhxdr", Codecs: []string{"calmh/xdr"}, Emit: emitCode}

func emitCode(ctx context.Context, j *emit.Job) error {
	l := lower.New(j, lower.Rules{
		Time: true, Map: lower.All, Optional: lower.All, Array: true, Wrap: true,
		Number: number, Items: items,
		Tag: func(*lower.Type, int) string { return "" },
	})
	if l == nil {
		return nil
	}
	types, ports := j.Source(""), j.Source("")
	l.Declare(types)
	l.Ports(ports, lower.Library{
		Marshal:   "y.MarshalXDR()",
		Append:    ports.Import("github.com/wirebench/wirebench/codecs/calmhxdr/stream") + ".Append(dst, y)",
		Unmarshal: "y.UnmarshalXDR(b)",
		Into:      true,
	})
	if err := j.Write("types.go", types); err != nil {
		return err
	}
	if err := j.Write("ports.go", ports); err != nil {
		return err
	}
	return mirror.Tool(ctx, j, "genxdr", "-o", "xdr.go", "types.go")
}

// number replaces number types that the generator does not support. Floats are sent as their bits,
// which is XDR's encoding of floats.
func number(t *schema.Type) string {
	switch {
	case t.Kind == schema.Uint && t.Word:
		return "uint64"
	case t.Kind == schema.Float && t.Bits == 32:
		return "uint32"
	case t.Kind == schema.Float:
		return "uint64"
	}
	return ""
}

// items reports whether the generator does not support a type as an element.
func items(t *lower.Type) bool { return t.Kind == schema.List || t.Kind == schema.Bytes }
