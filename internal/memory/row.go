package memory

import "reflect"

// line is no longer than what a cache loads at once.
const line = 64

// Row is the memory that values in a row take.
type Row struct {
	parts [][]byte // of all values, one after the other
	maps  []reflect.Value
	// ends are where each value's parts and maps end.
	ends []end
	// read keeps what Touch reads.
	read byte
}

type end struct{ parts, maps int }

// NewRow returns the memory that the values take. They must stay reachable, since the collector does not
// see what a row refers to: for thousands of messages that would be much of what it looks at. alloc
// makes slices which it does not look at.
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
	r.parts, r.maps = parts, w.maps
	return r, nil
}

// Touch reads the values from index from up to index to; behind the last one comes the first.
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
		// Where a map's entries lie only the map knows. Going through them reads them.
		for _, m := range r.maps[start.maps:past.maps] {
			for it := m.MapRange(); it.Next(); {
				read++
			}
		}
	}
	r.read = read
}
