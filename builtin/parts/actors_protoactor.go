//go:build protoactor

package parts

import "github.com/wirebench/wirebench/engines/protoactor"

var actors = protoactor.Engines
