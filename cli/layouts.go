package cli

import (
	"math"
	"math/rand/v2"
)

// layouts are the seeds of the binaries of a run of grade publish: where a loop happens to lie in memory must not decide who
// is faster. They come from the run's own seed, so that two runs see different ones, as two builds would. Eight are the
// fewest that an interval can be made of.
func layouts(seed uint64) []uint64 {
	rng := rand.New(rand.NewPCG(seed, 0))
	seeds := make([]uint64, 8)
	for i := range seeds {
		seeds[i] = 1 + rng.Uint64N(math.MaxInt32)
	}
	return seeds
}
