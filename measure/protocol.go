package measure

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/record"
)

// Task is what a child process does.
type Task string

// The tasks.
const (
	Prove   Task = "prove"
	Time    Task = "time"
	Garbage Task = "garbage"
	Dump    Task = "dump"
)

// Spec tells a child process what to do. It arrives as JSON on standard input.
type Spec struct {
	Task Task
	// Reference is that of the run, where it is another one than the program's.
	Reference string
	Data      string
	Codecs    []string // of Prove and Dump
	Small     bool     // of Prove: a few messages, and nothing is counted or kept
	// Died are codecs that ended the process of a proof, or that hung, on the type itself,
	// and how: they are proved on the type's message.
	Died    map[string]string
	Models  []codec.Model
	Message int  // of Dump: its number, see [corpus.Message]
	Bytes   bool // of Dump: whether the encodings themselves are wanted
	// Dir holds the encoded messages, a file for each codec.
	Dir string
	// Box is the file in which the child notes where it is.
	Box string
	// Memory is how many bytes it may take, about; at least leastMemory.
	Memory uint64

	// The rest is for Time.

	Messages int // of the ring, and their checksum, when they were proved
	Sum      uint32
	Process  int // its number in the record
	Layout   int
	Cells    []CellSpec
	Compared []int // places of cells whose values are compared however long that takes
	Shape    Shape
	Seed     uint64
	// KeepRounds asks for every batch in the events.
	KeepRounds bool
}

// CellSpec is a cell to be timed, with what its proof found out about it.
type CellSpec struct {
	Codec      string
	Model      codec.Model
	Rough      float64 // ns per operation
	AllocBytes float64 // per operation
	Message    bool    // as in record.Cell
	Partial    bool    // it is of the message that lacks what the codec can't carry
}

// Event is a line that a child writes to standard output. One field is set.
type Event struct {
	Data    *record.DataInfo `json:",omitempty"`
	Cell    *record.Cell     `json:",omitempty"`
	Fault   *record.Fault    `json:",omitempty"`
	Process *record.Process  `json:",omitempty"`
	Block   *record.Block    `json:",omitempty"`
	Garbage *record.Garbage  `json:",omitempty"`
	Rounds  *Rounds          `json:",omitempty"`
	Dumped  *Dumped          `json:",omitempty"`
	Missing string           `json:",omitempty"` // why the data set has no messages here
	Done    bool             `json:",omitempty"` // the last event
}
