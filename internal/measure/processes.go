package measure

import (
	"context"
	"encoding/json"
	"math"
	"slices"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// past returns what was measured of a data set so far.
func (r *run) past(d *dataRun) plan.Past {
	p := plan.Past{Chunk: d.info.Chunk, Messages: d.info.Messages, Turns: d.turns, SetUp: d.setUp, Pace: d.pace, Crews: d.crews}
	for _, c := range d.cells {
		width, known := d.widths[d.key(c)]
		if !known {
			width = math.Inf(1)
		}
		p.Cells = append(p.Cells, plan.PastCell{Cell: c, Always: d.roles.Always(c.Codec), Width: width})
	}
	if d.alone {
		p.Alone = AloneFor
	}
	return p
}

// turn times cells of a data set, in one process or in as many as their memory requires. It reports
// progress between these, because a turn of large messages takes minutes.
func (r *run) turn(ctx context.Context, d *dataRun, turn plan.Turn, past plan.Past, progress func()) error {
	if d.alone {
		return r.turnAlone(ctx, d, turn, progress)
	}
	began, before := time.Now(), len(r.seen.Processes)
	var wall, expected time.Duration // of the rounds
	for _, crew := range d.crews(turn.Cells) {
		// Cells that are at fault by now take no part.
		crew = slices.DeleteFunc(crew, func(c plan.Cell) bool { return !slices.Contains(d.cells, c) })
		if err := r.process(ctx, d, crew, turn); err != nil {
			return err
		}
		for _, p := range r.seen.Processes[before:] { // several if a codec ended one
			wall += time.Duration(p.Wall * float64(time.Second))
			expected += past.Work(crew, turn.Shape)
		}
		before = len(r.seen.Processes)
		progress()
	}
	d.setUp = time.Since(began) - wall
	if expected > 0 {
		d.pace = float64(wall) / float64(expected)
	}
	d.turns[turn.Layout]++
	d.widths = r.widths(d)
	r.learn(d)
	return nil
}

// learn makes the next processes plan with the median time that a cell took in the processes before
// them. The proof's time comes from a few operations next to another proof. For fast operations it
// is half of the time that is measured later, and it differs by a quarter from run to run. The
// number of operations that are done together would differ as much, and so would the state of the
// caches.
func (r *run) learn(d *dataRun) {
	took := make(map[record.Key][]float64)
	for _, b := range r.seen.Blocks {
		if b.Data == d.info.Name {
			took[b.Key] = append(took[b.Key], b.NS)
		}
	}
	for i, c := range d.cells {
		if times := took[d.key(c)]; times != nil {
			d.cells[i].Rough = stats.Median(times)
		}
	}
}

// widths returns the widths of the intervals that a data set's cells have so far.
func (r *run) widths(d *dataRun) map[record.Key]float64 {
	seen := r.seen.Only([]string{d.info.Name}, nil)
	seen.Run.Reference, seen.Run.Twin = d.roles.Reference, d.roles.Twin()
	seen.For = stats.SamePrograms // more turns don't narrow what other programs differ by
	panels := seen.Panels()
	widths := make(map[record.Key]float64)
	for _, c := range d.cells {
		key, codec := d.key(c), c.Codec
		if codec == d.roles.Twin() {
			codec = d.roles.Reference // the reference's panel contains its twin's times
		}
		if panel := panels[key.Column()]; panel != nil && panel.Size(codec) > 0 {
			// Without the reference there are times but no ratios.
			interval := panel.Ratio(codec, d.roles.Reference)
			if codec == d.roles.Reference || math.IsNaN(interval.Mid) {
				interval = panel.Time(codec)
			}
			widths[key] = interval.Relative()
		}
	}
	return widths
}

// process runs one timing process.
func (r *run) process(ctx context.Context, d *dataRun, cells []plan.Cell, turn plan.Turn) error {
	var began float64
	retry := retry{
		parent: r, data: d, cells: cells, binary: r.Binaries[turn.Layout],
		task: func(cells []plan.Cell) Spec {
			began = time.Since(r.start).Seconds()
			spec := r.spec(Time, d, cells)
			spec.Layout, spec.Shape, spec.Compared = r.Layouts[turn.Layout], turn.Shape, d.compared(cells)
			return spec
		},
		on: func(e Event) error {
			switch {
			case e.Process != nil:
				e.Process.Start, e.Process.Round = began, r.round
				r.seen.Processes = append(r.seen.Processes, *e.Process)
				return r.write(*e.Process)
			case e.Rounds != nil:
				return json.NewEncoder(r.Rounds).Encode(e.Rounds)
			}
			r.seen.Blocks = append(r.seen.Blocks, *e.Block)
			return r.write(*e.Block)
		},
	}
	return retry.do(ctx)
}

// compared returns the indexes of the cells whose values the next process compares however long
// that takes. Each cell has its values compared in one of every comparedEvery processes that
// measure it.
func (d *dataRun) compared(cells []plan.Cell) (places []int) {
	if d.met == nil {
		d.met = make(map[record.Key]int)
	}
	for i, c := range cells {
		met, known := d.met[d.key(c)]
		if !known {
			met = i // so that not all are compared in one process
		}
		if met%comparedEvery == 0 {
			places = append(places, i)
		}
		d.met[d.key(c)] = met + 1
	}
	return places
}

// crews splits cells of the data set among processes.
func (d *dataRun) crews(cells []plan.Cell) [][]plan.Cell {
	if d.alone {
		return crewsAlone(cells, d.compares)
	}
	return plan.Crews(cells, d.info.JSON*float64(d.info.Messages), float64(d.memory), d.roles.Always)
}

// spec returns the task of the next process.
func (r *run) spec(task Task, d *dataRun, cells []plan.Cell) Spec {
	id := r.next
	r.next++
	return Spec{
		Task: task, Reference: r.has.Reference, Data: d.info.Name, Operations: r.Operations, Dir: r.dir, Box: r.box(), Memory: d.memory,
		Messages: d.info.Messages, Sum: d.info.Sum, Process: id, Cells: cells,
		Seed: r.Seed, KeepRounds: r.Rounds != nil,
	}
}

// readElsewhere makes a process that has not encoded anything decode the messages of all codecs
// that encode or decode. proof is the task in which they were encoded. Codecs that read them before are
// left out.
func (r *run) readElsewhere(ctx context.Context, d *dataRun, proof Spec, before func(codec string) bool) error {
	cells := slices.DeleteFunc(slices.Clone(d.cells), func(c plan.Cell) bool {
		return c.Operation == codec.ConvertIn || c.Operation == codec.ConvertOut || before(c.Codec)
	})
	if len(cells) == 0 {
		return nil
	}
	retry := retry{
		parent: r, data: d, cells: cells, wholeCodec: true, binary: r.Binaries[0],
		task: func(cells []plan.Cell) Spec {
			return Spec{
				Task: Read, Reference: r.has.Reference, Data: d.info.Name, Dir: proof.Dir, Box: proof.Box, Memory: proof.Memory,
				Messages: d.info.Messages, Sum: d.info.Sum, Cells: cells,
			}
		},
		on: func(Event) error { return nil },
	}
	return retry.do(ctx)
}

// key returns the key of a cell of a data set.
func (d *dataRun) key(c plan.Cell) record.Key {
	return record.Key{Codec: c.Codec, Data: d.info.Name, Operation: string(c.Operation)}
}
