package msgpackgen

import (
	"context"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/lower"
	"github.com/wirebench/wirebench/emit/mirror"
	"github.com/wirebench/wirebench/schema"
)

// Emitter makes types that the library's generator supports, and runs the generator on them.
var Emitter = emit.Emitter{Name: "msgpackgen", Codecs: []string{modes[0].codec, modes[1].codec}, Emit: emitCode}

func emitCode(ctx context.Context, j *emit.Job) error {
	l := lower.New(j, lower.Rules{Wrap: true, Unfit: unfit, Reserved: reserved()})
	if l == nil {
		return nil
	}
	types, ports := j.Source(""), j.Source("")
	l.Declare(types)
	var libs []lower.Library
	for _, mode := range modes {
		libs = append(libs, lower.Library{
			Marshal:   "MarshalAs" + mode.name + "(y)",
			Unmarshal: "UnmarshalAs" + mode.name + "(b, y)",
			Into:      true,
		})
	}
	l.Ports(ports, libs...)
	if err := j.Write("types.go", types); err != nil {
		return err
	}
	if err := j.Write("ports.go", ports); err != nil {
		return err
	}
	// Without -strict, the generator would leave types that it does not support to reflection.
	return mirror.Tool(ctx, j, "msgpackgen", "-input-file", "types.go", "-output-file", "msgpackgen.go", "-strict")
}

// reserved returns the names of the functions that the generator writes.
func reserved() []string {
	names := []string{"Marshal", "Unmarshal"}
	for _, mode := range modes {
		names = append(names, "MarshalAs"+mode.name, "UnmarshalAs"+mode.name)
	}
	return names
}

// unfit returns the reason why a type has no code, "" if it has code.
func unfit(t *lower.Type) string {
	if t.Kind == schema.Map && (t.Key.Kind == schema.Array || t.Key.Kind == schema.Optional) {
		return "no maps by " + t.Key.Kind.String()
	}
	return ""
}
