package host

import (
	"time"
)

// The probe takes about a microsecond. Its loop has few rounds, because each round costs the
// processor some cycles more or none, depending on how it predicts the jump. With one step a round,
// the probe took half as long again in half of its calls. This was on a quiet machine with an Intel
// processor of family 6, model 167, in some builds of the program and after some codecs.
const probeRounds = 75 // of 16 steps

// step is the work of the probe: six values that don't depend on each other.
func step(a, b, c, d, e, f uint64) (uint64, uint64, uint64, uint64, uint64, uint64) {
	return a*3 + 1, b ^ (b<<1 + 7), c + (c>>3 ^ 5), d ^ d<<2, e + e ^ 0x55, f - f>>1 + 3
}

// probeSink prevents the compiler from omitting the probe's work.
var probeSink uint64

// Probe times a kernel that keeps a core's arithmetic units busy. The time shows the state of the
// machine. It is some 40 % longer if the core's other hyperthread has work, and it is also longer
// if the clock slows down. How much a codec loses then differs from codec to codec.
func Probe() time.Duration {
	start := Now()
	a, b, c, d, e, f := probeSink, uint64(1), uint64(2), uint64(3), uint64(4), uint64(5)
	for range probeRounds {
		a, b, c, d, e, f = step(step(step(step(step(step(step(step(a, b, c, d, e, f))))))))
		a, b, c, d, e, f = step(step(step(step(step(step(step(step(a, b, c, d, e, f))))))))
	}
	probeSink = a ^ b ^ c ^ d ^ e ^ f
	return Now() - start
}

// SettledProbe probes twice and returns the second time. After a codec with a large footprint the
// first probe has cold instruction caches, and would blame the machine for what the codec did.
func SettledProbe() time.Duration {
	Probe()
	return Probe()
}
