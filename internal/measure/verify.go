package measure

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/measure/host"
)

// verify compares the results of a batch with those of the proof: the sum of the sizes, and each
// encoding, or what it decodes to. It compares decoded values with their originals, and the input
// of decoding with the bytes on disk. took is the time of the batch.
func (c *cell) verify(from, to int, took time.Duration) error {
	if c.ranges.min != nil {
		if err := c.ranges.check(from, to, c.lane.Sum); err != nil {
			if err = c.otherSizes(from, to, err); err != nil {
				return err
			}
		}
	}
	if c.want != nil {
		for i, b := range c.lane.Kept.Bytes[:to-from] {
			if !bytes.Equal(b, c.want[from+i]) {
				return errors.New("compressed or decompressed to other bytes than in its proof")
			}
		}
		return nil
	}
	if err := c.unchanged(from, to); err != nil {
		return err
	}
	if c.prover.Codec.Marks.Baseline() {
		return c.lane.Drain(nil) // it makes no values
	}
	switch {
	case c.Operation == codec.StreamEncode:
		return c.verifyStream(to-from, took)
	case c.keepsEncodings():
		return c.verifyEncodings(from, to)
	case c.keepsValues() && !c.prover.Codec.Marks.Shares && took < dear:
		return c.verifyValues(from, to, took)
	}
	// Values that take long to compare are compared only in some of the rounds. Those that take
	// even longer are compared only in some of the processes.
	if c.spares() {
		return nil
	}
	start := time.Now()
	defer func() { c.verifying += time.Since(start) }()
	return c.verifyLast((to - 1) % len(c.prover.Values))
}

const (
	// dear is the time of a batch from which on comparing values takes long.
	dear = 10 * time.Millisecond
	// Comparing values may take compareShare of the time of the operations, and compareLeast at
	// least, for the quickest.
	compareShare = 0.1
	compareLeast = time.Microsecond
	// comparedAtOnce values are compared between two readings of the clock. A reading takes half as
	// long as comparing one value.
	comparedAtOnce = 8
)

// spares reports whether comparing one more value would take too long compared with the operations.
func (c *cell) spares() bool { return !c.compared || c.verifying > c.timed/2 && c.timed > dear }

// unchanged compares the input of a batch that decodes with the bytes on disk.
func (c *cell) unchanged(from, to int) error {
	if !c.onEncodings() || c.pristine == nil {
		return nil
	}
	for i, b := range c.lane.Encoded[from:to] {
		if want := c.pristine[(from+i)%len(c.pristine)]; !bytes.Equal(b, want) {
			copy(b, want)
			return errors.New("decoding changes the input")
		}
	}
	return nil
}

// onEncodings reports whether the operation works on encoded messages that all its batches share.
func (c *cell) onEncodings() bool {
	switch c.Operation {
	case codec.Decode, codec.DecodeReuse, codec.Open:
		return true
	}
	return c.Operation.Touches()
}

// verifyEncodings compares all encodings of a batch with the proof's. An encoding with other bytes
// may still be right, as in a format that writes a map in any order. It is then decoded. From then
// on one random encoding of each such batch is decoded.
func (c *cell) verifyEncodings(from, to int) error {
	n, kept := len(c.prover.Encoded), c.lane.Kept.Bytes[:to-from]
	chance := rand.IntN(len(kept))
	if values := c.prover.Memory; values != nil && !c.prover.Codec.Marks.Borrows && values.Shares(from+chance, kept[chance]) {
		return errors.New("an encoding shares memory with the value that it was made from, which is not marked")
	}
	if err := c.shared(from, kept); err != nil {
		return err
	}
	differs := 0
	for differs < len(kept) && bytes.Equal(kept[differs], c.prover.Encoded[(from+differs)%n]) {
		differs++
	}
	switch {
	case differs == len(kept):
		return c.keep(kept[chance], nil, (from+chance)%n)
	case !c.varies:
		c.varies = true
	case c.spares():
		return nil
	default:
		differs = chance
	}
	start := time.Now()
	defer func() { c.verifying += time.Since(start) }()
	v, err := c.prover.Read(kept[differs])
	if err != nil {
		return fmt.Errorf("decode: %w", err)
	}
	return c.prover.Matches((from+differs)%n, v)
}

