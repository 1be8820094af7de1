package evolve

import (
	"cmp"
	"context"
	"runtime"
	"sync"

	"golang.org/x/sync/errgroup"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/scratch"
)

// Program is a program with one version of each type.
type Program struct {
	Path string
	Args []string // before the child's command
	Env  []string // in addition to the environment of this process
}

// Codec is a codec that both programs have.
type Codec struct {
	Name   string
	Fields codec.Fields
}

// Options say what is found out.
type Options struct {
	Old, New Program
	Codecs   []Codec
	Changes  []corpus.Change
	// Complete adds to each message one in which everything is set: messages of the old version of a type
	// set nothing that only the new version has.
	Complete bool
	// Progress, if not nil, is called when a codec is done, with their number.
	Progress func(codec string, done, total int)
	// Only is the one message that is exchanged, if it is not nil.
	Only *Replay
}

// Replay is one message of a cell.
type Replay struct {
	Change    string
	Way       Way
	Direction Direction
	Message   []byte
}

// Way says what a user of a codec does when a type changes.
type Way string

const (
	// Usual means that fields keep their numbers, that numbers are not used again, and that a reader of a
	// format that needs the writer's schema has it.
	Usual Way = "usual"
	// Schemaless is a reader that takes its own schema for that of the writer.
	Schemaless Way = "without the writer's schema"
	// The other ways are those of [corpus.Change.Numbers].
)

// Cell is what becomes of the messages of a codec, a change and a direction.
type Cell struct {
	Codec     string
	Change    string
	Way       Way
	Direction Direction
	// Outcome is the worst outcome of a message, and Hits is how many of Messages have it. It is "" if
	// nothing was found out, for the reason Why.
	Outcome        Outcome
	Hits, Messages int
	Why            string
	// What says in one line what became of Message, the first one with that outcome, as its writer encoded
	// it.
	What    string
	Message []byte
	// Loses says which part of a message the codec does not even carry within one version. Nothing is said about what
	// becomes of this part. It is "" if [Options.Complete] is not set: such a codec is not judged then.
	Loses string
}

// Run exchanges messages between the programs, with several codecs at once. It calls on for each cell, one
// after the other. The error is not about a codec.
func Run(ctx context.Context, opt Options, on func(Cell) error) error {
	folder, err := scratch.New()
	if err != nil {
		return err
	}
	defer folder.Remove()
	var one sync.Mutex // for on and Progress
	done := 0
	all, ctx := errgroup.WithContext(ctx)
	all.SetLimit(runtime.NumCPU())
	for _, k := range opt.Codecs {
		all.Go(func() error {
			r := &runner{opt: opt, codec: k, folder: folder.Path}
			cells, err := r.run(ctx)
			if err != nil {
				return err
			}
			one.Lock()
			defer one.Unlock()
			for _, c := range cells {
				if err := on(c); err != nil {
					return err
				}
			}
			if done++; opt.Progress != nil {
				opt.Progress(k.Name, done, len(opt.Codecs))
			}
			return nil
		})
	}
	return all.Wait()
}

// runner finds out about one codec.
type runner struct {
	opt    Options
	codec  Codec
	folder string
}

// run lets both programs write their messages, read those of the other one, and read what the old program
// passed on.
func (r *runner) run(ctx context.Context) ([]Cell, error) {
	old, err := r.versions(ctx, r.opt.Old, func(c corpus.Change) []string { return []string{c.Name} })
	if err != nil {
		return nil, err
	}
	now, err := r.versions(ctx, r.opt.New, r.newData)
	if err != nil {
		return nil, err
	}
	exchanges := r.exchanges(old, now)
	if r.opt.Only != nil {
		if exchanges, err = r.only(ctx, exchanges); err != nil {
			return nil, err
		}
	}
	newDesk, oldDesk := &desk{program: r.opt.New}, &desk{program: r.opt.Old}
	for _, e := range exchanges {
		e.ask(newDesk, oldDesk)
	}
	for _, d := range []*desk{newDesk, oldDesk} {
		if err := r.work(ctx, d); err != nil {
			return nil, err
		}
	}
	last := &desk{program: r.opt.New}
	for _, e := range exchanges {
		e.askThrough(last)
	}
	if err := r.work(ctx, last); err != nil {
		return nil, err
	}
	var cells []Cell
	for _, e := range exchanges {
		for _, d := range Directions {
			if only := r.opt.Only; only == nil || only.Direction == d {
				cells = append(cells, e.cell(d))
			}
		}
	}
	return cells, nil
}

// newData returns the data sets of the new version.
func (r *runner) newData(c corpus.Change) []string {
	newer := cmp.Or(c.Newer, c.Name)
	if c.Renumbered == "" || r.codec.Fields != codec.ByNumber {
		return []string{newer}
	}
	return []string{newer, c.Renumbered}
}
