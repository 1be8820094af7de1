//go:build permissive

package parts

import "github.com/wirebench/wirebench/codec"

var copyleft []func() []codec.Codec
