package bench

import (
	"strings"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/check"
)

// name returns the name of a cell's benchmark, as a record in the benchmark format has it. Slashes
// separate the keys in such names.
func name(k codec.Codec, data string, m codec.Operation) string {
	flat := strings.NewReplacer("/", ":").Replace
	return "codec=" + flat(k.Name) + "/data=" + flat(data) + "/operation=" + string(m)
}

// cell times one cell, message after message.
func cell(b *testing.B, p *check.Prover, m codec.Operation) {
	n := len(p.Values)
	wire := 0
	for _, e := range p.Encoded {
		wire += len(e)
	}
	var op func(i int) error
	switch m {
	case codec.Encode:
		op = func(i int) error { _, err := p.Port.Marshal(p.Values[i]); return err }
	case codec.EncodeReuse:
		var buf []byte
		op = func(i int) (err error) { buf, err = p.Port.Append(buf[:0], p.Values[i]); return err }
	case codec.Decode:
		op = func(i int) error { _, err := p.Port.Unmarshal(p.Encoded[i]); return err }
	case codec.DecodeReuse:
		used := p.Type.New()
		op = func(i int) error { return p.Port.UnmarshalInto(p.Encoded[i], used) }
	case codec.ConvertIn:
		op = func(i int) error { _, err := p.Port.FromGo(p.Values[i]); return err }
	case codec.ConvertOut:
		mapped := make([]any, n)
		for i, v := range p.Values {
			var err error
			if mapped[i], err = p.Port.FromGo(v); err != nil {
				b.Fatal(err)
			}
		}
		op = func(i int) error { _, err := p.Port.ToGo(mapped[i]); return err }
	case codec.Open:
		op = func(i int) error { _, err := p.Port.Open(p.Encoded[i]); return err }
	case codec.TouchOne, codec.TouchTenth, codec.TouchQuarter, codec.TouchHalf, codec.TouchAll:
		fields := p.Fields(m)
		op = func(i int) error { return read(p, i, fields) }
	case codec.StreamEncode, codec.StreamDecode, codec.FirstEncode, codec.FirstDecode:
		op = streaming(b, p, m)
	}
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		if err := op(i); err != nil {
			b.Fatal(err)
		}
		if i++; i == n {
			i = 0
		}
	}
	b.ReportMetric(float64(wire)/float64(n), "wire-B/op")
}

// read opens message i and reads the given number of fields in place.
func read(p *check.Prover, i, fields int) error {
	v, err := p.Port.Open(p.Encoded[i])
	if err != nil {
		return err
	}
	_, err = p.Port.Touch(v, fields)
	return err
}
