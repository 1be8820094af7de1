package evolve

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/wirebench/wirebench/internal/measure/supervise"
)

const (
	// patience is how long a process may take for one task.
	patience = 5 * time.Second
	// mostMemory is how many bytes of memory a process may take.
	mostMemory = 2 << 30
	// mostDeaths is how often a codec may end the process of one desk.
	mostDeaths = 20
)

// desk has tasks for a program.
type desk struct {
	program Program
	tasks   []task
	answers []*answer
}

// answer is the answer to a task.
type answer struct {
	typ     json.RawMessage
	schema  []byte
	sent    []message
	loses   string // the first part of a message that the codec does not carry
	message []byte
	value   Value
	// failed is why there is no answer. untried says that it was not tried.
	failed            string
	panicked, untried bool
	ended             bool
}

// ask adds a task. Its answer is filled in when the tasks are done.
func (d *desk) ask(t task) *answer {
	a := new(answer)
	d.tasks, d.answers = append(d.tasks, t), append(d.answers, a)
	return a
}

// work starts processes until all tasks of a desk are answered. The end of a process is the answer to the
// task at which it ended.
func (r *runner) work(ctx context.Context, d *desk) error {
	place, err := os.MkdirTemp(r.folder, "evolve-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(place) // what remains goes with the folder
	for deaths := 0; ; deaths++ {
		s := spec{Codec: r.codec.Name, Tasks: d.tasks, Answered: d.begin(), Box: filepath.Join(place, "box")}
		if len(s.Answered) == len(d.tasks) {
			return nil
		}
		p := supervise.Process{
			Path: d.program.Path, Args: append(slices.Clone(d.program.Args), ChildCommand), Env: d.program.Env,
			Box: s.Box, Timeout: patience, Memory: mostMemory,
		}
		var dead *supervise.Death
		switch err := supervise.Run(ctx, p, s, d.on); {
		case err == nil:
			if slices.ContainsFunc(d.answers, func(a *answer) bool { return !a.ended }) {
				return errors.New("a program did not do all its tasks")
			}
		case !errors.As(err, &dead):
			return err
		case dead.Cell >= len(d.tasks):
			d.giveUp(dead.Why)
		default:
			*d.answers[dead.Cell] = answer{ended: true, failed: dead.Why, panicked: true}
			if deaths >= mostDeaths {
				d.giveUp(fmt.Sprintf("it ended %d processes; the rest was not tried", deaths))
			}
		}
	}
}

// begin returns the tasks that have an answer, and clears answers that a process left unfinished.
func (d *desk) begin() (answered []int) {
	for i, a := range d.answers {
		if a.ended {
			answered = append(answered, i)
		} else {
			*a = answer{}
		}
	}
	return answered
}

// giveUp answers all remaining tasks with the reason why they were not tried.
func (d *desk) giveUp(why string) {
	for _, a := range d.answers {
		if !a.ended {
			*a = answer{ended: true, failed: why, untried: true}
		}
	}
}

// on takes an event of a process.
func (d *desk) on(e event) (last bool, err error) {
	if e.Done {
		return true, nil
	}
	if e.Task < 0 || e.Task >= len(d.answers) {
		return false, fmt.Errorf("a program answered task %d of %d", e.Task, len(d.answers))
	}
	a := d.answers[e.Task]
	a.ended, a.failed, a.panicked = e.Ended, e.Failed, e.Panicked
	if e.Type != nil {
		a.typ, a.schema = e.Type, e.Schema
	}
	if e.Value != nil {
		if a.value, err = Parse(e.Value); err != nil {
			return false, err
		}
	}
	if e.Message != nil {
		a.message = e.Message
	}
	if d.tasks[e.Task].Do == write && e.Value != nil {
		a.sent, a.loses = append(a.sent, message{e.Message, a.value}), cmp.Or(a.loses, e.Loses)
	}
	return false, nil
}
