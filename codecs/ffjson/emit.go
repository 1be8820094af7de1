package ffjson

import (
	"context"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/mirror"
	"github.com/wirebench/wirebench/schema"
)

// Emitter makes mirrors and runs the library's generator on them.
var Emitter = emit.Emitter{Name: "ffjson", Codecs: []string{"ffjson"}, Emit: emitCode}

func emitCode(ctx context.Context, j *emit.Job) error {
	roots := j.Fit(unfit)
	if len(roots) == 0 {
		return nil
	}
	types, ports := j.Source(""), j.Source("")
	// For map keys of a named type, the generator makes code that does not compile.
	m := mirror.New(j, roots, mirror.Options{Keep: mirror.OwnJSON, Wrap: wrap, PlainKeys: true})
	m.Declare(types)
	for _, root := range roots {
		port(m, ports, root)
	}
	if err := j.Write("types.go", types); err != nil {
		return err
	}
	if err := mirror.Tool(ctx, j, "ffjson", "-import-name", j.Import, "types.go"); err != nil {
		return err
	}
	return j.Write("ports.go", ports)
}

func port(m *mirror.Types, s *emit.Source, root emit.Root) {
	ffjson, io := s.Import("github.com/pquerna/ffjson/ffjson"), s.Import("io")
	codec := s.Import("github.com/wirebench/wirebench/codec")
	m.Cast(s, root)
	m.Port(s, root, "ffjson", strings.NewReplacer("ffjson.", ffjson+".", "io.", io+".", "codec.", codec+".").Replace(`
		Marshal: func(v any) ([]byte, error) { return ffjson.Marshal(mirror(v)) },
		Append: codec.AppendWith(func(w io.Writer) func(any) error {
			e := ffjson.NewEncoder(w)
			return func(v any) error { return e.Encode(mirror(v)) }
		}),
		Unmarshal: func(b []byte) (any, error) {
			x := new(TYPE)
			return x, ffjson.Unmarshal(b, mirror(x))
		},
		UnmarshalInto: func(b []byte, v any) error { return ffjson.Unmarshal(b, mirror(v)) },`))
}

// wrap reports whether a root needs a struct around it, because the generator makes no methods for
// it.
func wrap(t *schema.Type) bool { return t.Kind != schema.Struct }

// unfit returns the reason why a type has no code, "" if it has code.
func unfit(t *schema.Type) string {
	switch elem := t.Elem; {
	case t.Kind != schema.Struct && mirror.Endless(t):
		return "no types without an end but structs"
	case t.Kind == schema.Optional && elem.Kind == schema.Optional:
		return "no pointers to pointers"
	case elem != nil && elem.Kind == schema.Struct && elem.Name == "" && len(elem.Fields) == 0:
		return "no lists of empty structs without a name"
	}
	if t.Kind == schema.Map && t.Key.Kind != schema.String {
		return "no maps by " + t.Key.Kind.String()
	}
	return mirror.Unfit(t)
}
