package measure

import "time"

// In a round that every cell takes part in, a few take most of the time: of the 177 cells
// of 101 codecs on data set wide, the ten slowest took half and twenty three quarters. A
// cell whose batch is long sits rounds out, so that all have more batches.

// fairLength is a batch that no round is sat out for.
const fairLength = 2 * time.Millisecond

// periods are the numbers of rounds of which each cell takes part in one, where
// batches take so long, and a process makes at least so many rounds: each takes part.
func periods(lengths []time.Duration, rounds int) []int {
	periods := make([]int, len(lengths))
	for i, length := range lengths {
		periods[i] = max(1, min(int(length/fairLength), rounds))
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
