package measure

import (
	"errors"
	"math/rand/v2"
	"runtime"
	"runtime/debug"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/loop"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// How long a cell is timed in a program that goes on. The first part fills pools and brings the heap to
// its size, the second has the time of all operations together, and the third that of each by itself.
const (
	settledFor = 60 * time.Millisecond
	countedFor = 200 * time.Millisecond
	eachFor    = 60 * time.Millisecond
	// AloneFor is about how long a cell takes in a process of its own, with the start of the process.
	AloneFor = settledFor + countedFor + eachFor + 100*time.Millisecond
	// longestCycle is how many times as long as usual a part may take, to end with a collection.
	longestCycle = 3
	// batchFor is about how long operations go on without a look at the collector.
	batchFor = 100 * time.Microsecond
	// window is how many messages the operations go round.
	window = 512
	// leastFor999 is the number of times of which the largest of a thousand is known.
	leastFor999 = 5000
)

// sustain times the cells of one codec in a program that goes on: with the collector on, on all
// processors, and with other memory in use.
func (c *child) sustain() error {
	runtime.SetDefaultGOMAXPROCS()
	debug.SetGCPercent(int(c.Heap.GOGC))
	live := new(node)
	live.grow(rand.New(rand.NewPCG(c.Seed, uint64(c.Process))), int(c.Heap.Live))
	noise, began := newNoise(), time.Now()
	noise.round(nil)
	p := c.aloneProcess(noise)
	var events []Event
	for i, spec := range c.Cells {
		c.box.Enter(i)
		found, err := c.goesOn(i, spec)
		if err == nil {
			var what string
			if what, err = c.guard.values(0, len(c.ring.Values)); err != nil {
				return err
			}
			if what != "" {
				err = errors.New(what)
			}
		}
		if err != nil {
			found = []Event{c.faulty(spec, err.Error())}
		}
		events = append(events, found...)
	}
	runtime.KeepAlive(live)
	p.Wall = time.Since(began).Seconds()
	return c.emit(append([]Event{{Process: &p}}, events...))
}

// goesOn times a cell. The error is the codec's.
func (c *child) goesOn(i int, spec plan.Cell) (events []Event, err error) {
	defer caught(&err)
	switch spec.Operation {
	case codec.ParallelEncode, codec.ParallelDecode:
		return c.parallel(i, spec)
	case codec.ColdEncode, codec.ColdDecode:
		return c.cold(i, spec)
	}
	w, err := c.worker(i, spec)
	if err != nil {
		return nil, err
	}
	if _, err := w.during(settledFor); err != nil {
		return nil, err
	}
	all, err := w.during(countedFor)
	if err != nil {
		return nil, err
	}
	each, err := w.each(eachFor)
	if err != nil {
		return nil, err
	}
	if err := w.last(); err != nil {
		return nil, err
	}
	ops, key := float64(all.ops), c.key(spec)
	ns := float64(all.cpu) / ops
	u := record.Usage{
		Process: c.Process, Key: key, Wall: float64(all.wall) / ops, Collector: ns * all.collected(),
		P50: stats.Quantile(each, 0.5), P99: stats.Quantile(each, 0.99),
	}
	if len(each) >= leastFor999 {
		u.P999 = stats.Quantile(each, 0.999)
	}
	b := record.Block{Process: c.Process, Key: key, NS: ns, Q1: ns, Q3: ns, Batches: all.ops / w.ops, Ops: w.ops}
	return []Event{{Block: &b}, {Usage: &u}}, nil
}

// worker returns a goroutine's binding of the codec of a cell, with what its operations need.
func (c *child) worker(i int, spec plan.Cell) (*worker, error) {
	spec.Operation = spec.Operation.Base()
	own := *c
	n := len(c.ring.Values)
	w := worker{child: &own, window: min(n, window), ops: max(1, min(n, window, int(float64(batchFor)/max(spec.Rough, 1))))}
	own.kept = loop.NewKept(w.ops)
	subject, err := own.subject(spec, w.ops)
	if err != nil {
		return nil, err
	}
	subject.site = loop.Shared
	if w.cell, err = own.cell(i, spec, subject, around(c.ring.Values, w.ops), w.ops); err != nil {
		return nil, err
	}
	w.lane.Memory = nil
	return &w, w.prepare(c.set.Type.New)
}

// worker is a goroutine of a program that goes on.
type worker struct {
	*child
	*cell
	ops    int // of a batch
	window int
	at     int // the next message
}

// during does operations for about as long, and from one collection to another, if there are any within
// three times as long.
func (w *worker) during(long time.Duration) (reading, error) {
	began := w.read(0)
	collects := w.AllocBytes*float64(longestCycle*long) > w.Rough*float64(w.Heap.Live)*w.Heap.GOGC/100
	for ops, cycles := 0, uint64(0); ; {
		if err := w.batch(); err != nil {
			return reading{}, err
		}
		ops += w.ops
		passed := host.Now() - began.wall
		if passed < long {
			continue
		}
		now := readGC().cycles
		if cycles == 0 {
			cycles = now + 1 // the next one to end
		}
		if now >= cycles || passed > longestCycle*long || !collects {
			return w.read(ops).since(began), nil
		}
	}
}

// batch does some operations.
func (w *worker) batch() error {
	w.box.Step()
	_, err := w.lane.Run(w.at, w.at+w.ops)
	w.lane.Forget()
	w.at = (w.at + w.ops) % w.window
	return err
}

// each returns the time of each of the operations of about a duration, in ns.
func (w *worker) each(long time.Duration) (all []float64, err error) {
	tick := host.ClockRead()
	for began := host.Now(); host.Now()-began < long || len(all) == 0; {
		w.box.Step()
		took, err := w.lane.Run(w.at, w.at+1)
		if err != nil {
			return nil, err
		}
		all = append(all, float64(max(took-tick, 0)))
		w.at = (w.at + 1) % w.window
	}
	return all, nil
}

// last checks the results of a batch.
func (w *worker) last() error {
	took, err := w.lane.Run(0, w.ops)
	if err != nil {
		return err
	}
	w.compared = true
	return w.verify(0, w.ops, took)
}
