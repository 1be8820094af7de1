package measure

import (
	"math/rand/v2"
	"runtime"
	"runtime/debug"
	"slices"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/measure/estimate"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/loop"
	"github.com/wirebench/wirebench/internal/measure/plan"
)

// repeats returns how often a codec has its turn in a round, if it is quick. codecs is the number
// of codecs in the round.
func repeats(r codec.Roles, name string, codecs int) int {
	if r.Always(name) {
		return plan.Repeats(codecs)
	}
	return 1
}

// rounds runs through all cells again and again.
type rounds struct {
	*child
	rng   *rand.Rand
	cells []*cell
	done  int
	from  []int // first message of each place
	// Turns are on the used messages from start on. Only the last turns reach those after them.
	start, used int
	tick        time.Duration // time to read the clock
	level       float64       // ns, of the probe when the machine is quiet, as far as known
	cpus        []int         // processors to move to if the present one is loud
	cpu         int           // index of the present one
	began       time.Time     // start of the first round
	// looking is the total time of the checks of values that took over 10 ms each (see lookShare).
	looking time.Duration
	// moving is the time that moving messages took, and movable reports whether values can be moved.
	moving  time.Duration
	movable bool
	// spoiled is why the times of this process don't count: a codec has changed what all share. ""
	// if they count.
	spoiled string
}

// apart is such that one in apart messages is kept for the last turns (see unmet).
const apart = 8

// draw draws the places: chunks that lie far apart. Each takes other messages of those that chunks
// have alike, so that all places together have as many as a chunk.
func (r *rounds) draw() {
	n, chunk := len(r.ring.Values), r.ring.Chunk
	chunks := n / chunk
	used := chunks - chunks/apart
	r.start, r.used = r.rng.IntN(chunks)*chunk, used*chunk
	first, offset := r.rng.IntN(used), r.rng.IntN(chunk)
	for i := range r.Shape.Places {
		at := (first + i*max(1, used/r.Shape.Places)) % used
		within := (offset + i*r.Shape.Each) % chunk
		r.from = append(r.from, (r.start+at*chunk+within)%n)
	}
}

// round gives every cell its turn at one place: one operation after another, with the codecs of an
// operation in random order. The reference has its turns among the others, and the twin has its own
// consecutively. So the twin shows whether times depend on what ran before. Each turn of the twin
// is at another place, because on the same messages the twin would learn their branches.
func (r *rounds) round() error {
	place := r.done % r.Shape.Places
	r.moveValues(r.from[place])
	for _, m := range r.Operations {
		order := r.cells[:0:0]
		var twin *cell
		for _, c := range r.cells {
			if c.Operation != m || c.fault != "" || !c.visited[r.done/r.Shape.Places] {
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
				at := place
				if c == twin {
					at = (place + had[c]) % r.Shape.Places
				}
				first := r.within(r.from[at], c.extent.Ops)
				if err := r.turn(c, first, at, had[c]); err != nil {
					if unsure := r.blames(c, err); unsure != nil {
						return unsure
					}
				}
				if err := r.inspect(c, first); err != nil || r.spoiled != "" {
					return err
				}
				had[c]++
			}
		}
	}
	return nil
}

// turn does the operations of a cell at a place, starting at a message, and takes their times.
func (r *rounds) turn(c *cell, first, place, turn int) (err error) {
	defer caught(&err)
	// The results of a hundred codecs on large messages would be most of what a collection scans.
	defer c.lane.Forget()
	l, e := &c.lane, c.extent
	r.box.Enter(c.id)
	if c.once {
		if err := l.Prepare(r.set.Type.New); err != nil {
			return err
		}
		defer l.Release()
	}
	// Even if caches hardly matter, pools may. Since the last turn other codecs caused collections,
	// which emptied the pools of buffers that a library keeps. A program that does one operation
	// after another keeps them. Making the buffers is a quarter of the time that encoding/json
	// takes to encode 25 MB.
	warm := e.Before(c.Rough)
	if chunk := r.ring.Chunk; e.Ops%chunk == 0 {
		// Whole chunks are the same work wherever they are, and so are equal parts of them.
		first, place = first/chunk*chunk, 0
	}
	r.move(c, first)
	r.collectFor(c.AllocBytes * float64(warm+r.allocating(c, e.Ops)))
	// The thread's clock and the processor belong to one thread. A collection is better done by a
	// goroutine that no thread waits for, because it leaves what it reads and sweeps in this
	// processor's caches.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	r.waitQuiet(c)
	if warm > 0 {
		other := r.others(first, warm)
		c.meet(other, warm)
		if _, err := l.Run(other, other+warm); err != nil {
			return err
		}
	}
	c.meet(first, e.Ops)
	slot := (turn*r.Shape.Places + place) * (e.Ops / e.Timed)
	for at := 0; at < e.Ops; at += e.Timed {
		if at > 0 {
			r.box.Enter(c.id)
			r.collectFor(c.AllocBytes * float64(r.allocating(c, e.Timed)))
			if !e.Warm { // waiting may move the thread to a processor whose caches are cold
				r.waitQuiet(c)
			}
		}
		if err := r.batch(c, first+at, first+at+e.Timed, slot+at/e.Timed); err != nil {
			return err
		}
	}
	return nil
}

