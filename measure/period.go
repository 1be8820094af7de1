package measure

import (
	"slices"
	"time"
)

// In a round that every cell takes part in, a few take most of the time: of the 177 cells
// of 101 codecs on data set wide, the ten slowest took half and twenty three quarters. A
// cell whose batch is long sits rounds out, so that all have more batches.

const (
	// fairLength is a batch that no round is sat out for.
	fairLength = 2 * time.Millisecond
	// mostPeriod is the number of rounds of which a slow cell takes part in one, at most.
	mostPeriod = 6
)

// periods are the numbers of rounds of which each cell takes part in one, where
// batches take so long, and a process makes at least so many rounds.
func periods(lengths []time.Duration, rounds int) []int {
	fair := fairLength
	if n := len(lengths); n > 0 {
		sorted := slices.Sorted(slices.Values(lengths))
		fair = max(fair, 2*sorted[n/2])
	}
	periods := make([]int, len(lengths))
	for i, length := range lengths {
		periods[i] = max(1, min(int(length/fair), mostPeriod, rounds))
	}
	return periods
}

// lengths is how long batches of the cells take, warm-up included.
func lengths(cells []CellSpec, chunk int) []time.Duration {
	lengths := make([]time.Duration, len(cells))
	for i, c := range cells {
		b := newBatch(c.Rough, chunk)
		lengths[i] = time.Duration(c.Rough * float64(b.ops+b.warm))
	}
	return lengths
}
