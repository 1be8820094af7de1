package fieldmap

import (
	"bytes"
	"errors"
	"reflect"
)

// subject is a value that is examined, with its encoder.
type subject struct {
	edit
	root   reflect.Value
	encode func() ([]byte, error) // encodes root as it is now, into new memory
	base   []byte                 // the encoding that is examined
	varies bool                   // one value has several encodings
	loose  []bool                 // marks the bytes of base that vary; nil if one encoding is taken for all
}

// errVaries means that no encoding of a value is the usual one, and that the variation does not
// come from maps that stay in place.
var errVaries = errors.New("the encoding of one value varies, so its bytes can't be assigned to fields")

// mostRepeats is how often a value is encoded to find out whether its encoding varies. A map of two
// entries has the other order in one encoding of eight, so 80 encodings miss it once in 40,000
// times.
const mostRepeats = 80

// repeats returns how often to encode the value for one answer: most times, or fewer if that would
// be many bytes.
func (s *subject) repeats(most int) int {
	const least, mostBytes = 16, 4 << 20
	return max(least, min(most, mostBytes/max(1, len(s.base))))
}

// learn finds the encoding that is examined. The first encoding does not count: some codecs prepare
// for a type when they first meet it.
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

// The number of encodings in which the usual one is looked for, if encodings vary. The value itself
// gets fewer than its variants, so that the variants are more certain to show theirs.
const (
	fewTries  = 64
	mostTries = 512
)

// again returns the encoding of the value as it is now, for a comparison with base.
func (s *subject) again() ([]byte, error) {
	switch {
	case !s.varies:
		return s.encode()
	case s.loose != nil:
		return s.firm()
	}
	return s.usual(mostTries)
}

// usual returns the most frequent of several encodings of the value. The error is errVaries if
// others may be as frequent.
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
