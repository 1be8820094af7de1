package foreign

import (
	"math"
	"runtime"
	"runtime/metrics"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/measure/estimate"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// sample is the time of a batch, the probes around it, and the time in which its thread did not run.
type sample struct{ took, before, after, lost time.Duration }

// cell is an operation of a line.
type cell struct {
	*line
	operation codec.Operation
	extent    plan.Extent
	rough     float64
	samples   []estimate.Sample
}

// step is called before each operation of a proof.
func (c *child) step() {
	c.box.Step()
	c.collect()
}

// collect collects the garbage when there is as much as in any process that times.
func (c *child) collect() {
	s := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(s)
	if s[0].Value.Uint64()-c.collected > plan.CollectAfter {
		runtime.GC()
		c.collected = s[0].Value.Uint64()
	}
}

// extent returns how many operations are timed together.
func (c *child) extent(rough float64) plan.Extent {
	return plan.NewExtent(rough, c.Shape.Each, c.ring.Chunk, len(c.ring.Values))
}

// prove proves all lines. In the first process it also takes rough times.
func (c *child) prove() error {
	for i, l := range c.lines {
		if l.out {
			continue
		}
		c.box.Enter(i)
		sizes, err := l.work.prove()
		p := Proved{Name: l.name, Wire: mean(sizes)}
		if err == nil && c.Rough == nil {
			err = c.first(l, &p)
		}
		if err != nil {
			if err := c.faulty(l, err); err != nil {
				return err
			}
			continue
		}
		if err := c.events.Encode(Event{Line: &p}); err != nil {
			return err
		}
	}
	return nil
}

func mean(sizes []int) (mean float64) {
	for _, n := range sizes {
		mean += float64(n) / float64(len(sizes))
	}
	return mean
}

// roughBatches is the number of chunks from which rough times come: the fastest one counts.
const roughBatches = 20

// first takes rough times of a line's operations, and counts what they allocate.
func (c *child) first(l *line, p *Proved) error {
	n, chunk := len(c.ring.Values), c.ring.Chunk
	for _, m := range operations {
		least := math.Inf(1)
		for i := range roughBatches {
			c.step()
			s, err := l.work.batch(m, Batch{First: i * chunk % n, Ops: chunk})
			if err != nil {
				return err
			}
			least = min(least, float64(s.took)/float64(chunk))
		}
		bytes, err := l.work.allocated(m)
		if err != nil {
			return err
		}
		p.Rough, p.Allocated = append(p.Rough, least), append(p.Allocated, bytes)
	}
	return nil
}

// key is the name of a line's operation in a task.
func key(name string, m codec.Operation) string { return name + " " + string(m) }

// time runs rounds over all cells and reports their times.
func (c *child) time() error {
	// Without a ballast the runtime would return the memory of garbage to the system.
	ballast := host.Ballast(10 * plan.CollectAfter)
	defer runtime.KeepAlive(ballast)
	c.fill()
	var cells []*cell
	for _, l := range c.lines {
		for _, m := range operations {
			if rough := c.Rough[key(l.name, m)]; rough > 0 && !l.out {
				cells = append(cells, &cell{line: l, operation: m, extent: c.extent(rough), rough: rough})
			}
		}
	}
	r := rounds{child: c, cells: cells, tick: host.ClockRead()}
	n, chunk := len(c.ring.Values), c.ring.Chunk
	start := c.rng.IntN(n / chunk)
	for i := range c.Shape.Places {
		r.from = append(r.from, (start+i*(n/chunk)/c.Shape.Places)*chunk%n)
	}
	began := time.Now()
	for round := range c.Shape.Rounds() {
		if err := r.round(round % c.Shape.Places); err != nil {
			return err
		}
	}
	return r.report(time.Since(began))
}

// fill makes the system give the process the memory that garbage may take, so that no batch waits
// for a page.
func (c *child) fill() {
	heap := make([][]byte, plan.CollectAfter>>10)
	for i := range heap {
		heap[i] = make([]byte, 1<<10)
	}
	runtime.GC()
}

// rounds goes through all cells again and again.
type rounds struct {
	*child
	cells  []*cell
	from   []int         // the first message of each place
	tick   time.Duration // to read the clock
	probes []float64
}

// round gives every cell its turn at a place, with the lines of an operation in random order.
func (r *rounds) round(place int) error {
	for range 20 { // more probes than those of the batches
		r.probes = append(r.probes, float64(host.Probe()))
	}
	level := stats.Quantile(r.probes, estimate.LevelQuantile)
	for _, m := range operations {
		var order []*cell
		for _, c := range r.cells {
			if c.operation == m {
				order = append(order, c)
			}
		}
		r.rng.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		for i, c := range order {
			if c.out {
				continue
			}
			r.box.Enter(i)
			r.collect()
			if err := r.turn(c, place, level); err != nil {
				if err := r.faulty(c.line, err); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// turn lets a cell do its operations at a place. The messages before are others, if there are enough:
// branches of messages that have just been met would be predicted.
func (r *rounds) turn(c *cell, place int, level float64) error {
	n, e, first := len(r.ring.Values), c.extent, r.from[place]
	b := Batch{Other: first, Before: e.Before(c.rough), First: first, Ops: e.Timed}
	if n >= 2*e.Ops {
		b.Other = (first + e.Ops) % n
	}
	slots := e.Ops / e.Timed
	for i := range slots {
		r.waitQuiet(level)
		s, err := c.work.batch(c.operation, b)
		if err != nil {
			return err
		}
		c.samples = append(c.samples, estimate.Sample{
			Slot: place*slots + i, NS: float64(max(s.took-r.tick, 0)) / float64(b.Ops),
			Probes: [2]float64{float64(s.before), float64(s.after)}, Lost: float64(s.lost),
		})
		r.probes = append(r.probes, float64(s.before), float64(s.after))
		b.First, b.Before = (b.First+b.Ops)%n, 0
	}
	return nil
}

// How long to wait for a quiet machine, and for one processor before the next one is tried.
const (
	longestWait = 500 * time.Microsecond
	impatience  = 50 * time.Microsecond
)

// waitQuiet waits until a probe finds the machine quiet, on one processor or another, because the time
// would not count otherwise.
func (r *rounds) waitQuiet(level float64) {
	start := host.Now()
	for moved := start; float64(host.Probe()) > record.QuietWidth*level; {
		at := host.Now()
		if at-start > longestWait {
			return
		}
		if at-moved > impatience {
			r.peers.move()
			moved = host.Now()
		}
	}
}

// report makes one time of all times of a cell.
func (r *rounds) report(wall time.Duration) error {
	p := record.Process{ID: r.Process, Data: r.Data, Rounds: r.Shape.Rounds(), Wall: wall.Seconds()}
	p.Level = stats.Quantile(r.probes, estimate.LevelQuantile)
	var all []estimate.Rounds
	for _, c := range r.cells {
		if c.out {
			continue
		}
		of := estimate.Rounds{Process: r.Process, Timed: c.extent.Timed, Long: !c.extent.Sure(c.rough)}
		of.Key = record.Key{Codec: c.name, Data: r.Data, Operation: string(c.operation)}
		for _, s := range c.samples {
			of.NS, of.Slot, of.Lost = append(of.NS, s.NS), append(of.Slot, s.Slot), append(of.Lost, s.Lost)
			of.Before, of.After = append(of.Before, s.Probes[0]), append(of.After, s.Probes[1])
		}
		all = append(all, of)
	}
	var blocks []record.Block
	blocks, p.Slower, p.Quiet = estimate.Process(all, p.Level)
	if err := r.events.Encode(Event{Process: &p}); err != nil {
		return err
	}
	for i := range blocks {
		if err := r.events.Encode(Event{Block: &blocks[i]}); err != nil {
			return err
		}
	}
	return nil
}
