package plan

import (
	"time"
)

// Extent is what a cell does at one place of the ring in a round: so many operations, each
// on a message of its own.
type Extent struct {
	Ops int
	// Timed is how many of them one time is taken of, between two looks at the state of the machine.
	Timed int
	// Warm tells whether as many are done before: other codecs have just had the caches, and
	// in a program that has just made a message or received it these have it. Else one is, or none (see [Extent.Before]).
	Warm bool
}

// Bounds of an extent. It depends on how long the operation is planned to take, by the proof or
// the processes before, and never on how long it then takes: what decides whether a time
// counts must not depend on that time.
const (
	// There are as many operations as fit into longestBatch, leastOps at least and usualOps at
	// most. What the first ones find in the caches the later ones don't, so that the time per operation
	// depends on their number: of large messages few lie in the nearest cache, by which encoders are up to a
	// fifth faster. Where leastOps take longer than longestStay there are as many as one time is of.
	// A time is of as many of them as fit into LongestSure: a single time now and then has in it
	// what many operations cause together, such as the allocation of a page, and what is rare is not in
	// the lower third of times.
	longestBatch = 250 * time.Microsecond
	longestStay  = 4 * time.Millisecond
	leastOps     = 64
	usualOps     = 256
	// A batch that would be over sooner is longer, as far as half of the messages go, the others being for what is done before:
	// what its first operations find cold would be a part of its time. One that would be over before the
	// clock tells it well is longer in any case. It is by no more chunks than that takes: with twice as many operations some
	// encoders take 3 to 5 % longer, and where the number doubled it was another one in other runs.
	usualBatch    = 50 * time.Microsecond
	shortestBatch = 3 * time.Microsecond

	// Two looks at the machine tell of what stands between them up to LongestSure.
	LongestSure = time.Millisecond

	// Beyond longestCold what an operation finds cold is a small part of it. One of 0.7 ms still
	// takes 4 % longer behind other codecs than behind itself.
	longestCold = 4 * time.Millisecond

	// Beyond longestOnce none is done before: what the first one makes for later ones, such as a buffer in a pool, is a small
	// part of it, and what it leaves to be collected was more (docs/trials.md).
	longestOnce = time.Second
)

// NewExtent returns the extent of a codec that takes about rough ns per operation, in chunks of
// the given size of a ring of so many messages. It is of whole chunks, which have nearly equal content, or
// of as many messages as each says, those of a place, or of a multiple of that.
func NewExtent(rough float64, each, chunk, messages int) Extent {
	took := max(time.Duration(rough), 1)
	ops := clamp(int(longestBatch/took), leastOps, usualOps)
	if took*leastOps > longestStay {
		ops = min(int(LongestSure/took), chunk)
	}
	if ops = min(ops, messages); ops >= chunk {
		ops = ops / chunk * chunk
	} else {
		ops = max(ops/each, 1) * each
	}
	enough := func(batch time.Duration) int { return (int(batch/took) + chunk) / chunk * chunk }
	if took*time.Duration(ops) < usualBatch {
		ops = max(ops, min(enough(usualBatch), messages/2/chunk*chunk))
	}
	if took*time.Duration(ops) < shortestBatch {
		ops = enough(shortestBatch)
	}
	return Extent{Ops: ops, Timed: divisor(ops, int(LongestSure/took)), Warm: took <= longestCold}
}

// Other returns an extent of other batches for the same codec: of a quarter of the operations or less, of
// four times as many where the messages of a place are all, and of several where they are timed one by one. By
// it the reference's twin shows whether times depend on the length of a batch.
func (e Extent) Other(rough float64, each int) Extent {
	switch {
	case e.Timed < e.Ops && e.Timed > 1: // no longer than it may be
		e.Timed = divisor(e.Ops, e.Timed/4)
	case e.Timed == 1:
		e.Timed = divisor(e.Ops, int(float64(LongestSure)/rough))
	case e.Ops/4 >= each:
		e.Ops = e.Ops / 4 / each * each
		e.Timed = e.Ops
	case rough*4*float64(e.Ops) <= float64(LongestSure):
		e.Ops *= 4
		e.Timed = e.Ops
	default:
		e.Timed = divisor(e.Ops, e.Timed/4)
	}
	return e
}

// divisor is the largest one of n that is at most so large, and 1 at least.
func divisor(n, most int) int {
	d := clamp(most, 1, n)
	for n%d != 0 {
		d--
	}
	return d
}

// Sure reports whether what the machine did meanwhile is seen at the ends of a time that is
// taken, by how long an operation is planned to take.
func (e Extent) Sure(rough float64) bool {
	return rough*float64(e.Timed) <= float64(LongestSure)
}

// Before is how many operations are done before those that are timed, by how long one is planned to take, in ns.
func (e Extent) Before(rough float64) int {
	switch {
	case e.Warm:
		return e.Ops
	case time.Duration(rough) > longestOnce:
		return 0
	}
	return 1
}

// Length is how long the operations at a place take, about.
func (e Extent) Length(rough float64) time.Duration {
	return time.Duration(rough * float64(e.Before(rough)+e.Ops))
}

func clamp(x, least, most int) int { return max(least, min(x, most)) }
