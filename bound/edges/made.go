//go:build edge

package edges

import (
	"github.com/wirebench/wirebench/bound/_made/edge"
	"github.com/wirebench/wirebench/codec"
)

// Made tells that the code was made.
const Made = true

// Glue is that of the types of corpus/edge.
func Glue() codec.Glue { return edge.Glue() }
