package fastssz

import (
	"context"
	"fmt"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/lower"
	"github.com/wirebench/wirebench/emit/mirror"
	"github.com/wirebench/wirebench/schema"
)

// Emitter makes lowered types and runs the library's generator on them.
var Emitter = emit.Emitter{Name: "fastssz", Codecs: []string{"fastssz"}, Emit: emitCode}

func emitCode(ctx context.Context, j *emit.Job) error {
	l, roots := lower.New(j, lower.Rules{
		Time: true, Array: true, String: true, Wrap: true,
		Map: lower.All, Optional: lower.All, Number: number, Items: items, Tag: tag, Unfit: unfit,
	})
	if len(roots) == 0 {
		return nil
	}
	types, ports := j.Source(""), j.Source("")
	l.Declare(types)
	l.Functions(ports)
	for _, root := range roots {
		l.Port(ports, root, "fastssz", lower.Library{
			Marshal:   "y.MarshalSSZ()",
			Append:    "y.MarshalSSZTo(dst)",
			Unmarshal: "y.UnmarshalSSZ(b)",
			Into:      true,
		})
	}
	l.Layouts(ports)
	if err := j.Write("types.go", types); err != nil {
		return err
	}
	if err := mirror.Tool(ctx, j, "sszgen", "--path", "types.go", "--output", "ssz.go"); err != nil {
		return err
	}
	return j.Write("ports.go", ports)
}

// number replaces what SSZ does not have by an unsigned number of the same bits.
func number(t *schema.Type) string {
	switch {
	case t.Kind == schema.Bool:
		return ""
	case t.Word, t.Kind == schema.Duration:
		return "uint64"
	}
	return fmt.Sprintf("uint%d", t.Bits)
}

// items are what the generator does not know as an element.
func items(t *lower.Type) bool { return t.Kind == schema.List || t.Kind == schema.Bool }

// tag gives a list its limit, which SSZ asks for.
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

// unfit says why a type has no code.
func unfit(t *lower.Type) string {
	switch {
	case t.Recursive():
		return "no recursive types"
	case t.Kind == schema.Struct && len(t.Fields) == 0:
		return "no empty structs"
	}
	return ""
}
