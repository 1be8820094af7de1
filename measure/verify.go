package measure

import (
	"bytes"
	"errors"
	"fmt"
	"time"

	"github.com/wirebench/wirebench/codec"
)

// verify compares what the batch left with what the proof found: the sum of the
// sizes, and the last value with its original.
func (c *cell) verify(from, to int) error {
	if c.ranges.min != nil {
		err := c.ranges.check(from, to, c.lane.Sum)
		if err != nil && !c.provedHere {
			err = c.proveAnew(from, to)
		}
		if err != nil {
			return err
		}
	}
	if c.prover.Codec.Marks.Baseline() {
		return nil // it makes none
	}
	if c.want != nil {
		if !bytes.Equal(c.lane.LastBytes, c.want[to-1]) {
			return errors.New("compressed or decompressed to other bytes than when it was proved")
		}
		return nil
	}
	// Values that take long to compare are compared in a part of the rounds, and
	// those that take longer in a part of the processes.
	if !c.compared || c.verifying > c.timed/2 && c.timed > 10*time.Millisecond {
		return nil
	}
	start := time.Now()
	defer func() { c.verifying += time.Since(start) }()
	return c.verifyLast((to - 1) % len(c.prover.Values))
}

// proveAnew proves a cell in the process that runs, where encodings have other sizes than
// in the one that proved it, or than the proof's few encodings had. protojson and prototext
// put blanks into theirs that depend on the program's bytes, so that nobody relies on them.
// Packed Cap'n Proto takes fewer bytes for zeros in a row, and how many there are depends on
// the order of a map's entries; sereal writes a struct's fields in the order of a map, and
// refers to names by offsets of one to five bytes.
func (c *cell) proveAnew(from, to int) error {
	c.provedHere = true
	c.prover.Varies = true
	out, err := c.prover.Prove(c.Operation)
	if err != nil {
		return err
	}
	c.ranges = newRanges(out, len(c.ranges.min)-1-len(out.Min))
	return c.ranges.check(from, to, c.lane.Sum)
}

// verifyLast compares what the last operation left with message i.
func (c *cell) verifyLast(i int) error {
	l := &c.lane
	got, err := l.LastValue, error(nil)
	switch c.Operation {
	case codec.Encode, codec.EncodeReuse:
		if got, err = c.prover.Read(l.LastBytes); err != nil {
			return fmt.Errorf("decode: %w", err)
		}
	case codec.MapIn:
		if got, err = l.Port.ToGo(l.LastValue); err != nil {
			return fmt.Errorf("map out: %w", err)
		}
	case codec.Open:
		return c.prover.Reads(i, l.LastValue, codec.AllFields, new(codec.Rule))
	case codec.TouchOne, codec.TouchAll:
		return c.prover.Sums(i, l.LastSum, l.Fields(), new(codec.Rule))
	}
	return c.prover.Same(i, got, new(codec.Rule))
}
