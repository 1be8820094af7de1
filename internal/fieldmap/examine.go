package fieldmap

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// outcome is the result of changing the leaves of one class. If changes had several results, the
// first of these constants counts.
type outcome int

const (
	seen    outcome = iota // bytes that differ in an encoding of the same length
	moved                  // encodings of other lengths, or with parts of other lengths
	same                   // an unchanged encoding
	refused                // errors
	nothing                // there is no other value
)

// trial is the result of all changes of the leaves of one class of a field.
type trial struct {
	outcome
	moved []byte // the encoding of another length that is nearest in length; nil means none
	way   int    // the way that leads to moved
	err   error
}

// examine finds the bytes of a field.
func (s *subject) examine(n node, f *Field) {
	differs := make([]bool, len(s.base))
	if s.loose != nil && hasMap(n.v) {
		f.Note = AnyOrder
	}
	var unseen []string
	last, lastClass := trial{outcome: nothing}, (*class)(nil)
	all := s.classes(n)
	for _, name := range slices.Sorted(maps.Keys(all)) {
		t := s.try(n, all[name], differs)
		if t.outcome != seen {
			unseen = append(unseen, name)
		}
		last, lastClass = t, all[name]
	}
	f.Ranges = ranges(len(differs), func(i int) bool { return differs[i] })
	switch {
	case f.Note == AnyOrder:
	case len(unseen) == 0:
	case f.Leaves > 1:
		f.Note, f.Detail = InPart, "not seen: "+strings.Join(unseen, ", ")
	case last.outcome == moved:
		if s.loose != nil && last.moved != nil {
			last.moved, _, last.err = s.changed(n, lastClass, last.way, every, s.nearest)
		}
		switch r, ok := replaced(s.base, last.moved); {
		case !ok || last.moved == nil || s.touchesLoose(r):
			f.Note = Moved
		case len(r) > 0:
			f.Note, f.Ranges = About, r
		default:
			f.Note = Absent
		}
	case last.outcome == same:
		f.Note = NotCarried
	case last.outcome == refused:
		f.Note, f.Detail = Unchanged, line(last.err)
	case n.isKeys() && s.bound(n.v):
		f.Note, f.Detail = Unchanged, "they are in Go's order, which changes with them"
	default:
		f.Note, f.Detail = Unchanged, "there is no other value to compare with"
	}
}

// mostFixed is the largest number of bytes of a leaf that may be the same in all of its variants
// and differ from the value: tags, signs, a bool with a checksum. If there are more, bytes have
// moved, for example because a format puts a field that it had left out into former padding.
const mostFixed = 8

// try gives all leaves of a class in a node their variants, one after the other, and marks
// the bytes that differ in encodings of the same length.
func (s *subject) try(n node, c *class, differs []bool) trial {
	t := trial{outcome: nothing}
	var first []byte                    // of the encodings of the same length
	own := make([]bool, len(s.base))    // marks where these differ from base
	varied := make([]bool, len(s.base)) // marks where they differ from first
	for way := range c.ways {
		b, changes, err := s.changed(n, c, way, every, s.again)
		is := seen
		switch {
		case err != nil:
			is, t.err = refused, err
		case changes == 0:
			is = nothing
		case len(b) != len(s.base):
			is = moved
			if t.moved == nil || distance(b, s.base) < distance(t.moved, s.base) {
				t.moved, t.way = b, way
			}
		case bytes.Equal(b, s.base):
			is = same
		case (first == nil || adds(own, s.base, b)) && !s.keepsLength(n, c, way, changes):
			is = moved
		default:
			if first == nil {
				first = b
			}
			mark(own, s.base, b)
			mark(varied, first, b)
		}
		t.outcome = min(t.outcome, is)
	}
	fixed := 0
	for i := range own {
		if own[i] && !varied[i] {
			fixed++
		}
	}
	if fixed > mostFixed*len(c.variants) {
		t.outcome = moved
		return t
	}
	for i := range own {
		differs[i] = differs[i] || own[i]
	}
	return t
}

// keepsLength reports whether a way keeps the length of the encoding because each of its changes
// does. Otherwise some changes make it longer and others shorter by as much, and the bytes between
// them move and would be taken for theirs. It tries halves of the changes, chosen in several ways.
func (s *subject) keepsLength(n node, c *class, way, changes int) bool {
	for bit := 0; bit < 4 && 1<<bit < changes; bit++ {
		b, _, err := s.changed(n, c, way, func(i int) bool { return i>>bit&1 == 0 }, s.again)
		if err != nil || len(b) != len(s.base) {
			return false
		}
	}
	return true
}

// distance is the difference of the lengths of two encodings.
func distance(a, b []byte) int { return max(len(a)-len(b), len(b)-len(a)) }

// adds reports whether a and b, of one length, differ where nothing is marked yet.
func adds(differs []bool, a, b []byte) bool {
	for i := range a {
		if a[i] != b[i] && !differs[i] {
			return true
		}
	}
	return false
}

// mark marks where a and b, of one length, differ.
func mark(differs []bool, a, b []byte) {
	for i := range a {
		differs[i] = differs[i] || a[i] != b[i]
	}
}

// line returns the first line of an error.
func line(err error) string {
	first, _, _ := strings.Cut(fmt.Sprint(err), "\n")
	return first
}
