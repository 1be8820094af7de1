// Goakt is wirebench with the actors of GoAkt, as a program of a third party has its own engine. It
// is in a module of its own, because the library needs other versions of some modules than those
// with which wirebench's codecs are measured.
//
//	cd plugins/goakt && go run . message --engine goakt,hollywood
package main

import (
	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/cli"

	"github.com/wirebench/wirebench/plugins/goakt/goakt"
)

func main() {
	p := builtin.Program()
	p.Engines = append(p.Engines, goakt.Engines)
	cli.Main(p)
}
