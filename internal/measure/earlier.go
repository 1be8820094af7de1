package measure

import (
	"bytes"
	"errors"
	"math/rand/v2"
)

// earlier is a result of a batch that is looked at again after many others.
type earlier struct {
	encoded, copied []byte
	value           any
	message         int
}

const (
	// keptFor is in how many batches a result is kept, about.
	keptFor = 8
	// keptMost is what an operation may allocate whose result is kept: those of a hundred codecs on large messages would be
	// most of the memory.
	keptMost = 64 << 10
)

// keep keeps a result instead of an earlier one, after having looked at that.
func (c *cell) keep(encoded []byte, value any, message int) error {
	if c.AllocBytes > keptMost || rand.IntN(keptFor) > 0 {
		return nil
	}
	if value != nil {
		if err := c.keepsInput(message, value); err != nil {
			return err
		}
	}
	err := c.lookBack()
	c.earlier = earlier{encoded, bytes.Clone(encoded), value, message}
	return err
}

// lookBack tells whether the earlier result is still what it was.
func (c *cell) lookBack() error {
	e := c.earlier
	if !bytes.Equal(e.encoded, e.copied) {
		return errors.New("a later encode overwrites an earlier result, which is not marked")
	}
	if e.value != nil && c.prover.Matches(e.message, e.value) != nil {
		return errors.New("a later decode changes an earlier value, which is not marked")
	}
	return nil
}

// shared tells whether the earlier result has bytes in common with that of the same message in a batch.
func (c *cell) shared(from int, batch [][]byte) error {
	n := len(c.prover.Encoded)
	at := (c.earlier.message - from%n + n) % n
	if c.earlier.encoded == nil || at >= len(batch) {
		return nil
	}
	return c.prover.SharedEncodings(c.earlier.encoded, batch[at])
}

// keepsInput tells whether a value that was decoded from message i changes with the message, which is set back.
func (c *cell) keepsInput(i int, value any) error {
	if c.pristine == nil {
		return nil
	}
	input := c.lane.Encoded[i]
	defer copy(input, c.pristine[i])
	return c.prover.KeepsInput(i, value, input)
}
