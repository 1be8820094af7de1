package msgpackgen

import (
	"context"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/mirror"
	"github.com/wirebench/wirebench/schema"
)

// Emitter makes mirrors and runs the library's generator on them.
var Emitter = emit.Emitter{Name: "msgpackgen", Codecs: []string{modes[0].codec, modes[1].codec}, Emit: emitCode}

func emitCode(ctx context.Context, j *emit.Job) error {
	roots := j.Fit(unfit)
	if len(roots) == 0 {
		return nil
	}
	types, ports := j.Source(""), j.Source("")
	m := mirror.New(j, roots, mirror.Options{Spell: spell, Inline: inline, Wrap: wrap, NameStructs: true})
	m.Declare(types)
	for _, root := range roots {
		m.Cast(ports, root)
		for _, mode := range modes {
			m.Port(ports, root, mode.codec, strings.ReplaceAll(`
				Marshal: func(v any) ([]byte, error) { return MarshalAsMODE(mirror(v)) },
				Unmarshal: func(b []byte) (any, error) {
					x := new(TYPE)
					return x, UnmarshalAsMODE(b, mirror(x))
				},
				UnmarshalInto: func(b []byte, v any) error { return UnmarshalAsMODE(b, mirror(v)) },`, "MODE", mode.name))
		}
	}
	if err := j.Write("types.go", types); err != nil {
		return err
	}
	if err := j.Write("ports.go", ports); err != nil {
		return err
	}
	// Not strict it would leave types that it does not know to reflection.
	return mirror.Tool(ctx, j, "msgpackgen", "-input-file", "types.go", "-output-file", "msgpackgen.go", "-strict")
}

// spell replaces time.Duration, which the generator does not know.
func spell(t *schema.Type) string {
	if t.Kind == schema.Duration {
		return "int64"
	}
	return ""
}

// inline are types with a name that the generator does not know by it.
func inline(t *schema.Type) bool {
	switch t.Kind {
	case schema.List, schema.Array, schema.Map, schema.Bytes, schema.Optional:
		return true
	}
	return false
}

// wrap are the roots that the generator has no function for.
func wrap(t *schema.Type) bool { return t.Kind != schema.Struct }

// unfit says why a type has no code.
func unfit(t *schema.Type) string {
	switch {
	case t.Kind == schema.Any:
		return "no interfaces"
	case t.Kind == schema.Map && inline(t.Key):
		return "no maps by " + t.Key.Kind.String()
	case inline(t) && mirror.Endless(t):
		return "no types without an end but structs"
	}
	return mirror.Unfit(t)
}
