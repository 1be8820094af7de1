package measure

import (
	"errors"
	"fmt"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/compress"
	"github.com/wirebench/wirebench/internal/measure/loop"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/record"
)

// proveCompression compresses a codec's messages and proves that they come back. It writes the
// compressed messages to a file for the processes that time the cell. A codec's fault is stored in
// the cell. The error is one of the machine.
func (c *child) proveCompression(cell *record.Cell, p *check.Prover, step compress.Step) error {
	if p.Codec.Marks.Baseline() {
		cell.Reason = "makes no message to compress"
		return nil
	}
	if p.Port.Marshal == nil { // it only decodes another codec's messages
		cell.Reason = codec.NotOffered
		return nil
	}
	if err := p.EncodeAll(); err != nil {
		if _, ok := errors.AsType[*check.Unfit](err); ok {
			cell.Reason = err.Error()
		} else {
			cell.Fault = err.Error()
		}
		return nil
	}
	plain := step.Inputs(p.Encoded)
	if len(plain) == 0 {
		cell.Reason = fmt.Sprintf("the data set has fewer than %d messages", step.Messages)
		return nil
	}
	packed, err := step.Prove(plain, c.box.Step)
	if err != nil {
		cell.Fault = err.Error()
		return nil
	}
	cell.Wire = meanSize(packed)
	if c.Small {
		return nil
	}
	if err := writeMessages(c.packedPath(p.Codec.Name, step), messages{encoded: packed}); err != nil {
		return err
	}
	l := &loop.Lane{Operation: codec.Operation(cell.Operation), Site: loop.Shared, Values: c.ring.Values}
	if _, err := squeeze(l, step, plain, packed, 0); err != nil {
		return err
	}
	if err := c.count(cell, l); err != nil {
		cell.Fault = err.Error()
	}
	if plan.NewExtent(cell.Rough, 1, c.ring.Chunk, len(c.ring.Values)).Ops > len(plain) {
		cell.Notes = append(cell.Notes, noteShortRing)
	}
	return nil
}

// packedPath returns the file of a codec's compressed messages.
func (c *child) packedPath(codecName string, step compress.Step) string {
	return c.path(fmt.Sprint(codecName, " ", step.Method, " ", step.Messages))
}

// squeeze prepares the lane for a compression operation. The inputs are laid out in a row like
// values: once around the ring and further places beyond. It returns the expected results.
func squeeze(l *loop.Lane, step compress.Step, plain, packed [][]byte, further int) (out [][]byte, err error) {
	in, out := plain, packed
	if step.Back {
		in, out = packed, plain
	}
	n := len(l.Values) - further
	l.Input = around(spread(in, n), further)
	l.Transform, err = step.Func()
	return around(spread(out, n), further), err
}

// spread repeats a list to a length of n, or cuts it to that length.
func spread(list [][]byte, n int) [][]byte {
	row := make([][]byte, n)
	for i := range row {
		row[i] = list[i%len(list)]
	}
	return row
}

// compressing prepares a cell of a compression operation. encoded is the ring of the codec's
// messages, and further is how far the row of values goes beyond the ring.
func (c *child) compressing(cell *cell, step compress.Step, encoded [][]byte, further int) error {
	plain := step.Inputs(encoded)
	packed, err := readMessages(c.packedPath(cell.Codec, step), len(plain), 0)
	if err != nil {
		return err
	}
	cell.want, err = squeeze(&cell.lane, step, plain, packed.encoded, further)
	return err
}
