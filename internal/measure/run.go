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
)

// Options say what a run measures and how.
type Options struct {
	Data       []string
	Codecs     []string
	Operations []codec.Operation
	// Choose lets a run on one data set choose its reference after all codecs are proven: a codec
	// whose code the type itself has, or if the program's reference has no figures, another codec.
	// Codecs then lacks the twin, which is added with the choice.
	Choose bool
	// Absent lists the codecs that were asked for and are not in the program.
	Absent []Absent
	// Precision is the intended width of the intervals of ratios, as a share of the ratio. A run
	// ends when all intervals are that narrow, when more processes would hardly narrow them, or
	// when Time is over. Time is for measuring only: the proof before it takes as long as it takes.
	Precision float64
	Time      time.Duration
	// Unpriced leaves out the calibration of the garbage collector, which takes as long as a short
	// run.
	Unpriced bool
	Grade    string
	// Variant, Place, Program and Binary are for the record of one of several programs (see [record.Run]).
	Variant string
	Place   int
	Program string
	Binary  string
	// Binaries are the programs that measure, used in turn. They differ only in the layout of their
	// code. Layouts are the seeds of these layouts.
	Binaries []string
	Layouts  []int
	// Env describes the machine and the programs' builds. Nil means that this program measures, and
	// describes itself.
	Env *record.Environment
	// Parts are the functions that the programs are built from, for the record.
	Parts []string
	// Entry says how the programs are started as child processes, if they are not wirebench itself.
	Entry Entry
	Limits
	Seed uint64
	// Rounds, if set, receives every batch as JSON lines.
	Rounds io.Writer
	// Earlier says which proofs of earlier runs are used again.
	Earlier Earlier
	// ProveAgain proves everything, and keeps the proofs for later runs.
	ProveAgain bool
	// Heap is the heap of the programs in which codecs are timed alone. The zero value is the usual one.
	Heap record.Heap
	// Command is what the user typed, for the record.
	Command []string
	// Progress is called with the progress of the run.
	Progress func(Progress)
	// Missing, if set, is called for each data set that has no messages here, with the reason.
	Missing func(why string)
	// Fitness, if set, is called with a quick look at the machine before hours are spent: in runs
	// that may take [LookFrom] or longer.
	Fitness func(Fitness)
}

// Absent is a codec that is not in the program, with the reason.
type Absent struct{ Codec, Reason string }

// environment returns the machine and the build of the programs that measure.
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

// Progress is the progress of a run.
type Progress struct {
	Phase string // "proving person", "proving 3 data sets", "measuring"
	// Done and Total are in steps of the phase: cells, codecs, or nanoseconds.
	Done, Total int64
	Timed       bool // Done and Total are times
}

// run is the state of a run in progress.
type run struct {
	Options
	has    inventory.Inventory
	write  func(line any) error // to the record
	dir    string               // for the run's own files
	sup    supervisor
	start  time.Time
	memory uint64        // bytes that a timing process may use
	small  bool          // a few messages are enough
	next   int           // number of the next process
	spent  time.Duration // for timing, so far
	round  int           // of the processes that are timed now
	seen   record.Record // processes and blocks so far
	proof  proof
}

// dataRun is what a run knows about one data set.
type dataRun struct {
	roles codec.Roles
	info  record.DataInfo
	// missing is why the data set has no messages here, or "" if it has them.
	missing string
	known   bool                   // its line is written
	turns   []int                  // so far, by layout
	setUp   time.Duration          // of the last turn
	pace    float64                // how many times as long as expected its rounds took
	widths  map[record.Key]float64 // of the intervals so far
	cells   []plan.Cell            // those without a fault
	// memory is how many bytes a process of the data set may use.
	memory uint64
	// met counts the processes of each cell, starting at another number for each cell.
	met map[record.Key]int
	// yours are the codecs whose code the type itself has.
	yours []string
	// alone is set if the cells are not timed together with all others. The cells of a data set that are timed so have a
	// dataRun of their own.
	alone bool
}

