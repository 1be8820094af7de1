package delivery

import (
	"cmp"
	"context"
	"errors"
	"path/filepath"
	"slices"
	"time"

	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/scratch"
	"github.com/wirebench/wirebench/internal/stats"
)

// run is a run in progress.
type run struct {
	Options
	dir   string
	write func(any) error
	seen  record.Record
	start time.Time
	next  int
}

// part is the state of one scenario in a run.
type part struct {
	Scenario
	data  string
	cells []Cell // without a fault
	turns int    // number of processes that measured it
	took  time.Duration
}

// Run proves and measures, and writes everything after the [Header] to out, including the last
// line.
func Run(ctx context.Context, o Options, out *record.Writer) error {
	folder, err := scratch.New()
	if err != nil {
		return err
	}
	defer folder.Remove()
	r := &run{Options: o, dir: folder.Path, write: out.Write, seen: record.Record{Run: Header(o)}}
	return out.Finish(ctx, r.measure(ctx))
}

func (r *run) measure(ctx context.Context) error {
	var parts []*part
	for i, s := range r.Scenarios {
		r.Progress("proving "+s.Name, int64(i), int64(len(r.Scenarios)), false)
		p := &part{Scenario: s, data: r.data(s)}
		if err := r.prove(ctx, p); err != nil {
			return err
		}
		parts = append(parts, p)
	}
	r.start = time.Now()
	for {
		since := time.Since(r.start)
		r.Progress("measuring", int64(since), int64(max(since, r.Time)), true)
		p := r.choose(parts)
		if p == nil {
			return nil
		}
		if err := r.time(ctx, p); err != nil {
			return err
		}
	}
}

// prove finds the cells of a scenario, and roughly how long their messages take.
func (r *run) prove(ctx context.Context, p *part) error {
	var cells []Cell
	for _, e := range r.Engines {
		for _, w := range r.Ways {
			if w.paced() != p.Service {
				continue
			}
			for _, load := range r.payloads() {
				cell := Cell{Engine: e.Name, Way: w, Payload: load}
				twin := cell
				twin.Twin = true
				why := lacks(e, p.Scenario, w)
				if why == "" && e.Loopback && r.Peer != "" {
					why = "between processes of one machine only"
				}
				if why != "" {
					c := record.Cell{Key: r.task(p, nil).key(cell), Reason: why}
					if err := r.found(c); err != nil {
						return err
					}
					continue
				}
				cells = append(cells, cell)
				if cell.name() == r.seen.Run.Reference {
					cells = append(cells, twin)
				}
			}
		}
	}
	rough := make(map[record.Key]float64)
	for _, program := range r.Programs {
		own := program.cells(cells)
		if program.Path != r.Programs[0].Path { // the first program proved the reference
			own = slices.DeleteFunc(own, func(c Cell) bool { return c.Engine == Reference })
		}
		t := r.task(p, own)
		t.Prove = true
		err := r.sparing(ctx, program, t, func(e Event) error {
			if e.Cell == nil {
				return nil
			}
			if e.Cell.Fault == "" && e.Cell.Reason == "" {
				rough[e.Cell.Key] = e.Cell.Rough
			}
			return r.found(*e.Cell)
		})
		if err != nil {
			return err
		}
	}
	for _, c := range cells {
		took, ok := rough[r.task(p, nil).key(c)]
		if !ok {
			continue
		}
		p.cells = append(p.cells, r.planned(p, c, took))
	}
	return nil
}

// planned returns a cell with the length of its turns, or its rate. took is the time of a message
// in ns.
func (r *run) planned(p *part, c Cell, took float64) Cell {
	switch c.Way {
	case P99:
		c.Rate = r.Rate
	case Capacity:
		if c.Rate == 0 {
			c.Rate = likely * 1e9 / took
		}
	default:
		// All senders send the cell's messages at once.
		c.Turn = cmp.Or(r.Messages, max(int(float64(turnLength)/took/float64(p.pairs())), 1))
		if c.Twin {
			c.Turn = max(c.Turn/shorter, 1)
		}
	}
	return c
}

// learn plans the next processes from the times of those before, since the few messages of the
// proof give only a rough time.
func (r *run) learn(p *part) {
	took := make(map[record.Key][]float64)
	for _, b := range r.seen.Blocks {
		took[b.Key] = append(took[b.Key], b.NS)
	}
	for i, c := range p.cells {
		if times := took[r.task(p, nil).key(c)]; times != nil {
			p.cells[i] = r.planned(p, c, stats.Median(times))
		}
	}
}

// found records what is known about a cell before it is measured.
func (r *run) found(c record.Cell) error {
	r.seen.Cells = append(r.seen.Cells, c)
	return r.write(c)
}

