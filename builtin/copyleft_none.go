//go:build permissive

package builtin

import "github.com/wirebench/wirebench/codec"

var copyleft []func() []codec.Codec
