package measure

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// withAlone gives the cells that are timed alone a dataRun of their own, after that of the others.
func withAlone(sets []*dataRun) (all []*dataRun) {
	for _, d := range sets {
		alone := *d
		alone.alone, alone.cells = true, nil
		d.cells = slices.DeleteFunc(d.cells, func(c plan.Cell) bool {
			if c.Operation.Alone() {
				alone.cells = append(alone.cells, c)
				return true
			}
			return false
		})
		for _, some := range []*dataRun{d, &alone} {
			if len(some.cells) > 0 {
				all = append(all, some)
			}
		}
	}
	return all
}

// crewSize is about how many codecs share a process that goes on, besides the reference and its twin. With more,
// more time passes between their turns, in which the machine changes. With fewer, more processes have to be started.
const crewSize = 24

// crewsAlone divides the cells of codecs that are timed alone among processes. Cells whose process must not have done
// anything else are by themselves. The others share processes, each with the reference and its twin, in the order of
// the cells.
func crewsAlone(cells []plan.Cell, always func(codec string) bool) (crews [][]plan.Cell) {
	var shared []plan.Cell
	var codecs [][]plan.Cell
	for _, c := range cells {
		switch {
		case taskOf(c) != Sustain:
			crews = append(crews, []plan.Cell{c})
		case always(c.Codec):
			shared = append(shared, c)
		default:
			at := slices.IndexFunc(codecs, func(of []plan.Cell) bool { return of[0].Codec == c.Codec })
			if at < 0 {
				codecs = append(codecs, nil)
				at = len(codecs) - 1
			}
			codecs[at] = append(codecs[at], c)
		}
	}
	number := max(1, (len(codecs)+crewSize-1)/crewSize)
	together := make([][]plan.Cell, number)
	for i := range together {
		together[i] = slices.Clone(shared)
	}
	for i, of := range codecs {
		together[i%number] = append(together[i%number], of...)
	}
	return append(crews, slices.DeleteFunc(together, func(crew []plan.Cell) bool { return len(crew) == 0 })...)
}

// taskOf returns what the process of a cell does that is timed alone.
func taskOf(c plan.Cell) Task {
	switch c.Operation {
	case codec.InitialEncode, codec.InitialDecode:
		return Initial
	case codec.PeakEncode, codec.PeakDecode:
		return Peak
	}
	return Sustain
}

// turnAlone times cells of a data set that are not timed with all others, in processes in random order. In each turn
// other codecs share a process. Processes that each do a single operation are one process in the record, whose noise
// is that of the first of them.
func (r *run) turnAlone(ctx context.Context, d *dataRun, turn plan.Turn, progress func()) error {
	began, past := time.Now(), r.past(d)
	single := r.aloneTurn(d, turn)
	rng, cells := rand.New(rand.NewPCG(r.Seed, uint64(single.id))), slices.Clone(turn.Cells)
	rng.Shuffle(len(cells), func(i, j int) { cells[i], cells[j] = cells[j], cells[i] })
	crews := crewsAlone(cells, d.compares)
	rng.Shuffle(len(crews), func(i, j int) { crews[i], crews[j] = crews[j], crews[i] })
	var work time.Duration
	for _, crew := range crews {
		t := single
		if taskOf(crew[0]) == Sustain {
			t = r.aloneTurn(d, turn)
		}
		if err := t.crew(ctx, crew); err != nil {
			return err
		}
		work += past.Work(crew, turn.Shape)
		progress()
	}
	d.setUp = max(time.Since(began)-work, 0)
	d.turns[turn.Layout]++
	d.widths = r.widths(d)
	return nil
}

// compares reports whether others are compared with a codec in each process.
func (d *dataRun) compares(codec string) bool {
	return codec == d.roles.Reference || codec == d.roles.Twin()
}

// aloneTurn is a process of the record.
type aloneTurn struct {
	*run
	d     *dataRun
	turn  plan.Turn
	id    int     // of the process in the record
	start float64 // s since the run's start
	known bool    // the process is in the record
}

func (r *run) aloneTurn(d *dataRun, turn plan.Turn) *aloneTurn {
	t := &aloneTurn{run: r, d: d, turn: turn, id: r.next, start: time.Since(r.start).Seconds()}
	r.next++
	return t
}

