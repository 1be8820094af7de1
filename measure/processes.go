package measure

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/wirebench/wirebench/record"
)

// processes runs the timing processes, a turn of each data set after the other.
func (r *run) processes(ctx context.Context, sets []*dataRun) error {
	start := time.Now()
	progress := func() {
		r.Progress(Progress{Phase: "measuring", Done: int64(time.Since(start)), Total: int64(r.remaining(start, sets)), Timed: true})
	}
	progress()
	for open := true; open; {
		open = false
		if allBegun(sets) {
			r.replan(r.Time-time.Since(start), sets)
		}
		for _, d := range sets {
			if d.done == d.plan.processes || len(d.cells) == 0 {
				continue
			}
			open = true
			layout := r.layout(d.info.Name)
			if err := r.turn(ctx, d, layout, r.due(d, layout), progress); err != nil {
				return err
			}
			if d.done++; d.looks[d.done] {
				d.cells = r.catalog.undecided(r.seen, d.info.Name, d.cells)
			}
		}
	}
	return nil
}

// allBegun reports whether one process of each data set is done.
func allBegun(sets []*dataRun) bool {
	return !slices.ContainsFunc(sets, func(d *dataRun) bool { return d.done != 1 })
}

// replan shares the time that is left by how long turns really take: the proof
// knows operations one by one, with caches and a heap that are not a round's.
func (r *run) replan(left time.Duration, sets []*dataRun) {
	plans := r.planned(left, sets, 1)
	for i, d := range sets {
		d.plan = plans[i]
		d.plan.processes += d.done
		d.looks = looks(d.plan.processes)
	}
}

// remaining is how long measuring takes in all, from what it took up to now.
func (r *run) remaining(start time.Time, sets []*dataRun) time.Duration {
	total := time.Since(start)
	for _, d := range sets {
		if n := d.plan.processes - d.done; n > 0 && len(d.cells) > 0 {
			turns := r.turns(d)
			left := float64(turns.length(n)) - d.part*float64(turns.length(1))
			total += time.Duration(d.plan.stretch * left)
		}
	}
	return total
}

// turn times cells of a data set, in one process or in as many as their memory asks for. It
// tells progress between these: a turn of large messages takes minutes.
func (r *run) turn(ctx context.Context, d *dataRun, layout int, cells []CellSpec, progress func()) error {
	defer func() { d.part = 0 }()
	began, before := time.Now(), len(r.seen.Processes)
	crews, t := d.crews(cells), d.turn(cells)
	all, length := d.roundTime(crews, t.rounds), t.duration(d.plan.stretch)
	var wall, expected time.Duration // of rounds
	for _, crew := range crews {
		// What is at fault by now takes no part.
		crew = slices.DeleteFunc(crew, func(c CellSpec) bool { return !slices.Contains(d.cells, c) })
		round := roundTime(crew, d.info.Chunk, t.rounds)
		share := float64(round) / float64(all)
		if err := r.process(ctx, d, crew, layout, t.rounds, time.Duration(share*float64(length))); err != nil {
			return err
		}
		for _, p := range r.seen.Processes[before:] {
			wall += time.Duration(p.Wall * float64(time.Second))
			expected += time.Duration(p.Rounds) * round
		}
		before = len(r.seen.Processes)
		d.part += share
		progress()
	}
	d.setUp = time.Since(began) - wall
	if expected > 0 {
		d.pace = float64(wall) / float64(expected)
	}
	return nil
}

// turn is one of these cells, in as many rounds as one of all.
func (d *dataRun) turn(cells []CellSpec) turn {
	paced := func(cells []CellSpec) func(int) time.Duration {
		crews := d.crews(cells)
		return func(rounds int) time.Duration { return time.Duration(d.pace * float64(d.roundTime(crews, rounds))) }
	}
	t := newTurn(d.setUp, paced(d.cells))
	t.length = time.Duration(t.rounds) * paced(cells)(t.rounds)
	return t
}

// roundTime is how long a round of all crews takes, about. What takes part in each of
// them counts as often.
func (d *dataRun) roundTime(crews [][]CellSpec, rounds int) (total time.Duration) {
	for _, crew := range crews {
		total += roundTime(crew, d.info.Chunk, rounds)
	}
	return total
}

// process runs one timing process.
func (r *run) process(ctx context.Context, d *dataRun, cells []CellSpec, layout, rounds int, length time.Duration) error {
	var began float64
	return r.sparing(ctx, d, cells, func(cells []CellSpec) (string, Spec) {
		began = time.Since(r.start).Seconds()
		spec := r.spec(Time, d, cells)
		spec.Layout, spec.Duration, spec.Rounds, spec.Compared = r.Layouts[layout], length, rounds, d.compared(cells)
		return r.Binaries[layout], spec
	}, func(e Event) error {
		switch {
		case e.Process != nil:
			e.Process.Start = began
			r.seen.Processes = append(r.seen.Processes, *e.Process)
			return r.write(*e.Process)
		case e.Rounds != nil:
			return json.NewEncoder(r.Rounds).Encode(e.Rounds)
		}
		r.seen.Blocks = append(r.seen.Blocks, *e.Block)
		return r.write(*e.Block)
	})
}

