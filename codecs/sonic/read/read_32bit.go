//go:build 386 || arm || mips || mipsle

package read

import (
	"errors"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/rt/touch"
)

// Value stands for what is not to be had.
type Value struct{ touch.Value[Value, string] }

// Size is never called.
func (Value) Size() (int64, error) { return 0, nil }

// Port is not to be had: the library does not compile here.
func Port(func(Value, *touch.Read) bool, func(Value) (uint64, error), ...any) (codec.Port, error) {
	return codec.Port{}, errors.New("does not compile for 32-bit machines")
}
