package measure

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/record"
)

const (
	// longestLinger is how long an experiment waits at most for something that a codec has left
	// behind.
	longestLinger = 5 * time.Second
	// mostAccidents is the number of deaths of a process that are nobody's fault.
	mostAccidents = 3
)

// retry runs a task over cells in a child process. If a codec ends or spoils the process, retry finds
// out which one, excludes it, and runs the task again.
type retry struct {
	parent *run
	data   *dataRun
	cells  []plan.Cell // what is left to do
	binary string
	// task returns the task of a process that does these cells.
	task func([]plan.Cell) Spec
	// on takes the events of a process, except its faults.
	on func(Event) error
	// wholeCodec is set if all cells of a codec are at fault when one of them is. Then the results
	// before a death count, and the cells before it are not done again.
	wholeCodec bool
	// accidents counts the deaths that did not happen again.
	accidents int
}

// do runs the task until a process has done all cells that are left. Cells that are at fault are
// removed from the data set, too.
func (t *retry) do(ctx context.Context) error {
	for len(t.cells) > 0 {
		a := &attempt{retry: t, spec: t.task(t.cells), faulty: make(map[record.Key]bool), began: time.Now()}
		dead, err := a.run(ctx)
		if err != nil {
			return fmt.Errorf("measuring %s: %w", a.spec.Data, err)
		}
		if dead != nil {
			if err := a.blame(ctx, dead); err != nil {
				return err
			}
			if t.wholeCodec && dead.Cell < len(t.cells) {
				t.cells = t.cells[dead.Cell:]
			}
		}
		t.cells, t.data.cells = a.sound(t.cells), a.sound(t.data.cells)
		if dead == nil && a.spoiled == "" {
			return nil
		}
	}
	return nil
}

// attempt is one process of a retry.
type attempt struct {
	*retry
	spec    Spec
	began   time.Time
	faulty  map[record.Key]bool
	spoiled string // what a codec has spoiled in the process, if it said so
}

// run runs the process. It returns how the process died, or how it was spoiled if it doesn't know by
// what; nil if it did all of its work.
func (a *attempt) run(ctx context.Context) (*supervise.Death, error) {
	err := a.parent.sup.run(ctx, a.binary, a.spec, func(e Event) error {
		switch {
		case e.Fault != nil:
			return a.exclude(*e.Fault)
		case e.Spoiled != "":
			a.spoiled = e.Spoiled
			return nil
		}
		return a.on(e)
	})
	if dead, died := errors.AsType[*supervise.Death](err); died {
		return dead, nil
	}
	if err == nil && a.spoiled != "" && len(a.faulty) == 0 {
		return &supervise.Death{Cell: supervise.SettingUp, Why: a.spoiled}, nil
	}
	return nil, err
}

// exclude records a fault of a cell, or of all cells of its codec.
func (a *attempt) exclude(f record.Fault) error {
	of := f.Key
	for _, c := range a.data.cells {
		f.Key = a.data.key(c)
		if a.faulty[f.Key] || f.Key != of && !(a.wholeCodec && f.Codec == of.Codec) {
			continue
		}
		a.faulty[f.Key] = true
		a.parent.proof.Lock() // another data set may still be in its proof
		err := a.parent.write(f)
		a.parent.proof.Unlock()
		if err != nil {
			return err
		}
	}
	return nil
}

// blame finds the cell that ended the process, by experiments in processes of their own, and excludes
// it. A death that doesn't happen again is an accident. Of too many accidents the cell that the process
// was at is to blame.
func (a *attempt) blame(ctx context.Context, dead *supervise.Death) error {
	who, why, err := blame(a.spec.Cells, dead.Cell, dead, func(cells []plan.Cell) (*supervise.Death, error) {
		again := a.spec
		again.Cells, again.Compared, again.KeepRounds, again.Linger = cells, nil, false, min(time.Since(a.began), longestLinger)
		return a.parent.sup.tries(ctx, a.binary, again)
	})
	if a.accidents++; who == nobody && a.accidents > mostAccidents {
		who, why = dead.Cell, dead
	}
	switch {
	case err != nil || who >= len(a.cells):
		return fmt.Errorf("measuring %s: %w", a.spec.Data, cmp.Or(err, error(dead)))
	case who == nobody:
		return nil
	}
	return a.exclude(record.Fault{Key: a.data.key(a.cells[who]), Process: a.spec.Process, Fault: why.Why})
}

// sound returns the cells that are not at fault.
func (a *attempt) sound(cells []plan.Cell) []plan.Cell {
	return slices.DeleteFunc(slices.Clone(cells), func(c plan.Cell) bool { return a.faulty[a.data.key(c)] })
}
