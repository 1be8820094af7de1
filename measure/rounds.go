package measure

import (
	"math"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/wirebench/wirebench/codec"
)

// Shape is what a timing process does: visits of each of its places in the ring.
type Shape struct {
	// Places is the number of places, Each that of messages at each of them which operations
	// do that are timed one by one: the same for all cells.
	Places, Each int
	// Visits is how often batches have their turn at each place, Singles how often operations
	// that are timed one by one have. Noise is removed among these. Operations so long that all
	// of their times count have one turn: theirs is removed among processes.
	Visits, Singles int
}

func (s Shape) rounds() int { return s.Places * s.Visits }

// visits is how often a cell has its turn at each place.
func (s Shape) visits(rough float64) int {
	switch {
	case rough <= float64(shortOp):
		return s.Visits
	case rough <= float64(longestSure):
		return s.Singles
	}
	return 1
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

// touchHeap makes the system give the process the memory that garbage may take, so that no
// operation that is timed waits for that.
func (c *child) touchHeap() {
	const page = 4 << 10
	most := 0.
	for _, cell := range c.Cells {
		most = max(most, cell.AllocBytes)
	}
	heap := make([]byte, int(min(collectAfter+most, float64(max(c.Memory, leastMemory))/4)))
	for i := 0; i < len(heap); i += page {
		heap[i] = 1
	}
	c.collectNow()
}
