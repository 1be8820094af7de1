package measure

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/scratch"
	"github.com/wirebench/wirebench/internal/stats"
)

// Job is one of several runs that are measured together. Everything after the [Header] is written to
// Out, including the last line.
type Job struct {
	Has inventory.Inventory
	Options
	Out *record.Writer
}

// Run proves and measures what a program has. When ctx ends, the results so far stay, and the error
// is ctx's cause.
func Run(ctx context.Context, has inventory.Inventory, opt Options, out *record.Writer) error {
	return Together(ctx, []Job{{has, opt, out}})
}

// Together proves what several programs have, and then times them in rounds: in a round each program
// has a turn on the same data set. So what disturbs the machine for minutes affects all of them
// alike. Each program has the time of its options. The record of each has the same rounds
// ([record.Process]). The first job's options say what is observed of the machine.
func Together(ctx context.Context, jobs []Job) error {
	folder, err := scratch.New()
	if err != nil {
		return err
	}
	defer folder.Remove()
	var t together
	for i, j := range jobs {
		dir := folder.Path
		if len(jobs) > 1 {
			dir = filepath.Join(dir, fmt.Sprint(i))
			if err := os.Mkdir(dir, 0o777); err != nil {
				return err
			}
		}
		t.runs = append(t.runs, newRun(j.Has, j.Options, j.Out, dir))
	}
	failed := t.measure(ctx)
	for i, j := range jobs {
		if ended := j.Out.Finish(ctx, failed); i == 0 {
			err = ended
		}
	}
	return err
}

// together is the state of runs that are measured together.
type together struct {
	runs []*run
	sets [][]*dataRun // of each run
}

func (t *together) measure(ctx context.Context) error {
	if err := host.CheckClock(); err != nil {
		return err
	}
	first := t.runs[0]
	if first.Fitness != nil && first.Time >= LookFrom {
		first.Progress(Progress{Phase: "checking the machine"})
		first.Fitness(observe(ctx, observeLength))
	}
	for _, r := range t.runs {
		sets, err := r.prepare(ctx)
		if err != nil {
			return err
		}
		t.sets = append(t.sets, sets)
	}
	return t.rounds(ctx)
}

// rounds runs the timing processes in the order that [plan.Next] chooses. A run whose intervals are
// narrow enough has its turns too as long as another one goes on.
func (t *together) rounds(ctx context.Context) error {
	t.progress()
	for round := 0; ; round++ {
		next := t.next()
		if next == nil {
			return nil
		}
		for i := range t.runs {
			// None of the programs is always the first.
			i = (i + round) % len(t.runs)
			if err := t.turn(ctx, i, next, round); err != nil {
				return err
			}
		}
	}
}

// next returns the data set of the next round: the one that the first unfinished run measures next. It
// returns nil if all runs are finished.
func (t *together) next() *dataRun {
	for i, r := range t.runs {
		if turn, found := plan.Next(r.history(t.sets[i])); found {
			return t.sets[i][turn.Set]
		}
	}
	return nil
}

// turn gives a run its turn on the data set of another run or its own, if it can measure anything there.
func (t *together) turn(ctx context.Context, i int, next *dataRun, round int) error {
	r, sets := t.runs[i], t.sets[i]
	set := slices.IndexFunc(sets, func(d *dataRun) bool { return d.info.Name == next.info.Name && d.alone == next.alone })
	if set < 0 || len(sets[set].cells) == 0 {
		return nil
	}
	h := r.history(sets)
	r.round = round
	began := time.Now()
	defer func() { r.spent += time.Since(began) }()
	return r.turn(ctx, sets[set], plan.On(h, set), h.Sets[set], func() { t.progressAfter(r, time.Since(began)) })
}

func (t *together) progress() { t.progressAfter(t.runs[0], 0) }

// progressAfter reports the time that all runs have spent, if one of them has spent some more.
func (t *together) progressAfter(of *run, more time.Duration) {
	p := Progress{Phase: "measuring", Timed: true, Done: int64(more)}
	for _, r := range t.runs {
		p.Done += int64(r.spent)
		p.Total += int64(max(r.spent, r.Time))
	}
	p.Total = max(p.Total, p.Done)
	of.Progress(p)
}

// history returns what a run has measured so far.
func (r *run) history(sets []*dataRun) plan.History {
	h := plan.History{Aim: r.Precision, Common: stats.Usual.Common, Left: r.Time - r.spent, Once: r.Time == 0}
	for _, d := range sets {
		h.Sets = append(h.Sets, r.past(d))
	}
	return h
}
