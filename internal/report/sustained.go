package report

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
)

// Sustained compares the time that an operation took with the collector on with what is computed for it: its
// time without the collector and the price of its garbage.
type Sustained struct {
	Data, Codec string
	Operation   codec.Operation
	// NS is the time with the collector on, and Collector is its part of that, in ns. Computed is the sum of
	// the time without the collector and of Price, the price of the garbage, in ns.
	NS, Collector, Computed, Price float64
}

// off returns the difference, as a factor of at least 1.
func (s Sustained) off() float64 { return math.Exp(math.Abs(math.Log(s.NS / s.Computed))) }

// nearEnough is the largest factor between the two times of codecs for which they agree.
const nearEnough = 1.15

// Sustaineds returns the operations that were measured both with the collector on and without it.
func Sustaineds(s Source, tables []Table) (all []Sustained) {
	if h := s.heap(); uint64(s.Run.Live) != h.Live || s.Run.GOGC != h.GOGC {
		return nil // the price is for another heap
	}
	type key struct{ data, codec, operation string }
	computed := make(map[key]Sustained)
	for _, t := range tables {
		for _, r := range t.Rows {
			for _, c := range r.Cells {
				if !c.Measured() || c.GC == nil {
					continue
				}
				one := Sustained{Computed: c.NS.Mid, Price: *c.GC}
				if !t.WithGC {
					one.Computed += one.Price
				}
				computed[key{t.Data.Name, r.Codec.Name, c.Operation}] = one
			}
		}
	}
	for _, t := range tables {
		for _, r := range t.Rows {
			for _, c := range r.Cells {
				m := codec.Operation(c.Operation)
				one, known := computed[key{t.Data.Name, r.Codec.Name, string(m.Base())}]
				if r.Floor || r.Twin || !c.Measured() || !known || m != codec.SustainedEncode && m != codec.SustainedDecode {
					continue
				}
				one.Data, one.Codec, one.Operation, one.NS = t.Data.Name, r.Codec.Name, m, c.NS.Mid
				if c.Usage != nil {
					one.Collector = c.Usage.Collector
				}
				all = append(all, one)
			}
		}
	}
	return all
}

// sustainedText says for how many codecs the two times agree, and names those for which they differ most, with
// the part of the difference that is the collector's own. It is "" if nothing was compared.
func sustainedText(s Source, tables []Table) string {
	all := Sustaineds(s, tables)
	if len(all) == 0 {
		return ""
	}
	others := slices.DeleteFunc(slices.Clone(all), func(s Sustained) bool { return s.off() <= nearEnough })
	slices.SortStableFunc(others, func(a, b Sustained) int { return cmp.Compare(b.off(), a.off()) })
	text := fmt.Sprintf("the times of %d of %d sustained operations are within 15%% of the time without the collector and the price of garbage together.", len(all)-len(others), len(all))
	const most = 8
	var named []string
	for _, o := range others[:min(most, len(others))] {
		named = append(named, fmt.Sprintf("%s %s of %s takes %s and not %s, with %s instead of %s for the collector",
			o.Codec, o.Operation.Base(), o.Data, Duration(o.NS), Duration(o.Computed), Duration(o.Collector), Duration(o.Price)))
	}
	if named == nil {
		return text
	}
	text += " The largest differences: " + strings.Join(named, "; ")
	if more := len(others) - len(named); more > 0 {
		text += fmt.Sprintf("; and %d more", more)
	}
	return text + "."
}
