package bench_test

import (
	"encoding/json"
	"errors"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/builtin/generated/edges"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/edge"
	"github.com/wirebench/wirebench/corpus/module"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/race"
)

// TestEveryCell proves every cell of the chosen codecs on the small sample of its data set. The
// file testdata/faults.txt lists the cells in which a library is at fault. The test fails for a
// cell with a new fault, and for a listed cell without one. Each loss and mark that a codec
// declares must show somewhere.
func TestEveryCell(t *testing.T) {
	if race.Enabled {
		t.Skip("takes minutes under the race detector, for which TestRaces uses every codec")
	}
	if every.Case() && !edges.Made {
		t.Skip("everything has edge values, too: -tags edge, after go generate ./builtin/generated")
	}
	catalog := linked(t)
	proved := chosen(t, catalog)
	all := findings{
		faults: make(map[string][]string), refusals: make(map[string][]string), became: make(map[[2]string]string),
		used: make(map[string]codec.Rule), seen: make(map[string]codec.Marks),
	}
	t.Run("sets", func(t *testing.T) {
		refusable := glued(edge.Refusable())
		for i, set := range slices.Concat(refusable, catalog.Sets, edgeSets()) {
			t.Run(set.Type.Name, func(t *testing.T) {
				t.Parallel()
				ring, err := corpus.Sample(set)
				if why := module.Missing(err); why != "" {
					t.Skip(why)
				}
				if err != nil {
					t.Fatal(err)
				}
				before := texts(ring.Values)
				for _, k := range proved {
					became := all.prove(t, catalog, k, set.Type, ring.Values, i < len(refusable))
					all.Lock()
					all.became[[2]string{k.Name, set.Type.Name}] = became
					all.Unlock()
					// A codec that changes a value must not affect the codecs after it.
					if !slices.Equal(before, texts(ring.Values)) {
						all.add(k.Name+" changes-the-encoded-value", set.Type.Name)
						if ring, err = corpus.Sample(set); err != nil {
							t.Error(err)
							return
						}
					}
				}
			})
		}
	})
	idle, made := all.idle(), make(map[string]bool)
	for _, k := range proved {
		made[k.Name] = k.Emitter != nil
		// Some marks and losses show only on edge values.
		if k.Marks.Baseline() || idle[k.Name] || made[k.Name] && !edges.Made {
			continue
		}
		if unused := k.Allowed() &^ all.used[k.Name]; unused != 0 {
			t.Errorf("%s declares losses that never show: %v", k.Name, unused.Names())
		}
		if diff := cmp.Diff(k.Marks, all.seen[k.Name]); diff != "" {
			t.Errorf("%s: marks (-declared +seen):\n%s", k.Name, diff)
		}
	}
	if len(proved) == len(catalog.Codecs) {
		enough(t, catalog, all.became)
	}
	looked := func(name, data string) bool {
		is, proved := all.became[[2]string{name, data}]
		return proved && is != unmade && !idle[name] && !byGo[data] && (edges.Made || !made[name] || !strings.HasPrefix(data, "edge-"))
	}
	compareLines(t, "testdata/faults.txt", all.faults, looked)
	compareLines(t, "testdata/refusals.txt", all.refusals, looked)
}

// byGo are data sets whose results depend on the Go version. The golden files have the results of
// Go 1.26. Since Go 1.27, encoding/json writes maps with float keys. There, ugorji's library loses
// the entries of such maps, because it reaches into the runtime's maps.
var byGo = map[string]bool{"edge-float-keys": !strings.HasPrefix(runtime.Version(), "go1.26")}

// idle returns the codecs that carry no type in this build: json/v2 needs a Go version, others need
// a processor or have code that is made on demand.
func (f *findings) idle() map[string]bool {
	idle := make(map[string]bool)
	for cell, is := range f.became {
		if _, known := idle[cell[0]]; !known {
			idle[cell[0]] = true
		}
		idle[cell[0]] = idle[cell[0]] && (is == reason || is == unmade)
	}
	return idle
}

// texts returns values as JSON. A value that JSON can't express becomes an empty text.
func texts(values []any) []string {
	var all []string
	for _, v := range values {
		text, _ := json.Marshal(v) // an infinity has no JSON, and codecs don't change it
		all = append(all, string(text))
	}
	return all
}

// Outcomes of a cell.
const (
	number  = "numbers"
	lowered = "numbers lowered"
	fault   = "faults"
	reason  = "reasons"
	unmade  = "cells whose code is made on demand"
)

