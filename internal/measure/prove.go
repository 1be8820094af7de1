package measure

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"syscall"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/compress"
	"github.com/wirebench/wirebench/internal/measure/loop"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/record"
)

// prove proves the cells of the requested codecs. It writes a file of encoded messages for each
// codec and an event for each cell.
func (c *child) prove() error {
	if err := check.Message(c.set.Type, c.ring.Values, c.ring.Numbers); err != nil {
		return err
	}
	c.kept = loop.NewKept(len(c.ring.Values))
	if err := c.events.Encode(Event{Data: c.describe()}); err != nil {
		return err
	}
	for i, name := range c.Codecs {
		c.box.Enter(i)
		k, err := c.catalog.Codec(name)
		if err != nil {
			return err
		}
		cells := c.provedEarlier(k)
		if cells == nil {
			if cells, err = c.proveCodec(k); err != nil {
				return err
			}
		}
		if err := c.answer(cells); err != nil {
			return err
		}
		for _, cell := range cells {
			if err := c.events.Encode(Event{Cell: &cell}); err != nil {
				return err
			}
		}
		if c.guard.spent {
			return nil // the codecs that are left are proved in another process
		}
	}
	return nil
}

// answer marks the cells as faulty if their codec has changed what all codecs share.
func (c *child) answer(cells []record.Cell) error {
	what, err := c.guard.values(0, len(c.ring.Values))
	if err != nil {
		return err
	}
	if c.guard.offHeap() {
		for i := range cells {
			cells[i].Notes = append(cells[i].Notes, noteOffHeap)
		}
	}
	if what = cmp.Or(what, c.guard.settings()); what == "" {
		return nil
	}
	for i := range cells {
		if cells[i].Reason == "" {
			cells[i].Fault = cmp.Or(cells[i].Fault, what)
		}
	}
	return nil
}

func (c *child) describe() *record.DataInfo {
	total := 0
	for _, v := range c.ring.Values {
		if c.set.Deadly {
			break
		}
		if plain := c.set.Type.Surrogate; plain != nil {
			v, _ = plain.To(v) // the conversion was tried before
		}
		n, err := jsonSize(v)
		if err != nil {
			total = 0
			break
		}
		total += n
	}
	n := len(c.ring.Values)
	var message, leftOut []string
	if plain := c.set.Type.Surrogate; plain != nil {
		message, leftOut = plain.Lowered, plain.LeftOut
	}
	return &record.DataInfo{
		Name: c.Data, About: c.set.About, Messages: n, Chunk: c.ring.Chunk,
		JSON: float64(total) / float64(n), Sum: c.ring.Text, Values: c.ring.Sum(c.set),
		Surrogate: c.set.Type.Surrogate != nil, Message: message, LeftOut: leftOut,
		Skipped: c.ring.Skipped, Fault: c.set.Fault,
		Type:   c.set.Type.Schema.Root.Text(func(path string) string { return path }),
		Schema: c.set.Type.Sum(), Parts: c.set.Type.PartKinds(),
	}
}

// jsonSize returns the size of a message as JSON in bytes. A method of the message's type may
// panic.
func jsonSize(v any) (n int, err error) {
	defer caught(&err)
	b, err := json.Marshal(v)
	return len(b), err
}

// proveCodec proves a codec in all operations. Its faults are stored in the cells. The error is one
// of the machine. A codec that fails on a type is also proved on the type's message, if that is
// another type, and measured on whichever gives more figures. A codec that carries neither is
// measured on the message that lacks what it can't carry, if there is such a message.
func (c *child) proveCodec(k codec.Codec) ([]record.Cell, error) {
	cells, err := c.proveWhole(k)
	part := c.set.Type.Part(k.Name)
	if err != nil || part == nil || proven(cells) > 0 {
		return cells, err
	}
	partly, err := c.proveOn(k, part, true)
	for i := range partly {
		partly[i].Itself = cmp.Or(cells[i].Fault, cells[i].Reason)
		partly[i].Without = part.Surrogate.Without
	}
	return partly, err
}

// proveWhole proves a codec on the type or on its whole message.
func (c *child) proveWhole(k codec.Codec) ([]record.Cell, error) {
	if why, died := c.Died[k.Name]; died {
		return c.onMessage(k, func(int) string { return why })
	}
	cells, err := c.proveOn(k, c.set.Type, false)
	if err != nil || c.set.Type.Surrogate == nil || proven(cells) > 0 && !failing(cells) {
		return cells, err
	}
	onMessage, err := c.onMessage(k, func(i int) string { return cmp.Or(cells[i].Fault, cells[i].Reason) })
	if err != nil {
		return nil, err
	}
	was, is := proven(cells), proven(onMessage)
	if was > 0 && was >= is || is == 0 && k.Native(c.set.Type) { // in the latter case the fault is that of the type's own code
		return c.proveOn(k, c.set.Type, false) // again, for its encoded messages
	}
	return onMessage, nil
}

// onMessage proves a codec on the type's message. why returns what the codec does wrong on the type
// itself in the i-th operation.
func (c *child) onMessage(k codec.Codec, why func(i int) string) ([]record.Cell, error) {
	cells, err := c.proveOn(k, c.set.Type, true)
	for i := range cells {
		cells[i].Itself = why(i)
	}
	return cells, err
}

// failing reports whether a cell is at fault, or has a reason that may not hold for another type.
// An operation that the library doesn't offer is missing for every type.
func failing(cells []record.Cell) bool {
	return slices.ContainsFunc(cells, func(c record.Cell) bool {
		return c.Fault != "" || c.Reason != "" && c.Reason != codec.NotOffered
	})
}

