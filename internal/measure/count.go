package measure

import (
	"math"
	"runtime"
	"time"

	"github.com/wirebench/wirebench/internal/measure/loop"
	"github.com/wirebench/wirebench/internal/record"
)

// Bounds of the pass that counts allocations.
const (
	countedOps  = 1000
	countedTime = 50 * time.Millisecond
	// mostGarbage is how many bytes may pile up during the pass.
	mostGarbage = 512 << 20
)

// count sets the cell's exact allocations and a rough time per operation, in passes over the ring
// whose times aren't used otherwise. The figures are means over at least 1,000 operations, or as
// many as there is time for. With that many, the runtime's own few
// allocations vanish.
func (c *child) count(cell *record.Cell, l *loop.Lane) (err error) {
	defer caught(&err)
	l.Kept = c.kept
	defer l.Forget()
	if err := l.Prepare(c.set.Type.New); err != nil {
		return err
	}
	n := len(l.Values)
	step := min(n, max(1, c.ring.Chunk))
	one, err := countOne(l)
	if err != nil {
		return err
	}
	if one.took < countedTime { // the first operation filled caches and pools
		if one, err = countOne(l); err != nil {
			return err
		}
	}
	if n == 1 && one.took > countedTime {
		one.set(cell, 1)
		return nil
	}
	c.collectNow()
	// A collection would empty pools. If there is room, it waits for the end. Otherwise it comes
	// before a step, as it does when batches are timed.
	collects := one.bytes*countedOps > mostGarbage
	// The supervisor's timeout is for one operation, so slow operations are done one by one.
	step = max(1, min(step, int(countedTime/max(1, one.took))))
	var all counter
	ops, rough := 0, math.Inf(1)
	for from := 0; ops < countedOps && all.took < countedTime; from = (from + step) % n {
		to := min(from+step, n)
		c.box.Step()
		if collects {
			c.collectFor(one.bytes * float64(to-from))
		}
		d, err := all.count(l, from, to)
		if err != nil {
			return err
		}
		ops += to - from
		// The fastest step counts. Others get memory fresh from the system, and the plan of what is
		// timed together should not change from run to run.
		rough = min(rough, float64(d.Nanoseconds())/float64(to-from))
	}
	all.set(cell, ops)
	cell.Rough = rough
	return nil
}

// counter counts the allocations of operations, and the time that they took.
type counter struct {
	allocs, bytes float64
	took          time.Duration
}

// count does one operation on each of the messages [from, to), and returns the time that all of them
// took. What their streams need before and after them is not counted.
func (c *counter) count(l *loop.Lane, from, to int) (time.Duration, error) {
	if err := l.Feed(from, to); err != nil {
		return 0, err
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	took, err := l.Run(from, to)
	if err != nil {
		return 0, err
	}
	runtime.ReadMemStats(&after)
	c.took += took
	c.allocs += float64(after.Mallocs - before.Mallocs)
	c.bytes += float64(after.TotalAlloc - before.TotalAlloc)
	return took, l.Drain(nil)
}

// set writes the means over ops operations into a cell.
func (c *counter) set(cell *record.Cell, ops int) {
	cell.Allocs, cell.AllocBytes = c.allocs/float64(ops), c.bytes/float64(ops)
	cell.Rough = float64(c.took.Nanoseconds()) / float64(ops)
}

// countOne counts one operation.
func countOne(l *loop.Lane) (c counter, err error) {
	_, err = c.count(l, 0, 1)
	return c, err
}
