package gossz

import (
	"context"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/lower"
	"github.com/wirebench/wirebench/emit/lower/ssz"
)

// Emitter makes types that the library can handle by reflection.
var Emitter = emit.Emitter{Name: "gossz", Codecs: []string{"go-ssz"}, Emit: emitCode}

func emitCode(_ context.Context, j *emit.Job) error {
	return lower.Write(j, ssz.Rules(), "ssz.go", func(s *emit.Source) lower.Library {
		ssz := s.Import("github.com/prysmaticlabs/go-ssz")
		return lower.Library{
			Marshal:   ssz + ".Marshal(*y)",
			Unmarshal: ssz + ".Unmarshal(b, y)",
			Into:      true,
		}
	})
}
