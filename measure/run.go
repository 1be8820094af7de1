package measure

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/record"
	"github.com/wirebench/wirebench/stats"
)

// Options say what a run measures and how.
type Options struct {
	Data   []string
	Codecs []string
	Models []codec.Model
	// Absent are codecs that were asked for and are not in the program.
	Absent []Absent
	// Time is for measuring; the proof before it takes what it takes.
	Time  time.Duration
	Grade string
	// Binaries are the programs that measure, in turn: this one, and others that
	// differ from it in the layout of their code. Layouts are their seeds.
	Binaries []string
	Layouts  []int
	// Patience is how long an operation may take before the codec counts as
	// hanging.
	Patience time.Duration
	Seed     uint64
	// Rounds, where set, gets every batch as JSON lines.
	Rounds io.Writer
	// Command is what the user typed, for the record.
	Command []string
	// Progress is told how far the run is.
	Progress func(Progress)
}

// Absent is a codec that is not in the program, and why.
type Absent struct{ Codec, Reason string }

// IsAbsent reports whether a codec is not in the program.
func (o Options) IsAbsent(name string) bool {
	return slices.ContainsFunc(o.Absent, func(a Absent) bool { return a.Codec == name })
}

// Progress is how far a run is.
type Progress struct {
	Phase string // "proving person", "measuring"
	// Done and Total are in steps of the phase: codecs, or time to the nanosecond.
	Done, Total int64
	Timed       bool // Done and Total are times
}

// run is a run in progress.
type run struct {
	Options
	catalog Catalog
	out     *record.Writer
	dir     string // for files that only this run needs
	sup     supervisor
	start   time.Time
	next    int           // number of the next process
	seen    record.Record // processes and blocks so far
}

// dataRun is what a run knows of one data set.
type dataRun struct {
	info  record.DataInfo
	plan  dataPlan
	done  int // processes
	looks map[int]bool
	cells []CellSpec // still measured
}

