// Goakt is wirebench with the actors of GoAkt linked into it, as a third party's program has its own engine. It is in a module
// of its own, since the library needs some modules in other versions than the codecs of wirebench are measured with.
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
