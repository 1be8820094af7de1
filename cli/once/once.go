// Package once has what a program does that encodes and decodes a single message. Such programs show what
// a codec adds to a program: wirebench price builds them.
//
// It must not know how codecs are measured: a program that measures is larger than what codecs add to it.
package once

import (
	"fmt"
	"os"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
)

// Parts are the parts of a program, as those of package program.
type Parts struct {
	Codecs []func() []codec.Codec
	Data   []func() []corpus.Set
	Glue   []func() codec.Glue
	codec.Roles
}

// Main encodes and decodes the first message of the data set that the first argument names, with the codec
// that the second one names, and prints the number of bytes. Without arguments it ends at once, to show how
// long the program takes to start. It ends the process with status 1 after an error.
func Main(p Parts) {
	if len(os.Args) < 3 {
		return
	}
	n, err := p.once(os.Args[1], os.Args[2])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(n)
}

func (p Parts) once(set, name string) (int, error) {
	k := p.codec(name)
	s, err := p.set(set)
	if err != nil {
		return 0, err
	}
	first, err := s.First()
	if err != nil {
		return 0, err
	}
	n, err := roundTrip(k, s.Type, first, false)
	if err != nil && s.Type.Surrogate != nil {
		var other error
		if n, other = roundTrip(k, s.Type, first, true); other == nil {
			err = nil
		}
	}
	return n, err
}

// codec returns a codec. If only code that was made for the type is in the program, the codec is that code.
func (p Parts) codec(name string) codec.Codec {
	for _, f := range p.Codecs {
		for _, k := range f() {
			if k.Name == name {
				return k
			}
		}
	}
	return codec.Codec{Name: name, Bind: codec.Glued(name)}
}

func (p Parts) set(name string) (corpus.Set, error) {
	for _, f := range p.Data {
		for _, s := range f() {
			if s.Type.Name == name {
				codec.Join(p.Glue...).Attach(s.Type)
				return s, nil
			}
		}
	}
	return corpus.Set{}, fmt.Errorf("the program has no data set %s", name)
}

// roundTrip encodes a value and decodes it, and returns the number of bytes. A codec that only decodes has
// none to decode.
func roundTrip(k codec.Codec, t *codec.Type, v any, message bool) (int, error) {
	port, err := codec.Bind(k, t, message)
	if err != nil || port.Marshal == nil {
		return 0, err
	}
	encoded, err := port.Marshal(v)
	if err != nil || port.Unmarshal == nil {
		return len(encoded), err
	}
	_, err = port.Unmarshal(encoded)
	return len(encoded), err
}
