package measure

import (
	"math/rand/v2"
	"slices"
	"time"

	"github.com/wirebench/wirebench/internal/measure/estimate"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/record"
)

// time runs rounds over the cells of the spec and reports their times.
func (c *child) time() error {
	rng := rand.New(rand.NewPCG(c.Seed, uint64(c.Process)))
	cells, err := c.cells(rng)
	if err != nil {
		return err
	}
	r := rounds{child: c, rng: rng, cells: cells, cpus: host.Processors(), tick: host.ClockRead()}
	c.keepHeap()
	c.guard.was = host.ReadSettings() // binding a codec may have started goroutines
	r.draw()
	r.movable = c.movableFor(cells)
	noise := newNoise()
	r.began = time.Now()
	for r.done < c.Shape.Rounds() && r.spoiled == "" {
		r.level = noise.round(cells)
		if err := r.round(); err != nil {
			return err
		}
		r.done++
	}
	if err := r.last(); err != nil {
		return err
	}
	if r.spoiled != "" {
		return c.spoiled(r.spoiled, cells)
	}
	wall := time.Since(r.began)
	p := noise.process(cells)
	p.ID, p.Layout, p.Data, p.Rounds = c.Process, c.Layout, c.Data, r.done
	p.Wall = wall.Seconds()
	return c.report(p, cells)
}

// report writes the process's events. A cell that never met a quiet machine in this process has
// none.
func (c *child) report(p record.Process, cells []*cell) error {
	var events []Event
	var all []estimate.Rounds
	unmet := make(map[record.Key]float64)
	for _, cell := range cells {
		key := c.key(cell.Cell)
		if cell.fault != "" {
			events = append(events, c.faulty(cell.Cell, cell.fault))
			continue
		}
		unmet[key], _ = estimate.Quiet(cell.unmet, p.Level)
		all = append(all, newRounds(key, c.Process, cell))
		if c.KeepRounds {
			events = append(events, Event{Rounds: &all[len(all)-1]})
		}
	}
	var blocks []record.Block
	blocks, p.Slower, p.Quiet = estimate.Process(all, p.Level)
	for i := range blocks {
		blocks[i].Unmet = unmet[blocks[i].Key]
		events = append(events, Event{Block: &blocks[i]})
	}
	events = append([]Event{{Process: &p}}, events...)
	for _, e := range events {
		if err := c.events.Encode(e); err != nil {
			return err
		}
	}
	return nil
}

// around lays a ring out in a row that goes further places beyond the ring, so that a batch may
// start anywhere without a modulo operation in its loop.
func around[T any](ring []T, further int) []T {
	row := slices.Clone(ring)
	for i := range further {
		row = append(row, ring[i%len(ring)])
	}
	return row
}

func newRounds(key record.Key, process int, c *cell) estimate.Rounds {
	r := estimate.Rounds{Key: key, Process: process, Timed: c.extent.Timed, Long: !c.extent.Sure(c.Rough)}
	for _, s := range c.samples {
		r.NS, r.Slot, r.Lost = append(r.NS, s.NS), append(r.Slot, s.Slot), append(r.Lost, s.Lost)
		r.Before, r.After = append(r.Before, s.Probes[0]), append(r.After, s.Probes[1])
	}
	return r
}