// proven returns the number of cells that may be timed.
func proven(cells []record.Cell) (n int) {
	for _, cell := range cells {
		if cell.Fault == "" && cell.Reason == "" {
			n++
		}
	}
	return n
}

// proveOn proves a codec in all operations on a type or on its message.
func (c *child) proveOn(k codec.Codec, t *codec.Type, message bool) ([]record.Cell, error) {
	cells := make([]record.Cell, len(c.Operations))
	for i, m := range c.Operations {
		cells[i].Key = record.Key{Codec: k.Name, Data: c.Data, Operation: string(m)}
		cells[i].Message = message
	}
	port, err := bind(k, t, message)
	var other codec.Port
	if err == nil {
		other, err = check.Other(k, c.catalog.Codecs, t, message)
	}
	if err != nil {
		reason := err.Error()
		if reason == codec.NotMade && !message && t.Surrogate != nil {
			reason = "its code is made for the type's message"
		}
		for i := range cells {
			cells[i].Reason = reason
		}
		return cells, nil
	}
	p := check.NewProver(k, t, port, c.ring.Values)
	p.Numbers, p.Other, p.Memory, p.Step = c.ring.Numbers, other, c.guard.row, c.step
	yours := !message && k.Native(t)
	sizes := make(map[codec.Operation]check.Outcome)
	for i, m := range c.Operations {
		cell := &cells[i]
		if at := slices.Index(c.Operations[:i], m.Base()); at >= 0 { // the same work was proved
			*cell, cell.Operation = cells[at], string(m)
			continue
		}
		if step, ok := compress.Of(m); ok {
			cell.Lowered, cell.Yours = port.Lowered, yours
			if err := c.proveCompression(cell, p, step); err != nil {
				return nil, err
			}
			continue
		}
		if cell.Reason = port.Lacks(m); cell.Reason != "" {
			continue
		}
		cell.Lowered, cell.Yours = port.Lowered, yours
		out, err := p.Prove(m)
		if unfit, ok := errors.AsType[*check.Unfit](err); ok {
			cell.Reason, cell.Lowered = unfit.Why, nil
			continue
		}
		if err != nil {
			cell.Fault = err.Error()
			continue
		}
		cell.Lost, cell.Unseen = out.Used.Names(), unseen(m, k.Marks, out.Seen)
		sizes[m.Base()] = out
		cell.Wire = cmp.Or(out.Wire, meanSize(p.Encoded))
		if out.Min != nil && !out.Varied {
			cell.Encoded = checksum(p.Encoded)
		}
		if c.Small {
			continue
		}
		l := loop.Lane{Operation: m.Base(), Site: loop.Shared, Port: port, Values: c.ring.Values, Encoded: p.Encoded, Fields: p.Fields(m)}
		if err := c.count(cell, &l); err != nil {
			cell.Fault = err.Error()
		} else if err := p.Later(m, cell.AllocBytes); err != nil {
			cell.Fault = err.Error()
		}
		if !k.Marks.Baseline() && plan.NewExtent(cell.Rough, 1, c.ring.Chunk, len(c.ring.Values)).Ops > len(c.ring.Values) {
			cell.Notes = append(cell.Notes, noteShortRing)
		}
	}
	if p.Encoded == nil || c.Small {
		return cells, nil
	}
	if !k.Marks.Baseline() {
		c.convert(cells, loop.Lane{Site: loop.Shared, Port: port, Values: c.ring.Values, Encoded: p.Encoded})
	}
	return cells, c.unwritable(cells, c.write(p, cells, sizes))
}

// unwritable handles an error of writing a file. If the codec has left the process unable to write
// one, the cells are at fault. If no codec caused the error, as with a full disk, unwritable
// returns it.
func (c *child) unwritable(cells []record.Cell, err error) error {
	does := func(of error) bool { return errors.Is(err, of) }
	if does(syscall.ENOSPC) || does(syscall.EDQUOT) {
		return fmt.Errorf("%s, where a run keeps encoded messages: %w; make room there, or set TMPDIR to a folder with more", c.Dir, reason(err))
	}
	if !slices.ContainsFunc([]error{fs.ErrNotExist, syscall.EMFILE, syscall.EBADF, syscall.EFBIG}, does) {
		return err
	}
	err = reason(err)
	c.guard.spent = true
	for i := range cells {
		if cells[i].Reason == "" {
			cells[i].Fault = cmp.Or(cells[i].Fault, fmt.Sprintf("leaves its process unable to write a file: %s", err))
		}
	}
	return nil
}

// reason returns the cause of an error without the name of the file.
func reason(err error) error {
	if path, ok := errors.AsType[*fs.PathError](err); ok {
		return path.Err
	}
	return err
}

// step is called before each operation of a proof. The collector is off, as it is in timing, so
// that a codec can't tell one from the other.
func (c *child) step() {
	c.box.Step()
	if c.steps++; c.steps%stepsBetween == 0 || len(c.ring.Values) <= stepsBetween {
		c.collectFor(0)
	}
}

// stepsBetween is the number of steps between two checks of the amount of garbage. If there are so
// few messages, each step has a check.
const stepsBetween = 64

// unseen returns the marks of a codec that did not show in an operation that may show them.
func unseen(m codec.Operation, marks, seen codec.Marks) []string {
	var not codec.Marks
	switch m {
	case codec.Encode:
		not.Overwrites = marks.Overwrites && !seen.Overwrites
		not.Borrows = marks.Borrows && !seen.Borrows
	case codec.Decode, codec.DecodeReuse:
		not.Aliases = marks.Aliases && !seen.Aliases
		not.Shares = marks.Shares && !seen.Shares
	}
	return not.Names()
}

// Notes of cells.
const (
	noteShortRing = "short ring"      // a batch repeats messages
	noteOffHeap   = "off-heap memory" // allocations don't include it
)
