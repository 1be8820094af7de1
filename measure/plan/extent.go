package plan

import (
	"time"
)

// Extent is what a cell does at one place of the ring in a round: so many operations, each
// on a message of its own.
type Extent struct {
	Ops int
	// Timed is how many of them one time is taken of: all, where they are so short that the
	// clock would not tell one well, and otherwise one.
	Timed int
	// Group is how many stand between two looks at the state of the machine.
	Group int
	// Warm tells whether they are done once before: other codecs have just had the caches, and
	// in a program that has just made a message or received it these have it.
	Warm bool
}

// Bounds of an extent. It depends on how long the operation is planned to take, which is the
// same in all processes, and never on how long it then takes: what decides whether a time
// counts must not depend on that time.
const (
	// As many operations are timed together as fit into longestBatch, leastOps at least and usualOps at
	// most. What the first ones find in the caches the later ones don't, so that the time per operation
	// depends on their number: of large messages few lie in the nearest cache, by which encoders are up to
	// a fifth faster. Where leastOps don't fit into LongestSure they are timed one by one.
	longestBatch = 250 * time.Microsecond
	leastOps     = 64
	usualOps     = 256
	// A batch that would be over sooner is longer, as far as there are other messages: what its
	// first operations find cold would be a part of its time. One that would be over before the
	// clock tells it well is longer in any case.
	usualBatch    = 50 * time.Microsecond
	shortestBatch = 3 * time.Microsecond
	mostOps       = 4096

	// A look at the machine tells of what stands within longestGroup of it. An operation that
	// takes longer than LongestSure may have met anything in between.
	longestGroup = 500 * time.Microsecond
	LongestSure  = time.Millisecond

	// Beyond longestCold what an operation finds cold is a small part of it.
	longestCold = 100 * time.Microsecond
)

// NewExtent returns the extent of a codec that takes about rough ns per operation, in chunks of
// the given size of a ring of so many messages. It is of as many messages as each says, those of a
// place, or of a multiple of that.
func NewExtent(rough float64, each, chunk, messages int) Extent {
	took := max(time.Duration(rough), 1)
	if took*leastOps > LongestSure {
		ops := max(min(int(LongestSure/took), chunk, messages/usualPlaces)/each, 1) * each
		return Extent{Ops: ops, Timed: 1, Group: clamp(int(longestGroup/took), 1, ops), Warm: took <= longestCold}
	}
	ops := max(min(clamp(int(longestBatch/took), leastOps, usualOps), messages)/each, 1) * each
	for length := rough * float64(ops); ops < mostOps && (length < float64(shortestBatch) || length < float64(usualBatch) && 2*ops <= messages); length *= 2 {
		ops *= 2
	}
	return Extent{Ops: ops, Timed: ops, Group: ops, Warm: true}
}

// Other returns an extent of other batches for the same codec: of a quarter of the operations or
// of four times as many where they are timed together, and of several where they are timed one by one. By
// it the reference's twin shows whether times depend on the length of a batch.
func (e Extent) Other(rough float64, each int) Extent {
	if e.Timed > 1 {
		if e.Ops/4 >= each {
			e.Ops = e.Ops / 4 / each * each
		} else {
			e.Ops *= 4
		}
		e.Timed, e.Group = e.Ops, e.Ops
		return e
	}
	e.Timed = clamp(int(float64(LongestSure)/rough), 1, e.Ops)
	for e.Ops%e.Timed != 0 {
		e.Timed--
	}
	e.Group = max(e.Group/e.Timed, 1) * e.Timed
	return e
}

// Sure reports whether what the machine did meanwhile is seen at the ends of a time that is
// taken, by how long an operation is planned to take.
func (e Extent) Sure(rough float64) bool {
	return rough*float64(e.Timed) <= float64(LongestSure)
}

// Length is how long the operations at a place take, about.
func (e Extent) Length(rough float64) time.Duration {
	passes := 1.
	if e.Warm {
		passes = 2
	}
	return time.Duration(rough * float64(e.Ops) * passes)
}

func clamp(x, least, most int) int { return max(least, min(x, most)) }
