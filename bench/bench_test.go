// Package bench runs wirebench's cells as Go benchmarks:
//
//	go test -bench '/codec=json$/' ./bench -data 'person,book'
//
// It is for people who know their way with go test and benchstat; for figures
// that come out the same again use the wirebench command, which runs codecs
// interleaved and in many processes.
package bench

import (
	"flag"
	"path"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/check"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/module"
)

var data = flag.String("data", "person", "data sets, as comma-separated names or patterns")

func wanted(name string) bool {
	for pattern := range strings.SplitSeq(*data, ",") {
		if ok, err := path.Match(pattern, name); ok && err == nil {
			return true
		}
	}
	return false
}

// BenchmarkWire has a sub-benchmark for each cell. Each proves the whole ring of
// messages before it times anything; a cell that fails its proof is skipped with
// its fault.
func BenchmarkWire(b *testing.B) {
	catalog, err := builtin.Program().Catalog()
	if err != nil {
		b.Fatal(err)
	}
	found := false
	for _, set := range catalog.Sets {
		if !wanted(set.Type.Name) {
			continue
		}
		found = true
		ring, err := corpus.NewRing(set)
		if why := module.Missing(err); why != "" {
			b.Log(why)
			continue
		}
		if err != nil {
			b.Fatal(err)
		}
		for _, k := range catalog.Codecs {
			port, err := k.Bind(set.Type)
			if err != nil {
				continue // the type can't be carried: no cell
			}
			other, err := check.Other(k, catalog.Codecs, set.Type, false)
			if err != nil {
				continue // nor can its bytes be made or read
			}
			p := &check.Prover{Codec: k, Type: set.Type, Port: port, Other: other, Values: ring.Values}
			proved := make(map[codec.Model]error)
			for _, m := range codec.Models {
				if port.Lacks(m.Model) != "" {
					continue
				}
				// A slash separates keys in benchmark names.
				name := "codec=" + strings.ReplaceAll(k.Name, "/", ":") + "/data=" + set.Type.Name + "/model=" + string(m.Model)
				b.Run(name, func(b *testing.B) {
					if _, ok := proved[m.Model]; !ok {
						_, proved[m.Model] = p.Prove(m.Model)
					}
					if err := proved[m.Model]; err != nil {
						b.Skipf("at fault: %v", err)
					}
					cell(b, p, m.Model)
				})
			}
		}
	}
	if !found {
		b.Fatalf("-data %s selects no data set", *data)
	}
}

// cell times one cell, message after message.
func cell(b *testing.B, p *check.Prover, m codec.Model) {
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
	case codec.MapIn:
		op = func(i int) error { _, err := p.Port.FromGo(p.Values[i]); return err }
	case codec.MapOut:
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
	case codec.TouchOne:
		op = func(i int) error { return read(p, i, 1) }
	case codec.TouchAll:
		op = func(i int) error { return read(p, i, codec.AllFields) }
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

// read opens message i and reads so many fields in place.
func read(p *check.Prover, i, fields int) error {
	v, err := p.Port.Open(p.Encoded[i])
	if err != nil {
		return err
	}
	_, err = p.Port.Touch(v, fields)
	return err
}
