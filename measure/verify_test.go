package measure

import (
	"testing"

	"github.com/wirebench/wirebench/check"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
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
		CellSpec: CellSpec{Codec: "json", Model: codec.Encode}, prover: prover, ranges: newRanges(proved, 5),
	}
	c.lane.sum = sum
	if err := c.verify(0, n); err != nil {
		t.Errorf("sizes that are right here: %v", err)
	}
	c.lane.sum++
	if err := c.verify(0, n); err == nil {
		t.Error("a sum that is wrong here too passes")
	}
	c = &cell{
		CellSpec: CellSpec{Codec: "json", Model: codec.Encode}, prover: prover, ranges: newRanges(proved, 5),
	}
	c.lane.sum = sum + 2*n
	if err := c.verify(0, n); err == nil {
		t.Error("a sum that is wrong here and there passes")
	}
}
