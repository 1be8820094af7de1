// Package port makes a port from the functions that are made for a type and from a library of Cap'n
// Proto. S is the library's type of a segment, and M its type of a message.
//
// It must not know which library it works with: codecs capnp and capnproto2 share it.
package port

import (
	"io"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/rt/touch"
)

// Parts are the functions made for a type.
type Parts[T, S, M any] struct {
	// Build makes the root of a message.
	Build func(S, *T) error
	// Read reads the root into a zero value, which then owns its memory.
	Read    func(M, *T) error
	Open    func(M) (any, error)
	Touch   func(any, *touch.Sum) error
	Lowered []string
}

// Library holds the functions of a library, for one form of its messages.
type Library[S, M any] struct {
	New       func() (M, S, error)
	Marshal   func(M) ([]byte, error)
	Unmarshal func([]byte) (M, error)
	// Release gives the memory of a message that New or Unmarshal returned back to the library. The
	// bytes that Marshal returned, and those that Unmarshal was given, stay valid. Release is nil
	// if the library can't reuse a message.
	Release   func(M)
	NewWriter func(io.Writer) Writer[S]
	NewReader func(io.Reader) Reader[M]
}

// Writer writes messages one after the other. All of them are built in the same memory.
type Writer[S any] interface {
	Begin() (S, error)
	End() error
}

// Reader reads messages one after the other. Done releases a message before the next one is read.
type Reader[M any] interface {
	Next() (M, error)
	Done()
}

// New returns a port for the type T.
func New[T, S, M any](lib Library[S, M], p Parts[T, S, M]) codec.Port {
	release := lib.Release
	if release == nil {
		release = func(M) {}
	}
	into := func(b []byte, x *T) error {
		msg, err := lib.Unmarshal(b)
		if err != nil {
			return err
		}
		defer release(msg)
		return p.Read(msg, x)
	}
	// Opening a message releases the message that was opened before.
	var opened M
	isOpen := false
	return codec.Port{
		Marshal: func(v any) ([]byte, error) {
			msg, seg, err := lib.New()
			if err != nil {
				return nil, err
			}
			defer release(msg)
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
			if isOpen {
				release(opened)
			}
			var err error
			opened, err = lib.Unmarshal(b)
			if isOpen = err == nil; !isOpen {
				return nil, err
			}
			return p.Open(opened)
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

// TraverseLimit returns how many bytes a reader may traverse in a message of the given size in
// bytes: the libraries' default of 64 MiB, or twice the size if that is more.
func TraverseLimit(size uint64) uint64 { return max(64<<20, 2*size) }

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