// compared returns the places of the cells whose values the next process of these compares
// however long that takes: each has its turn in one of every comparedEvery that measure it.
func (d *dataRun) compared(cells []CellSpec) (places []int) {
	if d.met == nil {
		d.met = make(map[record.Key]int)
	}
	for i, c := range cells {
		met, known := d.met[c.key(d)]
		if !known {
			met = i // not all in one process
		}
		if met%comparedEvery == 0 {
			places = append(places, i)
		}
		d.met[c.key(d)] = met + 1
	}
	return places
}

// collectShare is the part of the time that measuring took which direct measurement of
// garbage may take on top of it.
const collectShare = 0.1

// collect measures the garbage of sound cells directly, of as many as there is time
// for: each takes seconds, and what it is for is to show how good the price of a byte
// is. Which they are is drawn.
func (r *run) collect(ctx context.Context, sets []*dataRun, length time.Duration) error {
	rng := rand.New(rand.NewPCG(r.Seed, 1))
	share, began := float64(length)/float64(len(sets)), time.Now()
	for i, d := range sets {
		// What a set takes beyond its share, the next one lacks.
		until := began.Add(time.Duration(share * float64(i+1)))
		cells := slices.DeleteFunc(slices.Clone(d.sound), func(c CellSpec) bool { return c.Codec == r.catalog.Twin() || !collectable(c) })
		rng.Shuffle(len(cells), func(i, j int) { cells[i], cells[j] = cells[j], cells[i] })
		done := make(map[record.Key]bool)
		progress := func() {
			r.Progress(Progress{Phase: "collecting the garbage of " + d.info.Name, Done: int64(len(done)), Total: int64(len(cells))})
		}
		progress()
		for _, crew := range d.crews(cells) {
			if !time.Now().Before(until) {
				break
			}
			err := r.sparing(ctx, d, crew, func(cells []CellSpec) (string, Spec) {
				spec := r.spec(Collect, d, slices.DeleteFunc(slices.Clone(cells), func(c CellSpec) bool { return done[c.key(d)] }))
				spec.Duration = time.Until(until)
				return r.Binaries[0], spec
			}, func(e Event) error {
				done[e.Collected.Key] = true
				progress()
				return r.write(*e.Collected)
			})
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// crews splits cells of the data set among processes.
func (d *dataRun) crews(cells []CellSpec) [][]CellSpec {
	return d.roles.crews(cells, d.info.JSON*float64(d.info.Messages), float64(d.memory))
}

// spec is the task of the next process.
func (r *run) spec(task Task, d *dataRun, cells []CellSpec) Spec {
	id := r.next
	r.next++
	return Spec{
		Task: task, Reference: r.catalog.Reference, Data: d.info.Name, Models: r.Models, Dir: r.dir, Box: r.box(), Memory: d.memory,
		Messages: d.info.Messages, Sum: d.info.Sum, Process: id, Cells: cells,
		Seed: r.Seed, KeepRounds: r.Rounds != nil,
	}
}

// sparing runs a task over cells in a child process, and when a codec kills it
// again without that cell. Cells at fault take no further part.
func (r *run) sparing(ctx context.Context, d *dataRun, cells []CellSpec, task func([]CellSpec) (string, Spec), on func(Event) error) error {
	for len(cells) > 0 {
		binary, spec := task(cells)
		faulty := make(map[record.Key]bool)
		fault := func(f record.Fault) error {
			faulty[f.Key] = true
			return r.write(f)
		}
		err := r.sup.run(ctx, binary, spec, func(e Event) error {
			if e.Fault != nil {
				return fault(*e.Fault)
			}
			return on(e)
		})
		var dead *death
		died := errors.As(err, &dead) && dead.cell < len(spec.Cells)
		if died {
			err = fault(record.Fault{Key: spec.Cells[dead.cell].key(d), Process: spec.Process, Fault: dead.why})
		}
		if err != nil {
			return fmt.Errorf("measuring %s: %w", spec.Data, err)
		}
		for _, list := range []*[]CellSpec{&cells, &d.cells, &d.sound} {
			*list = slices.DeleteFunc(slices.Clone(*list), func(c CellSpec) bool { return faulty[c.key(d)] })
		}
		if !died {
			break
		}
	}
	return nil
}

func (c CellSpec) key(d *dataRun) record.Key {
	return record.Key{Codec: c.Codec, Data: d.info.Name, Model: string(c.Model)}
}
