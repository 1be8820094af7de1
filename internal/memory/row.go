package memory

import "reflect"

// line is at most the size of a cache line, in bytes.
const line = 64

// Row is the memory of a row of values.
type Row struct {
	parts [][]byte // of all values, one after the other
	maps  []reflect.Value
	// ends says where each value's parts and maps end.
	ends []end
	// inward reports whether a value refers to memory of its own.
	inward bool
	// read keeps the result of Touch's reads.
	read byte
}

type end struct{ parts, maps int }

// NewRow returns the memory of the values. The values must stay reachable, because the collector
// does not see the references in a row. With thousands of messages these would be much of the
// collector's work. alloc makes slices that the collector does not scan.
func NewRow(values []any, alloc func(n int) ([][]byte, error)) (*Row, error) {
	r := new(Row)
	w := walk{seen: make(map[place]bool)}
	for _, v := range values {
		w.begin(v)
		r.ends = append(r.ends, end{len(w.parts), len(w.maps)})
	}
	parts, err := alloc(len(w.parts))
	if err != nil {
		return nil, err
	}
	copy(parts, w.parts)
	r.parts, r.maps, r.inward = parts, w.maps, w.inward
	return r, nil
}

// Inward reports whether a value refers to itself or to a part of itself, so that it can't be moved.
func (r *Row) Inward() bool { return r.inward }

// Rotate says that the values [from, to) were moved: value i is now where the value by places behind
// it was, and the last values are where the first ones were. What they refer to was not moved.
func (r *Row) Rotate(from, to, by int) {
	first := func(i int) *[]byte { // a value's own memory is its first part
		start, past := r.bounds(i)
		if start.parts == past.parts {
			return nil // of size 0
		}
		return &r.parts[start.parts]
	}
	var places [][]byte
	for i := from; i < to; i++ {
		if p := first(i); p != nil {
			places = append(places, *p)
		}
	}
	if n := to - from; len(places) == n {
		for i := range n {
			*first(from + i) = places[(i+by)%n]
		}
	}
}

// Touch reads the values from index from up to but not including index to. After the last value it
// continues with the first.
func (r *Row) Touch(from, to int) {
	read := byte(0)
	for i := from; i < to; i++ {
		start, past := r.bounds(i)
		for _, p := range r.parts[start.parts:past.parts] {
			for j := 0; j < len(p); j += line {
				read += p[j]
			}
			read += p[len(p)-1]
		}
		// Only the map knows where its entries lie. Iterating reads them.
		for _, m := range r.maps[start.maps:past.maps] {
			for it := m.MapRange(); it.Next(); {
				read++
			}
		}
	}
	r.read = read
}
