package foreign

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"time"

	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/scratch"
)

// Options say what a run measures, and how.
type Options struct {
	// Command starts the peer, and Program is the path of a program with the Go codecs.
	Command Command
	Program string
	// Env is the machine, and the build of the program. Nil means those of this program.
	Env *record.Environment
	// Lines are the Go codecs, without their figures.
	Lines []Line
	Data  []string
	// Processes is how many processes time each data set. Fewer than three give no intervals.
	Processes int
	Shape     plan.Shape
	// Calibrations is how many processes find the price of garbage. Zero means that it is not known.
	Calibrations int
	Seed         uint64
	Progress     func(phase string, done, total int64, timed bool)
}

// UsualShape is how often a process has each cell's turn.
var UsualShape = plan.Shape{Places: 4, Each: 16, Visits: 15}

// UsualCalibrations is how many processes find the price of garbage, as in a run of codecs.
const UsualCalibrations = 5

// slack is how much longer than an answer of the peer a step of the whole process may take.
const slack = 10 * time.Second

// run is a run in progress.
type run struct {
	Options
	box    string
	result *Result
	rough  map[string]map[string]float64 // by data set
	quiet  []float64                     // shares of times that count
}

// Run measures. If it is interrupted, the result has what was measured until then.
func Run(ctx context.Context, o Options) (*Result, error) {
	folder, err := scratch.New()
	if err != nil {
		return nil, err
	}
	defer folder.Remove()
	r := &run{Options: o, box: filepath.Join(folder.Path, "box"), result: newResult(o), rough: make(map[string]map[string]float64)}
	return r.result, r.measure(ctx)
}

func (r *run) measure(ctx context.Context) error {
	total := int64(len(r.Data) * (1 + r.Processes))
	step := func(phase string, process int, timed bool) error {
		for i := range r.Data {
			r.Progress(phase, int64((1+process)*len(r.Data)+i), total, false)
			if err := r.process(ctx, &r.result.Data[i], process, timed); err != nil {
				return fmt.Errorf("%s: %w", r.Data[i], err)
			}
		}
		return nil
	}
	if err := step("proving that values survive", -1, false); err != nil {
		return err
	}
	if r.Calibrations > 0 {
		r.Progress("calibrating the garbage collector", int64(len(r.Data)), total, false)
		garbage, err := measure.Collector(ctx, r.Program, r.result.Env.Go, r.box, r.Command.Timeout+slack, r.Calibrations)
		if err != nil {
			return err
		}
		r.result.Garbage = &garbage
	}
	for p := range r.Processes {
		if err := step("measuring both in turn", p, true); err != nil {
			return err
		}
		r.result.Processes++
		r.result.Quiet = meanOf(r.quiet)
	}
	return nil
}

func meanOf(xs []float64) (mean float64) {
	for _, x := range xs {
		mean += x / float64(len(xs))
	}
	return mean
}

// process runs a process on a data set.
func (r *run) process(ctx context.Context, d *Data, number int, timed bool) error {
	t := Task{Command: r.Command, Data: d.Name, Shape: r.Shape, Process: max(number, 0), Seed: r.Seed, Box: r.box}
	for _, l := range r.Lines {
		t.Codecs = append(t.Codecs, l.Name)
	}
	for _, l := range d.Lines {
		if l.Fault != "" {
			t.Faulty = append(t.Faulty, l.Name)
		}
	}
	if timed {
		t.Rough = r.rough[d.Name]
		if len(t.Rough) == 0 {
			return nil // all lines are at fault
		}
	}
	p := supervise.Process{Path: r.Program, Args: []string{ChildCommand}, Box: r.box, Timeout: r.Command.Timeout + slack}
	err := supervise.Run(ctx, p, t, func(e Event) (bool, error) { return e.Done, r.event(d, number, e) })
	dead, died := errors.AsType[*supervise.Death](err)
	if died && dead.Cell < len(d.Lines) {
		return fmt.Errorf("%s: %w", d.Lines[dead.Cell].Name, err)
	}
	return err
}

// event takes in what a process reports.
func (r *run) event(d *Data, process int, e Event) error {
	switch {
	case e.About != nil:
		return r.introduce(d, *e.About)
	case e.Messages > 0:
		d.Messages = e.Messages
	case e.Line != nil:
		l := d.line(e.Line.Name)
		if l == nil {
			return fmt.Errorf("no line %s", e.Line.Name)
		}
		l.Wire = e.Line.Wire
		if len(e.Line.Rough) == len(operations) && len(e.Line.Allocated) == len(operations) {
			if r.rough[d.Name] == nil {
				r.rough[d.Name] = make(map[string]float64)
			}
			l.Allocated = make(map[string]float64)
			for i, m := range operations {
				r.rough[d.Name][key(l.Name, m)] = e.Line.Rough[i]
				l.Allocated[string(m)] = e.Line.Allocated[i]
			}
		}
	case e.Fault != nil:
		l := d.line(e.Fault.Name)
		if l == nil {
			return fmt.Errorf("no line %s", e.Fault.Name)
		}
		l.Fault, l.Times = e.Fault.What, nil
	case e.Process != nil:
		r.quiet = append(r.quiet, e.Process.Quiet)
	case e.Block != nil:
		if l := d.line(e.Block.Codec); l != nil && l.Fault == "" {
			l.add(e.Block.Operation, process, e.Block.NS)
		}
	}
	return nil
}

// introduce adds the rows of the peer, the first time, to a data set.
func (r *run) introduce(d *Data, about Introduction) error {
	if r.result.Language == "" {
		r.result.Introduction = about
	}
	if about.Language != r.result.Language || !slices.Equal(about.Rows, r.result.Rows) {
		return errors.New("the program introduces itself in another way each time")
	}
	if len(d.Lines) == len(r.Lines) {
		d.Lines = append(d.Lines, r.result.rows()...)
	}
	return nil
}
