// Package builtin is the program that wirebench is as it comes.
package builtin

import (
	"github.com/wirebench/wirebench/bound"
	"github.com/wirebench/wirebench/builtin/parts"
	"github.com/wirebench/wirebench/cli"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs"
	"github.com/wirebench/wirebench/maintenance"
	"github.com/wirebench/wirebench/measure"
)

// Program returns the program of all built-in codecs and data sets.
func Program() cli.Program {
	return cli.Program{
		Codecs:      parts.Codecs(),
		Data:        parts.Data(),
		Engines:     engines(),
		Glue:        []func() codec.Glue{bound.Glue},
		Roles:       measure.Roles{Reference: "json", Anchors: []string{"noop", "msgpack", "gob", "cbor"}},
		Maintenance: []func() []maintenance.Module{codecs.Maintenance},
		Omitted:     parts.Omitted(),
	}
}
