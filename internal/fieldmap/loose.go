package fieldmap

import "reflect"

// mostLoosened is the largest number of encodings made to see which bytes vary. The search ends
// when settled encodings in a row have added no byte. One order of a map of two entries comes once
// in eight times.
const (
	mostLoosened = 1024
	settled      = 64
)

// loosen finds the bytes of base that vary where no encoding is the usual one. They belong to maps
// that are written in any order, and all other bytes keep their place. It returns errVaries if they
// don't, or if there is no map that can vary.
func (s *subject) loosen() error {
	if !hasMap(s.root) {
		return errVaries
	}
	loose := make([]bool, len(s.base))
	quiet := 0
	for range s.repeats(mostLoosened) {
		if quiet == settled {
			break
		}
		b, err := s.encode()
		switch {
		case err != nil:
			return err
		case len(b) != len(s.base):
			return errVaries
		case adds(loose, s.base, b):
			quiet = 0
		default:
			quiet++
		}
		mark(loose, s.base, b)
	}
	if quiet < settled {
		return errVaries
	}
	s.loose, s.whole = loose, isMap
	return nil
}

// firm returns the encoding of the value as it is now, with the loose bytes of base. In an encoding
// of another length the loose bytes can't be located, so it stays as it is.
func (s *subject) firm() ([]byte, error) {
	b, err := s.encode()
	if err != nil || len(b) != len(s.base) {
		return b, err
	}
	// An order that was not seen before will not be seen twice.
	other, err := s.encode()
	if err != nil {
		return nil, err
	}
	for i := range b {
		if s.loose[i] || i >= len(other) || other[i] != b[i] {
			b[i] = s.base[i]
		}
	}
	return b, nil
}

// mostCompared is the number of encodings among which one in base's order is looked for.
const mostCompared = 128

// nearest returns the encoding, among many of the value as it is now, whose beginning and end are
// most like base.
func (s *subject) nearest() (b []byte, err error) {
	most := -1
	for range s.repeats(mostCompared) {
		other, err := s.encode()
		if err != nil {
			return nil, err
		}
		if like := s.like(other); like > most {
			b, most = other, like
		}
	}
	return b, nil
}

// like returns how many bytes at the beginning and at the end b has in common with base.
func (s *subject) like(b []byte) int {
	front, n := 0, min(len(b), len(s.base))
	for front < n && b[front] == s.base[front] {
		front++
	}
	back := 0
	for front+back < n && b[len(b)-1-back] == s.base[len(s.base)-1-back] {
		back++
	}
	return front + back
}

// touchesLoose reports whether any of the bytes are loose.
func (s *subject) touchesLoose(all []Range) bool {
	for i := range offsets(all) {
		if s.loose != nil && s.loose[i] {
			return true
		}
	}
	return false
}

// isMap reports whether v is a map whose order may vary.
func isMap(v reflect.Value) bool { return v.Kind() == reflect.Map && v.Len() > 1 }

// hasMap reports whether the order of a map in v may vary.
func hasMap(v reflect.Value) bool {
	v = solid(v)
	if isMap(v) {
		return true
	}
	for _, s := range parts(v) {
		if !s.keys && hasMap(at(v, s)) {
			return true
		}
	}
	return false
}
