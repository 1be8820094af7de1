//go:build !edge

package edges

import "github.com/wirebench/wirebench/codec"

// Made reports whether the code was made. Here it was not, or the tests were not asked to use it.
const Made = false

// Glue returns nothing.
func Glue() codec.Glue { return nil }
