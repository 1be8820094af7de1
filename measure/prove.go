package measure

import (
	"encoding/json"
	"fmt"
	"runtime"
	"runtime/debug"
	"time"

	"github.com/wirebench/wirebench/check"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/record"
)

// prove proves the cells of the codecs asked for, writes a file of encoded
// messages for each codec and an event for each cell.
func (c *child) prove() error {
	if err := c.events.Encode(Event{Data: c.describe()}); err != nil {
		return err
	}
	for i, name := range c.Codecs {
		c.box.enter(i)
		k, err := c.catalog.Codec(name)
		if err != nil {
			return err
		}
		cells, err := c.proveCodec(k)
		if err != nil {
			return err
		}
		for _, cell := range cells {
			if err := c.events.Encode(Event{Cell: &cell}); err != nil {
				return err
			}
		}
	}
	return nil
}

func (c *child) describe() *record.DataInfo {
	total := 0
	for _, v := range c.ring.Values {
		b, err := json.Marshal(v)
		if err != nil {
			total = 0
			break
		}
		total += len(b)
	}
	n := len(c.ring.Values)
	return &record.DataInfo{
		Name: c.Data, About: c.set.About, Messages: n, Chunk: c.ring.Chunk,
		JSON: float64(total) / float64(n), Sum: c.ring.Sum,
	}
}

// proveCodec proves a codec in all models. What a codec does wrong is in the
// cells; the error is one of the machine.
func (c *child) proveCodec(k codec.Codec) ([]record.Cell, error) {
	cells := make([]record.Cell, len(c.Models))
	for i, m := range c.Models {
		cells[i].Key = record.Key{Codec: k.Name, Data: c.Data, Model: string(m)}
	}
	port, err := bind(k, c.set.Type)
	var other codec.Port
	if err == nil {
		other, err = check.Other(k, c.catalog.Codecs, c.set.Type)
	}
	if err != nil {
		for i := range cells {
			cells[i].Reason = err.Error()
		}
		return cells, nil
	}
	p := &check.Prover{
		Codec: k, Type: c.set.Type, Port: port, Other: other, Values: c.ring.Values,
		Step: c.box.step,
	}
	sizes := make(map[codec.Model]check.Outcome)
	for i, m := range c.Models {
		cell := &cells[i]
		if cell.Reason = port.Lacks(m); cell.Reason != "" {
			continue
		}
		cell.Lowered = port.Lowered
		out, err := p.Prove(m)
		if err != nil {
			cell.Fault = err.Error()
			continue
		}
		cell.Lost = out.Used.Names()
		sizes[m] = out
		cell.Wire = meanSize(p.Encoded)
		if c.Small {
			continue
		}
		if err := c.count(cell, &lane{model: m, site: at[byte]{}, port: port, values: c.ring.Values, encoded: p.Encoded}); err != nil {
			cell.Fault = err.Error()
		}
		if !k.Marks.Baseline() && newBatch(cell.Rough, c.ring.Chunk).ops > len(c.ring.Values) {
			cell.Notes = append(cell.Notes, noteShortRing)
		}
	}
	if p.Encoded == nil || c.Small {
		return cells, nil
	}
	err = writeMessages(c.path(k.Name), messages{encoded: p.Encoded, sizes: sizes})
	return cells, err
}

func meanSize(encoded [][]byte) float64 {
	total := 0
	for _, b := range encoded {
		total += len(b)
	}
	return float64(total) / float64(len(encoded))
}

// Bounds of the pass that counts allocations.
const (
	countedOps  = 1000
	countedTime = 100 * time.Millisecond
	// mostGarbage may pile up meanwhile.
	mostGarbage = 512 << 20
)

// count sets the cell's exact allocations and a rough time per operation, in
// passes over the ring that nothing is timed by. Means over 1,000 and more
// operations: the runtime's own few allocations vanish in them.
func (c *child) count(cell *record.Cell, l *lane) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	if err := l.prepare(c.set.Type.New); err != nil {
		return err
	}
	n := len(l.values)
	step := min(n, max(1, c.ring.Chunk))
	if _, err := l.run(0, 1); err != nil { // fill caches and pools
		return err
	}
	first, err := allocatedBy(l)
	if err != nil {
		return err
	}
	runtime.GC()
	c.garbage = 0
	// A collection would empty pools: where there is room it waits for the end.
	// Else it comes before a step, as it does when batches are timed.
	collects := first*countedOps > mostGarbage
	if first < collectAfter {
		defer debug.SetGCPercent(debug.SetGCPercent(-1))
	}
	var before, after runtime.MemStats
	var took time.Duration
	ops := 0
	runtime.ReadMemStats(&before)
	for from := 0; ops < countedOps && took < countedTime; from = (from + step) % n {
		to := min(from+step, n)
		c.box.step()
		if collects {
			c.allocated(first * float64(to-from))
		}
		d, err := l.run(from, to)
		if err != nil {
			return err
		}
		took += d
		ops += to - from
	}
	runtime.ReadMemStats(&after)
	cell.Allocs = float64(after.Mallocs-before.Mallocs) / float64(ops)
	cell.AllocBytes = float64(after.TotalAlloc-before.TotalAlloc) / float64(ops)
	cell.Rough = float64(took.Nanoseconds()) / float64(ops)
	if cell.AllocBytes > collectAfter {
		cell.Notes = append(cell.Notes, noteGC)
	}
	return nil
}

// allocatedBy returns the bytes that one operation allocates.
func allocatedBy(l *lane) (float64, error) {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, err := l.run(0, 1)
	runtime.ReadMemStats(&after)
	return float64(after.TotalAlloc - before.TotalAlloc), err
}

// Notes of cells.
const (
	noteGC        = "GC on"      // an operation allocates more than collectAfter
	noteShortRing = "short ring" // messages are met again within a batch
)
