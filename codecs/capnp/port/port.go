// Package port makes ports of what is made for a type and of a library of Cap'n
// Proto. S is the library's segment, M its message.
package port

import (
	"io"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/touch"
)

// Parts are the functions that are made for a type.
type Parts[T, S, M any] struct {
	// Build makes the root of a message.
	Build func(S, *T) error
	// Read reads it into a zero value, which then owns its memory.
	Read    func(M, *T) error
	Open    func(M) (any, error)
	Touch   func(any, *touch.Sum) error
	Lowered []string
}

// Library is a library, or one form of its messages.
type Library[S, M any] struct {
	New       func() (M, S, error)
	Marshal   func(M) ([]byte, error)
	Unmarshal func([]byte) (M, error)
	NewWriter func(io.Writer) Writer[S]
	NewReader func(io.Reader) Reader[M]
}

// Writer writes one message after the other, all built in the same memory.
type Writer[S any] interface {
	Begin() (S, error)
	End() error
}

// Reader reads one message after the other. Each is done with before the next.
type Reader[M any] interface {
	Next() (M, error)
	Done()
}

// New returns the port.
func New[T, S, M any](lib Library[S, M], p Parts[T, S, M]) codec.Port {
	into := func(b []byte, x *T) error {
		msg, err := lib.Unmarshal(b)
		if err != nil {
			return err
		}
		return p.Read(msg, x)
	}
	return codec.Port{
		Marshal: func(v any) ([]byte, error) {
			msg, seg, err := lib.New()
			if err != nil {
				return nil, err
			}
			if err := p.Build(seg, v.(*T)); err != nil {
				return nil, err
			}
			return lib.Marshal(msg)
		},
		Append: codec.AppendWith(func(w io.Writer) func(any) error {
			return encoder[T, S]{lib.NewWriter(w), p.Build}.Encode
		}),
		Unmarshal: func(b []byte) (any, error) {
			x := new(T)
			return x, into(b, x)
		},
		UnmarshalInto: func(b []byte, v any) error {
			x := v.(*T)
			reset(x)
			return into(b, x)
		},
		NewEncoder: func(w io.Writer) codec.Encoder { return encoder[T, S]{lib.NewWriter(w), p.Build} },
		NewDecoder: func(r io.Reader) codec.Decoder { return decoder[T, M]{lib.NewReader(r), p.Read} },
		Open: func(b []byte) (any, error) {
			msg, err := lib.Unmarshal(b)
			if err != nil {
				return nil, err
			}
			return p.Open(msg)
		},
		Touch: func(v any, fields int) (uint64, error) {
			if fields <= 0 {
				return 0, nil
			}
			t := touch.Sum{Left: fields}
			err := p.Touch(v, &t)
			return t.Total, err
		},
		Lowered: p.Lowered,
	}
}

func reset[T any](x *T) {
	var zero T
	*x = zero
}

type encoder[T, S any] struct {
	to    Writer[S]
	build func(S, *T) error
}

func (e encoder[T, S]) Encode(v any) error {
	seg, err := e.to.Begin()
	if err != nil {
		return err
	}
	if err := e.build(seg, v.(*T)); err != nil {
		return err
	}
	return e.to.End()
}

type decoder[T, M any] struct {
	from Reader[M]
	read func(M, *T) error
}

func (d decoder[T, M]) Decode(v any) error {
	msg, err := d.from.Next()
	if err != nil {
		return err
	}
	defer d.from.Done()
	x := v.(*T)
	reset(x)
	return d.read(msg, x)
}