func (r *run) task(p *part, cells []Cell) Task {
	t := Task{
		Scenario: p.Name, Pairs: p.pairs(), Remote: p.Remote, Peer: r.Peer, Data: p.data, Cells: cells,
		Rounds: rounds, Process: r.next, Seed: r.Seed, Box: filepath.Join(r.dir, "box"), Timeout: r.Timeout,
	}
	if p.Service {
		t.Rounds, t.Window = tries, r.Window
	}
	return t
}

// sparing runs a task. If a cell ends the process, it runs the task again without that cell, and
// without the cells that the process had reported.
func (r *run) sparing(ctx context.Context, program Program, t Task, on func(Event) error) error {
	for len(t.Cells) > 0 {
		told, timed := make(map[record.Key]bool), false
		p := supervise.Process{Path: program.Path, Args: []string{ChildCommand}, Box: t.Box, Timeout: 4 * r.Timeout}
		err := supervise.Run(ctx, p, t, func(e Event) (bool, error) {
			if e.Gone != "" {
				return false, errors.New(e.Gone)
			}
			if e.Cell != nil {
				told[e.Cell.Key] = true
			}
			timed = timed || e.Process != nil
			return e.Done, on(e)
		})
		var dead *supervise.Death
		if !errors.As(err, &dead) || dead.Cell >= len(t.Cells) {
			return err
		}
		at := t.Cells[dead.Cell]
		if t.Prove {
			err = on(Event{Cell: &record.Cell{Key: t.key(at), Fault: dead.Why}})
		} else {
			err = on(Event{Fault: &record.Fault{Key: t.key(at), Process: t.Process, Fault: dead.Why}})
		}
		if err != nil || timed { // the process was at its end
			return err
		}
		t.Cells = slices.DeleteFunc(slices.Clone(t.Cells), func(c Cell) bool { return c == at || told[t.key(c)] })
	}
	return nil
}

// choose returns the scenario to measure next, or nil if there is none. Candidates have too wide an
// interval, or too few processes to know, and fit into the time. It picks the one with the fewest
// processes.
func (r *run) choose(parts []*part) *part {
	var next *part
	left := r.Time - time.Since(r.start)
	for _, p := range parts {
		switch {
		case len(p.cells) == 0, p.turns > 0 && p.took > left, p.turns >= leastProcess && r.narrow(p):
		case next == nil || p.turns < next.turns:
			next = p
		}
	}
	return next
}

// narrow reports whether all ratios of a scenario have reached the precision.
func (r *run) narrow(p *part) bool {
	if r.Precision == 0 {
		return false
	}
	panels := r.seen.Only([]string{p.data}, nil).Panels()
	for _, c := range p.cells {
		key := r.task(p, nil).key(c)
		panel := panels[key.Column()]
		if key.Codec == r.seen.Run.Reference || key.Codec == r.seen.Run.Twin || panel == nil || panel.Size(key.Codec) == 0 {
			continue
		}
		if w := panel.Ratio(key.Codec, r.seen.Run.Reference).Relative(); !(w <= r.Precision) {
			return false
		}
	}
	return true
}

// cells returns the cells of a program's engines, and those of the reference, which every program
// has.
func (p Program) cells(all []Cell) []Cell {
	return slices.DeleteFunc(slices.Clone(all), func(c Cell) bool { return c.Engine != Reference && !slices.Contains(p.Engines, c.Engine) })
}

// time measures a scenario in one more process of each program that has cells of it.
func (r *run) time(ctx context.Context, p *part) error {
	began := time.Now()
	for _, program := range r.Programs {
		cells := program.cells(p.cells)
		if !slices.ContainsFunc(cells, func(c Cell) bool { return slices.Contains(program.Engines, c.Engine) }) {
			continue
		}
		if err := r.timeIn(ctx, program, p, cells); err != nil {
			return err
		}
	}
	p.turns++
	p.took = time.Since(began)
	r.learn(p)
	return nil
}

// timeIn measures cells of a scenario in one process of a program.
func (r *run) timeIn(ctx context.Context, program Program, p *part, cells []Cell) error {
	began := time.Now()
	t := r.task(p, cells)
	r.next++
	faulty := make(map[record.Key]bool)
	err := r.sparing(ctx, program, t, func(e Event) error {
		switch {
		case e.Fault != nil:
			faulty[e.Fault.Key] = true
			return r.write(*e.Fault)
		case e.Process != nil:
			e.Process.Start = began.Sub(r.start).Seconds()
			r.seen.Processes = append(r.seen.Processes, *e.Process)
			return r.write(*e.Process)
		case e.Block != nil:
			r.seen.Blocks = append(r.seen.Blocks, *e.Block)
			return r.write(*e.Block)
		case e.Usage != nil:
			return r.write(*e.Usage)
		}
		return nil
	})
	p.cells = slices.DeleteFunc(p.cells, func(c Cell) bool { return faulty[t.key(c)] })
	return err
}
