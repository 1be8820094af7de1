package easyjson

import (
	"context"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/mirror"
	"github.com/wirebench/wirebench/schema"
)

// Emitter makes mirrors and runs the library's generator on them.
var Emitter = emit.Emitter{Name: "easyjson", Codecs: []string{"easyjson"}, Emit: emitCode}

func emitCode(ctx context.Context, j *emit.Job) error {
	roots := j.Fit(unfit)
	if len(roots) == 0 {
		return nil
	}
	types, ports := j.Source(""), j.Source("")
	m := mirror.New(j, roots, mirror.Options{Keep: mirror.OwnJSON, Wrap: wrap, Before: annotate})
	m.Declare(types)
	for _, root := range roots {
		port(m, ports, root)
	}
	if err := j.Write("types.go", types); err != nil {
		return err
	}
	// The generator compiles the package, so code that uses its methods is written after it ran.
	if err := mirror.Tool(ctx, j, "easyjson", "-all", "types.go"); err != nil {
		return err
	}
	return j.Write("ports.go", ports)
}

func port(m *mirror.Types, s *emit.Source, root emit.Root) {
	easyjson, io := s.Import("github.com/mailru/easyjson"), s.Import("io")
	codec := s.Import("github.com/wirebench/wirebench/codec")
	m.Cast(s, root)
	m.Port(s, root, "easyjson", strings.NewReplacer("easyjson.", easyjson+".", "io.", io+".", "codec.", codec+".").Replace(`
		Marshal: func(v any) ([]byte, error) { return easyjson.Marshal(mirror(v)) },
		Append: codec.AppendWith(func(w io.Writer) func(any) error {
			return func(v any) error {
				_, err := easyjson.MarshalToWriter(mirror(v), w)
				return err
			}
		}),
		Unmarshal: func(b []byte) (any, error) {
			x := new(TYPE)
			return x, easyjson.Unmarshal(b, mirror(x))
		},
		UnmarshalInto: func(b []byte, v any) error { return easyjson.Unmarshal(b, mirror(v)) },`))
}

// wrap reports whether a root needs a struct around it: the generator refuses it, or, for an array
// of bytes, its code does not compile.
func wrap(t *schema.Type) bool {
	switch t.Kind {
	case schema.Struct, schema.List, schema.Map, schema.Bytes:
		return false
	case schema.Array:
		return t.Elem.Kind == schema.Uint && t.Elem.Bits == 8
	}
	return true
}

// annotate asks for methods of types other than structs: of roots, and of types that contain
// themselves, whose inline code would be endless.
func annotate(t *schema.Type, _ string, root bool) string {
	if root && t.Kind != schema.Struct || mirror.Endless(t) {
		return "//easyjson:json"
	}
	return ""
}

// unfit returns the reason why a type has no code, "" if it has code.
func unfit(t *schema.Type) string {
	if t.Kind == schema.Optional && t.Elem.Kind == schema.Any {
		return "no pointers to interfaces"
	}
	if t.Kind == schema.Map && !mirror.OwnJSON(t.Key) {
		switch t.Key.Kind {
		case schema.String, schema.Int, schema.Uint, schema.Float, schema.Duration:
		default:
			return "no maps by " + t.Key.Kind.String()
		}
	}
	return mirror.Unfit(t)
}
