package measure

import (
	"math"
	"math/rand/v2"
	"runtime"
	"runtime/debug"
	"slices"
	"time"

	"github.com/wirebench/wirebench/codec"
)

// Shape is what a timing process does: visits of each of its places in the ring.
type Shape struct {
	// Places is the number of places, Each that of messages at each of them which operations
	// do that are timed one by one: the same for all cells.
	Places, Each int
	// Visits is how often each place is visited. A cell takes part in as many visits as fit
	// into its Budget, and in one at least: noise is removed among these, and what the memory
	// that results come to lie in does to a time is averaged.
	Visits int
	Budget time.Duration
}

func (s Shape) rounds() int { return s.Places * s.Visits }

// visits is how often a cell of this extent has its turn at each place.
func (s Shape) visits(e extent, rough float64) int {
	each := max(e.length(rough)*time.Duration(s.Places), 1)
	return clamp(int(s.Budget/each), 1, s.Visits)
}

// visited draws in which visits a cell that has so many has its turn: evenly, from a random one on.
func (s Shape) visited(rng *rand.Rand, n int) []bool {
	at, first := make([]bool, s.Visits), rng.IntN(s.Visits)
	for i := range n {
		at[(first+i*s.Visits/n)%s.Visits] = true
	}
	return at
}

// turns is how often a codec has its turn in a round beside so many.
func (r Roles) turns(name string, codecs int) int {
	if r.Always(name) {
		return repeats(codecs)
	}
	return 1
}

// repeats is how often what others are compared with has its turn in a round. The reference and
// its twin together have as many as the root of the number of codecs, which makes the error of
// all comparisons together least (Dunnett, 1955). So have anchors, half as many each.
func repeats(codecs int) int { return max(1, int(math.Round(math.Sqrt(float64(codecs))/2))) }

// countCodecs is the number of codecs of these cells.
func countCodecs(cells []CellSpec) int {
	names := make(map[string]bool)
	for _, c := range cells {
		names[c.Codec] = true
	}
	return len(names)
}

// rounds goes through all cells again and again.
type rounds struct {
	*child
	rng   *rand.Rand
	cells []*cell
	done  int
	from  []int         // the first message of each place
	tick  time.Duration // what reading the clock takes
	level float64       // of the probe when the machine is quiet, as far as is known, ns
	cpus  []int         // to move to when another one is loud
	cpu   int           // index of the last one
}

// draw draws the places: chunks that lie far from each other, and in each of them other messages
// of those that chunks have alike, in all as many as a chunk has.
func (r *rounds) draw() {
	n, chunk := len(r.ring.Values), r.ring.Chunk
	chunks := n / chunk
	first, offset := r.rng.IntN(chunks), r.rng.IntN(chunk)
	for i := range r.Shape.Places {
		at := (first + i*max(1, chunks/r.Shape.Places)) % chunks
		within := (offset + i*r.Shape.Each) % chunk
		r.from = append(r.from, at*chunk+within)
	}
}

// round gives every cell its turn at one place: model after model, the codecs of a model in
// random order. The reference has its turns among the others, and its twin one after the
// other: by that the twin shows whether times depend on what ran before.
func (r *rounds) round() {
	place := r.done % r.Shape.Places
	for _, m := range r.Models {
		order := r.cells[:0:0]
		var twin *cell
		for _, c := range r.cells {
			if c.Model != m || c.fault != "" || !c.visited[r.done/r.Shape.Places] {
				continue
			}
			if c.Codec == r.catalog.Twin() {
				twin = c
				continue
			}
			for range c.turns {
				order = append(order, c)
			}
		}
		r.rng.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		if twin != nil {
			order = slices.Insert(order, r.rng.IntN(len(order)+1), slices.Repeat([]*cell{twin}, twin.turns)...)
		}
		had := make(map[*cell]int)
		for _, c := range order {
			if c.fault == "" {
				if err := r.turn(c, place, had[c]); err != nil {
					c.fault = err.Error()
				}
				had[c]++
			}
		}
	}
}

