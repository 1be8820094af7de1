package plan

import (
	"time"
)

// Extent is what a cell does at one place of the ring in a round: a number of operations, each on
// another message.
type Extent struct {
	Ops int
	// Timed is the number of operations that one time covers, between two probes of the machine.
	Timed int
	// Warm reports whether as many operations are done before, without being timed. Other codecs
	// have just used the caches, but in a program that has just made or received a message, the
	// message is in them. If Warm is false, one operation is done before, or none (see
	// [Extent.Before]).
	Warm bool
}

// Bounds of an extent. It depends on the planned time of an operation, which comes from the proof
// or from earlier processes. It never depends on the time that the operation then takes, because
// the decision whether a time counts must not depend on that time.
const (
	// As many operations as fit into longestBatch are done, between leastOps and usualOps. The time
	// per operation depends on their number, because later operations find less in the caches than
	// the first ones. For example, few large messages fit into the nearest cache, and encoders are
	// up to a fifth faster on these. If leastOps would take longer than longestStay, there are only
	// as many operations as one time covers. A time covers as many operations as fit into
	// LongestSure. A time of a single operation sometimes contains a cost that many operations
	// cause together, such as the allocation of a page. Such a rare cost doesn't show in the
	// median of times.
	longestBatch = 250 * time.Microsecond
	longestStay  = 4 * time.Millisecond
	leastOps     = 64
	usualOps     = 256
	mostOps      = 4096
	// A batch that would take less than usualBatch gets more operations, up to half of the
	// messages. The other half is for the warm-up. Otherwise the cold start of the first operations
	// would be part of the time. A batch that would take less than shortestBatch, too short for the
	// clock, gets more operations in any case. It gets no more chunks than necessary: with twice as
	// many operations some encoders take 3 to 5 % longer, and where the number doubled, it differed
	// from run to run.
	usualBatch    = 50 * time.Microsecond
	shortestBatch = 3 * time.Microsecond

	// The probes before and after a time show what happened in between if it is no longer than
	// LongestSure.
	LongestSure = time.Millisecond

	// In operations beyond longestCold the cost of cold caches is a small part. An operation of
	// 0.7 ms still takes 4 % longer after other codecs than after itself.
	longestCold = 4 * time.Millisecond

	// Beyond longestOnce no operation is done before. A first operation makes things for later
	// ones, such as a buffer in a pool, but they save only a small part of such a time. The garbage
	// of the first operation cost more (docs/trials/2026-11-long-operations.md).
	longestOnce = time.Second
)

// NewExtent returns the extent of a codec that takes about rough ns per operation. chunk is the
// number of messages in a chunk, messages that of the ring, and each that of the messages at a
// place. The extent has whole chunks, which have nearly equal content, or a multiple of each.
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
		most := messages / 2 / chunk * chunk
		if most < usualOps {
			most = mostOps / chunk * chunk
		}
		ops = max(ops, min(enough(usualBatch), most))
	}
	if took*time.Duration(ops) < shortestBatch {
		ops = enough(shortestBatch)
	}
	return Extent{Ops: ops, Timed: divisor(ops, int(LongestSure/took)), Warm: took <= longestCold}
}

// Other returns an extent with batches of another length for the same codec. They are a quarter as
// long or shorter; four times as long if a batch has just the messages of a place; or several
// operations if operations are timed one by one. With it the reference's twin shows whether times
// depend on the length of a batch.
func (e Extent) Other(rough float64, each int) Extent {
	switch {
	case e.Timed < e.Ops && e.Timed > 1: // the batch is as long as it may be
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

// divisor returns the largest divisor of n that is at most most, and at least 1.
func divisor(n, most int) int {
	d := clamp(most, 1, n)
	for n%d != 0 {
		d--
	}
	return d
}

// Sure reports whether the probes before and after a time show what the machine did meanwhile.
// rough is the planned time of an operation in ns.
func (e Extent) Sure(rough float64) bool {
	return rough*float64(e.Timed) <= float64(LongestSure)
}

// Before returns the number of operations that are done before the timed ones. rough is the planned
// time of an operation in ns.
func (e Extent) Before(rough float64) int {
	switch {
	case e.Warm:
		return e.Ops
	case time.Duration(rough) > longestOnce:
		return 0
	}
	return 1
}

// Length returns about how long the operations at a place take, including those that are not timed.
func (e Extent) Length(rough float64) time.Duration {
	return time.Duration(rough * float64(e.Before(rough)+e.Ops))
}

func clamp(x, least, most int) int { return max(least, min(x, most)) }
