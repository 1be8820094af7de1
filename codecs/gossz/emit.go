package gossz

import (
	"context"
	"fmt"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/lower"
	"github.com/wirebench/wirebench/schema"
)

// Emitter makes the types that the library can work on by reflection.
var Emitter = emit.Emitter{Name: "gossz", Codecs: []string{"go-ssz"}, Emit: emitCode}

func emitCode(_ context.Context, j *emit.Job) error {
	l, roots := lower.New(j, lower.Rules{
		Time: true, Array: true, Wrap: true,
		Map: lower.All, Optional: lower.All, Number: number, Unfit: unfit,
		Tag: func(*lower.Type, int) string { return "" },
	})
	if len(roots) == 0 {
		return nil
	}
	s := j.Source("")
	ssz := s.Import("github.com/prysmaticlabs/go-ssz")
	l.Declare(s)
	l.Functions(s)
	for _, root := range roots {
		l.Port(s, root, "go-ssz", lower.Library{
			Marshal:   ssz + ".Marshal(*y)",
			Unmarshal: ssz + ".Unmarshal(b, y)",
			Into:      true,
		})
	}
	l.Layouts(s)
	return j.Write("ssz.go", s)
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
