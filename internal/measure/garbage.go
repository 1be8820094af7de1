package measure

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"slices"
	"time"

	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// liveHeaps are the sizes in bytes of the live heaps of the calibration. The usual heap is one of
// them, so that its price is measured and not interpolated.
var liveHeaps = []int{4 << 20, 16 << 20, 32 << 20, 64 << 20}

const (
	// cycles is the number of collections of each heap. One collection of the largest takes a tenth
	// of a second.
	cycles = 8
	// swept is how many bytes of garbage a sweep of the calibration finds.
	swept = 16 << 20
)

// node is an object of the calibration: two pointers and some bytes, like a decoded record.
type node struct {
	left, right *node
	name        []byte
}

// calibrate measures what collections cost: the collector's work for live memory, in processor time
// as the runtime counts it, and the time of sweeping. Time that the collector spent on otherwise
// idle processors is not counted. The runtime counts the time in which the collector had a
// processor, even if another program used it meanwhile, so the quickest of the collections counts.
func (c *child) calibrate() error {
	rng := rand.New(rand.NewPCG(1, 2))
	g := record.Garbage{Cycles: cycles, Live: record.UsualHeap.Live, Sweep: c.sweep(rng)}
	debug.SetGCPercent(100)
	live, has := &node{}, 0
	for _, size := range liveHeaps {
		live.grow(rng, size-has)
		has = size
		c.box.Step()
		runtime.GC()
		g.Marks = append(g.Marks, record.Mark{Live: uint64(size), NS: slices.Min(c.collections(rng))})
	}
	runtime.KeepAlive(live)
	return c.events.Encode(Event{Garbage: &g})
}

// collections makes garbage until the collector has run several times, and returns the processor
// time of each collection in ns.
func (c *child) collections(rng *rand.Rand) []float64 {
	var each []float64
	for last := readGC(); len(each) < cycles; {
		for range 100 {
			new(node).grow(rng, 1<<10)
		}
		c.box.Step()
		now := readGC()
		if n := now.cycles - last.cycles; n > 0 {
			each = append(each, (now.seconds-last.seconds)*1e9/float64(n))
			last = now
		}
	}
	return each
}

// sweep returns the time in ns to make a byte of garbage usable again. It is the difference between
// a collection with garbage and one without.
func (c *child) sweep(rng *rand.Rand) float64 {
	const (
		each  = 256 << 10 // larger trees take longer to grow
		lower = 1. / 3    // noise only adds to the time of a collection
	)
	collection := func() float64 {
		start := host.Now()
		runtime.GC()
		return float64(host.Now() - start)
	}
	var with, without []float64
	for range cycles {
		for range swept / each {
			new(node).grow(rng, each)
		}
		with = append(with, collection())
		without = append(without, collection())
		c.box.Step()
	}
	return max(stats.Quantile(with, lower)-stats.Quantile(without, lower), 0) / swept
}

// grow adds about the given number of bytes to a tree.
func (root *node) grow(rng *rand.Rand, bytes int) {
	for bytes > 0 {
		n := &node{name: make([]byte, 8+rng.IntN(120))}
		bytes -= 40 + cap(n.name)
		at := root
		for {
			next := &at.left
			if rng.IntN(2) == 1 {
				next = &at.right
			}
			if *next == nil {
				*next = n
				break
			}
			at = *next
		}
	}
}

type gcStats struct {
	seconds float64
	cycles  uint64
}

func readGC() gcStats {
	s := []metrics.Sample{
		{Name: "/cpu/classes/gc/total:cpu-seconds"},
		{Name: "/cpu/classes/gc/mark/idle:cpu-seconds"},
		{Name: "/gc/cycles/total:gc-cycles"},
	}
	metrics.Read(s)
	return gcStats{
		seconds: s[0].Value.Float64() - s[1].Value.Float64(),
		cycles:  s[2].Value.Uint64(),
	}
}

const (
	// calibrations is the number of processes that calibrate. Five take some twelve seconds.
	calibrations = 5
	// shortRun is the longest time for measuring at which one process calibrates. The cost of
	// garbage should not take longer to find than all else.
	shortRun = 10 * time.Second
)

// calibrate finds the price of garbage.
func (r *run) calibrate(ctx context.Context) error {
	r.Progress(Progress{Phase: "calibrating the garbage collector"})
	processes := calibrations
	if r.Time <= shortRun {
		processes = 1
	}
	g, err := r.sup.calibrate(ctx, r.Binaries[0], r.box(), processes)
	if err != nil {
		return err
	}
	return r.write(g)
}

// Collector finds the price of garbage as a run does, in some processes of a program that measures.
// goVersion has built the program. box is the file of a box.
func Collector(ctx context.Context, program, goVersion, box string, timeout time.Duration, processes int) (record.Garbage, error) {
	s := supervisor{Limits: Limits{Timeout: timeout}, goVersion: goVersion}
	return s.calibrate(ctx, program, box, processes)
}

// calibrate joins what some processes find out.
func (s supervisor) calibrate(ctx context.Context, binary, box string, processes int) (record.Garbage, error) {
	var all []record.Garbage
	for accidents := 0; len(all) < processes; {
		err := s.run(ctx, binary, Spec{Task: Garbage, Box: box}, func(e Event) error {
			if e.Garbage == nil {
				return errors.New("the calibration of the garbage collector gave no result")
			}
			all = append(all, *e.Garbage)
			return nil
		})
		if _, died := errors.AsType[*supervise.Death](err); died && accidents < mostAccidents {
			accidents++ // no codec takes part, so it was killed from outside
			continue
		}
		if err != nil {
			return record.Garbage{}, fmt.Errorf("calibrating the garbage collector: %w", err)
		}
	}
	return record.Calibrate(all), nil
}
