package measure

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"time"

	"github.com/wirebench/wirebench/record"
)

// The calibration's live heap and number of collections, which take seconds: a run that is
// asked to take less than a minute has fewer of them.
const (
	liveHeap    = 32 << 20
	liveCycles  = 24
	leastCycles = 6
)

// cycles is the number of collections for a run that measures so long, 0: as long as it
// takes.
func cycles(length time.Duration) int {
	if length == 0 {
		return liveCycles
	}
	return max(leastCycles, min(liveCycles, int(liveCycles*length/time.Minute)))
}

// node is an object of the calibration's live heap: two pointers and some bytes,
// as decoded records have.
type node struct {
	left, right *node
	name        []byte
}

// calibrate finds what a byte of garbage costs: the CPU time that the collector
// took for each byte allocated, at GOGC=100 with a live heap of 32 MiB. Time
// that the collector spent on otherwise idle processors is not counted.
func (c *child) calibrate() error {
	rng := rand.New(rand.NewPCG(1, 2))
	live := grow(rng, liveHeap)
	c.box.step()
	debug.SetGCPercent(100)
	runtime.GC()
	before := readGC()
	after := before
	for after.cycles-before.cycles < uint64(c.Cycles) {
		for range 1000 {
			runtime.KeepAlive(grow(rng, 1<<10))
		}
		c.box.step()
		after = readGC()
	}
	runtime.KeepAlive(live)
	allocated := after.allocated - before.allocated
	collections := int(after.cycles - before.cycles)
	if allocated == 0 {
		return fmt.Errorf("the runtime reports no allocations in %d collections", collections)
	}
	return c.events.Encode(Event{Garbage: &record.Garbage{
		PerByte: (after.seconds - before.seconds) * 1e9 / float64(allocated),
		Cycles:  collections,
		Live:    liveHeap,
	}})
}

// grow returns a tree of about that many bytes.
func grow(rng *rand.Rand, bytes int) *node {
	root := &node{}
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
	return root
}

type gcStats struct {
	seconds   float64
	allocated uint64
	cycles    uint64
}

func readGC() gcStats {
	s := []metrics.Sample{
		{Name: "/cpu/classes/gc/total:cpu-seconds"},
		{Name: "/cpu/classes/gc/mark/idle:cpu-seconds"},
		{Name: "/gc/heap/allocs:bytes"},
		{Name: "/gc/cycles/total:gc-cycles"},
	}
	metrics.Read(s)
	return gcStats{
		seconds:   s[0].Value.Float64() - s[1].Value.Float64(),
		allocated: s[2].Value.Uint64(),
		cycles:    s[3].Value.Uint64(),
	}
}
