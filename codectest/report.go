package codectest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// report turns everything that is wrong with a codec into errors of the test.
func (s settings) report(t *testing.T, rec record.Record, k codec.Codec) {
	t.Helper()
	carried, remembers := false, rec.Remembers()
	for _, c := range rec.Cells {
		if c.Codec != k.Name {
			if c.Fault != "" && s.carries(c.Key) {
				t.Errorf("%s harms another codec of the run: %s on %s, %s: %s", k.Name, c.Codec, c.Data, c.Operation, c.Fault)
			}
			continue
		}
		carried = carried || c.Reason == ""
		where := fmt.Sprintf("%s on %s, %s", c.Codec, c.Data, c.Operation)
		known := slices.Contains(s.faulty, known{codec.Operation(c.Operation), c.Data})
		switch {
		case c.Fault != "" && known:
			t.Logf("%s: known fault: %s", where, c.Fault)
		case c.Fault != "":
			t.Errorf("%s: %s", where, c.Fault)
		case known:
			t.Errorf("%s: has no fault: remove it from codectest.Faulty", where)
		case c.Reason != "":
			t.Logf("%s: not measured: %s", where, c.Reason)
		default:
			if by := remembers[c.Key]; by > 0 {
				t.Errorf("%s: remembers results: it is %.1f times as fast on messages that it has seen before", where, by)
			}
			for _, mark := range c.Unseen {
				t.Logf("%s: has the mark %q, but doesn't show it here", where, mark)
			}
			t.Logf("%s: %s", where, strings.Join(append([]string{figures(rec, c)}, c.Notes...), ", "))
		}
	}
	if !carried {
		t.Errorf("%s carries none of the data sets; name some that it carries with codectest.Data", k.Name)
	}
}

// figures returns what was measured of a cell, as text.
func figures(rec record.Record, c record.Cell) string {
	var times []float64
	for _, b := range rec.Blocks {
		if b.Key == c.Key {
			times = append(times, b.NS)
		}
	}
	if times == nil {
		return "the machine was never quiet enough to time it"
	}
	return fmt.Sprintf("%.4g ns, %.4g bytes, %.3g allocations", stats.Median(times), c.Wire, c.Allocs)
}

// carries reports whether a neighbour survives a proof in this process, in which the tested codec
// was not used. If it does not, its fault is not the tested codec's doing.
func (s settings) carries(key record.Key) bool {
	all := neighbours()
	k := all[slices.IndexFunc(all, func(k codec.Codec) bool { return k.Name == key.Codec })]
	set := s.sets[slices.IndexFunc(s.sets, func(s corpus.Set) bool { return s.Type.Name == key.Data })]
	ring, err := corpus.NewRing(set)
	if err != nil {
		return false
	}
	port, err := k.Bind(set.Type)
	if err != nil {
		return false
	}
	_, err = check.NewProver(k, set.Type, port, ring.Values).Prove(codec.Operation(key.Operation))
	return err == nil
}
