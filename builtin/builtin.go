// Package builtin is the program that wirebench is as it comes. It knows all codecs, data sets and engines that wirebench
// has, and links none of them: programs that measure are built of those that are asked for.
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
	"github.com/wirebench/wirebench/codecs"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/maintenance"
	"github.com/wirebench/wirebench/results"
)

//go:generate go run ./generate

// known is the inventory of package parts, written by go generate.
//
//go:embed known.json
var known []byte

// Known is what is known of the built-in codecs, data sets and engines.
var Known = sync.OnceValue(func() (i inventory.Inventory) {
	if err := json.Unmarshal(known, &i); err != nil {
		panic(fmt.Sprintf("builtin/known.json: %v", err)) // a test reads it
	}
	return i
})

// Roles are the codecs that others are compared with.
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
	}
}

// Standalone is the main function of programs that "wirebench build" makes: they have these parts and the whole command
// line, and build nothing.
func Standalone(parts program.Parts) {
	p := Program()
	p.Parts, p.Standalone = parts, true
	cli.Main(p)
}
