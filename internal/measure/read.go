package measure

import (
	"fmt"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/record"
)

// write writes the encoded messages for other processes, and a stream of messages if a cell of streams may
// be timed.
func (c *child) write(p *check.Prover, cells []record.Cell, sizes map[codec.Operation]check.Outcome) error {
	if err := writeMessages(c.path(p.Codec.Name), messages{encoded: p.Encoded, sizes: sizes}); err != nil {
		return err
	}
	var on []*record.Cell
	var operations []codec.Operation
	for i, cell := range cells {
		if m := codec.Operation(cell.Operation); cell.Fault == "" && cell.Reason == "" && m.Streams() {
			on, operations = append(on, &cells[i]), append(operations, m)
		}
	}
	if on == nil {
		return nil
	}
	b, err := func() (b []byte, err error) {
		defer caught(&err)
		return p.Stream(check.Streamed(operations))
	}()
	if err != nil {
		for _, cell := range on {
			cell.Fault = err.Error()
		}
		return nil
	}
	return writeMessages(c.streamPath(p.Codec.Name), messages{encoded: [][]byte{b}})
}

// streamPath is the file with a stream of a codec. No codec has a blank in its name.
func (s Spec) streamPath(codecName string) string { return s.path(codecName + " stream") }

// read decodes what the codecs encoded in the process of their proof, from files. This process has
// encoded nothing, so what a codec kept apart from its bytes is missing. There is an event for each
// cell whose codec can't read the bytes.
func (c *child) read() error {
	type messages struct {
		codec  string
		stream bool
	}
	why := make(map[messages]string)
	for i, cell := range c.Cells {
		c.box.Enter(i)
		of := messages{cell.Codec, cell.Operation.Streams()}
		fault, known := why[of]
		if !known {
			read := c.readCodec
			if of.stream {
				read = c.readStream
			}
			if err := read(cell); err != nil {
				fault = fmt.Sprintf("another process can't read what it encoded: %s", err)
			}
			why[of] = fault
		}
		if fault == "" {
			continue
		}
		key := record.Key{Codec: cell.Codec, Data: c.Data, Operation: string(cell.Operation)}
		if err := c.events.Encode(Event{Fault: &record.Fault{Key: key, Process: c.Process, Fault: fault}}); err != nil {
			return err
		}
	}
	return nil
}

// readCodec decodes all messages that a cell's codec encoded, and compares them.
func (c *child) readCodec(cell plan.Cell) (err error) {
	defer caught(&err)
	b, err := c.bind(cell)
	if err != nil || b.codec.Marks.Baseline() {
		return err
	}
	m, err := readMessages(c.path(cell.Codec), len(c.ring.Values), 0)
	if err != nil {
		return err
	}
	p := c.prover(b)
	for i, encoded := range m.encoded {
		c.step()
		v, err := p.Read(encoded)
		if err != nil {
			return fmt.Errorf("message %d: %w", c.ring.Numbers[i], err)
		}
		if err := p.Matches(i, v); err != nil {
			return err
		}
	}
	return nil
}

// readStream decodes the messages that a cell's codec wrote to a stream, and compares them.
func (c *child) readStream(cell plan.Cell) (err error) {
	defer caught(&err)
	b, err := c.bind(cell)
	if err != nil || b.codec.Marks.Baseline() {
		return err
	}
	m, err := readMessages(c.streamPath(cell.Codec), 1, 0)
	if err != nil {
		return err
	}
	p := c.prover(b)
	p.Step = c.step
	var operations []codec.Operation
	for _, other := range c.Cells {
		if other.Codec == cell.Codec {
			operations = append(operations, other.Operation)
		}
	}
	return p.ReadStream(m.encoded[0], check.Streamed(operations))
}

// prover returns a prover of a binding on the messages.
func (c *child) prover(b binding) *check.Prover {
	p := check.NewProver(b.codec, b.of, b.port, c.ring.Values)
	p.Numbers, p.Other = c.ring.Numbers, b.other
	return p
}

// binding is a codec that is bound to the type that a cell is proved on.
type binding struct {
	codec codec.Codec
	of    *codec.Type
	port  codec.Port
	other codec.Port // see [check.Other]
}

func (c *child) bind(cell plan.Cell) (b binding, err error) {
	if b.of = c.set.Type; cell.Partial {
		b.of = b.of.Part(cell.Codec)
	}
	if b.codec, err = c.catalog.Codec(cell.Codec); err != nil {
		return b, err
	}
	if b.port, err = bind(b.codec, b.of, cell.Message); err == nil {
		b.other, err = check.Other(b.codec, c.catalog.Codecs, b.of, cell.Message)
	}
	if err != nil {
		err = fmt.Errorf("%s: %w", cell.Codec, err)
	}
	return b, err
}