// others returns the first of ops messages that differ from those from first on, if the ring has
// that many. A branch that has just gone the same way would be predicted, while in a program each
// message is new.
func (r *rounds) others(first, ops int) int {
	n := len(r.ring.Values)
	if n < 2*ops {
		return first
	}
	switch at := (first - r.start + n) % n; {
	case at >= r.used:
		return r.start // all cells have met these messages
	case at+2*ops <= r.used:
		return (first + ops) % n
	case at >= ops:
		return (first - ops + n) % n
	}
	return (first + ops) % n
}

// within moves first so that the ops messages after it are all among those that turns are on.
func (r *rounds) within(first, ops int) int {
	n := len(r.ring.Values)
	if at := (first - r.start + n) % n; at+ops > r.used && ops <= r.used {
		return (r.start + r.used - ops) % n
	}
	return first
}

// allocating returns for how many operations memory is needed to time ops operations.
func (r *rounds) allocating(c *cell, ops int) int {
	switch c.Operation {
	case codec.ConvertOut: // touch maps them too
		ops *= 2
	case codec.StreamDecode, codec.FirstDecode:
		ops += loop.Recalled(ops)
	}
	return ops + ops/c.extent.Timed // verify repeats one per time
}

// batch times operations between two probes of the machine and checks their results.
func (r *rounds) batch(c *cell, from, to, slot int) error {
	l := &c.lane
	if err := l.Touch(from, to); err != nil {
		return err
	}
	before := float64(host.SettledProbe())
	ran, started := host.ThreadTime(), host.Now()
	took, err := l.Run(from, to)
	if err != nil {
		return err
	}
	lost := max(host.Now()-started-(host.ThreadTime()-ran), 0)
	took = max(took-r.tick, 0)
	c.timed += took
	samples := &c.samples
	if slot < 0 {
		samples, slot = &c.unmet, 0
	}
	*samples = append(*samples, estimate.Sample{
		Slot:   slot,
		NS:     float64(took) / float64(to-from),
		Probes: [2]float64{before, float64(host.SettledProbe())},
		Lost:   float64(lost),
	})
	return c.verify(from, to, took)
}

// comparedEvery is such that one in comparedEvery processes compares a cell's values if an
// operation takes over a millisecond. Decoding 10 MB once more and comparing takes half a second.
const comparedEvery = 4

// retained is such that the runtime keeps 1/retained of the heap when it returns memory to the
// system.
const retained = 10

// ballast makes the process keep the memory that garbage may take. After a collection the runtime
// returns memory to the system in the background: what exceeds the used heap by over a tenth. That
// would be all of the garbage's memory without the ballast, which is fifteen times as large. The
// processes of proofs have it too: with another memory limit, a codec could tell that it is not
// timed. The caller must keep it reachable.
func (c *child) ballast() [][]byte {
	memory := int(max(c.Memory, host.LeastMemory))
	size := min(retained*int(c.garbage())*3/2, memory)
	b := host.Ballast(size)
	debug.SetMemoryLimit(host.HeapLimit(c.Memory) + int64(size))
	c.collected = allocated()
	return b
}

// keepHeap makes the system give the process the memory that garbage may take, so that no timed
// operation waits for a page.
func (c *child) keepHeap() {
	const (
		small = 1 << 10
		// The runtime keeps three generations of its data about small objects.
		generations = 3
	)
	most := 0.
	for _, cell := range c.Cells {
		most = max(most, cell.AllocBytes)
	}
	garbage := min(int(c.garbage()+most), int(max(c.Memory, host.LeastMemory))/4)
	for range generations {
		heap := make([][]byte, garbage/small)
		for i := range heap {
			heap[i] = make([]byte, small)
		}
		c.collectNow()
	}
}
