package measure

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/compress"
	"github.com/wirebench/wirebench/internal/measure/estimate"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/loop"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/record"
)

// cell is a cell that a process times.
type cell struct {
	plan.Cell
	id     int
	lane   loop.Lane
	prover check.Prover
	ranges ranges   // for operations that encode
	want   [][]byte // for compression operations: the expected results, a row like the values
	// pristine are the encoded messages as they are on disk, a ring.
	pristine [][]byte
	onValues bool // whether the operation's inputs are values
	extent   plan.Extent
	// turns is how often the cell has its turn in a round. visited says in which visits of the
	// places it takes part.
	turns   int
	visited []bool
	// once reports whether the cell has a single turn. What it works on is then made for the turn
	// and dropped. Otherwise, with large messages, collections would take most of a process's time
	// to scan what all codecs keep.
	once       bool
	provedHere bool // proved again, in this process
	samples    []estimate.Sample
	unmet      []estimate.Sample // of messages that the codec had not met in this process
	met        []bool            // which messages the codec has met
	earlier    earlier
	varies     bool // encodings have other bytes than in the proof
	fault      string
	// timed is the time of the cell's batches and verifying the time of its checks. Large values
	// are not compared after every batch.
	timed, verifying time.Duration
	compared         bool // whether values are compared in this process
}

// time runs rounds over the cells of the spec and reports their times.
func (c *child) time() error {
	rng := rand.New(rand.NewPCG(c.Seed, uint64(c.Process)))
	cells, err := c.cells(rng)
	if err != nil {
		return err
	}
	r := rounds{child: c, rng: rng, cells: cells, cpus: host.Processors(), tick: host.ClockRead()}
	defer runtime.KeepAlive(c.keepHeap())
	c.guard.was = host.ReadSettings() // binding a codec may have started goroutines
	r.draw()
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
		key := c.key(cell)
		if cell.fault != "" {
			events = append(events, c.faulty(cell))
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

func (c *child) key(of *cell) record.Key {
	return record.Key{Codec: of.Codec, Data: c.Data, Operation: string(of.Operation)}
}

func (c *child) faulty(of *cell) Event {
	return Event{Fault: &record.Fault{Key: c.key(of), Process: c.Process, Fault: of.fault}}
}

// cells binds the codecs, draws when each cell has its turns, and maps the messages.
func (c *child) cells(rng *rand.Rand) ([]*cell, error) {
	n := len(c.ring.Values)
	longest := 0
	for _, spec := range c.Cells {
		longest = max(longest, c.extent(spec).Ops)
	}
	values := around(c.ring.Values, longest)
	type used struct {
		binding
		site     loop.Site
		messages messages
		met      []bool
	}
	ports, sites := make(map[string]used), loop.Sites()
	c.kept = loop.NewKept(longest)
	cells := make([]*cell, 0, len(c.Cells))
	codecs := plan.CountCodecs(c.Cells)
	for i, spec := range c.Cells {
		c.box.Enter(i)
		b, ok := ports[spec.Codec]
		if !ok {
			var err error
			if b.binding, err = c.bound(spec); err != nil {
				return nil, err
			}
			if b.messages, err = readMessages(c.path(spec.Codec), n, longest); err != nil {
				return nil, err
			}
			b.site, b.met = sites[len(ports)%len(sites)], make([]bool, n)
			ports[spec.Codec] = b
		}
		cell := &cell{
			Cell: spec, id: i,
			lane: loop.Lane{Operation: spec.Operation, Site: b.site, Port: b.port, Values: values, Encoded: b.messages.row, Kept: c.kept},
			prover: check.Prover{
				Codec: b.codec, Type: b.of, Port: b.port, Other: b.other,
				Values: c.ring.Values, Memory: c.guard.row, Encoded: b.messages.encoded, Step: c.step,
			},
			pristine: b.messages.pristine, met: b.met,
			extent:   c.extent(spec),
			compared: time.Duration(spec.Rough) < plan.LongestSure || slices.Contains(c.Compared, i),
		}
		if step, ok := compress.Of(spec.Operation); ok {
			if err := c.compressing(cell, step, b.messages.encoded, longest); err != nil {
				return nil, err
			}
		} else if sizes, ok := b.messages.sizes[spec.Operation]; ok {
			cell.ranges = ranges{sizes.Min, sizes.Max}
		}
		switch cell.Operation {
		case codec.Encode, codec.EncodeReuse, codec.MapIn:
			// The warm-up is on other messages and doesn't read the values of the batch.
			if cell.onValues = true; cell.extent.Warm && n >= 2*cell.extent.Ops {
				cell.lane.Memory = c.guard.row
			}
		}
		var visits int
		visits, cell.turns = c.Shape.Turns(cell.extent, cell.Rough, repeats(c.catalog.Roles, spec.Codec, codecs))
		cell.visited = c.Shape.Visited(rng, visits)
		cell.once = c.Shape.Places*visits*cell.turns == 1
		if !cell.once {
			if err := cell.lane.Prepare(c.set.Type.New); err != nil {
				return nil, fmt.Errorf("%s: %w", spec.Codec, err)
			}
		}
		cells = append(cells, cell)
	}
	return cells, nil
}

// extent returns the extent of a cell. The twin's differs from its codec's.
func (c *child) extent(spec plan.Cell) plan.Extent {
	e := plan.NewExtent(spec.Rough, c.Shape.Each, c.ring.Chunk, len(c.ring.Values))
	if spec.Codec == c.catalog.Twin() {
		e = e.Other(spec.Rough, c.Shape.Each)
	}
	return e
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
