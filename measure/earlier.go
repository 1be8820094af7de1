package measure

import (
	"bytes"
	"errors"
	"math/rand/v2"

	"github.com/wirebench/wirebench/codec"
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
	if e.value != nil && c.prover.Same(e.message, e.value, new(codec.Rule)) != nil {
		return errors.New("a later decode changes an earlier value, which is not marked")
	}
	return nil
}
