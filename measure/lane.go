package measure

import (
	"time"

	"github.com/wirebench/wirebench/codec"
)

// lane is what the batches of one cell run on.
type lane struct {
	model codec.Model
	port  codec.Port
	site  site
	// values and encoded are the ring of messages laid out in a row, so
	// that a batch may start at any chunk without a modulo in the loop.
	values  []any
	encoded [][]byte
	buf     []byte // of encode-reuse
	used    any    // of decode-reuse

	// What the last batch left: the last result and the sum of sizes go here after
	// the clock was read. The calls go through function values, so the compiler
	// can't leave any of them out. The last message stands behind the loop, so that
	// the loop need not keep every result.
	lastBytes []byte
	lastValue any
	sum       int // of encoded sizes

	touched byte // keeps the reads of touch
}

// touch reads what the batch is about to be given: the list of values, or the
// encoded messages, which are then in the cache as they are after a read from a
// socket or a file. The values themselves are not touched; other codecs have just
// used them.
func (l *lane) touch(from, to int) {
	if l.model == codec.Encode || l.model == codec.EncodeReuse {
		for _, v := range l.values[from:to] {
			if v == nil {
				l.touched++
			}
		}
		return
	}
	const line = 64
	for _, b := range l.encoded[from:to] {
		for i := 0; i < len(b); i += line {
			l.touched += b[i]
		}
	}
}

// run does one operation on each message from index from up to index to, and
// returns the time it took.
func (l *lane) run(from, to int) (time.Duration, error) { return l.site.run(l, from, to) }