// turn does the operations of a cell at a place, and takes their times.
func (r *rounds) turn(c *cell, place, turn int) (err error) {
	defer caught(&err)
	// The results of a hundred codecs on large messages would be most of what a
	// collection looks at.
	defer c.lane.forget()
	per := c.extent.ops / c.extent.timed
	slot := (turn*r.Shape.Places + place) * per
	for at := 0; at < c.extent.ops; at += c.extent.group {
		r.box.enter(c.id)
		from := r.from[place] + at
		to := r.from[place] + min(at+c.extent.group, c.extent.ops)
		if err := r.group(c, from, to, slot+at/c.extent.timed); err != nil {
			return err
		}
	}
	return nil
}

// group does operations between two looks at the machine, and checks the last result.
func (r *rounds) group(c *cell, from, to, slot int) error {
	l, e := &c.lane, c.extent
	ops := 2*(to-from) + 2
	if c.Model == codec.MapOut { // touch maps them too
		ops += to - from
	}
	r.room(c.AllocBytes * float64(ops))
	// The thread's clock, and moving it, are of one thread. A collection is better done by a goroutine
	// that no thread waits for: what it reads and sweeps then is in this processor's caches.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if e.sure(c.Rough) {
		r.waitQuiet(time.Duration(c.Rough * float64(to-from)))
	}
	// The first operation makes caches of types, and its memory is fresh from the system.
	warm := 0
	if e.warm {
		warm = to - from
	}
	if !c.begun && time.Duration(c.Rough) < longestWarmed {
		warm = max(warm, 1)
	}
	if c.begun = true; warm > 0 {
		if _, err := l.run(from, from+warm); err != nil {
			return err
		}
	}
	first := len(c.samples)
	probe := float64(settledProbe())
	ran, started := threadTime(), now()
	for at := from; at < to; at += e.timed {
		if err := l.touch(at, at+e.timed); err != nil {
			return err
		}
		took, err := l.run(at, at+e.timed)
		if err != nil {
			return err
		}
		took = max(took-r.tick, 0)
		c.timed += took
		c.samples = append(c.samples, sample{
			slot:   slot + (at-from)/e.timed,
			ns:     float64(took) / float64(e.timed),
			probes: [2]float64{probe},
		})
	}
	lost := max(now()-started-(threadTime()-ran), 0)
	probe = float64(settledProbe())
	for i := range c.samples[first:] {
		s := &c.samples[first+i]
		s.probes[1], s.lost = probe, float64(lost)
	}
	return c.verify(to-e.timed, to)
}

// comparedEvery is the number of processes of which one compares a cell's values
// where an operation takes over a millisecond: decoding 10 MB once more and
// comparing takes half a second.
const comparedEvery = 4

// Operations that take longer are never done without being timed: caches of types and
// fresh memory are little to them.
const longestWarmed = 50 * time.Millisecond

// keepHeap makes the system give the process the memory that garbage may take, and lets it keep
// that, so that no operation that is timed waits for a page. After a collection the runtime
// gives back to the system, in the background, what exceeds the heap that was in use by over a
// tenth: all of the garbage's memory, if it were not for the ballast, which is twenty times as large and
// takes none, since nothing is written to it. It is returned, and must stay reachable.
func (c *child) keepHeap() (ballast []byte) {
	const (
		small    = 1 << 10
		retained = 10 // the share of the heap that the runtime keeps beyond it is 1/retained
		// Of what the runtime knows of small objects it has three generations.
		generations = 3
	)
	most := 0.
	for _, cell := range c.Cells {
		most = max(most, cell.AllocBytes)
	}
	memory := int(max(c.Memory, leastMemory))
	garbage := min(collectAfter+int(most), memory/4)
	ballast = make([]byte, min(2*retained*garbage, memory))
	debug.SetMemoryLimit(heapLimit(c.Memory) + int64(len(ballast)))
	for range generations {
		heap := make([][]byte, garbage/small)
		for i := range heap {
			heap[i] = make([]byte, small)
		}
		c.collectNow()
	}
	return ballast
}
