package host

import (
	"time"
)

// The probe takes about a microsecond. Its loop goes round seldom: every time costs the processor some cycles
// more or none, as it happens to predict the jump. With a step a round the probe took, on an
// Intel of family 6, model 167, in some builds of the program and behind some codecs, half as long again in
// half of the calls, on a machine that was quiet.
const probeRounds = 75 // of 16 steps

// step is the probe's work: six values that do not wait for each other.
func step(a, b, c, d, e, f uint64) (uint64, uint64, uint64, uint64, uint64, uint64) {
	return a*3 + 1, b ^ (b<<1 + 7), c + (c>>3 ^ 5), d ^ d<<2, e + e ^ 0x55, f - f>>1 + 3
}

// probeSink keeps the probe's work.
var probeSink uint64

// Probe times a kernel that keeps a core's arithmetic units busy. It tells in
// which state the machine is: when the other hyperthread of the core has work,
// or the clock slows down, the probe takes longer, by some 40 % for the former.
// What codecs lose then differs from codec to codec.
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

// SettledProbe probes twice and returns the second time: behind a codec of large
// footprint the first one finds cold instruction caches, and would blame the
// machine for what the codec did.
func SettledProbe() time.Duration {
	Probe()
	return Probe()
}