// newRun returns a run that has not begun. Its files are in the folder dir.
func newRun(has inventory.Inventory, opt Options, out *record.Writer, dir string) *run {
	r := &run{Options: opt, has: has, write: out.Write, dir: dir, sup: opt.supervisor(), memory: host.ProcessMemory(), start: time.Now()}
	if r.Progress == nil {
		r.Progress = func(Progress) {}
	}
	return r
}

// Header returns the first line of the record of a run with these options.
func Header(has inventory.Inventory, opt Options) (record.Run, error) {
	h := record.Run{
		Started: time.Now(), Command: opt.Command, Grade: opt.Grade, Variant: opt.Variant, Place: opt.Place, Program: opt.Program, Binary: opt.Binary,
		Reference: has.Reference, Twin: has.Twin(), Env: opt.environment(), Parts: opt.Parts, Seconds: opt.Time.Seconds(), Precision: opt.Precision,
	}
	for _, m := range opt.Operations {
		h.Operations = append(h.Operations, string(m))
		if m.Alone() {
			heap := opt.heap()
			h.Live, h.GOGC = heap.Live, heap.GOGC
		}
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

// Info describes a codec as records do.
func Info(k inventory.Codec, env record.Environment) record.CodecInfo {
	i := record.CodecInfo{
		Name: k.Name, FormatName: k.Format.Name, Module: k.Module, Package: k.Package, Version: cmp.Or(env.Modules[k.Module], k.Version), Marks: k.Marks.Names(),
		Code: k.Code(), Schema: k.Schema, Fields: string(k.Fields), Guards: k.Guards,
	}
	if k.Module == "std" {
		i.Version = env.Go
	}
	for _, l := range k.Losses {
		i.Losses = append(i.Losses, record.Loss{Rule: l.Rule.Names()[0], Why: l.Why})
	}
	for _, l := range k.Limits {
		i.Limits = append(i.Limits, record.Limit{Risk: string(l.Risk), What: l.What, Source: l.Source})
	}
	for _, s := range k.Statements {
		i.Statements = append(i.Statements, record.Statement{About: string(s.About), Holds: s.Holds, Builds: s.Builds, What: s.What, Source: s.Source})
	}
	return i
}

// NoData is the error of a run if none of its data sets has messages here.
type NoData struct {
	Reasons []string // one for each data set
}

func (e *NoData) Error() string {
	return "nothing can be measured: " + strings.Join(e.Reasons, "; and ")
}

// prepare proves everything and measures the price of garbage. It returns the data sets that have
// cells to be timed.
func (r *run) prepare(ctx context.Context) ([]*dataRun, error) {
	proved, err := r.proveAll(ctx)
	if err != nil {
		return nil, err
	}
	var missing []string
	for _, d := range proved {
		if d.missing != "" {
			missing = append(missing, d.missing)
		}
	}
	if len(missing) == len(proved) {
		return nil, &NoData{missing}
	}
	if r.Choose && len(proved[0].cells) > 0 {
		if err := r.choose(ctx, proved[0]); err != nil {
			return nil, err
		}
	}
	sets := slices.DeleteFunc(proved, func(d *dataRun) bool { return len(d.cells) == 0 })
	sets = withAlone(sets)
	for _, d := range sets {
		d.setUp, d.pace, d.turns = plan.UsualSetUp, 1, make([]int, len(r.Layouts))
	}
	if len(sets) == 0 {
		return nil, errors.New("nothing can be measured: no codec carries the type and survives its proof")
	}
	if !r.Unpriced && r.Time > 0 { // the calibration would take longer than the run
		if err := r.calibrate(ctx); err != nil {
			return nil, err
		}
	}
	return sets, nil
}

func (r *run) box() string { return filepath.Join(r.dir, "box") }
