package survive

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"

	"golang.org/x/sync/errgroup"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/scratch"
)

const (
	// patience is how much processor time a child may take for one input, and memoryPatience for one
	// message of a check of memory, where libraries may compile code under the race detector.
	patience       = 2500 * msec
	memoryPatience = 4 * patience
	// mostDeaths is the number of processes that a codec may end in one kind of check.
	mostDeaths = 60
)

// Options say what is checked.
type Options struct {
	// Path is the program that has the codecs and data sets.
	Path   string
	Args   []string // before the child's command
	Env    []string
	Kinds  []Kind
	Data   []string
	Codecs []string
	// Done are the cases that have results already.
	Done []Outcome
	// Progress is called when a kind of check of a codec is done, with their number.
	Progress func(codec string, done, total int)
	// Only is the one input that is tried, if it is not nil.
	Only *Replay
	// Checked and Raced are programs like that of Path, for checks of memory: one that checks pointers,
	// and one with the race detector.
	Checked, Raced Special
}

// Run checks all codecs, several at once, and calls on with each result, one after the other. The error is
// not about a codec.
func Run(ctx context.Context, opt Options, on func(Result) error) error {
	folder, err := scratch.New()
	if err != nil {
		return err
	}
	defer folder.Remove()
	var one sync.Mutex // for on and Progress
	done, total := 0, len(opt.Codecs)*len(opt.Kinds)
	progress := func(codec string) {
		if opt.Progress != nil {
			opt.Progress(codec, done, total)
		}
	}
	all, ctx := errgroup.WithContext(ctx)
	all.SetLimit(runtime.NumCPU()) // processor time counts, and not the time that passes
	for _, k := range opt.Codecs {
		for _, kind := range opt.Kinds {
			all.Go(func() error {
				place, err := os.MkdirTemp(folder.Path, "check-")
				if err != nil {
					return err
				}
				defer os.RemoveAll(place) // what remains goes with the folder
				r := &runner{opt: opt, spec: spec{
					Codec: k, Kind: kind, Data: opt.Data, Only: opt.Only, Memory: supervise.ChildMemory, Done: slices.Clone(opt.Done),
					Box: filepath.Join(place, "box"), Notes: filepath.Join(place, "notes"),
				}}
				r.on = func(r Result) error {
					one.Lock()
					defer one.Unlock()
					return on(r)
				}
				check := r.run
				if kind == Memory {
					check = r.memory
				}
				if err := check(ctx); err != nil {
					return err
				}
				one.Lock()
				defer one.Unlock()
				done++
				progress(k)
				return nil
			})
		}
	}
	return all.Wait()
}

// runner checks one codec.
type runner struct {
	opt  Options
	on   func(Result) error
	spec spec
}

// run starts processes until one of them did everything that earlier ones did not.
func (r *runner) run(ctx context.Context) error {
	for deaths := 0; ; deaths++ {
		err := r.process(ctx)
		var dead *supervise.Death
		if !errors.As(err, &dead) {
			return err
		}
		d, err := r.death(dead)
		if err != nil {
			return err
		}
		r.spec.Died = append(r.spec.Died, d)
		if deaths >= mostDeaths || d.Case.Name == "" { // nothing was tried yet: the codec can't even encode
			how := Dies
			if d.Memory {
				how = Allocates
			}
			return r.on(Result{Case: d.Case, Verdict: Fails, How: how, What: dead.Why + "; the rest was not checked", Input: d.Input})
		}
	}
}

// process starts a process, and passes on its results.
func (r *runner) process(ctx context.Context) error {
	if err := os.WriteFile(r.spec.Notes, nil, 0o600); err != nil {
		return err
	}
	most := patience
	if r.spec.Kind == Memory {
		most = memoryPatience
	}
	p := supervise.Process{
		Path: r.opt.Path, Args: append(slices.Clone(r.opt.Args), ChildCommand), Env: r.opt.Env,
		Box: r.spec.Box, Timeout: most, Memory: 2 << 30,
	}
	return supervise.Run(ctx, p, r.spec, func(e event) (last bool, err error) {
		if e.Result != nil {
			r.spec.Done = append(r.spec.Done, Outcome{e.Result.Case, e.Result.Verdict})
			return false, r.on(*e.Result)
		}
		return e.Done, nil
	})
}

// death returns what a process did when it ended.
func (r *runner) death(dead *supervise.Death) (d Death, err error) {
	text, err := os.ReadFile(r.spec.Notes)
	if err != nil {
		return d, err
	}
	d.Why, d.Hung = dead.Why, strings.HasPrefix(dead.Why, "hangs")
	if race, err := r.spec.Stage.race(); err != nil {
		return d, err
	} else if race != "" {
		d.Why = race
	}
	d.Memory = strings.Contains(dead.Why, "out of memory") || strings.Contains(dead.Why, "cannot allocate memory") || strings.Contains(dead.Why, "of memory")
	id, rest, found := bytes.Cut(text, []byte{0})
	if !found {
		d.Case = Case{Codec: r.spec.Codec, Kind: r.spec.Kind}
		return d, nil
	}
	input, _, _ := bytes.Cut(rest, []byte{0})
	if d.Case, err = ParseID(string(id)); err != nil {
		return d, err
	}
	var in attacks.Input
	if err := in.UnmarshalText(input); err != nil {
		return d, err
	}
	d.Input = in
	return d, nil
}
