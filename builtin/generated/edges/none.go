//go:build !edge

package edges

import "github.com/wirebench/wirebench/codec"

// Made tells that the code was not made, or that the tests were not asked to use it.
const Made = false

// Glue has nothing.
func Glue() codec.Glue { return nil }
