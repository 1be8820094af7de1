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
	alone := rec.Blocks[0]
	alone.Operation = "parallel-encode"
	rec.Blocks = append(rec.Blocks, alone)
	rec.Cells = append(rec.Cells, Cell{Key: alone.Key, AllocBytes: 200})
	with := rec.WithGarbage(UsualHeap)
	if got := with.Blocks[len(with.Blocks)-1].NS; got != alone.NS {
		t.Errorf("%v ns in goroutines, with the collector on, want %v", got, alone.NS)
	}
	if got, want := with.Blocks[0].NS, rec.Blocks[0].NS+200*price.PerByte; got != want {
		t.Errorf("%v ns, want %v", got, want)
	}
	if again := sample(); rec.Blocks[0] != again.Blocks[0] {
		t.Error("the record itself has changed")
	}
}

// TestCalibrate checks that processes give the median of each figure, and bounds for another run's
// price that get narrower with more processes.
func TestCalibrate(t *testing.T) {
	process := func(ns float64) Garbage {
		return Garbage{Marks: []Mark{{UsualHeap.Live, ns * float64(UsualHeap.Live)}}, Cycles: 8, Live: UsualHeap.Live}
	}
	prices := []float64{1, 1.1, 0.9, 1.05, 0.95, 1, 1.1, 0.9, 1.05, 0.95}
	width := math.Inf(1)
	for _, n := range []int{3, 5, 10} {
		var all []Garbage
		for _, ns := range prices[:n] {
			all = append(all, process(ns))
		}
		g := Calibrate(all)
		if math.Abs(g.PerByte-1) > 1e-9 || g.Processes != n || len(g.Marks) != 1 {
			t.Errorf("%d processes: %+v, want a price of 1", n, g)
		}
		if !(g.Low < 1 && g.High > 1 && g.High/g.Low < width) {
			t.Errorf("%d processes: from %v to %v, after a factor of %v", n, g.Low, g.High, width)
		}
		width = g.High / g.Low
	}
	if one := Calibrate([]Garbage{process(2)}); one.PerByte != 2 || one.Low != 2 || one.High != 2 {
		t.Errorf("one process: %+v, want 2 and no bounds", one)
	}
}

// TestPriceOfFewProcesses checks that a price has wide bounds if few processes, or those of an older
// program, calibrated it.
func TestPriceOfFewProcesses(t *testing.T) {
	rec := Record{Garbage: &Garbage{PerByte: 1, Low: 0.98, High: 1.02}}
	if got, _ := rec.Price("any", UsualHeap); got.Low != 1/unsure || got.High != unsure {
		t.Errorf("%+v, want bounds by a factor of %v", got, unsure)
	}
	rec.Garbage.Processes = 5
	if got, _ := rec.Price("any", UsualHeap); got.Low != 0.98 || got.High != 1.02 {
		t.Errorf("%+v, want those of the processes", got)
	}
}

// TestSharedGarbage checks that a ratio of times with garbage is no more precise than the price.
func TestSharedGarbage(t *testing.T) {
	rec := sample()
	rec.Garbage = &Garbage{PerByte: 1, Low: 0.5, High: 2, Processes: 5}
	with := rec.WithGarbage(UsualHeap)
	key := rec.Blocks[0].Key
	ns := with.Blocks[0].NS
	if got, want := with.Shared[key], (ns-rec.Blocks[0].NS)/ns*math.Log(2); math.Abs(got-want) > 0.05 {
		t.Errorf("%v, want about %v", got, want)
	}
}
