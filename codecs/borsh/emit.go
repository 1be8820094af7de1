package borsh

import (
	"context"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/lower"
	"github.com/wirebench/wirebench/schema"
)

// Emitter makes types that the library can handle by reflection.
var Emitter = emit.Emitter{Name: "borsh", Codecs: []string{"borsh"}, Emit: emitCode}

func emitCode(_ context.Context, j *emit.Job) error {
	return lower.Write(j, lower.Rules{Time: true, Unfit: unfit}, "borsh.go", func(s *emit.Source) lower.Library {
		borsh := s.Import("github.com/near/borsh-go")
		return lower.Library{
			Marshal:   borsh + ".Serialize(*y)",
			Unmarshal: borsh + ".Deserialize(y, b)",
			Into:      true,
		}
	})
}

// unfit returns the reason why a type has no code, "" if it has code.
func unfit(t *lower.Type) string {
	if t.Kind != schema.Map {
		return ""
	}
	switch t.Key.Kind {
	case schema.Int, schema.Uint, schema.Float, schema.String, schema.Duration:
		return ""
	}
	return "no maps by " + t.Key.Source.Kind.String()
}
