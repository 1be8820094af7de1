package ikeapack

import (
	"context"
	"path"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/lower"
	"github.com/wirebench/wirebench/schema"
)

// Emitter makes types that the library can handle by reflection.
var Emitter = emit.Emitter{Name: "ikeapack", Codecs: []string{"ikeapack"}, Emit: emitCode}

func emitCode(_ context.Context, j *emit.Job) error {
	rules := lower.Rules{
		Time: true, Optional: lower.All, Array: true, Number: number,
		// The library identifies a type by the last element of its package path and its name. Types
		// of another family may have the same ones.
		Prefix: emit.Exported(path.Base(path.Dir(j.Import))),
	}
	return lower.Write(j, rules, "ikeapack.go", func(s *emit.Source) lower.Library {
		stream, ikea := s.Import("github.com/wirebench/wirebench/codecs/ikeapack/stream"), s.Import("github.com/ikkerens/ikeapack")
		return lower.Library{
			Marshal:   stream + ".Pack(nil, y)",
			Append:    stream + ".Pack(dst, y)",
			Unmarshal: ikea + ".Unpack(" + s.Import("bytes") + ".NewReader(b), y)",
			Into:      true,
		}
	})
}

// number replaces int and uint, which the library refuses.
func number(t *schema.Type) string {
	switch {
	case !t.Word:
		return ""
	case t.Kind == schema.Int:
		return "int64"
	}
	return "uint64"
}
