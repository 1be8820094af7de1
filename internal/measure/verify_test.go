package measure

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/measure/loop"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/record"
)

// In another process encodings may have other sizes than in the proof. Encodings that are kept are
// decoded. Otherwise the cell is proved again there, and after that other sizes are a fault.
func TestVerifyElsewhere(t *testing.T) {
	catalog := testCatalog()
	k, err := catalog.Codec("json")
	if err != nil {
		t.Fatal(err)
	}
	set, err := catalog.Set("items")
	if err != nil {
		t.Fatal(err)
	}
	ring, err := corpus.Sample(set)
	if err != nil {
		t.Fatal(err)
	}
	port, err := k.Bind(set.Type)
	if err != nil {
		t.Fatal(err)
	}
	n := len(ring.Values)
	type batch struct {
		kept  func(i int, proved []byte) []byte
		wrong bool
	}
	same := func(_ int, b []byte) []byte { return b }
	longer := func(_ int, b []byte) []byte { return append(bytes.Clone(b), ' ') }
	longest := func(_ int, b []byte) []byte { return append(bytes.Clone(b), "   "...) }
	for _, c := range []struct {
		name    string
		kept    bool
		proved  func(size uint32) uint32 // the size in the proof, given the size here
		batches []batch
	}{
		{"as proved", true, func(n uint32) uint32 { return n }, []batch{{same, false}}},
		{"other bytes", true, func(n uint32) uint32 { return n }, []batch{{longer, false}, {longest, false}, {same, false}}},
		{"a wrong message", true, func(n uint32) uint32 { return n }, []batch{{longer, false}, {func(i int, b []byte) []byte {
			if i == n/2 {
				return fmt.Appendf(nil, `{"Name":%q}`, strings.Repeat("another", n))
			}
			return longer(i, b)
		}, true}}},
		{"no message", true, func(n uint32) uint32 { return n }, []batch{{func(int, []byte) []byte { return nil }, true}}},
		{"proved again", false, func(n uint32) uint32 { return n + 1 }, []batch{{same, false}, {longer, true}}},
		{"wrong here and there", false, func(n uint32) uint32 { return n + 1 }, []batch{{longest, true}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := k
			k.Marks.Overwrites = !c.kept
			prover := check.NewProver(k, set.Type, port, ring.Values)
			proved, err := prover.Prove(codec.Encode)
			if err != nil {
				t.Fatal(err)
			}
			sizes := ranges{slices.Clone(proved.Min), slices.Clone(proved.Max)}
			for i := range n {
				sizes.min[i], sizes.max[i] = c.proved(sizes.min[i]), c.proved(sizes.max[i])
			}
			cell := &cell{Cell: plan.Cell{Codec: "json", Operation: codec.Encode}, subject: new(subject), prover: prover, expected: expected{ranges: sizes}}
			cell.lane.Kept = loop.NewKept(n)
			for at, b := range c.batches {
				cell.lane.Sum = 0
				for i := range n {
					kept := b.kept(i, prover.Encoded[i])
					cell.lane.Kept.Bytes[i] = kept
					cell.lane.Sum += len(kept)
				}
				if err := cell.verify(0, n, time.Millisecond); (err != nil) != b.wrong {
					t.Errorf("batch %d: %v", at, err)
				}
			}
		})
	}
}

// Each cell is compared in one of four processes that measure it, whatever the other cells are. Not
// all are compared in one process.
func TestCompared(t *testing.T) {
	d := &dataRun{roles: roles, info: record.DataInfo{Name: "items"}}
	var cells []plan.Cell
	for i := range 6 {
		cells = append(cells, plan.Cell{Codec: fmt.Sprint(i), Operation: codec.Encode})
	}
	compared := make(map[string]int)
	for turn := range 8 {
		due := cells
		if turn%2 == 1 {
			due = cells[3:] // the others take no part
		}
		places := d.compared(due)
		if len(places) == len(due) {
			t.Errorf("turn %d: all %d cells are compared", turn, len(due))
		}
		for _, i := range places {
			compared[due[i].Codec]++
		}
	}
	want := map[string]int{"0": 1, "1": 1, "2": 1, "3": 2, "4": 2, "5": 2}
	if diff := cmp.Diff(want, compared); diff != "" {
		t.Errorf("processes that compare a cell (-want +got):\n%s", diff)
	}
}

// If the bytes about to be allocated don't fit, the garbage is collected: everything that the
// process has allocated, by any code.
func TestCollectFor(t *testing.T) {
	var c child
	c.collectNow()
	before := c.collected
	c.collectFor(plan.CollectAfter / 4)
	if c.collected != before {
		t.Error("there was room, and yet the garbage was collected")
	}
	sink = make([]byte, plan.CollectAfter/2)
	c.collectFor(plan.CollectAfter * 3 / 4)
	if c.collected < before+plan.CollectAfter/2 {
		t.Errorf("no collection after %d bytes, with %d to come", allocated()-before, plan.CollectAfter*3/4)
	}
}

// sink keeps an allocation on the heap.
var sink []byte
