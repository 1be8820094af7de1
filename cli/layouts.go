package cli

import (
	"math"
	"math/rand/v2"
)

// layouts returns the seeds of the binaries of a run with the grade publish. With several layouts,
// the place of a loop in memory does not decide which codec is faster. The seeds depend on the
// run's own seed, so that two runs have different ones, as two builds would. Eight is the least
// number of layouts for an interval.
func layouts(seed uint64) []uint64 {
	rng := rand.New(rand.NewPCG(seed, 0))
	seeds := make([]uint64, 8)
	for i := range seeds {
		seeds[i] = 1 + rng.Uint64N(math.MaxInt32)
	}
	return seeds
}
