package record

import (
	"math"
	"testing"
)

// The cost of a byte of garbage follows from how much is marked and how often.
func TestPrice(t *testing.T) {
	const mib = 1 << 20
	g := Garbage{Marks: []Mark{{4 * mib, 2 * mib}, {16 * mib, 16 * mib}, {64 * mib, 96 * mib}}, Sweep: 0.1, PerByte: 1}
	for _, c := range []struct {
		name string
		heap Heap
		want float64
	}{
		{"as measured", Heap{16 * mib, 100}, 1 + 0.1*2},
		{"twice the garbage", Heap{16 * mib, 200}, 0.5 + 0.1*1.5},
		{"between two", Heap{32 * mib, 100}, 1.25 + 0.1*2},
		{"more than measured", Heap{1024 * mib, 100}, 1.5 + 0.1*2},
		// There are 3 MiB of garbage next to 1 MiB that is alive and takes half a nanosecond per
		// byte to mark.
		{"less than Go collects", Heap{1 * mib, 100}, 0.5/3 + 0.1*4/3},
		{"nothing alive", Heap{0, 100}, 0.1},
	} {
		if got := g.Price(c.heap); math.Abs(got/c.want-1) > 1e-9 {
			t.Errorf("%s: %v ns per byte, want %v", c.name, got, c.want)
		}
	}
	old := Garbage{PerByte: 0.5, Live: 32 * mib}
	if got := old.Price(Heap{256 * mib, 50}); got != 1 {
		t.Errorf("a record without marks: %v ns per byte at half of the garbage, want 1", got)
	}
}

func TestGarbageThatIsNone(t *testing.T) {
	for _, g := range []Garbage{
		{PerByte: -1}, {Sweep: math.NaN()}, {Marks: []Mark{{0, 1}}}, {Marks: []Mark{{2, 1}, {1, 1}}}, {Marks: []Mark{{1, -1}}},
	} {
		if g.check() == nil {
			t.Errorf("%+v passes", g)
		}
	}
}

// Times with garbage are those of an operation plus the cost of its bytes.
func TestWithGarbage(t *testing.T) {
	rec := sample()
	price, _ := rec.Price(rec.Blocks[0].Data, UsualHeap)
	with := rec.WithGarbage(UsualHeap)
	if got, want := with.Blocks[0].NS, rec.Blocks[0].NS+200*price.PerByte; got != want {
		t.Errorf("%v ns, want %v", got, want)
	}
	if again := sample(); rec.Blocks[0] != again.Blocks[0] {
		t.Error("the record itself has changed")
	}
}
