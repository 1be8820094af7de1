package measure

import "time"

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

// shortWait is how long even a short batch waits for a quiet machine: what is done beside
// it, such as its checks, takes about as long.
const shortWait = 100 * time.Microsecond

// impatience is how long a loud processor is waited for before another one is tried.
const impatience = 50 * time.Microsecond

// waitQuiet waits until a probe finds the machine quiet, on one processor or another, but
// no longer than what is to be timed takes: it would not count otherwise.
func (r *rounds) waitQuiet(length time.Duration) {
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
