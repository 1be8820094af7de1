//go:build 386 || arm || mips || mipsle

package read

import (
	"errors"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/rt/touch"
)

// Value is a placeholder: the library does not compile on 32-bit machines.
type Value struct{ touch.Value[Value, string] }

// Size is never called.
func (Value) Size() (int64, error) { return 0, nil }

// Port returns an error, because the library does not compile on 32-bit machines.
func Port(func(Value, *touch.Read) bool, func(Value) (uint64, error), ...any) (codec.Port, error) {
	return codec.Port{}, errors.New("does not compile for 32-bit machines")
}
