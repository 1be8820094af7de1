// Ergo is wirebench with the Ergo framework: processes of the framework carry messages, and its
// codec EDF is measured with the other codecs. It is a program of a third party in a module of its
// own: nothing in wirebench depends on it.
//
//	go run . message --engine ergo
package main

import (
	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/cli"

	"github.com/wirebench/wirebench/plugins/ergo/edf"
	"github.com/wirebench/wirebench/plugins/ergo/node"
)

func main() {
	p := builtin.Program()
	p.Engines = append(p.Engines, node.Engines)
	p.Codecs = append(p.Codecs, edf.Codecs)
	cli.Main(p)
}
