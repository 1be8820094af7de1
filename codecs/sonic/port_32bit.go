//go:build 386 || arm || mips || mipsle

package sonic

import (
	"errors"

	"github.com/wirebench/wirebench/codec"
)

func bindDefault(*codec.Type) (codec.Port, error) {
	return codec.Port{}, errors.New("does not compile for 32-bit machines")
}

func bindStd(t *codec.Type) (codec.Port, error) { return bindDefault(t) }
