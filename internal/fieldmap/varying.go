package fieldmap

import (
	"bytes"
	"errors"
	"reflect"
)

// subject is a value that is examined, and how it is encoded.
type subject struct {
	edit
	root   reflect.Value
	encode func() ([]byte, error) // root as it is now, in memory of its own
	base   []byte                 // the encoding that is examined
	varies bool                   // one value has several encodings
	loose  []bool                 // the bytes of base that vary; nil if one encoding stands for all
}

// errVaries: no encoding of a value stands for the others, nor is it known to be maps that
// vary, each where it is.
var errVaries = errors.New("the encoding of one value varies, and its bytes can't be told apart")

// mostRepeats is how often a value is encoded to see whether its encoding varies. Of a map
// of two entries one encoding in eight has the other order: 80 miss it once in 40,000 times.
const mostRepeats = 80

// repeats is how often the value is encoded for one answer: as often as asked for, or less
// if that would be many bytes.
func (s *subject) repeats(most int) int {
	const least, mostBytes = 16, 4 << 20
	return max(least, min(most, mostBytes/max(1, len(s.base))))
}

// learn finds the encoding that is examined. The first one of all does not count: some
// codecs prepare what they need for a type when they meet it.
func (s *subject) learn() (err error) {
	for range 2 {
		if s.base, err = s.encode(); err != nil {
			return err
		}
		if len(s.base) > mostBytes {
			return errBytes
		}
	}
	for range s.repeats(mostRepeats) {
		b, err := s.encode()
		if err != nil {
			return err
		}
		if !bytes.Equal(b, s.base) {
			s.varies = true
			break
		}
	}
	if !s.varies {
		return nil
	}
	usual, err := s.usual(fewTries)
	if err == nil || err == errVaries {
		s.base = usual
	}
	if err == errVaries {
		return s.loosen()
	}
	return err
}

// Of encodings that vary, so many are looked at to find the usual one: of the value itself
// fewer than of its variants, so that these show theirs, and soon.
const (
	fewTries  = 64
	mostTries = 512
)

// again returns the encoding of the value as it is now, to be compared with base.
func (s *subject) again() ([]byte, error) {
	switch {
	case !s.varies:
		return s.encode()
	case s.loose != nil:
		return s.firm()
	}
	return s.usual(mostTries)
}

// usual returns of several encodings of the value the one that comes most often. The error
// is errVaries if others may come as often.
func (s *subject) usual(tries int) ([]byte, error) {
	seen := make(map[string]int)
	first := ""
	for range s.repeats(tries) {
		b, err := s.encode()
		if err != nil {
			return nil, err
		}
		seen[string(b)]++
		sure := false
		if first, sure = leader(seen); sure {
			return []byte(first), nil
		}
	}
	return []byte(first), errVaries
}

// leader returns the encoding that was seen most often, if it leads the next by four
// standard deviations of their difference.
func leader(seen map[string]int) (first string, sure bool) {
	most, next := 0, 0
	for b, n := range seen {
		switch {
		case n > most:
			first, most, next = b, n, most
		case n > next:
			next = n
		}
	}
	lead := most - next
	return first, lead*lead > 16*(most+next)
}