// crew times cells that share a process, or a cell in several processes that each do a single operation.
func (t *aloneTurn) crew(ctx context.Context, crew []plan.Cell) error {
	task, samples := taskOf(crew[0]), 1
	if task == Initial {
		samples = initialSamples
	}
	blocks, usages := make(map[record.Key][]record.Block), make(map[record.Key][]record.Usage)
	for range samples {
		left := slices.DeleteFunc(slices.Clone(crew), func(c plan.Cell) bool { return !slices.Contains(t.d.cells, c) }) // at fault by now
		if len(left) == 0 {
			return nil
		}
		retry := retry{
			parent: t.run, data: t.d, cells: left, binary: t.Binaries[t.turn.Layout],
			task: func(cells []plan.Cell) Spec { return t.spec(task, cells) },
			on: func(e Event) error {
				switch {
				case e.Process != nil:
					return t.process(*e.Process)
				case e.Usage != nil:
					usages[e.Usage.Key] = append(usages[e.Usage.Key], *e.Usage)
				default:
					blocks[e.Block.Key] = append(blocks[e.Block.Key], *e.Block)
				}
				return nil
			},
		}
		if err := retry.do(ctx); err != nil {
			return err
		}
	}
	for _, c := range crew {
		if key := t.d.key(c); len(blocks[key]) == samples {
			if err := t.keep(middle(blocks[key], usages[key])); err != nil {
				return err
			}
		}
	}
	return nil
}

func (t *aloneTurn) spec(task Task, cells []plan.Cell) Spec {
	spec := t.run.spec(task, t.d, cells)
	spec.Process, spec.Layout, spec.Shape, spec.Heap = t.id, t.Layouts[t.turn.Layout], t.turn.Shape, t.heap()
	spec.Once = t.Time == 0
	return spec
}

// process writes the process of the turn, once.
func (t *aloneTurn) process(p record.Process) error {
	if t.known {
		return nil
	}
	t.known = true
	p.Start, p.Round = t.start, t.round
	t.seen.Processes = append(t.seen.Processes, p)
	return t.write(p)
}

func (t *aloneTurn) keep(b record.Block, u record.Usage) error {
	t.seen.Blocks = append(t.seen.Blocks, b)
	if err := t.write(b); err != nil {
		return err
	}
	return t.write(u)
}

// middle returns the medians of what the same cell took in several processes.
func middle(blocks []record.Block, usages []record.Usage) (record.Block, record.Usage) {
	b, u := blocks[0], usages[0]
	if len(blocks) == 1 {
		return b, u
	}
	var ns, allocs, bytes []float64
	for i := range blocks {
		ns, allocs, bytes = append(ns, blocks[i].NS), append(allocs, usages[i].Allocs), append(bytes, usages[i].AllocBytes)
	}
	b.NS, b.Q1, b.Q3, b.Batches = stats.Median(ns), stats.Quantile(ns, 0.25), stats.Quantile(ns, 0.75), len(ns)
	u.Allocs, u.AllocBytes = stats.Median(allocs), stats.Median(bytes)
	return b, u
}

// heap returns the heap of programs in which codecs are timed alone.
func (o Options) heap() record.Heap { return cmp.Or(o.Heap, record.UsualHeap) }

// aloneProcess returns the process of cells that are timed alone. No time is left out of theirs, since the
// machine isn't watched meanwhile.
func (c *child) aloneProcess(n *noise) record.Process {
	p := n.process(nil)
	p.ID, p.Layout, p.Data, p.Rounds, p.Quiet = c.Process, c.Layout, c.Data, 1, 1
	return p
}

func (c *child) faulty(spec plan.Cell, fault string) Event {
	return Event{Fault: &record.Fault{Key: c.key(spec), Process: c.Process, Fault: fault}}
}

func (c *child) key(spec plan.Cell) record.Key {
	return record.Key{Codec: spec.Codec, Data: c.Data, Operation: string(spec.Operation)}
}

func (c *child) emit(events []Event) error {
	for _, e := range events {
		if err := c.events.Encode(e); err != nil {
			return err
		}
	}
	return nil
}
