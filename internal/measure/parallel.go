package measure

import (
	"runtime"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/record"
)

// parallelFor is how long goroutines work at the same time.
const parallelFor = 60 * time.Millisecond

// parallel times a cell with one goroutine, with two, and with twice as many up to one for each
// processor, each with a binding of its own. A sustained operation of the process is the one goroutine if there is
// any, because it does the same. The error is the codec's.
func (g *goingOn) parallel(i int, spec plan.Cell) ([]Event, error) {
	most := runtime.GOMAXPROCS(0)
	var workers []*worker
	for range most {
		w, err := g.worker(i, spec)
		if err != nil {
			return nil, err
		}
		workers = append(workers, w)
	}
	if _, err := atOnce(workers, settledFor); err != nil {
		return nil, err
	}
	key := g.key(spec)
	b, u := record.Block{Process: g.Process, Key: key, Ops: workers[0].ops}, record.Usage{Process: g.Process, Key: key}
	for _, n := range goroutines(most) {
		if wall, known := g.sustained[operationOf{spec.Codec, spec.Operation.Base()}]; known && n == 1 && most > 1 {
			u.Scaling = append(u.Scaling, record.Scaling{Goroutines: 1, NS: wall})
			continue
		}
		all, err := atOnce(workers[:n], parallelFor)
		if err != nil {
			return nil, err
		}
		ops := float64(all.ops)
		b.NS, b.Batches = float64(n)*float64(all.wall)/ops, all.ops/b.Ops
		u.Collector, u.Waiting = float64(all.cpu)/ops*all.collected(), all.waiting*1e9/ops
		if !workers[0].collects(n) {
			u.Collector = g.collections(spec) * g.collection
			if n == most { // otherwise it has a processor that is idle
				b.NS += u.Collector
			}
		}
		u.Scaling = append(u.Scaling, record.Scaling{Goroutines: n, NS: b.NS})
	}
	b.Q1, b.Q3 = b.NS, b.NS
	if err := lasts(workers); err != nil {
		return nil, err
	}
	if workers[0].port.Shares != "" && most > 1 {
		var err error
		if u.Shared, err = shared(workers); err != nil {
			return nil, err
		}
		if !workers[0].collects(most) {
			u.Shared += u.Collector // as in the time with a binding each
		}
	}
	return []Event{{Block: &b}, {Usage: &u}}, nil
}

// shared returns the time of an operation, in ns, in each of the workers while all of them use the first one's binding.
func shared(workers []*worker) (float64, error) {
	for _, w := range workers {
		w.lane.Port = workers[0].lane.Port
	}
	if _, err := atOnce(workers, settledFor); err != nil { // the checks before it have left garbage
		return 0, err
	}
	all, err := atOnce(workers, parallelFor)
	if err != nil {
		return 0, err
	}
	return float64(len(workers)) * float64(all.wall) / float64(all.ops), lasts(workers)
}

// lasts checks the results of a batch of each worker, one worker after the other.
func lasts(workers []*worker) error {
	for _, w := range workers {
		if err := w.last(); err != nil {
			return err
		}
	}
	return nil
}

// goroutines returns 1, 2, 4 … and most.
func goroutines(most int) (all []int) {
	for n := 1; n < most; n *= 2 {
		all = append(all, n)
	}
	return append(all, most)
}

// atOnce makes the workers do operations at the same time, for about as long, and then until a collection ends if
// collections come often. Otherwise there is none, as the garbage of earlier operations is collected before.
func atOnce(workers []*worker, long time.Duration) (reading, error) {
	var group errgroup.Group
	var stop atomic.Bool
	ops, collects := make([]int, len(workers)), workers[0].collects(len(workers))
	if !collects {
		runtime.GC()
	}
	began := workers[0].read(0)
	for i, w := range workers {
		group.Go(func() (err error) {
			defer caught(&err)
			done := 0 // not in memory that the workers share
			for !stop.Load() {
				if _, err := w.batch(); err != nil {
					stop.Store(true)
					return err
				}
				done += w.ops
			}
			ops[i] = done
			return nil
		})
	}
	for left := long; left > 0 && !stop.Load(); left -= lookAfter {
		time.Sleep(min(left, lookAfter))
	}
	for ended := readGC().cycles; collects && !stop.Load() && host.Now()-began.wall < long+mostWait && readGC().cycles == ended; {
		time.Sleep(endsWithin)
	}
	stop.Store(true)
	err := group.Wait()
	total := 0
	for _, n := range ops {
		total += n
	}
	return workers[0].read(total).since(began), err
}

const (
	// lookAfter is the time after which a failure of a worker ends the work of the others.
	lookAfter = 20 * time.Millisecond
	// endsWithin is how long after a collection the work ends at most.
	endsWithin = time.Millisecond / 2
)
