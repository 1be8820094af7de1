package engine

import (
	"encoding/binary"
	"errors"
	"fmt"
	"sync"

	"github.com/wirebench/wirebench/codec"
)

// HeaderSize is the number of bytes before the bytes of a codec: From and Number, little-endian.
const HeaderSize = 8

// Plain is the coding of messages that carry only their numbers.
func Plain() (Coder, error) { return plain{}, nil }

type plain struct{}

func (plain) Append(dst []byte, m Message) ([]byte, error) {
	dst = binary.LittleEndian.AppendUint32(dst, m.From)
	return binary.LittleEndian.AppendUint32(dst, m.Number), nil
}

func (plain) Read(b []byte) (Message, error) {
	if len(b) < HeaderSize {
		return Message{}, fmt.Errorf("a message of %d bytes; it has at least %d", len(b), HeaderSize)
	}
	return Message{From: binary.LittleEndian.Uint32(b), Number: binary.LittleEndian.Uint32(b[4:])}, nil
}

// Coded returns the coding of messages that carry values of a type. The codec k encodes the values.
func Coded(k codec.Codec, t *codec.Type) (Coding, error) {
	bind := func() (Coder, error) {
		p, err := codec.Bind(k, t, false)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", k.Name, err)
		}
		if p.Unmarshal == nil || p.Marshal == nil && p.Append == nil {
			return nil, fmt.Errorf("%s: %w", k.Name, errors.New("it does not both encode and decode"))
		}
		return coded{p}, nil
	}
	_, err := bind()
	return bind, err
}

type coded struct{ port codec.Port }

// Append lets the library append to dst if it offers that. Otherwise it copies the encoded bytes.
func (c coded) Append(dst []byte, m Message) ([]byte, error) {
	dst, err := plain{}.Append(dst, m)
	if err != nil || m.Value == nil {
		return dst, err
	}
	if c.port.Append != nil {
		return c.port.Append(dst, m.Value)
	}
	b, err := c.port.Marshal(m.Value)
	return append(dst, b...), err
}

func (c coded) Read(b []byte) (Message, error) {
	m, err := plain{}.Read(b)
	if err != nil {
		return m, err
	}
	m.Value, err = c.port.Unmarshal(b[HeaderSize:])
	return m, err
}

// Shared returns a coder that several goroutines may use at once, for libraries that have one coder for
// all connections.
func Shared(c Coding) (Coder, error) {
	first, err := c()
	if err != nil {
		return nil, err
	}
	s := &shared{pool: sync.Pool{New: func() any {
		coder, err := c()
		if err != nil { // it did not fail before
			panic(err)
		}
		return coder
	}}}
	s.pool.Put(first)
	return s, nil
}

type shared struct{ pool sync.Pool }

func (s *shared) Append(dst []byte, m Message) ([]byte, error) {
	c := s.pool.Get().(Coder)
	defer s.pool.Put(c)
	return c.Append(dst, m)
}

func (s *shared) Read(b []byte) (Message, error) {
	c := s.pool.Get().(Coder)
	defer s.pool.Put(c)
	return c.Read(b)
}
