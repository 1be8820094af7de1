package bench

import (
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/stream"
)

// streaming returns an operation on streams, for message i.
func streaming(b *testing.B, p *check.Prover, m codec.Operation) func(i int) error {
	var buf stream.Buffer
	switch m {
	case codec.StreamEncode:
		encoder := p.Port.NewEncoder(&buf)
		return func(i int) error {
			buf.Empty(0)
			return encoder.Encode(p.Values[i])
		}
	case codec.FirstEncode:
		return func(i int) error {
			buf.Empty(0)
			return p.Port.NewEncoder(&buf).Encode(p.Values[i])
		}
	case codec.FirstDecode:
		begun := make([][]byte, len(p.Values))
		for i, v := range p.Values {
			at := buf.Len()
			if err := p.Port.NewEncoder(&buf).Encode(v); err != nil {
				b.Fatal(err)
			}
			begun[i] = buf.From(at)
		}
		var source stream.Buffer
		return func(i int) error {
			source.Holds(begun[i])
			return p.Port.NewDecoder(&source).Decode(p.Type.New())
		}
	}
	s, err := stream.Open(p.Port, p.Values[0], p.Type.New)
	if err != nil {
		b.Fatal(err)
	}
	return func(int) error {
		if s.Due() == 0 {
			b.StopTimer()
			for i, v := range p.Values {
				if err := s.Write(i, v); err != nil {
					return err
				}
			}
			b.StartTimer()
		}
		_, err := s.Read(p.Type.New())
		return err
	}
}
