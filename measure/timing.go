package measure

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"runtime/debug"
	"slices"
	"time"

	"github.com/wirebench/wirebench/check"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/compress"
	"github.com/wirebench/wirebench/record"
	"github.com/wirebench/wirebench/stats"
)

// cell is a cell that a process times.
type cell struct {
	CellSpec
	id     int
	lane   lane
	prover check.Prover
	ranges ranges   // of models that encode
	want   [][]byte // of models of compression: what comes out, a row like values
	batch  batch
	length time.Duration // of a batch, about
	// The cell takes part in the rounds with this remainder of the period.
	period, remainder int
	begun             bool     // an operation was done
	provedHere        bool     // anew, in this process
	samples           []sample // a batch each
	fault             string
	// verifying is the time that checks of this cell took, against timed, the
	// time of its batches: large values are not compared after every batch.
	timed, verifying time.Duration
	compared         bool // values are, in this process
}

// batch is the extent of a cell's batches: operations, each on the next message
// of the ring, after a warm-up on the messages that stand before them. Operations
// of over a millisecond have none: cold instruction caches are little to them,
// and time is better spent on more batches.
type batch struct{ ops, warm int }

// The extent of batches. It must not depend on what a run happens to find out
// about a codec's speed: the first operations of a batch run with cold caches, so
// the time per operation depends on their number. All codecs therefore do the
// same number, as long as that takes a millisecond at most; where it takes
// longer, and fewer are done, the first ones hardly count.
const (
	usualOps     = 256
	longestBatch = time.Millisecond
	// A batch that would be over sooner is longer, for the sake of the clock. That
	// concerns codecs that do next to nothing.
	shortestBatch = 3 * time.Microsecond
	mostOps       = 4096
	warmOps       = 32
	// Operations that take longer are never done without being timed: caches of types and
	// fresh memory are little to them.
	longestWarmed = 50 * time.Millisecond
)

// comparedEvery is the number of processes of which one compares a cell's values
// where an operation takes over a millisecond: decoding 10 MB once more and
// comparing takes half a second.
const comparedEvery = 4

// newBatch returns the extent of the batches of a codec that takes about rough
// ns per operation, for chunks of the given size.
func newBatch(rough float64, chunk int) batch {
	ops := usualOps
	length := func() time.Duration { return time.Duration(rough * float64(ops)) }
	for ops > chunk && length() > longestBatch {
		ops -= min(chunk, ops-chunk)
	}
	for length() < shortestBatch && ops < mostOps {
		ops *= 2
	}
	if time.Duration(rough) > longestBatch {
		return batch{ops, 0}
	}
	return batch{ops, max(1, min(ops/8, warmOps))}
}

// time runs rounds over the cells of the spec and reports what each took.
func (c *child) time() error {
	runtime.LockOSThread()
	cells, err := c.cells()
	if err != nil {
		return err
	}
	r := rounds{child: c, rng: rand.New(rand.NewPCG(c.Seed, uint64(c.Process))), cells: cells, cpus: processors()}
	c.collectNow()
	r.schedule()
	noise := newNoise()
	start := time.Now()
	for ; r.done < c.Spec.Rounds || r.next(time.Since(start)) < c.Duration; r.done++ {
		r.level = noise.round(cells)
		r.round()
	}
	wall := time.Since(start)
	p := noise.process(cells)
	p.ID, p.Layout, p.Data, p.Rounds = c.Process, c.Layout, c.Data, r.done
	p.Wall = wall.Seconds()
	return c.report(p, cells)
}

// report writes the process's events. A cell that never met a quiet machine in
// this process has none.
func (c *child) report(p record.Process, cells []*cell) error {
	batches, used := 0, 0
	var events []Event
	for _, cell := range cells {
		key := record.Key{Codec: cell.Codec, Data: c.Data, Model: string(cell.Model)}
		if cell.fault != "" {
			events = append(events, Event{Fault: &record.Fault{Key: key, Process: c.Process, Fault: cell.fault}})
			continue
		}
		if c.KeepRounds {
			r := Rounds{Key: key, Process: c.Process}
			for _, s := range cell.samples {
				r.NS, r.Probe = append(r.NS, s.ns), append(r.Probe, s.probe)
			}
			events = append(events, Event{Rounds: &r})
		}
		ns := quiet(cell.samples, p.Level)
		batches, used = batches+len(cell.samples), used+len(ns)
		if ns == nil {
			continue
		}
		events = append(events, Event{Block: &record.Block{
			Process: c.Process, Key: key,
			NS: stats.Quantile(ns, quietQuantile), Q1: stats.Quantile(ns, 0.25), Q3: stats.Quantile(ns, 0.75),
			Batches: len(ns), Ops: cell.batch.ops,
		}})
	}
	p.Quiet = float64(used) / float64(max(batches, 1))
	events = append([]Event{{Process: &p}}, events...)
	for _, e := range events {
		if err := c.events.Encode(e); err != nil {
			return err
		}
	}
	return nil
}

