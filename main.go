// Wirebench measures Go serialization formats, with all built-in codecs and data sets.
package main

import (
	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/cli"
)

func main() { cli.Main(builtin.Program()) }
