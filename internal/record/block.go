package record

import (
	"fmt"
	"slices"
)

// blocks knows which blocks a record has, to refuse duplicates.
type blocks struct {
	// latest is the last process of each cell's blocks. Processes ascend when runs are written and
	// joined, and then this is enough.
	latest map[Key]*int
	// all holds all blocks, from the first time that processes did not ascend. Until then it is
	// nil.
	all map[measured]bool
}

// measured is the identity of a block.
type measured struct {
	process int
	key     Key
}

// add appends a block of a cell to the record, or returns an error if the block is invalid.
func (s *blocks) add(rec *Record, b Block) error {
	if !(b.NS > 0) {
		return fmt.Errorf("a time of %v ns for %s is not positive", b.NS, b.Codec)
	}
	if err := b.Key.check(); err != nil {
		return err
	}
	latest := s.latest[b.Key]
	switch {
	case latest == nil:
		latest = new(b.Process)
		s.latest[b.Key] = latest
	case b.Process <= *latest && s.all == nil:
		s.all = make(map[measured]bool)
		for _, b := range rec.Blocks {
			s.all[measured{b.Process, b.Key}] = true
		}
	}
	*latest = max(*latest, b.Process)
	if id := (measured{b.Process, b.Key}); s.all != nil {
		if s.all[id] {
			return fmt.Errorf("a second line about %+v", id)
		}
		s.all[id] = true
	}
	rec.Blocks = push(rec.Blocks, b)
	return nil
}

// push appends to a slice that may become large. append alone would copy it more often.
func push[T any](all []T, one T) []T {
	if n := len(all); n == cap(all) {
		all = slices.Grow(all, n+1)
	}
	return append(all, one)
}
