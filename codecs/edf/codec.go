// Package edf implements EDF, the wire format of the Ergo framework as of release 3.3.0, without
// the framework.
package edf

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codecs/edf/wire"
)

// limits are those of our decoder.
var limits = []codec.Limit{
	{Risk: codec.Caps, What: "interfaces that nest deeper than 10,000 levels are refused", Source: "source: codecs/edf/wire/stream.go:mostDepth"},
}

// Codecs returns edf, which writes the names of types, and edf/cache, which writes numbers instead.
func Codecs() []codec.Codec {
	losses := []codec.Loss{
		{Rule: codec.NilEmpty, Why: "the format has nil slices and maps, but no nil []byte: it comes back empty"},
	}
	return []codec.Codec{
		{Name: "edf", Format: formats.EDF, Fields: codec.ByPosition, Losses: losses, Limits: limits, Bind: bind(false)},
		{Name: "edf/cache", Format: formats.EDF, Fields: codec.ByPosition, Losses: losses, Limits: limits, Bind: bind(true)},
	}
}

func bind(cache bool) func(*codec.Type) (codec.Port, error) {
	return func(t *codec.Type) (codec.Port, error) {
		c, err := wire.New(t.Go, wire.Options{Names: t.Names, Cache: cache})
		if err != nil {
			return codec.Port{}, err
		}
		p := codec.ReflectivePort(t, c.Marshal, c.Unmarshal)
		p.Append = c.Append
		return p, nil
	}
}
