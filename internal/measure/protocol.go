package measure

import (
	"cmp"
	"context"
	"errors"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/measure/estimate"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/record"
)

// Task is what a child process does.
type Task string

// The tasks.
const (
	Prove   Task = "prove"
	Read    Task = "read" // what was proved, in a process that did not encode it
	Time    Task = "time"
	Garbage Task = "garbage"
	Dump    Task = "dump"
)

// Spec tells a child process what to do. It arrives as JSON on standard input.
type Spec struct {
	Task Task
	// Go is the version of Go of the run's program: binaries of other layouts are built anew.
	Go string
	// Reference is that of the run, where it is another one than the program's.
	Reference string
	Data      string
	Codecs    []string // of Prove and Dump
	Small     bool     // of Prove: a few messages, and nothing is counted or kept
	// Died are codecs that ended the process of a proof, or that hung, on the type itself,
	// and how: they are proved on the type's message.
	Died       map[string]string
	Operations []codec.Operation
	Message    int  // of Dump: its number, see [corpus.Message]
	Bytes      bool // of Dump: whether the encodings themselves are wanted
	// Dir holds the encoded messages, a file for each codec.
	Dir string
	// Box is the file in which the child notes where it is.
	Box string
	// Memory is how many bytes it may take, about; at least host.LeastMemory.
	Memory uint64
	// Linger is how long the process waits when it is done: what a codec has left behind may end it later.
	Linger time.Duration

	// The rest is for Time, and partly for Read.

	Messages int // of the ring, and their checksum, when they were proved
	Sum      uint32
	Process  int // its number in the record
	Layout   int
	Cells    []plan.Cell
	Compared []int // places of cells whose values are compared however long that takes
	Shape    plan.Shape
	Seed     uint64
	// KeepRounds asks for every batch in the events.
	KeepRounds bool
}

// Event is a line that a child writes to standard output. One field is set.
type Event struct {
	Data    *record.DataInfo `json:",omitempty"`
	Cell    *record.Cell     `json:",omitempty"`
	Fault   *record.Fault    `json:",omitempty"`
	Process *record.Process  `json:",omitempty"`
	Block   *record.Block    `json:",omitempty"`
	Garbage *record.Garbage  `json:",omitempty"`
	Rounds  *estimate.Rounds `json:",omitempty"`
	Dumped  *Dumped          `json:",omitempty"`
	Missing string           `json:",omitempty"` // why the data set has no messages here
	Spoiled string           `json:",omitempty"` // why the times of the process don't count
	Done    bool             `json:",omitempty"` // the last event
}

// Entry is how a program is started as a child process; it then calls [Child]. The zero Entry is that of wirebench
// itself, the hidden command [ChildCommand].
type Entry struct {
	Args []string
	Env  []string // in addition to the environment: "NAME=value"
}

func (e Entry) args() []string {
	if e.Args == nil {
		return []string{ChildCommand}
	}
	return e.Args
}

// supervisor runs child processes.
type supervisor struct {
	Limits
	entry     Entry
	goVersion string // of the run's programs
}

// Limits are what an operation, a proof and a process may take, beyond which the codec is at fault.
type Limits struct {
	// Timeout is how long an operation may take before the codec counts as hanging.
	Timeout time.Duration
	// Proof is how long the proof of a codec on a data set may take; 0: as long as it does.
	Proof time.Duration
	// Resident is how many bytes of memory a process may have; 0: by what the machine has.
	Resident uint64
}

// run runs the task in a child process of the given binary and calls on for each event but the
// last. A [*supervise.Death] tells that the child died or hung.
func (s supervisor) run(ctx context.Context, binary string, spec Spec, on func(Event) error) error {
	spec.Go = s.goVersion
	p := supervise.Process{Path: binary, Args: s.entry.args(), Env: s.entry.Env, Box: spec.Box, Timeout: s.Timeout, Memory: cmp.Or(s.Resident, host.MostResident(spec.Memory))}
	if spec.Task == Prove {
		p.Part = s.Proof
	}
	return supervise.Run(ctx, p, spec, func(e Event) (last bool, err error) {
		if e.Done {
			return true, nil
		}
		return false, on(e)
	})
}

// tries runs a task of which nothing is kept, and tells how the process died, nil if it did not.
func (s supervisor) tries(ctx context.Context, binary string, spec Spec) (*supervise.Death, error) {
	err := s.run(ctx, binary, spec, func(e Event) error {
		if e.Spoiled != "" {
			return &supervise.Death{Cell: supervise.SettingUp, Why: e.Spoiled}
		}
		return nil
	})
	if dead, ok := errors.AsType[*supervise.Death](err); ok {
		return dead, nil
	}
	return nil, err
}
