// Package bench measures codecs on a type of yours in your own benchmarks, beside your other
// tests:
//
//	func BenchmarkOrder(b *testing.B) {
//		bench.Type(b, samples, bench.Codecs(json.Codecs()...), bench.Codecs(msgpack.Codecs()...))
//	}
//
// Each codec is proved before it is timed: all samples must survive a round trip. The names of
// the benchmarks are such as benchstat takes apart:
//
//	go test -bench Order -count 10 | benchstat -col /codec -
//
// # What the import costs your module
//
// What this package imports is of the standard library and of wirebench alone, so that go.mod gets
// one line, and one for each library of the codecs that you import besides. But wirebench's own
// go.mod requires the libraries of all codecs: go.sum gets some hundred lines, and where you use one
// of these libraries too, the go command takes the higher of both versions. A module of its own for
// benchmarks, in a folder of your repository, keeps your versions what they are.
//
// Codecs whose code is made for a type (Protocol Buffers, msgp, FlatBuffers …) need that code:
// "wirebench own TYPE --take" leaves it in your module, and [Functions] makes a codec of it.
//
// These figures are of one process. For figures that come out the same again use the wirebench
// command, which runs codecs interleaved and in many processes.
package bench

import (
	"reflect"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/gob"
	"github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/internal/check"
)

// settings are what options change.
type settings struct {
	codecs     []codec.Codec
	operations []codec.Operation
	plain      *codec.Plain
}

// Option changes what [Type] measures.
type Option func(*settings)

// Codecs are the codecs to measure. Several such options add up; without one json and gob of
// the standard library are measured.
func Codecs(codecs ...codec.Codec) Option {
	return func(s *settings) { s.codecs = append(s.codecs, codecs...) }
}

// Operations are what is timed of each codec, instead of encode and decode.
func Operations(operations ...codec.Operation) Option {
	return func(s *settings) { s.operations = operations }
}

// Message tells what of a value is sent, for types of which that is not all: a decoded value
// equals the encoded one where the results do. Without it unexported fields count, which most
// codecs don't send. "wirebench own --take" leaves such a function, message.ToMessage.
//
// Codecs still encode the type itself. To find out what of a type is its message takes its
// source, and the conversions are code made for it: they can't be had in a test.
func Message[T, M any](to func(*T) (*M, error)) Option {
	return func(s *settings) {
		s.plain = &codec.Plain{To: func(v any) (any, error) { return to(v.(*T)) }}
	}
}

// Functions is a codec of two functions for a type: code that was made or written for it.
// losses are what of a value it is known not to keep, such as [codec.NilEmpty].
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

// Type has a benchmark for each codec and operation on samples of a type, one after the other. A
// codec that can't carry the type is skipped with its reason, and one that fails the proof
// fails its benchmark. Reported are also allocations, and the mean size of an encoded sample
// as wire-B/op.
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
	t.Plain = s.plain
	for _, k := range s.codecs {
		p := &check.Prover{Codec: k, Type: t, Values: values}
		for _, m := range s.operations {
			b.Run(name(k, data, m), func(b *testing.B) {
				if why := bind(p, s.codecs); why != nil {
					b.Skip(why)
				}
				if why := p.Port.Lacks(m); why != "" {
					b.Skip(why)
				}
				if _, err := p.Prove(m); err != nil {
					b.Fatal(err)
				}
				cell(b, p, m)
			})
		}
	}
}

// bind gives a prover its codec's port, anew for each benchmark.
func bind(p *check.Prover, codecs []codec.Codec) (err error) {
	if p.Port, err = p.Codec.Bind(p.Type); err != nil {
		return err
	}
	p.Other, err = check.Other(p.Codec, codecs, p.Type, false)
	return err
}
