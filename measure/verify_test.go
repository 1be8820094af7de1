package measure

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/check"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/measure/loop"
	"github.com/wirebench/wirebench/measure/plan"
	"github.com/wirebench/wirebench/record"
)

// In another process encodings may have other sizes than those proved. Once they are
// proved there, others are a fault.
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
	prover := check.Prover{Codec: k, Type: set.Type, Port: port, Values: ring.Values}
	proved, err := prover.Prove(codec.Encode)
	if err != nil {
		t.Fatal(err)
	}
	sum := 0
	for i := range proved.Min {
		sum += int(proved.Min[i])
		proved.Min[i]++ // as if the other build had one byte more
	}
	proved.Max = proved.Min
	n := len(ring.Values)
	c := &cell{
		Cell: plan.Cell{Codec: "json", Operation: codec.Encode}, prover: prover, ranges: newRanges(proved, 5),
	}
	c.lane.Kept = &loop.Kept{Bytes: prover.Encoded}
	c.lane.Sum = sum
	if err := c.verify(0, n, time.Millisecond); err != nil {
		t.Errorf("sizes that are right here: %v", err)
	}
	c.lane.Sum++
	if err := c.verify(0, n, time.Millisecond); err == nil {
		t.Error("a sum that is wrong here too passes")
	}
	c = &cell{
		Cell: plan.Cell{Codec: "json", Operation: codec.Encode}, prover: prover, ranges: newRanges(proved, 5),
	}
	c.lane.Kept = &loop.Kept{Bytes: prover.Encoded}
	c.lane.Sum = sum + 2*n
	if err := c.verify(0, n, time.Millisecond); err == nil {
		t.Error("a sum that is wrong here and there passes")
	}
}

// Each cell is compared in one of four processes that measure it, whatever the others are,
// and not all in one.
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
			due = cells[3:] // the others sit out
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

// What is about to be allocated and does not fit makes what there is be collected: all that the
// process has allocated, whoever did.
func TestRoom(t *testing.T) {
	var c child
	c.collectNow()
	before := c.collected
	c.room(plan.CollectAfter / 4)
	if c.collected != before {
		t.Error("there was room, and yet the garbage was collected")
	}
	sink = make([]byte, plan.CollectAfter/2)
	c.room(plan.CollectAfter * 3 / 4)
	if c.collected < before+plan.CollectAfter/2 {
		t.Errorf("no collection after %d bytes, with %d to come", allocated()-before, plan.CollectAfter*3/4)
	}
}

// sink keeps an allocation on the heap.
var sink []byte
