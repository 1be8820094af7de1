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
	"github.com/wirebench/wirebench/record"
	"github.com/wirebench/wirebench/stats"
)

// cell is a cell that a process times.
type cell struct {
	CellSpec
	id     int
	lane   lane
	prover check.Prover
	ranges ranges // of models that encode
	batch  batch
	ns     []float64 // per operation, a batch each
	fault  string
	// verifying is the time that checks of this cell took, against timed, the
	// time of its batches: large values are not compared after every batch.
	timed, verifying time.Duration
}

// batch is the extent of a cell's batches: passes over that many messages.
type batch struct{ messages, passes, warm int }

func (b batch) ops() int { return b.messages * b.passes }

// warmUp is how long a codec runs on other messages before its batch.
const warmUp = 20 * time.Microsecond

// newBatch plans batches of about the target's length: whole chunks, each
// message once, unless the whole ring takes less than a quarter of the target.
func newBatch(rough float64, chunk, ring int, target time.Duration) batch {
	rough = max(rough, 1)
	b := batch{passes: 1}
	perChunk := rough * float64(chunk)
	chunks := int(float64(target)/perChunk) + 1
	if most := ring / chunk; chunks > most {
		chunks = most
		pass := perChunk * float64(most)
		if pass < float64(target)/4 {
			b.passes = int(float64(target)/pass) + 1
		}
	}
	b.messages = chunks * chunk
	b.warm = min(max(1, int(float64(warmUp)/rough)), chunk)
	return b
}

// time runs rounds over the cells of the spec and reports what each took.
func (c *child) time() error {
	runtime.LockOSThread()
	begin := time.Now()
	cells, err := c.cells()
	if err != nil {
		return err
	}
	r := rounds{child: c, rng: rand.New(rand.NewPCG(c.Seed, uint64(c.Process))), cells: cells}
	runtime.GC()
	c.garbage = 0
	noise, err := newNoise()
	if err != nil {
		return err
	}
	for start := time.Now(); r.done < c.Spec.Rounds || time.Since(start) < c.Duration; r.done++ {
		noise.round()
		r.round()
	}
	p, err := noise.process()
	if err != nil {
		return err
	}
	p.ID, p.Layout, p.Data, p.Rounds = c.Process, c.Layout, c.Data, r.done
	p.Wall = time.Since(begin).Seconds()
	return c.report(p, cells)
}

// report writes the process's events.
func (c *child) report(p record.Process, cells []*cell) error {
	if err := c.events.Encode(Event{Process: &p}); err != nil {
		return err
	}
	for _, cell := range cells {
		key := record.Key{Codec: cell.Codec, Data: c.Data, Model: string(cell.Model)}
		if cell.fault != "" {
			if err := c.events.Encode(Event{Fault: &record.Fault{Key: key, Process: c.Process, Fault: cell.fault}}); err != nil {
				return err
			}
			continue
		}
		if c.KeepRounds {
			if err := c.events.Encode(Event{Rounds: &Rounds{Key: key, Process: c.Process, NS: slices.Clone(cell.ns)}}); err != nil {
				return err
			}
		}
		if err := c.events.Encode(Event{Block: &record.Block{
			Process: c.Process, Key: key,
			NS: stats.Median(cell.ns), Q1: stats.Quantile(cell.ns, 0.25), Q3: stats.Quantile(cell.ns, 0.75),
			Batches: len(cell.ns), Ops: cell.batch.ops(),
		}}); err != nil {
			return err
		}
	}
	return nil
}

// cells binds the codecs and maps their messages.
func (c *child) cells() ([]*cell, error) {
	twice := slices.Concat(c.ring.Values, c.ring.Values)
	type bound struct {
		codec    codec.Codec
		port     codec.Port
		messages messages
		twice    [][]byte
	}
	ports := make(map[string]bound)
	cells := make([]*cell, 0, len(c.Cells))
	for i, spec := range c.Cells {
		c.box.enter(i)
		b, ok := ports[spec.Codec]
		if !ok {
			var err error
			if b.codec, err = c.catalog.Codec(spec.Codec); err != nil {
				return nil, err
			}
			if b.port, err = bind(b.codec, c.set.Type); err != nil {
				return nil, fmt.Errorf("%s: %w", spec.Codec, err)
			}
			if b.messages, err = readMessages(c.path(spec.Codec), len(c.ring.Values)); err != nil {
				return nil, err
			}
			b.twice = slices.Concat(b.messages.encoded, b.messages.encoded)
			ports[spec.Codec] = b
		}
		cell := &cell{
			CellSpec: spec, id: i,
			lane: lane{model: spec.Model, port: b.port, values: twice, encoded: b.twice},
			prover: check.Prover{
				Codec: b.codec, Type: c.set.Type, Port: b.port,
				Values: c.ring.Values, Encoded: b.messages.encoded,
			},
			batch: newBatch(spec.Rough, c.ring.Chunk, len(c.ring.Values), c.Batch),
		}
		if sizes, ok := b.messages.sizes[spec.Model]; ok {
			cell.ranges = newRanges(sizes)
		}
		if spec.Model == codec.DecodeReuse {
			cell.lane.used = c.set.Type.New()
		}
		cells = append(cells, cell)
	}
	return cells, nil
}

// rounds goes through all cells again and again.
type rounds struct {
	*child
	rng   *rand.Rand
	cells []*cell
	done  int
}

// round runs one batch of every cell: model after model, the codecs of a model
// in random order, all from the same chunk on.
func (r *rounds) round() {
	from := r.rng.IntN(r.ring.Chunks()) * r.ring.Chunk
	for _, m := range r.Models {
		order := r.cells[:0:0]
		for _, c := range r.cells {
			if c.Model == m && c.fault == "" {
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
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	n := len(r.ring.Values)
	if c.AllocBytes > collectAfter {
		debug.SetGCPercent(100)
		defer debug.SetGCPercent(-1)
	} else {
		r.allocated(c.AllocBytes * float64(c.batch.ops()+c.batch.warm+2))
	}
	before := (from - c.batch.warm + n) % n
	if _, err := c.lane.run(before, before+c.batch.warm); err != nil {
		return err
	}
	to := from + c.batch.messages
	var took time.Duration
	for range c.batch.passes {
		d, err := c.lane.run(from, to)
		if err != nil {
			return err
		}
		took += d
	}
	c.ns = append(c.ns, float64(took.Nanoseconds())/float64(c.batch.ops()))
	c.timed += took
	return c.verify(from, to)
}

// verify compares what the batch left with what the proof found: the sum of the
// sizes, and the last value with its original.
func (c *cell) verify(from, to int) error {
	if c.prover.Codec.Marks.Floor {
		return nil
	}
	if c.ranges.min != nil {
		if err := c.ranges.check(from, to, c.lane.sum); err != nil {
			return err
		}
	}
	// Values that take long to compare are compared in a part of the rounds.
	if c.verifying > c.timed/2 && c.timed > 10*time.Millisecond {
		return nil
	}
	start := time.Now()
	defer func() { c.verifying += time.Since(start) }()
	got := c.lane.lastValue
	if c.ranges.min != nil {
		var err error
		if got, err = c.lane.port.Unmarshal(c.lane.lastBytes); err != nil {
			return fmt.Errorf("decode: %w", err)
		}
	}
	return c.prover.Same((to-1)%len(c.prover.Values), got, new(codec.Rule))
}
