package measure

import (
	"time"

	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/loop"
	"github.com/wirebench/wirebench/internal/measure/plan"
)

const (
	// batchFor is about how long operations go on without a look at the collector.
	batchFor = 100 * time.Microsecond
	// window is how many messages the operations go round.
	window = 512
)

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
	at     int      // the next message
	each   *singles // where times of single operations are kept; nil: none are taken
}

// collects reports whether goroutines that do these operations make so much garbage that collections come often.
// Then a time goes from the end of a collection to the end of another one, so that each collection has its share of
// the operations. It depends on planned times, as everything that decides which times count.
func (w *worker) collects(goroutines int) bool {
	between := w.Heap.Garbage() / w.AllocBytes * w.Rough / float64(goroutines) // ns
	return between < float64(often)
}

// during does operations for about as long, and then until a collection ends if collections come often.
func (w *worker) during(long time.Duration) (reading, error) {
	began, ops := w.read(0), 0
	for until := w.until(long); !until.over(); {
		took, err := w.batch()
		if err != nil {
			return reading{}, err
		}
		ops += w.ops
		if w.each != nil {
			w.each.others += took
			more, err := w.singly(w.each)
			if err != nil {
				return reading{}, err
			}
			ops += more
		}
	}
	return w.read(ops).since(began), nil
}

// until is a time that ends with a collection if collections come often.
type until struct {
	from     time.Duration // on the clock of the host, when it may end
	look     time.Duration // when collections are counted next, which takes longer than a short operation
	collects bool
	cycles   uint64 // the number of collections after which it ends; 0: not known yet
}

func (w *worker) until(long time.Duration) *until {
	from := host.Now() + long
	return &until{from: from, look: from, collects: w.collects(1)}
}

// over reports whether the time is over.
func (u *until) over() bool {
	now := host.Now()
	switch {
	case !u.collects:
		return now >= u.from
	case now < u.look:
		return false
	}
	u.look = now + batchFor
	cycles := readGC().cycles
	if u.cycles == 0 {
		u.cycles = cycles + 1
	}
	return cycles >= u.cycles || now-u.from > mostWait
}

// batch does some operations and returns the time that passed.
func (w *worker) batch() (time.Duration, error) {
	w.box.Step()
	took, err := w.lane.Run(w.at, w.at+w.ops)
	w.lane.Forget()
	w.at = (w.at + w.ops) % w.window
	return took, err
}

// singles are the times of single operations in ns, of which a few follow other operations of about batchFor.
type singles struct {
	tick   time.Duration // to read the clock
	others time.Duration // that other operations took since the last single one
	ns     []float64
}

// mostSingles is the number of single operations in a row. Each adds the time of reading the clock, some 40 ns, to the
// time of all operations, which is 0.2 % of it.
const mostSingles = 4

// singly times single operations and returns how many. There are none if those before were a moment ago.
func (w *worker) singly(s *singles) (ops int, err error) {
	if s.others < batchFor/2 {
		return 0, nil
	}
	s.others = 0
	for range min(mostSingles, w.ops) {
		w.box.Step()
		took, err := w.lane.Run(w.at, w.at+1)
		if err != nil {
			return 0, err
		}
		s.ns = append(s.ns, float64(max(took-s.tick, 0)))
		w.at = (w.at + 1) % w.window
		ops++
	}
	return ops, nil
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
