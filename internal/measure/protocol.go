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

// Task is the kind of work that a child process does.
type Task string

// The tasks of a child process.
const (
	Prove   Task = "prove"
	Read    Task = "read" // reads what was proved, in a process that did not encode it
	Time    Task = "time"
	Sustain Task = "sustain" // times cells in a program that goes on
	Initial Task = "initial" // times a codec's first operation in a process
	Peak    Task = "peak"    // finds the memory that operations on large values take
	Garbage Task = "garbage"
	Dump    Task = "dump"
)

// Spec tells a child process what to do. It arrives as JSON on standard input.
type Spec struct {
	Task Task
	// Go is the Go version of the run's program. Binaries of other layouts must have the same one.
	Go string
	// Reference is the reference of the run if it differs from the program's.
	Reference string
	Data      string
	Codecs    []string // for Prove and Dump
	Small     bool     // for Prove: use a few messages, and count and keep nothing
	// Died holds the codecs that ended the process of a proof, or hung, on the type itself, with
	// the reason. They are proved on the type's message.
	Died map[string]string
	// Earlier holds, for Prove, what earlier runs found out about the same code.
	Earlier    map[string]Proof
	Operations []codec.Operation
	Message    int  // for Dump: its number, see [corpus.Message]
	Bytes      bool // for Dump: whether the encodings themselves are wanted
	// Dir holds the encoded messages, one file for each codec.
	Dir string
	// Box is the file in which the child notes the cell that it is in.
	Box string
	// Memory is about how many bytes the process may use. It counts as at least host.LeastMemory.
	Memory uint64
	// Linger is how long the process waits at the end. Something that a codec has left behind may
	// end the process later.
	Linger time.Duration

	// The other fields are for Time, and partly for Read.

	Messages int // number in the ring when they were proved, with Sum as their checksum
	Sum      uint32
	Process  int // the process's number in the record
	Layout   int
	Cells    []plan.Cell
	Compared []int // indexes of cells whose values are compared, however long that takes
	Shape    plan.Shape
	Seed     uint64
	// Heap is, for Sustain, the memory that the program has in use.
	Heap record.Heap
	// Once asks, for Peak, for a single operation of each kind, as in a run of a single turn.
	Once bool
	// KeepRounds asks for an event with every batch.
	KeepRounds bool
}

// Event is a line that a child writes to its parent. One field is set.
type Event struct {
	Data    *record.DataInfo `json:",omitempty"`
	Cell    *record.Cell     `json:",omitempty"`
	Fault   *record.Fault    `json:",omitempty"`
	Process *record.Process  `json:",omitempty"`
	Block   *record.Block    `json:",omitempty"`
	Usage   *record.Usage    `json:",omitempty"`
	Garbage *record.Garbage  `json:",omitempty"`
	Rounds  *estimate.Rounds `json:",omitempty"`
	Dumped  *Dumped          `json:",omitempty"`
	Missing string           `json:",omitempty"` // why the data set has no messages here
	Spoiled string           `json:",omitempty"` // why the times of the process don't count
	Done    bool             `json:",omitempty"` // the last event
}

// Entry says how a program is started as a child process, which then calls [Child]. The zero Entry
// is wirebench's own: the hidden command [ChildCommand].
type Entry struct {
	Args []string
	Env  []string // in addition to the environment, as "NAME=value"
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

// Limits are limits of an operation, a proof and a process. A codec that exceeds one is at fault.
type Limits struct {
	// Timeout is how long an operation may take before the codec counts as hanging.
	Timeout time.Duration
	// Proof is how long the proof of a codec on a data set may take. Zero means no limit.
	Proof time.Duration
	// Resident is how many bytes of memory a process may occupy. Zero means that the machine's
	// memory decides.
	Resident uint64
}

// run runs the task in a child process of the given binary and calls on for each event but the
// last. The error is a [*supervise.Death] if the child died or hung.
func (s supervisor) run(ctx context.Context, binary string, spec Spec, on func(Event) error) error {
	spec.Go = s.goVersion
	p := supervise.Process{Path: binary, Args: s.entry.args(), Env: s.entry.Env, Box: spec.Box, Timeout: s.Timeout, Memory: cmp.Or(s.Resident, host.MostResident(spec.Memory))}
	if spec.Task == Prove || spec.Task == Peak {
		p.Part = s.Proof
	}
	return supervise.Run(ctx, p, spec, func(e Event) (last bool, err error) {
		if e.Done {
			return true, nil
		}
		return false, on(e)
	})
}

// tries runs a task whose results are discarded, and returns how the process died, or nil if it
// didn't.
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
