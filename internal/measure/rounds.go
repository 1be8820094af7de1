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
	"github.com/wirebench/wirebench/internal/measure/plan"
)

// repeats is how often a codec has its turn in a round of that many, where that is quick.
func repeats(r codec.Roles, name string, codecs int) int {
	if r.Always(name) {
		return plan.Repeats(codecs)
	}
	return 1
}

// rounds goes through all cells again and again.
type rounds struct {
	*child
	rng   *rand.Rand
	cells []*cell
	done  int
	from  []int // the first message of each place
	// Turns are on messages from start on, so many, and what comes behind them is met by the last turns alone.
	start, used int
	tick        time.Duration // what reading the clock takes
	level       float64       // of the probe when the machine is quiet, as far as is known, ns
	cpus        []int         // to move to when another one is loud
	cpu         int           // index of the last one
	began       time.Time     // the first round
	// looking is how long the looks at values took, of those that took over 10 ms each (see lookShare).
	looking time.Duration
	// spoiled is why the times of this process don't count: a codec has changed what all have in common.
	spoiled string
}

// apart is the share of the messages, one in so many, that no turn meets but the last ones (see [rounds.unmet]).
const apart = 8

// draw draws the places: chunks that lie far from each other, and in each of them other messages
// of those that chunks have alike, in all as many as a chunk has.
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

// round gives every cell its turn at one place: operation after operation, the codecs of an operation in
// random order. The reference has its turns among the others, and its twin one after the
// other: by that the twin shows whether times depend on what ran before. These are at other
// places each, since on the same messages the twin would learn their branches.
func (r *rounds) round() error {
	place := r.done % r.Shape.Places
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
				if err := r.look(c, first); err != nil || r.spoiled != "" {
					return err
				}
				had[c]++
			}
		}
	}
	return nil
}

// turn does the operations of a cell at a place, from a message on, and takes their times.
func (r *rounds) turn(c *cell, first, place, turn int) (err error) {
	defer caught(&err)
	// The results of a hundred codecs on large messages would be most of what a
	// collection looks at.
	defer c.lane.Forget()
	l, e := &c.lane, c.extent
	r.box.Enter(c.id)
	if c.once {
		if err := l.Prepare(r.set.Type.New); err != nil {
			return err
		}
		defer l.Release()
	}
	// Where caches hardly matter pools may: since the last turn other codecs had the memory collected, and with it the buffers
	// that a library keeps in a pool, which a program that does one operation after the other does not lose. Making
	// them is a quarter of what encoding/json takes to encode 25 MB.
	warm := e.Before(c.Rough)
	if chunk := r.ring.Chunk; e.Ops%chunk == 0 {
		// Whole chunks are the same work wherever they are, and so are the same parts of them.
		first, place = first/chunk*chunk, 0
	}
	r.room(c.AllocBytes * float64(warm+r.allocating(c, e.Ops)))
	// The thread's clock, and moving it, are of one thread. A collection is better done by a goroutine
	// that no thread waits for: what it reads and sweeps then is in this processor's caches.
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
			r.room(c.AllocBytes * float64(r.allocating(c, e.Timed)))
			if !e.Warm { // another processor's caches would not be
				r.waitQuiet(c)
			}
		}
		if err := r.batch(c, first+at, first+at+e.Timed, slot+at/e.Timed); err != nil {
			return err
		}
	}
	return nil
}

// others is the first of as many messages that are none of those from first on, where the ring has so
// many: a branch that has just gone the same way would be foretold, and in a program each message is new.
func (r *rounds) others(first, ops int) int {
	n := len(r.ring.Values)
	if n < 2*ops {
		return first
	}
	switch at := (first - r.start + n) % n; {
	case at >= r.used:
		return r.start // all have met these
	case at+2*ops <= r.used:
		return (first + ops) % n
	case at >= ops:
		return (first - ops + n) % n
	}
	return (first + ops) % n
}

// within moves the first of so many messages so that all are of those that turns are on.
func (r *rounds) within(first, ops int) int {
	n := len(r.ring.Values)
	if at := (first - r.start + n) % n; at+ops > r.used && ops <= r.used {
		return (r.start + r.used - ops) % n
	}
	return first
}

// allocating is how many operations' memory it takes to time so many.
func (r *rounds) allocating(c *cell, ops int) int {
	if c.Operation == codec.MapOut { // touch maps them too
		ops *= 2
	}
	return ops + ops/c.extent.Timed // which verify does again
}

// batch takes the time of operations between two looks at the machine, and checks the last result.
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

// comparedEvery is the number of processes of which one compares a cell's values
// where an operation takes over a millisecond: decoding 10 MB once more and
// comparing takes half a second.
const comparedEvery = 4

// keepHeap makes the system give the process the memory that garbage may take, and lets it keep
// that, so that no operation that is timed waits for a page. After a collection the runtime
// gives back to the system, in the background, what exceeds the heap that was in use by over a
// tenth: all of the garbage's memory, if it were not for the ballast, which is fifteen times as large and
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
	memory := int(max(c.Memory, host.LeastMemory))
	garbage := min(int(c.garbage()+most), memory/4)
	ballast = make([]byte, min(retained*garbage*3/2, memory))
	debug.SetMemoryLimit(host.HeapLimit(c.Memory) + int64(len(ballast)))
	for range generations {
		heap := make([][]byte, garbage/small)
		for i := range heap {
			heap[i] = make([]byte, small)
		}
		c.collectNow()
	}
	return ballast
}
