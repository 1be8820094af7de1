package fastssz

import (
	"context"
	"fmt"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/lower"
	"github.com/wirebench/wirebench/emit/lower/ssz"
	"github.com/wirebench/wirebench/emit/mirror"
	"github.com/wirebench/wirebench/schema"
)

// Emitter makes lowered types and runs the library's generator on them.
var Emitter = emit.Emitter{Name: "fastssz", Codecs: []string{"fastssz"}, Emit: emitCode}

func emitCode(ctx context.Context, j *emit.Job) error {
	rules := ssz.Rules()
	rules.String, rules.Items, rules.Tag = true, items, tag
	l := lower.New(j, rules)
	if l == nil {
		return nil
	}
	types, ports := j.Source(""), j.Source("")
	l.Declare(types)
	l.Ports(ports, lower.Library{
		Marshal:   "y.MarshalSSZ()",
		Append:    "y.MarshalSSZTo(dst)",
		Unmarshal: "y.UnmarshalSSZ(b)",
		Into:      true,
	})
	if err := j.Write("types.go", types); err != nil {
		return err
	}
	if err := mirror.Tool(ctx, j, "sszgen", "--path", "types.go", "--output", "ssz.go"); err != nil {
		return err
	}
	return j.Write("ports.go", ports)
}

// items reports whether the generator does not support a type as an element. For 16-bit numbers it
// writes calls to functions that the library does not have.
func items(t *lower.Type) bool {
	return t.Kind == schema.List || t.Kind == schema.Bool || t.Go == "uint16"
}

// tag gives a list its limit, which SSZ requires.
func tag(owner *lower.Type, i int) string {
	const most = 1 << 30
	switch t := owner.Fields[i].Type; {
	case t.Kind == schema.List && t.Elem.Kind == schema.Bytes:
		return fmt.Sprintf(`ssz-max:"%d,%d"`, most, most)
	case t.Kind == schema.List, t.Kind == schema.Bytes:
		return fmt.Sprintf(`ssz-max:"%d"`, most)
	}
	return ""
}
