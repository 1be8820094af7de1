package measure

import (
	"math/rand/v2"
	"runtime"
	"runtime/debug"
	"time"

	"github.com/wirebench/wirebench/record"
)

// Bounds of the direct measurement of a cell's garbage.
const (
	collectCycles = 20
	// Cells that would need longer, since their operations leave little, are
	// left to the price of a byte.
	longestCollect = 20 * time.Second
	// Those that do, since what the proof counted were buffers that grow once, are given up.
	mostCollect = 2 * longestCollect
)

// collect measures what collecting the garbage of each cell costs: the CPU time
// that the collector took while the cell's operations ran, under the conditions
// of [child.calibrate]. That the price of a byte predicts it is what is tested.
func (c *child) collect() error {
	cells, err := c.cells()
	if err != nil {
		return err
	}
	live := grow(rand.New(rand.NewPCG(1, 2)), liveHeap)
	debug.SetGCPercent(100)
	for start, i := time.Now(), 0; i < len(cells) && time.Since(start) < c.Duration; i++ {
		cell := cells[i]
		c.box.enter(cell.id)
		event := Event{}
		key := record.Key{Codec: cell.Codec, Data: c.Data, Model: string(cell.Model)}
		got, done, err := c.collectCell(cell)
		switch {
		case err != nil:
			event.Fault = &record.Fault{Key: key, Process: c.Process, Fault: err.Error()}
		case !done:
			continue
		default:
			got.Key = key
			event.Collected = &got
		}
		if err := c.events.Encode(event); err != nil {
			return err
		}
	}
	runtime.KeepAlive(live)
	return nil
}

// collectable tells whether a cell leaves garbage, and enough of it in time.
func collectable(c CellSpec) bool {
	if c.AllocBytes < 1 {
		return false
	}
	ops := collectCycles * liveHeap / c.AllocBytes
	return time.Duration(ops*c.Rough) < longestCollect
}

// collectCell measures one cell. It is not done where that would take too long.
func (c *child) collectCell(cell *cell) (g record.Collected, done bool, err error) {
	defer caught(&err)
	defer cell.lane.forget()
	n, extent := len(c.ring.Values), max(1, cell.batch.ops)
	runtime.GC()
	before, start := readGC(), time.Now()
	after := before
	for from := 0; after.cycles-before.cycles < collectCycles; from = (from + extent) % n {
		if time.Since(start) > mostCollect {
			return g, false, nil
		}
		if _, err := cell.lane.run(from, from+extent); err != nil {
			return g, false, err
		}
		g.Ops += extent
		c.box.step()
		after = readGC()
	}
	g.Cycles = int(after.cycles - before.cycles)
	g.NS = (after.seconds - before.seconds) * 1e9 / float64(g.Ops)
	return g, true, nil
}
