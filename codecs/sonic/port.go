//go:build !(386 || arm || mips || mipsle)

package sonic

import (
	"errors"
	"io"

	"github.com/bytedance/sonic"
	"github.com/bytedance/sonic/encoder"

	"github.com/wirebench/wirebench/codec"
)

func bindDefault(t *codec.Type) (codec.Port, error) {
	return bind(t, sonic.ConfigDefault, appendDefault())
}

func bindStd(t *codec.Type) (codec.Port, error) {
	return bind(t, sonic.ConfigStd, appendStd())
}

func bind(t *codec.Type, api sonic.API, appendTo func([]byte, any) ([]byte, error)) (codec.Port, error) {
	// Without code for this machine or Go version the library calls
	// encoding/json, which has a row of its own.
	if sonic.APIKind != sonic.UseSonicJSON {
		return codec.Port{}, errors.New("falls back to encoding/json here")
	}
	p := codec.ReflectivePort(t, api.Marshal, api.Unmarshal)
	p.Append = appendTo
	p.NewEncoder = func(w io.Writer) codec.Encoder { return api.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return api.NewDecoder(r) }
	return p, nil
}

// appendDefault keeps the slice in a variable of its own: the library takes its
// address, which would move it to the heap for every message.
func appendDefault() func([]byte, any) ([]byte, error) {
	var buf []byte
	return func(dst []byte, v any) ([]byte, error) {
		buf = dst
		err := encoder.EncodeInto(&buf, v, 0)
		return buf, err
	}
}

// appendStd goes through a stream: with the options of ConfigStd, EncodeInto
// would escape what dst already holds, and return other memory than dst's.
func appendStd() func([]byte, any) ([]byte, error) {
	return codec.AppendWith(func(w io.Writer) func(any) error { return sonic.ConfigStd.NewEncoder(w).Encode })
}
