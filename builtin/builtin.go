// Package builtin is the program that users start as wirebench. It knows all codecs, data sets and
// engines that wirebench has, and links none of them. A program that measures is built from the
// parts that are asked for.
//
// It must not know the code of any codec, data set or engine: the program that users start links none
// of them. It knows only what known.json says about them.
package builtin

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"sync"

	"github.com/wirebench/wirebench/builtin/omitted"
	"github.com/wirebench/wirebench/cli"
	"github.com/wirebench/wirebench/cli/program"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/codecs"
	"github.com/wirebench/wirebench/corpus/versions"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/results"
)

//go:generate go run -v ./generate

// known is the inventory of package parts, written by go generate.
//
//go:embed known.json
var known []byte

// Known returns what is known about the built-in codecs, data sets and engines.
var Known = sync.OnceValue(func() (i inventory.Inventory) {
	if err := json.Unmarshal(known, &i); err != nil {
		panic(fmt.Sprintf("builtin/known.json: %v", err)) // a test also reads it
	}
	return i
})

// Roles returns the codecs that others are compared with.
func Roles() codec.Roles {
	return codec.Roles{Reference: "json", Anchors: []string{"noop", "msgpack", "gob", "cbor"}}
}

// Program returns the program that knows all built-in parts. A third party's program adds its own to what it links.
func Program() cli.Program {
	return cli.Program{
		Parts:       program.Parts{Roles: Roles()},
		Known:       Known(),
		Maintenance: []func() []maintenance.Module{codecs.Maintenance},
		Omitted:     omitted.Codecs(),
		Record:      results.Newest,
		RecordName:  results.Name,
		Compression: results.Compression, CompressionName: results.CompressionName,
		Programs: results.Programs, ProgramsName: results.ProgramsName,
		Prices:   results.Prices,
		Verdicts: results.Verdicts,
		Changes:  versions.All(),
		Source:   codecs.Source,
	}
}

// Standalone is the main function of programs that "wirebench build" makes. They have these parts
// and the whole command line, and build nothing.
func Standalone(parts program.Parts) {
	p := Program()
	p.Parts, p.Standalone = parts, true
	cli.Main(p)
}
