package measure

import (
	"testing"

	"github.com/wirebench/wirebench/check"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
)

// In another build of the program encodings may have other sizes than those proved. In
// the same build that is a fault.
func TestVerifyInAnotherBuild(t *testing.T) {
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
	for _, other := range []bool{false, true} {
		c := &cell{
			CellSpec: CellSpec{Codec: "json", Model: codec.Encode}, prover: prover,
			ranges: newRanges(proved, 5), otherBuild: other,
		}
		c.lane.sum = sum
		if err := c.verify(0, n); (err == nil) != other {
			t.Errorf("another build: %t, error %v", other, err)
		}
		c.lane.sum++
		if err := c.verify(0, n); err == nil {
			t.Errorf("another build: %t, and a sum that is wrong there too passes", other)
		}
	}
}
