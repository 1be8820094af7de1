package bench

import (
	"flag"
	"path"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/builtin/survey"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/module"
	"github.com/wirebench/wirebench/internal/check"
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

// BenchmarkWire has a sub-benchmark for each cell. Each one proves the whole ring of messages
// before it times anything. A cell that fails its proof is skipped with its fault.
func BenchmarkWire(b *testing.B) {
	catalog, err := survey.All(builtin.Roles()).Catalog()
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
				continue // the type can't be carried, so there is no cell
			}
			other, err := check.Other(k, catalog.Codecs, set.Type, false)
			if err != nil {
				continue // the bytes can't be made or read by another codec
			}
			p := check.NewProver(k, set.Type, port, ring.Values)
			p.Other = other
			proved := make(map[codec.Operation]error)
			for _, m := range codec.Operations {
				if port.Lacks(m.Operation) != "" || m.Operation.Alone() { // a benchmark has all codecs in one process
					continue
				}
				b.Run(name(k, set.Type.Name, m.Operation), func(b *testing.B) {
					if _, ok := proved[m.Operation]; !ok {
						_, proved[m.Operation] = p.Prove(m.Operation)
					}
					if err := proved[m.Operation]; err != nil {
						b.Skipf("at fault: %v", err)
					}
					cell(b, p, m.Operation)
				})
			}
		}
	}
	if !found {
		b.Fatalf("-data %s selects no data set", *data)
	}
}
