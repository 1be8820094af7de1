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
	// If the library has no code for this machine or Go version, it calls encoding/json, which is a
	// codec of its own.
	if sonic.APIKind != sonic.UseSonicJSON {
		return codec.Port{}, errors.New("falls back to encoding/json here")
	}
	p := codec.ReflectivePort(t, api.Marshal, api.Unmarshal)
	p.Append = appendTo
	p.NewEncoder = func(w io.Writer) codec.Encoder { return api.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return api.NewDecoder(r) }
	return p, nil
}

// appendDefault keeps the slice in a variable of its own. The library takes its address, and
// otherwise the variable would be allocated on the heap for every message.
func appendDefault() func([]byte, any) ([]byte, error) {
	var buf []byte
	return func(dst []byte, v any) ([]byte, error) {
		buf = dst
		err := encoder.EncodeInto(&buf, v, 0)
		return buf, err
	}
}

// appendStd uses a stream. With the options of ConfigStd, EncodeInto would escape the bytes that
// dst already holds, and would return other memory than dst's.
func appendStd() func([]byte, any) ([]byte, error) {
	return codec.AppendWith(func(w io.Writer) func(any) error { return sonic.ConfigStd.NewEncoder(w).Encode })
}