// Run proves and measures and writes everything behind the [Header] to out, the
// last line included.
// When ctx ends, what was measured stays, and the error is ctx's cause.
func Run(ctx context.Context, catalog Catalog, opt Options, out *record.Writer) error {
	dir, err := os.MkdirTemp("", "wirebench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	r := &run{Options: opt, catalog: catalog, out: out, dir: dir, sup: supervisor{opt.Patience}, start: time.Now()}
	if r.Progress == nil {
		r.Progress = func(Progress) {}
	}
	failed := r.measure(ctx)
	end := record.End{Finished: time.Now(), Why: "complete"}
	switch {
	case ctx.Err() != nil:
		end.Why = "interrupted"
	case failed != nil:
		end.Why = "failed: " + failed.Error()
	}
	if err := out.Write(end); failed == nil {
		failed = err
	}
	return failed
}

// Header is the first line of the record of a run with these options.
func Header(catalog Catalog, opt Options) (record.Run, error) {
	h := record.Run{
		Started: time.Now(), Command: opt.Command, Grade: opt.Grade,
		Reference: Reference, Twin: Twin, Env: Environment(), Seconds: opt.Time.Seconds(),
	}
	for _, m := range opt.Models {
		h.Models = append(h.Models, string(m))
	}
	for _, name := range opt.Codecs {
		k, err := catalog.Codec(name)
		if err != nil {
			return h, err
		}
		h.Codecs = append(h.Codecs, info(k, h.Env))
	}
	for _, name := range opt.Data {
		s, err := catalog.Set(name)
		if err != nil {
			return h, err
		}
		h.Data = append(h.Data, record.DataInfo{Name: name, About: s.About})
	}
	return h, nil
}

// info is a codec as a record describes it.
func info(k codec.Codec, env record.Environment) record.CodecInfo {
	i := record.CodecInfo{
		Name: k.Name, Family: k.Family, Module: k.Module, Version: env.Modules[k.Module], Marks: k.Marks.Names(),
	}
	if k.Module == "std" {
		i.Version = env.Go
	}
	for _, l := range k.Losses {
		i.Losses = append(i.Losses, record.Loss{Rule: l.Rule.Names()[0], Why: l.Why})
	}
	return i
}

func (r *run) measure(ctx context.Context) error {
	if err := r.calibrate(ctx); err != nil {
		return err
	}
	var sets []*dataRun
	var rounds []time.Duration
	for _, name := range r.Data {
		d, err := r.prove(ctx, name)
		if err != nil {
			return err
		}
		if len(d.cells) == 0 {
			continue
		}
		sets = append(sets, d)
		rounds = append(rounds, roundTime(d.cells, d.info.Chunk))
	}
	if len(sets) == 0 {
		return errors.New("nothing can be measured: no codec carries the type and survives its proof")
	}
	plans, err := plan(r.Time, rounds)
	if err != nil {
		return err
	}
	for i, d := range sets {
		d.plan, d.looks = plans[i], looks(plans[i].processes)
	}
	return r.processes(ctx, sets)
}

func (r *run) box() string { return filepath.Join(r.dir, "box") }

// calibrations is the number of processes that calibrate.
const calibrations = 3

// calibrate finds the price of garbage.
func (r *run) calibrate(ctx context.Context) error {
	r.Progress(Progress{Phase: "calibrating the garbage collector"})
	var prices []float64
	var g record.Garbage
	for range calibrations {
		err := r.sup.run(ctx, r.Binaries[0], Spec{Task: Garbage, Box: r.box()}, func(e Event) error {
			if e.Garbage == nil {
				return errors.New("the calibration of the garbage collector gave no result")
			}
			g = *e.Garbage
			prices = append(prices, g.PerByte)
			return nil
		})
		if err != nil {
			return fmt.Errorf("calibrating the garbage collector: %w", err)
		}
	}
	g.PerByte, g.Low, g.High = stats.Median(prices), slices.Min(prices), slices.Max(prices)
	return r.out.Write(g)
}

// prove proves all codecs on a data set. A codec that kills or hangs the proving
// process is at fault in all its models, and the others go on in a new process.
func (r *run) prove(ctx context.Context, data string) (*dataRun, error) {
	d := &dataRun{}
	left := slices.Clone(r.Codecs)
	progress := Progress{Phase: "proving " + data, Total: int64(len(left) * len(r.Models))}
	r.Progress(progress)
	write := func(c record.Cell) error {
		progress.Done++
		r.Progress(progress)
		if c.Reason == "" && c.Fault == "" {
			d.cells = append(d.cells, CellSpec{c.Codec, codec.Model(c.Model), c.Rough, c.AllocBytes})
		}
		return r.out.Write(c)
	}
	for _, a := range r.Absent {
		for _, m := range r.Models {
			if err := r.out.Write(record.Cell{Key: record.Key{Codec: a.Codec, Data: data, Model: string(m)}, Reason: a.Reason}); err != nil {
				return nil, err
			}
		}
	}
	for len(left) > 0 {
		proved := 0 // cells, of the codecs in left
		err := r.sup.run(ctx, r.Binaries[0], Spec{
			Task: Prove, Data: data, Codecs: left, Models: r.Models, Dir: r.dir, Box: r.box(),
		}, func(e Event) error {
			if e.Data != nil {
				d.info = *e.Data
				if left[0] == r.Codecs[0] {
					return r.out.Write(*e.Data)
				}
				return nil
			}
			proved++
			return write(*e.Cell)
		})
		var dead *death
		switch {
		case errors.As(err, &dead) && dead.cell < len(left):
			name := left[dead.cell]
			for _, m := range r.Models[proved%len(r.Models):] {
				if err := write(record.Cell{Key: record.Key{Codec: name, Data: data, Model: string(m)}, Fault: dead.why}); err != nil {
					return nil, err
				}
			}
			left = left[dead.cell+1:]
		case err != nil:
			return nil, fmt.Errorf("proving %s: %w", data, err)
		default:
			left = nil
		}
	}
	return d, nil
}

// processes runs the timing processes, one of each data set in turn.
func (r *run) processes(ctx context.Context, sets []*dataRun) error {
	start := time.Now()
	for open := true; open; {
		open = false
		for _, d := range sets {
			if d.done == d.plan.processes || len(d.cells) == 0 {
				continue
			}
			open = true
			if err := r.process(ctx, d); err != nil {
				return err
			}
			if d.done++; d.looks[d.done] {
				d.cells = undecided(r.seen, d.info.Name, d.cells)
			}
			r.Progress(Progress{Phase: "measuring", Done: int64(time.Since(start)), Total: int64(remaining(start, sets)), Timed: true})
		}
	}
	return nil
}

// remaining is how long measuring takes in all, from what it took up to now.
func remaining(start time.Time, sets []*dataRun) time.Duration {
	total := time.Since(start)
	for _, d := range sets {
		if len(d.cells) > 0 {
			total += time.Duration(d.plan.processes-d.done) * (d.plan.duration + setUp)
		}
	}
	return total
}

// process runs one timing process. When a codec kills it, the process is run
// again without that cell.
func (r *run) process(ctx context.Context, d *dataRun) error {
	for len(d.cells) > 0 {
		id := r.next
		r.next++
		began := time.Since(r.start).Seconds()
		var faulty []record.Key
		layout := d.done % len(r.Binaries)
		err := r.sup.run(ctx, r.Binaries[layout], Spec{
			Task: Time, Data: d.info.Name, Models: r.Models, Dir: r.dir, Box: r.box(),
			Messages: d.info.Messages, Sum: d.info.Sum,
			Process: id, Layout: r.Layouts[layout], Cells: d.cells,
			Duration: d.plan.duration, Rounds: d.plan.rounds,
			Seed: r.Seed, KeepRounds: r.Rounds != nil,
		}, func(e Event) error {
			switch {
			case e.Process != nil:
				e.Process.Start = began
				r.seen.Processes = append(r.seen.Processes, *e.Process)
				return r.out.Write(*e.Process)
			case e.Fault != nil:
				faulty = append(faulty, e.Fault.Key)
				return r.out.Write(*e.Fault)
			case e.Rounds != nil:
				return json.NewEncoder(r.Rounds).Encode(e.Rounds)
			}
			r.seen.Blocks = append(r.seen.Blocks, *e.Block)
			return r.out.Write(*e.Block)
		})
		var dead *death
		if errors.As(err, &dead) && dead.cell < len(d.cells) {
			c := d.cells[dead.cell]
			key := record.Key{Codec: c.Codec, Data: d.info.Name, Model: string(c.Model)}
			if err := r.out.Write(record.Fault{Key: key, Process: id, Fault: dead.why}); err != nil {
				return err
			}
			d.cells = slices.Delete(d.cells, dead.cell, dead.cell+1)
			continue
		}
		if err != nil {
			return fmt.Errorf("measuring %s: %w", d.info.Name, err)
		}
		d.cells = slices.DeleteFunc(d.cells, func(c CellSpec) bool {
			return slices.Contains(faulty, record.Key{Codec: c.Codec, Data: d.info.Name, Model: string(c.Model)})
		})
		return nil
	}
	return nil
}
