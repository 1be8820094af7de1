package fieldmap

import (
	"iter"
	"slices"
)

// Overhead and Shared stand in for a field's number at bytes of no field and of several fields.
const (
	Overhead = -1
	Shared   = -2
)

// Owners returns for each byte the number of its field in Fields, Overhead or Shared.
func (l Layout) Owners() []int {
	owners := slices.Repeat([]int{Overhead}, l.Size)
	for i := range offsets(l.Varying) {
		owners[i] = Shared
	}
	for number, f := range l.Fields {
		for i := range offsets(f.Ranges) {
			if owners[i] == Overhead {
				owners[i] = number
			} else {
				owners[i] = Shared
			}
		}
	}
	return owners
}

// narrow removes from fields with the note About the bytes that other fields have, too. Such bytes
// surely belong to another field, or change with several fields, such as a count.
func (l *Layout) narrow() {
	claims := make([]int, l.Size)
	for _, f := range l.Fields {
		for i := range offsets(f.Ranges) {
			claims[i]++
		}
	}
	for n := range l.Fields {
		f := &l.Fields[n]
		if f.Note != About {
			continue
		}
		own := make([]bool, l.Size)
		for i := range offsets(f.Ranges) {
			own[i] = claims[i] == 1
		}
		f.Ranges = ranges(l.Size, func(i int) bool { return own[i] })
		if len(f.Ranges) == 0 {
			f.Note = Absent
		}
	}
}

// add sums up the bytes of each field, and the bytes of the layout by their use.
func (l *Layout) add() {
	owners := l.Owners()
	for n := range l.Fields {
		f := &l.Fields[n]
		for i := range offsets(f.Ranges) {
			f.Bytes++
			if owners[i] == Shared {
				f.Shared++
			}
		}
	}
	l.Split = &Split{}
	for _, owner := range owners {
		switch owner {
		case Overhead:
			l.Split.Overhead++
		case Shared:
			l.Split.Shared++
		default:
			l.Split.Payload++
		}
	}
	l.Shared = ranges(l.Size, func(i int) bool { return owners[i] == Shared })
	l.Overhead = ranges(l.Size, func(i int) bool { return owners[i] == Overhead })
}

// offsets yields the offsets of the bytes in ranges, in order.
func offsets(all []Range) iter.Seq[int] {
	return func(yield func(int) bool) {
		for _, r := range all {
			for i := r[0]; i < r[1]; i++ {
				if !yield(i) {
					return
				}
			}
		}
	}
}

// ranges returns the ranges of offsets below n for which in is true.
func ranges(n int, in func(i int) bool) []Range {
	all := []Range{}
	for i := 0; i < n; i++ {
		if !in(i) {
			continue
		}
		from := i
		for i < n && in(i) {
			i++
		}
		all = append(all, Range{from, i})
	}
	return all
}
