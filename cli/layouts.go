package cli

import (
	"math"
	"math/rand/v2"
	"time"

	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/variant"
)

// seeds returns the layouts in which a program is built. 0 is the linker's own one. A single one of
// them would decide which of two codecs is faster. A run with a single process for each data set has
// no intervals, and needs no other layout.
func (f *runFlags) seeds(opt measure.Options, v variant.Variant) (seeds []uint64, once bool) {
	switch {
	case v.Layout != 0:
		return []uint64{v.Layout}, false
	case f.grade == publish:
		return layouts(opt.Seed), true
	case opt.Time == 0:
		return nil, false
	}
	return usualLayouts[:fitting(opt)], false
}

// fitting returns how many of the usual layouts can have a process on each data set in the time of a
// run. The first turns are over later than planned, so a run has at least one.
func fitting(opt measure.Options) int {
	return min(max(int(opt.Time/(plan.UsualLength*time.Duration(max(len(opt.Data), 1)))), 1), len(usualLayouts))
}

// usualLayouts are the layouts of a run. They are the same in every run, so their binaries are kept.
var usualLayouts = []uint64{0, 1, 2, 3, 4}

// layouts returns the seeds of the binaries of a run with the grade publish. They depend on the run's
// own seed, so that two runs have different ones, as two builds would.
func layouts(seed uint64) []uint64 {
	rng := rand.New(rand.NewPCG(seed, 0))
	seeds := make([]uint64, 12)
	for i := range seeds {
		seeds[i] = 1 + rng.Uint64N(math.MaxInt32)
	}
	return seeds
}