// verifyValues compares decoded values, from a random one of the batch on, as many as there is time
// for.
func (c *cell) verifyValues(from, to int, took time.Duration) error {
	n, kept := len(c.prover.Values), c.lane.Kept.Values[:to-from]
	first, left := rand.IntN(len(kept)), max(time.Duration(compareShare*float64(took)), compareLeast)
	start := host.Now()
	for i := range kept {
		at := (first + i) % len(kept)
		if err := c.prover.Matches((from+at)%n, kept[at]); err != nil {
			return err
		}
		if i%comparedAtOnce == 0 && host.Now()-start > left {
			break
		}
	}
	return c.keep(nil, kept[first], (from+first)%n)
}

// keepsEncodings reports whether all encodings of a batch are still there after it was timed.
func (c *cell) keepsEncodings() bool {
	return c.Operation == codec.Encode && !c.prover.Codec.Marks.Overwrites && !c.prover.Codec.Marks.Baseline()
}

// keepsValues reports whether a batch decodes to fresh values, all of which are still there after it was
// timed.
func (c *cell) keepsValues() bool {
	return c.Operation == codec.Decode || c.Operation == codec.StreamDecode || c.Operation == codec.FirstDecode
}

// verifyStream decodes what the batch and the operations before it wrote to their stream, because the
// decoder follows the encoder. It compares the values from a random one on, as many as there is time for.
func (c *cell) verifyStream(ops int, took time.Duration) error {
	if c.spares() {
		return c.lane.Drain(nil)
	}
	n, left := len(c.prover.Values), max(time.Duration(compareShare*float64(took)), compareLeast)
	skipped := rand.IntN(ops)
	return c.lane.Drain(func(i int, v any) error {
		if skipped--; skipped >= 0 || left < 0 {
			return nil
		}
		start := host.Now()
		err := c.prover.Matches(i%n, v)
		spent := host.Now() - start
		left, c.verifying = left-spent, c.verifying+spent
		return err
	})
}

// otherSizes checks a batch whose encodings have other sizes than in the proof. other is the error
// that says so. Other sizes need not be a fault. protojson and prototext add blanks that depend on
// the program's bytes, so that nobody relies on their output. Packed Cap'n Proto takes fewer bytes
// for zeros in a row. Their number depends on the order of a map's entries, of which the proof saw
// few orders. sereal writes a struct's fields in the order of a map, and refers to names by offsets
// of one to five bytes. If all encodings are there, each is decoded, and its size is known from
// then on. Otherwise the cell is proved again, once.
func (c *cell) otherSizes(from, to int, other error) error {
	switch {
	case c.keepsEncodings():
		return c.decodeAll(from, to)
	case c.provedHere:
		return other
	}
	c.provedHere = true
	c.prover.Varies = true
	out, err := c.prover.Prove(c.Operation)
	if err != nil {
		return err
	}
	c.ranges = ranges{out.Min, out.Max}
	return c.ranges.check(from, to, c.lane.Sum)
}

// decodeAll decodes each encoding of a batch and compares the result with the message.
func (c *cell) decodeAll(from, to int) error {
	for i, b := range c.lane.Kept.Bytes[:to-from] {
		at := (from + i) % len(c.prover.Values)
		v, err := c.prover.Read(b)
		if err != nil {
			return fmt.Errorf("decode: %w", err)
		}
		if err := c.prover.Matches(at, v); err != nil {
			return err
		}
		c.ranges.widen(at, len(b))
	}
	return nil
}

// verifyLast compares the last result of the lane with message i.
func (c *cell) verifyLast(i int) error {
	l := &c.lane
	got, err := l.LastValue, error(nil)
	switch c.Operation {
	case codec.Encode, codec.EncodeReuse:
		if got, err = c.prover.Read(l.LastBytes); err != nil {
			return fmt.Errorf("decode: %w", err)
		}
	case codec.ConvertIn:
		if got, err = l.Port.ToGo(l.LastValue); err != nil {
			return fmt.Errorf("map out: %w", err)
		}
	case codec.FirstEncode:
		return c.prover.Begins(i, l.LastBytes)
	case codec.Open:
		return c.prover.Reads(i, l.LastValue, codec.AllFields, new(codec.Rule))
	}
	if c.Operation.Touches() {
		return c.prover.Sums(i, l.LastSum, l.Fields, new(codec.Rule))
	}
	if err := c.prover.Matches(i, got); err != nil || c.Operation != codec.Decode && c.Operation != codec.DecodeReuse {
		return err
	}
	return c.keepsInput(i, got)
}