// cells binds the codecs and maps their messages.
func (c *child) cells() ([]*cell, error) {
	n := len(c.ring.Values)
	longest := 0
	for _, spec := range c.Cells {
		longest = max(longest, newBatch(spec.Rough, c.ring.Chunk).ops)
	}
	values := around(c.ring.Values, longest)
	type bound struct {
		codec    codec.Codec
		port     codec.Port
		other    codec.Port
		site     site
		messages messages
	}
	ports, sites := make(map[string]bound), sites()
	cells := make([]*cell, 0, len(c.Cells))
	for i, spec := range c.Cells {
		c.box.enter(i)
		t := c.set.Type
		if spec.Partial {
			t = t.Part(spec.Codec)
		}
		b, ok := ports[spec.Codec]
		if !ok {
			var err error
			if b.codec, err = c.catalog.Codec(spec.Codec); err != nil {
				return nil, err
			}
			if b.port, err = bind(b.codec, t, spec.Message); err != nil {
				return nil, fmt.Errorf("%s: %w", spec.Codec, err)
			}
			if b.other, err = check.Other(b.codec, c.catalog.Codecs, t, spec.Message); err != nil {
				return nil, fmt.Errorf("%s: %w", spec.Codec, err)
			}
			if b.messages, err = readMessages(c.path(spec.Codec), n, longest); err != nil {
				return nil, err
			}
			b.site = sites[len(ports)%len(sites)]
			ports[spec.Codec] = b
		}
		cell := &cell{
			CellSpec: spec, id: i,
			lane: lane{model: spec.Model, site: b.site, port: b.port, values: values, encoded: b.messages.row},
			prover: check.Prover{
				Codec: b.codec, Type: t, Port: b.port, Other: b.other,
				Values: c.ring.Values, Encoded: b.messages.encoded,
			},
			batch:    newBatch(spec.Rough, c.ring.Chunk),
			compared: time.Duration(spec.Rough) < longestBatch || slices.Contains(c.Compared, i),
		}
		if step, ok := compress.Of(spec.Model); ok {
			if err := c.compressing(cell, step, b.messages.encoded, longest); err != nil {
				return nil, err
			}
		} else if sizes, ok := b.messages.sizes[spec.Model]; ok {
			cell.ranges = newRanges(sizes, longest)
		}
		if err := cell.lane.prepare(c.set.Type.New); err != nil {
			return nil, fmt.Errorf("%s: %w", spec.Codec, err)
		}
		cells = append(cells, cell)
	}
	return cells, nil
}

// around lays a ring out in a row: once around and that many places further, so
// that a batch of so many may start anywhere without a modulo in its loop.
func around[T any](ring []T, further int) []T {
	row := slices.Clone(ring)
	for i := range further {
		row = append(row, ring[i%len(ring)])
	}
	return row
}

// rounds goes through all cells again and again.
type rounds struct {
	*child
	rng   *rand.Rand
	cells []*cell
	done  int
	level float64 // of the probe when the machine is quiet, as far as is known, ns
	cpus  []int   // to move to when another one is loud
	cpu   int     // index of the last one
}

// schedule says in which rounds each cell takes part.
func (r *rounds) schedule() {
	lengths := lengths(r.Cells, r.ring.Chunk)
	for i, period := range periods(lengths, r.Spec.Rounds) {
		r.cells[i].length, r.cells[i].period, r.cells[i].remainder = lengths[i], period, r.rng.IntN(period)
	}
}

// next is when the middle of the next round is, if it takes as long as those before: a
// round that is mostly out of the time is not begun.
func (r *rounds) next(since time.Duration) time.Duration {
	return since + since/time.Duration(2*max(1, r.done))
}

// round runs one batch of every cell whose turn it is: model after model, the codecs of a
// model in random order, all from the same message on.
func (r *rounds) round() {
	from := r.rng.IntN(len(r.ring.Values))
	for _, m := range r.Models {
		order := r.cells[:0:0]
		for _, c := range r.cells {
			if c.Model == m && c.fault == "" && r.done%c.period == c.remainder {
				order = append(order, c)
			}
		}
		r.rng.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		for _, c := range order {
			r.box.enter(c.id)
			if err := r.batch(c, from); err != nil {
				c.fault = err.Error()
			}
		}
	}
}

// batch times one batch of a cell and checks its result.
func (r *rounds) batch(c *cell, from int) (err error) {
	defer caught(&err)
	n := len(r.ring.Values)
	if c.AllocBytes > collectAfter {
		debug.SetGCPercent(100)
		defer debug.SetGCPercent(-1)
	} else {
		ops := c.batch.ops + c.batch.warm + 2
		if c.Model == codec.MapOut { // touch maps them too
			ops += c.batch.ops
		}
		r.allocated(c.AllocBytes * float64(ops))
	}
	// The first operation makes caches of types, and its memory is fresh from the system.
	first := !c.begun && time.Duration(c.Rough) < longestWarmed
	r.waitQuiet(c.length)
	if c.begun = true; first || c.batch.warm > 0 {
		ops := max(c.batch.warm, 1)
		warm := (from + n - ops%n) % n
		if _, err := c.lane.run(warm, warm+ops); err != nil {
			return err
		}
	}
	to := from + c.batch.ops
	if err := c.lane.touch(from, to); err != nil {
		return err
	}
	before := settledProbe()
	took, err := c.lane.run(from, to)
	if err != nil {
		return err
	}
	c.samples = append(c.samples, sample{
		ns:    float64(took) / float64(c.batch.ops),
		probe: float64(max(before, settledProbe())),
		long:  took > longBatch,
	})
	c.timed += took
	// The results of a hundred codecs on large messages would be most of what a
	// collection looks at.
	defer c.lane.forget()
	return c.verify(from, to)
}
