package foreign

import (
	"fmt"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/measure/host"
)

// far does the operations of a row of the peer.
type far struct {
	*child
	row int
	// like is the Go codec of the same format, or nil if Go has no such codec. By the rules of another one
	// values are compared.
	like, rules *local
	sizes       []int // of the encodings in bytes
}

// prove proves that the row's encodings have the values of all messages, and that it reads those of
// others: Go decodes what the row has encoded, and the row decodes what Go has encoded. A row without
// a Go codec of its format decodes what it has encoded itself.
func (f *far) prove() ([]int, error) {
	n := len(f.ring.Values)
	alive := f.box.Alive() // the peer's own limit of time holds
	defer alive()
	own, err := f.peers.now.Encode(f.row, n)
	if err != nil {
		return nil, err
	}
	if f.like != nil {
		if err := f.like.prover.EncodeAll(); err != nil {
			return nil, fmt.Errorf("%s, which it is compared with: %w", f.like.prover.Codec.Name, err)
		}
		for i, b := range own {
			if err := f.reads(i, b); err != nil {
				return nil, err
			}
		}
		if err := f.decodes(f.like.prover.Encoded, "Go's encoding"); err != nil {
			return nil, err
		}
	}
	if err := f.decodes(own, "its own encoding"); err != nil {
		return nil, err
	}
	f.sizes = nil
	for _, b := range own {
		f.sizes = append(f.sizes, len(b))
	}
	return f.sizes, f.clock()
}

// reads lets the Go codec decode an encoding of message i.
func (f *far) reads(i int, b []byte) (err error) {
	defer caught(&err)
	v, err := f.like.prover.Read(b)
	if err != nil {
		return fmt.Errorf("message %d: %s can't decode its encoding: %w", f.ring.Numbers[i], f.like.prover.Codec.Name, err)
	}
	if err := f.like.prover.Matches(i, v); err != nil {
		return fmt.Errorf("encodes another value, as Go reads it: %w", err)
	}
	return nil
}

// decodes lets the row decode encodings of all messages, and compares the values.
func (f *far) decodes(encoded [][]byte, whose string) error {
	texts, err := f.peers.now.Decode(f.row, encoded)
	if err != nil {
		return err
	}
	for i, text := range texts {
		if err := f.equal(i, text); err != nil {
			return fmt.Errorf("decodes %s: %w", whose, err)
		}
	}
	return nil
}

// equal compares a value that is JSON with message i.
func (f *far) equal(i int, text []byte) error {
	v, err := f.text.Unmarshal(text)
	if err != nil {
		return fmt.Errorf("message %d: its value is not the JSON of a %s: %w", f.ring.Numbers[i], f.Data, err)
	}
	return f.rules.prover.Matches(i, v)
}

// A batch of clockOps operations shows whether a peer's clock goes as Go's does, or in other units.
const (
	clockOps   = 20_000
	clockTries = 5
	clockShare = 0.05 // the rest is for reading messages before, and for waiting for a processor
)

// clock checks that the peer's times are a good part of what its answers take.
func (f *far) clock() error {
	for _, m := range operations {
		share := 0.
		for range clockTries {
			began := host.Now()
			t, err := f.peers.now.Time(f.row, m, Batch{Ops: clockOps})
			if err != nil {
				return err
			}
			share = max(share, float64(t.Took)/float64(host.Now()-began))
			if share > clockShare {
				break
			}
		}
		if share < clockShare {
			return fmt.Errorf("says that %d operations took %.2g%% of the time until its answer came: times are in nanoseconds", clockOps, 100*share)
		}
	}
	return nil
}

// allocated is zero: what a peer allocates and frees is in its times.
func (f *far) allocated(codec.Operation) (float64, error) { return 0, nil }

func (f *far) batch(m codec.Operation, b Batch) (s sample, err error) {
	f.peers.follow()
	s.before = host.SettledProbe()
	t, err := f.peers.now.Time(f.row, m, b)
	s.after = host.SettledProbe()
	if err != nil {
		return s, err
	}
	s.took, s.lost = t.Took, t.Lost
	return s, f.verify(m, b, t)
}

// verify checks what the peer says of a batch.
func (f *far) verify(m codec.Operation, b Batch, t Timed) error {
	n := len(f.ring.Values)
	size := 0
	for i := b.First; i < b.First+b.Ops; i++ {
		size += f.sizes[i%n]
	}
	last := (b.First + b.Ops - 1) % n
	switch {
	case t.Bytes != uint64(size):
		return fmt.Errorf("has %d bytes of encodings while it is timed, and %d before", t.Bytes, size)
	case m == codec.Decode:
		return f.equal(last, t.Last)
	case f.like != nil:
		return f.reads(last, t.Last)
	}
	texts, err := f.peers.now.Decode(f.row, [][]byte{t.Last})
	if err != nil {
		return err
	}
	return f.equal(last, texts[0])
}
