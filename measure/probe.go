package measure

import (
	"slices"
	"time"

	"github.com/wirebench/wirebench/record"
)

// probeSteps make the probe take about a microsecond.
const probeSteps = 1200

// probeSink keeps the probe's work.
var probeSink uint64

// probe times a kernel that keeps a core's arithmetic units busy. It tells in
// which state the machine is: when the other hyperthread of the core has work,
// or the clock slows down, the probe takes longer, by some 40 % for the former.
// What codecs lose then differs from codec to codec.
func probe() time.Duration {
	start := now()
	a, b, c, d, e, f := probeSink, uint64(1), uint64(2), uint64(3), uint64(4), uint64(5)
	for range probeSteps {
		a = a*3 + 1
		b ^= b<<1 + 7
		c += c>>3 ^ 5
		d ^= d << 2
		e += e ^ 0x55
		f = f - f>>1 + 3
	}
	probeSink = a ^ b ^ c ^ d ^ e ^ f
	return now() - start
}

// settledProbe probes twice and returns the second time: behind a codec of large
// footprint the first one finds cold instruction caches, and would blame the
// machine for what the codec did.
func settledProbe() time.Duration {
	probe()
	return probe()
}

// sample is what a batch took and the state that it found the machine in.
type sample struct {
	ns    float64 // per operation
	probe float64 // ns, the longer of one before and one after the batch
	long  bool    // the batch lasted longer than a state of the machine may
}

// longBatch is the length from which on probes at its ends say little of what a
// batch met in between: such batches all count.
const longBatch = 10 * time.Millisecond

// quietWidth is how much longer than on the quiet machine a probe may take for
// its batch to count.
const quietWidth = record.QuietWidth

// leastQuiet batches must be left for an estimate; of few batches, an eighth.
const leastQuiet = 5

// Noise only adds to a time. Of quiet batches the lower third is a little more
// repeatable than the median, and unlike the minimum no stroke of luck.
const quietQuantile = 1. / 3

// levelQuantile of a process's probes is its quiet level: low, so that it is found
// even if the machine is quiet for a small part of the time.
const levelQuantile = 0.1

// shortWait is how long even a short batch waits for a quiet machine: what is done beside
// it, such as its checks, takes about as long.
const shortWait = 100 * time.Microsecond

// impatience is how long a loud processor is waited for before another one is tried.
const impatience = 50 * time.Microsecond

// waitQuiet waits until a probe finds the machine quiet, on one processor or another, but
// no longer than a batch takes: one that begins otherwise would not count. Long batches
// always do.
func (r *rounds) waitQuiet(length time.Duration) {
	if length > longBatch {
		return
	}
	start := now()
	for moved := start; float64(probe()) > quietWidth*r.level; {
		at := now()
		if at-start > max(length, shortWait) {
			return
		}
		if at-moved > impatience && len(r.cpus) > 1 {
			r.cpu = (r.cpu + 1) % len(r.cpus)
			moveTo(r.cpus[r.cpu])
			moved = now()
		}
	}
}

// quiet returns the times of the samples in which the machine was quiet, sorted;
// nil if they are too few.
func quiet(samples []sample, level float64) []float64 {
	var ns []float64
	for _, s := range samples {
		if s.long || s.probe <= quietWidth*level {
			ns = append(ns, s.ns)
		}
	}
	if len(ns) < min(leastQuiet, (len(samples)+7)/8) {
		return nil
	}
	slices.Sort(ns)
	return ns
}
