package measure

import (
	"bytes"
	"errors"
	"math/rand/v2"
)

// earlier is a result of a batch that is checked again after many other batches.
type earlier struct {
	encoded, copied []byte
	value           any
	message         int
}

const (
	// keptFor is for about how many batches a result is kept.
	keptFor = 8
	// keptMost is how many bytes an operation may allocate for its result to be kept. The results
	// of a hundred codecs on large messages would take most of the memory.
	keptMost = 64 << 10
)

// keep checks the earlier result and then keeps this one instead, in about one of keptFor calls.
func (c *cell) keep(encoded []byte, value any, message int) error {
	// Memory of the input or of the value holds another message in the next turn.
	if m := c.prover.Codec.Marks; m.Borrows || m.Aliases && value != nil {
		return nil
	}
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

// lookBack returns an error if the earlier result has changed.
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

// shared returns an error if the earlier result shares bytes with the batch's encoding of the same
// message.
func (c *cell) shared(from int, batch [][]byte) error {
	n := len(c.prover.Encoded)
	at := (c.earlier.message - from%n + n) % n
	if c.earlier.encoded == nil || at >= len(batch) {
		return nil
	}
	return c.prover.SharedEncodings(c.earlier.encoded, batch[at])
}

// keepsInput returns an error if a value that was decoded from message i changes with the encoded
// message. It then restores the encoded message.
func (c *cell) keepsInput(i int, value any) error {
	if c.pristine == nil {
		return nil
	}
	input := c.lane.Encoded[i]
	defer copy(input, c.pristine[i])
	return c.prover.KeepsInput(i, value, input)
}
