// Package bench measures codecs on your own types in your own benchmarks, next to your other tests.
// A benchmark is one call:
//
//	func BenchmarkOrder(b *testing.B) {
//		bench.Type(b, samples, bench.Codecs(json.Codecs()...), bench.Codecs(msgpack.Codecs()...))
//	}
//
// Each codec is proved before it is timed: all samples must survive a round trip. The benchmarks
// have names that benchstat can split:
//
//	go test -bench Order -count 10 | benchstat -col /codec -
//
// # What the import costs your module
//
// This package imports only the standard library and wirebench. So your go.mod gets one line for
// wirebench, and one for each library of the codecs that you import. But wirebench's own go.mod
// requires the libraries of all codecs. So your go.sum gets some hundred lines, and if you use one
// of these libraries, the go command takes the higher of both versions. If you put benchmarks in a
// module of their own, in a folder of your repository, your versions stay unchanged.
//
// Some codecs need code made for a type (Protocol Buffers, msgp, FlatBuffers …). The command
// "wirebench own TYPE --take" writes this code into your module, and [Functions] makes a codec of
// it.
//
// The figures come from one process. For reproducible figures use the wirebench command, which runs
// codecs interleaved and in many processes.
//
// It must not know any library outside the standard library: each import becomes a requirement of
// the user's module.
package bench

import (
	"errors"
	"reflect"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/gob"
	"github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/internal/check"
)

// settings are the values that options change.
type settings struct {
	codecs     []codec.Codec
	operations []codec.Operation
	plain      *codec.Surrogate
}

// Option changes what [Type] measures.
type Option func(*settings)

// Codecs adds codecs to measure. Without this option, json and gob of the standard library are
// measured.
func Codecs(codecs ...codec.Codec) Option {
	return func(s *settings) { s.codecs = append(s.codecs, codecs...) }
}

// Operations replaces the operations that are timed for each codec: encode and decode by default.
func Operations(operations ...codec.Operation) Option {
	return func(s *settings) { s.operations = operations }
}

// Message defines which part of a value is sent, for types with other parts. A decoded value equals
// the encoded one if the results of the function are equal. Without this option, unexported fields
// count, which most codecs don't send. The command "wirebench own --take" writes such a function,
// message.ToMessage.
//
// Codecs still encode the type itself and not its message. Finding the message of a type needs the
// type's source, and the conversions are code made for the type, so a test can't have them.
func Message[T, M any](to func(*T) (*M, error)) Option {
	return func(s *settings) {
		s.plain = &codec.Surrogate{To: func(v any) (any, error) { return to(v.(*T)) }}
	}
}

// Functions returns a codec of two functions for a type, such as made code or handwritten code. The
// rules in losses name the parts of a value that it is known not to keep, such as [codec.NilEmpty].
func Functions[T any](name string, marshal func(*T) ([]byte, error), unmarshal func([]byte) (*T, error), losses ...codec.Rule) codec.Codec {
	k := codec.Codec{Name: name, Bind: func(*codec.Type) (codec.Port, error) {
		return codec.Port{
			Marshal:   func(v any) ([]byte, error) { return marshal(v.(*T)) },
			Unmarshal: func(b []byte) (any, error) { return unmarshal(b) },
		}, nil
	}}
	for _, rule := range losses {
		k.Losses = append(k.Losses, codec.Loss{Rule: rule, Why: "the benchmark says so"})
	}
	return k
}

// Type runs a benchmark for each codec and operation on samples of a type, one after the other. It
// skips a codec that can't carry the type, with the reason. If a codec fails its proof, its
// benchmark fails. Type also reports allocations and, as wire-B/op, the mean size of an encoded
// sample in bytes.
func Type[T any](b *testing.B, samples []T, options ...Option) {
	b.Helper()
	s := settings{operations: []codec.Operation{codec.Encode, codec.Decode}}
	for _, o := range options {
		o(&s)
	}
	if s.codecs == nil {
		s.codecs = append(json.Codecs(), gob.Codecs()...)
	}
	if len(samples) == 0 {
		b.Fatal("no samples")
	}
	values := make([]any, len(samples))
	for i := range samples {
		values[i] = &samples[i]
	}
	data := reflect.TypeFor[T]().String()
	t := codec.Of[T](data)
	t.Surrogate = s.plain
	for _, k := range s.codecs {
		p := check.NewProver(k, t, codec.Port{}, values) // bind sets the port
		for _, m := range s.operations {
			b.Run(name(k, data, m), func(b *testing.B) {
				if why := bind(p, s.codecs); why != nil {
					b.Skip(why)
				}
				if why := p.Port.Lacks(m); why != "" {
					b.Skip(why)
				}
				if _, err := p.Prove(m); errors.As(err, new(*check.Unfit)) {
					b.Skip(err)
				} else if err != nil {
					b.Fatal(err)
				}
				cell(b, p, m)
			})
		}
	}
}

// bind sets the port of a prover. Each benchmark gets a new one.
func bind(p *check.Prover, codecs []codec.Codec) (err error) {
	if p.Port, err = p.Codec.Bind(p.Type); err != nil {
		return err
	}
	p.Other, err = check.Other(p.Codec, codecs, p.Type, false)
	return err
}
