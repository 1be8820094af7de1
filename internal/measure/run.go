package measure

import (
	"cmp"
	"context"
	"errors"
	"io"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/scratch"
)

// Options say what a run measures and how.
type Options struct {
	Data       []string
	Codecs     []string
	Operations []codec.Operation
	// Choose lets a run on one data set choose its reference when all codecs are proven: what
	// the type itself has the code of, and where the program's reference has no figures another
	// one. Codecs lack the twin then, which is entered when the choice is made.
	Choose bool
	// Absent are codecs that were asked for and are not in the program.
	Absent []Absent
	// Precision is how wide the intervals of ratios are to be, as a share of them: a run ends
	// when they are, when more processes would hardly narrow them, or when Time is over, which is for measuring; the proof before it takes
	// what it takes.
	Precision float64
	Time      time.Duration
	// Unpriced leaves out what finds the price of garbage, which takes as long as a short run does.
	Unpriced bool
	Grade    string
	// Binaries are the programs that measure, in turn, which differ in nothing but the layout of their code. Layouts are
	// their seeds.
	Binaries []string
	Layouts  []int
	// Env is the machine and what the programs were built with; nil: those of this program, which measures itself.
	Env *record.Environment
	// Parts are the functions that the programs are built from, for the record.
	Parts []string
	// Entry is how they are started as child processes, where another program than wirebench measures.
	Entry Entry
	Limits
	Seed uint64
	// Rounds, where set, gets every batch as JSON lines.
	Rounds io.Writer
	// Command is what the user typed, for the record.
	Command []string
	// Progress is told how far the run is.
	Progress func(Progress)
	// Missing, where set, is told of each data set that has no messages here, and why.
	Missing func(why string)
	// Fitness, where set, is told of a quick look at the machine before hours are spent: in runs
	// that may take longer than [LookFrom].
	Fitness func(Fitness)
}

// Absent is a codec that is not in the program, and why.
type Absent struct{ Codec, Reason string }

// environment is the machine and the build of the programs that measure.
func (o Options) environment() record.Environment {
	if o.Env != nil {
		return *o.Env
	}
	return host.Environment()
}

func (o Options) supervisor() supervisor {
	s := supervisor{Limits: o.Limits, entry: o.Entry, goVersion: runtime.Version()}
	if o.Env != nil {
		s.goVersion = o.Env.Go
	}
	return s
}

// IsAbsent reports whether a codec is not in the program.
func (o Options) IsAbsent(name string) bool {
	return slices.ContainsFunc(o.Absent, func(a Absent) bool { return a.Codec == name })
}

// Progress is how far a run is.
type Progress struct {
	Phase string // "proving person", "proving 3 data sets", "measuring"
	// Done and Total are in steps of the phase: codecs, or time to the nanosecond.
	Done, Total int64
	Timed       bool // Done and Total are times
}

// run is a run in progress.
type run struct {
	Options
	has    inventory.Inventory
	write  func(line any) error // to the record
	dir    string               // for files that only this run needs
	sup    supervisor
	start  time.Time
	memory uint64        // bytes that a timing process may take
	small  bool          // a few messages do
	next   int           // number of the next process
	seen   record.Record // processes and blocks so far
	proof  proof
}

// dataRun is what a run knows of one data set.
type dataRun struct {
	roles codec.Roles
	info  record.DataInfo
	// missing is why the data set has no messages here, "" if it has.
	missing string
	turns   []int                  // so far, by layout
	setUp   time.Duration          // of the last turn
	pace    float64                // how much longer its rounds took than was expected
	widths  map[record.Key]float64 // of the intervals by now
	cells   []plan.Cell            // without a fault
	// memory is how many bytes one of its processes may take.
	memory uint64
	// met is in how many processes each cell was, from a number of its own on.
	met map[record.Key]int
	// yours are the codecs of which the type itself has the code.
	yours []string
}

// Run proves and measures what a program has, and writes everything after the [Header] to out, the last line included.
// When ctx ends, what was measured stays, and the error is ctx's cause.
func Run(ctx context.Context, has inventory.Inventory, opt Options, out *record.Writer) error {
	folder, err := scratch.New()
	if err != nil {
		return err
	}
	defer folder.Remove()
	dir := folder.Path
	r := &run{Options: opt, has: has, write: out.Write, dir: dir, sup: opt.supervisor(), memory: host.ProcessMemory(), start: time.Now()}
	if r.Progress == nil {
		r.Progress = func(Progress) {}
	}
	return out.Finish(ctx, r.measure(ctx))
}

// Header is the first line of the record of a run with these options.
func Header(has inventory.Inventory, opt Options) (record.Run, error) {
	h := record.Run{
		Started: time.Now(), Command: opt.Command, Grade: opt.Grade,
		Reference: has.Reference, Twin: has.Twin(), Env: opt.environment(), Parts: opt.Parts, Seconds: opt.Time.Seconds(), Precision: opt.Precision,
	}
	for _, m := range opt.Operations {
		h.Operations = append(h.Operations, string(m))
	}
	for _, name := range opt.Codecs {
		k, err := has.Codec(name)
		if err != nil {
			return h, err
		}
		h.Codecs = append(h.Codecs, Info(k, h.Env))
	}
	for _, name := range opt.Data {
		s, err := has.Set(name)
		if err != nil {
			return h, err
		}
		h.Data = append(h.Data, record.DataInfo{Name: name, About: s.About})
	}
	return h, nil
}

// Info is a codec as a record describes it.
func Info(k inventory.Codec, env record.Environment) record.CodecInfo {
	i := record.CodecInfo{
		Name: k.Name, Family: k.Format.Name, Module: k.Module, Package: k.Package, Version: cmp.Or(env.Modules[k.Module], k.Version), Marks: k.Marks.Names(),
		Code: k.Code(), Schema: k.Schema,
	}
	if k.Module == "std" {
		i.Version = env.Go
	}
	for _, l := range k.Losses {
		i.Losses = append(i.Losses, record.Loss{Rule: l.Rule.Names()[0], Why: l.Why})
	}
	return i
}

// NoData says that none of the data sets asked for can be had here, and why.
type NoData struct {
	Reasons []string // one for each data set
}

func (e *NoData) Error() string {
	return "nothing can be measured: " + strings.Join(e.Reasons, "; and ")
}

func (r *run) measure(ctx context.Context) error {
	if err := host.CheckClock(); err != nil {
		return err
	}
	if r.Fitness != nil && r.Time >= LookFrom {
		r.Progress(Progress{Phase: "looking at the machine"})
		r.Fitness(look(ctx, lookLength))
	}
	proved, err := r.proveAll(ctx)
	if err != nil {
		return err
	}
	var missing []string
	for _, d := range proved {
		if d.missing != "" {
			missing = append(missing, d.missing)
		}
	}
	if len(missing) == len(proved) {
		return &NoData{missing}
	}
	if r.Choose && len(proved[0].cells) > 0 {
		if err := r.choose(ctx, proved[0]); err != nil {
			return err
		}
	}
	sets := slices.DeleteFunc(proved, func(d *dataRun) bool { return len(d.cells) == 0 })
	for _, d := range sets {
		d.setUp, d.pace, d.turns = plan.UsualSetUp, 1, make([]int, len(r.Layouts))
	}
	if len(sets) == 0 {
		return errors.New("nothing can be measured: no codec carries the type and survives its proof")
	}
	if !r.Unpriced && r.Time > 0 { // a quick look has no price: finding it takes longer
		if err := r.calibrate(ctx); err != nil {
			return err
		}
	}
	return r.processes(ctx, sets)
}

func (r *run) box() string { return filepath.Join(r.dir, "box") }