// enough checks that at least 85 of 100 cells of codecs and data sets have figures. It counts cells
// of lowered types separately.
func enough(t *testing.T, catalog measure.Catalog, became map[[2]string]string) {
	t.Helper()
	counts, all := make(map[string]int), 0
	for _, k := range catalog.Codecs {
		if k.Marks.Baseline() || k.OnDemand != "" || k.OnlyYours {
			continue
		}
		for _, s := range catalog.Sets {
			if is := became[[2]string{k.Name, s.Type.Name}]; is != unmade {
				counts[is]++
				all++
			}
		}
	}
	for _, is := range []string{number, lowered, fault, reason} {
		t.Logf("%d of %d cells are %s (%.1f %%)", counts[is], all, is, 100*float64(counts[is])/float64(all))
	}
	if n := counts[number] + counts[lowered]; 100*n < 85*all {
		t.Errorf("%d of %d cells have a number, want 85 of 100", n, all)
	}
}

// findings are the results of the proofs of all cells.
type findings struct {
	sync.Mutex
	faults   map[string][]string  // data sets, by codec and operations
	refusals map[string][]string  // data sets with values that were refused, by codec
	became   map[[2]string]string // outcome of a codec on a data set
	used     map[string]codec.Rule
	seen     map[string]codec.Marks
	one      sync.Mutex // held by codecs that race
}

// add adds a fault.
func (f *findings) add(where, data string) {
	f.Lock()
	defer f.Unlock()
	f.faults[where] = append(f.faults[where], data)
}

// prove proves a codec in all operations, and returns its outcome in encode and decode. If the
// values are refusable, it leaves out those that the codec refuses to encode.
func (f *findings) prove(t *testing.T, catalog measure.Catalog, k codec.Codec, typ *codec.Type, values []any, refusable bool) string {
	if k.Marks.Races {
		f.one.Lock()
		defer f.one.Unlock()
	}
	port, err := k.Bind(typ)
	if err != nil && err.Error() == codec.NotMade {
		return unmade
	}
	if err != nil {
		return reason
	}
	other, err := check.Other(k, catalog.Codecs, typ, false)
	if err != nil {
		return reason
	}
	if refusable {
		marshal := port.Marshal
		if marshal == nil {
			marshal = other.Marshal
		}
		accepted := slices.DeleteFunc(slices.Clone(values), func(v any) bool { return refuses(marshal, v) })
		if len(accepted) < len(values) {
			f.Lock()
			f.refusals[k.Name] = append(f.refusals[k.Name], typ.Name)
			f.Unlock()
		}
		if values = accepted; len(values) == 0 {
			return reason
		}
	}
	p := check.NewProver(k, typ, port, values)
	p.Other = other
	// A library that is documented to have no streams fails by chance, as the order of a map decides which
	// reads are short.
	documented := slices.ContainsFunc(k.Statements, func(s codec.Statement) bool { return s.About == codec.Streams && !s.Holds })
	var faulty []string
	for _, m := range codec.Operations {
		if port.Lacks(m.Operation) != "" || m.Operation.Alone() { // the latter has the proof of another operation
			continue
		}
		out, err := p.Prove(m.Operation)
		if errors.As(err, new(*check.Unfit)) {
			t.Logf("%s %s: unfit: %v", k.Name, m.Operation, err)
			if m.Operation.Streams() { // which says nothing about single messages
				continue
			}
			return reason
		}
		if err != nil {
			t.Logf("%s %s: %v", k.Name, m.Operation, err)
			if !m.Operation.Streams() || !documented {
				faulty = append(faulty, string(m.Operation))
			}
			continue
		}
		f.Lock()
		f.used[k.Name] |= out.Used
		seen := f.seen[k.Name]
		// An encoding may be printable by chance. If the codec is marked Text, the proof fails
		// unless it is always printable.
		seen.Text = k.Marks.Text
		seen.Bound = k.Marks.Bound // reports show where the bound does not hold
		seen.Races = k.Marks.Races // TestRaces proves it
		seen.Aliases = seen.Aliases || out.Seen.Aliases
		seen.Overwrites = seen.Overwrites || out.Seen.Overwrites
		f.seen[k.Name] = seen
		f.Unlock()
	}
	if len(faulty) > 0 {
		f.add(k.Name+" "+strings.Join(faulty, ","), typ.Name)
	}
	switch {
	case slices.Contains(faulty, string(codec.Encode)) || slices.Contains(faulty, string(codec.Decode)):
		return fault
	case len(port.Lowered) > 0:
		return lowered
	}
	return number
}

// refuses reports whether encoding a value returns an error. A panic is not a refusal.
func refuses(marshal func(any) ([]byte, error), v any) bool {
	defer func() { _ = recover() }() // the proof will meet the panic again
	_, err := marshal(v)
	return err != nil
}
