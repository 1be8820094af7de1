package record

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
)

// blocks knows which blocks a record has, for the refusal of a second one.
type blocks struct {
	// latest is the last process of each cell's blocks. As runs are written and joined,
	// processes ascend, and no more has to be known.
	latest map[Key]*int
	// all are the blocks, once they did not ascend; until then it is nil.
	all map[measured]bool
}

// measured is the identity of a block.
type measured struct {
	process int
	key     Key
}

// add appends a block to the record, or says what is wrong with it.
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
	if n := len(rec.Blocks); n == cap(rec.Blocks) {
		rec.Blocks = slices.Grow(rec.Blocks, n+1) // append alone would copy large ones more often
	}
	rec.Blocks = append(rec.Blocks, b)
	return nil
}

// names keeps one copy of each name: a record has few, and each of them in many lines.
type names map[string]string

func (n names) of(text []byte) string {
	name, ok := n[string(text)]
	if !ok {
		name = string(text)
		n[name] = name
	}
	return name
}

// block reads the line of a block as [Writer] writes it. For any other it returns false,
// and encoding/json has to tell what it is: nearly all lines of a record are blocks, and
// this is ten times as fast.
func (n names) block(line []byte) (b Block, ok bool) {
	s := scanner{rest: line}
	s.want(`{"kind":"block","process":`)
	b.Process = s.integer()
	s.want(`,"codec":"`)
	b.Codec = n.of(s.name())
	s.want(`,"data":"`)
	b.Data = n.of(s.name())
	s.want(`,"model":"`)
	b.Model = n.of(s.name())
	s.want(`,"ns":`)
	b.NS = s.number()
	s.want(`,"q1":`)
	b.Q1 = s.number()
	s.want(`,"q3":`)
	b.Q3 = s.number()
	s.want(`,"batches":`)
	b.Batches = s.integer()
	s.want(`,"ops":`)
	b.Ops = s.integer()
	s.want("}\n")
	return b, !s.failed && len(s.rest) == 0
}

// scanner takes a line apart from left to right. It may fail on what is JSON, but takes
// nothing that is not.
type scanner struct {
	rest   []byte
	failed bool
}

func (s *scanner) want(text string) {
	if s.failed = s.failed || len(s.rest) < len(text) || string(s.rest[:len(text)]) != text; !s.failed {
		s.rest = s.rest[len(text):]
	}
}

// name takes a string's bytes up to and with the quote. Escaped ones and those beyond
// ASCII, which need not be valid, are not for it.
func (s *scanner) name() []byte {
	end := bytes.IndexByte(s.rest, '"')
	if s.failed = s.failed || end < 0; s.failed {
		return nil
	}
	name := s.rest[:end]
	for _, c := range name {
		if c < ' ' || c >= 0x80 || c == '\\' {
			s.failed = true
			return nil
		}
	}
	s.rest = s.rest[end+1:]
	return name
}

// digits takes decimal digits, and fails where there is none.
func (s *scanner) digits() (text []byte) {
	n := 0
	for n < len(s.rest) && '0' <= s.rest[n] && s.rest[n] <= '9' {
		n++
	}
	s.failed = s.failed || n == 0
	text, s.rest = s.rest[:n], s.rest[n:]
	return text
}

// integer takes a number without sign, fraction or exponent, of up to 18 digits.
func (s *scanner) integer() (x int) {
	text := s.digits()
	if len(text) > 18 || len(text) > 1 && text[0] == '0' {
		s.failed = true
	}
	for _, c := range text {
		x = 10*x + int(c-'0')
	}
	return x
}

// number takes a number that is not negative.
func (s *scanner) number() float64 {
	from := s.rest
	if whole := s.digits(); len(whole) > 1 && whole[0] == '0' {
		s.failed = true
	}
	if s.next(".") {
		s.digits()
	}
	if s.next("eE") {
		s.next("+-")
		s.digits()
	}
	x, err := strconv.ParseFloat(string(from[:len(from)-len(s.rest)]), 64)
	s.failed = s.failed || err != nil
	return x
}

// next takes one of some bytes, if it comes next.
func (s *scanner) next(any string) bool {
	if len(s.rest) == 0 || bytes.IndexByte([]byte(any), s.rest[0]) < 0 {
		return false
	}
	s.rest = s.rest[1:]
	return true
}
