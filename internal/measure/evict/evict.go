// Package evict takes a program's code and data out of the caches of its core, as other work does that comes
// between two operations.
//
// It must not know what the operations are.
package evict

// Room is how many bytes of data the work goes through: more than the second cache of a core holds (0.25 to
// 2 MiB in 2026), which on many processors holds the code, too. The third cache is larger, cores share it,
// and what a program used a moment ago is often still there. So it is left alone.
const Room = 8 << 20

const (
	line  = 64 // bytes of a cache line, or a part of one
	words = line / 8
)

// Other is other work of a program.
type Other struct {
	data  []uint64
	state uint64
}

// New returns work that has its memory already.
func New() *Other {
	o := &Other{data: make([]uint64, Room/8)}
	o.Work()
	return o
}

// Work writes to each line of its data, and runs more code than the first cache of a core holds, with
// branches that can't be predicted. It takes about a millisecond and allocates nothing.
func (o *Other) Work() {
	for i := 0; i < len(o.data); i += words {
		o.data[i] += o.state
		o.state += o.data[i] ^ uint64(i)
	}
	for _, f := range code {
		o.state = f(o.state)
	}
}
