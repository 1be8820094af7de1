package measure

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"time"

	"github.com/wirebench/wirebench/codec"
)

// What an operation works on lies at other addresses in each turn, and other messages lie where it
// was before. A codec that knows a message by its address then returns another message's result,
// which verify finds.

// moveShare is the share of a process's time that moving may take. To copy 100 MB takes as long as
// some codecs take to decode them.
const moveShare = 0.05

// move moves what the cell's turn works on, if there was time for it.
func (r *rounds) move(c *cell, first int) {
	start := time.Now()
	if r.moving > time.Duration(moveShare*float64(start.Sub(r.began))) {
		return
	}
	if !c.onEncodings() {
		return
	}
	eachChunk(first, c.extent.Ops, r.ring.Chunk, len(c.pristine), func(from, to int) { c.shuffle(r.rng, from, to) })
	r.moving += time.Since(start)
}

// moveValues moves the values at a place, which all codecs share. Messages of a library's own that
// are made once may refer to the values, so they are not moved then.
func (r *rounds) moveValues(first int) {
	start := time.Now()
	if !r.movable || r.moving > time.Duration(moveShare*float64(start.Sub(r.began))) {
		return
	}
	longest := 0
	for _, c := range r.cells {
		longest = max(longest, c.extent.Ops)
	}
	n, chunk := len(r.ring.Values), r.ring.Chunk
	eachChunk(first, longest, chunk, n, func(from, to int) {
		if chunk > 1 {
			r.guard.rotate(from, to, 1+r.rng.IntN(chunk-1))
		}
	})
	for i := range r.laid {
		r.laid[i] = r.ring.Values[i%n]
	}
	r.moving += time.Since(start)
}

// eachChunk calls do for each chunk of a ring of n messages that has some of those from first on.
func eachChunk(first, ops, chunk, n int, do func(from, to int)) {
	chunks := n / chunk
	begin := first / chunk
	for i := range min((first+ops-1)/chunk-begin+1, chunks) {
		at := (begin + i) % chunks * chunk
		do(at, at+chunk)
	}
}

// shuffle lays the encodings [from, to), whole chunks, out in another order in the memory that they
// take together.
func (m *messages) shuffle(rng *rand.Rand, from, to int) {
	order := make([]int, to-from)
	for i := range order {
		order[i] = from + i
	}
	rng.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	room := m.room[m.starts[from]:m.starts[to]]
	for _, i := range order {
		size := len(m.pristine[i])
		copy(room, m.pristine[i])
		for at := i; at < len(m.row); at += len(m.pristine) {
			m.row[at] = room[:size:size]
		}
		room = room[size:]
	}
}

// movableFor reports whether values can be moved in this process: no value refers to itself, and no
// cell keeps messages that may refer to values.
func (c *child) movableFor(cells []*cell) bool {
	return !c.guard.row.Inward() && !slices.ContainsFunc(cells, func(c *cell) bool { return c.Operation == codec.ConvertOut })
}

// rotate moves the values [from, to) of the ring by some places in the memory that they take, without
// what they refer to.
func (g *guard) rotate(from, to, by int) {
	values := g.ring.Values[from:to]
	n := len(values)
	contents := reflect.MakeSlice(reflect.SliceOf(reflect.TypeOf(values[0]).Elem()), n, n)
	for i, v := range values {
		contents.Index(i).Set(reflect.ValueOf(v).Elem())
	}
	places := slices.Clone(values)
	for i := range values {
		values[i] = places[(i+by)%n]
		reflect.ValueOf(values[i]).Elem().Set(contents.Index(i))
	}
	g.row.Rotate(from, to, by)
}
