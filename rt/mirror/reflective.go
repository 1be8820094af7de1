package mirror

import (
	"io"
	"unsafe"

	"github.com/wirebench/wirebench/codec"
)

// Reflective returns the port for a T of a library that inspects types at run time. The library gets
// values of T as values of T's mirror M, which has the tags that users of the library would write.
// bind binds the library to M.
func Reflective[T, M any](bind func(*codec.Type) (codec.Port, error)) (codec.Port, error) {
	if err := Same[T, M](); err != nil {
		return codec.Port{}, err
	}
	p, err := bind(codec.Of[M](""))
	if err != nil {
		return codec.Port{}, err
	}
	as := func(v any) any { return (*M)(unsafe.Pointer(v.(*T))) }
	of := codec.Port{
		Shares:  p.Shares,
		Marshal: func(v any) ([]byte, error) { return p.Marshal(as(v)) },
		Unmarshal: func(b []byte) (any, error) {
			v, err := p.Unmarshal(b)
			return (*T)(unsafe.Pointer(v.(*M))), err
		},
	}
	if p.Append != nil {
		of.Append = func(dst []byte, v any) ([]byte, error) { return p.Append(dst, as(v)) }
	}
	if p.UnmarshalInto != nil {
		of.UnmarshalInto = func(b []byte, v any) error { return p.UnmarshalInto(b, as(v)) }
	}
	if p.NewEncoder != nil {
		of.NewEncoder = func(w io.Writer) codec.Encoder { return encoder{p.NewEncoder(w), as} }
	}
	if p.NewDecoder != nil {
		of.NewDecoder = func(r io.Reader) codec.Decoder { return decoder{p.NewDecoder(r), as} }
	}
	return of, nil
}

// encoder and decoder are the library's. They pass values on as values of their mirrors.
type encoder struct {
	codec.Encoder
	as func(any) any
}

func (e encoder) Encode(v any) error { return e.Encoder.Encode(e.as(v)) }

type decoder struct {
	codec.Decoder
	as func(any) any
}

func (d decoder) Decode(v any) error { return d.Decoder.Decode(d.as(v)) }
