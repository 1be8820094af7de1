package measure

import (
	"fmt"
	"math"
	"time"
)

// Bounds of a plan. The figures behind them are in METHODOLOGY.md.
const (
	leastProcesses = 8  // fewer can't separate anything
	usualProcesses = 24 // per data set
	usualLength    = 2500 * time.Millisecond
	leastLength    = 600 * time.Millisecond
	setUp          = 250 * time.Millisecond // of a process, about

	mostRounds  = 20 // that a process must at least make
	fewRounds   = 3  // where one takes so long that 20 would take over a second
	leastRounds = 1  // where one takes longer than longRound
	longRound   = 3 * time.Second
)

// dataPlan is the plan of one data set.
type dataPlan struct {
	processes int
	rounds    int           // at least, in each process
	duration  time.Duration // of the rounds of each process
}

// TooShort says that the time asked for can't give a result.
type TooShort struct {
	Asked, Needed time.Duration
	Processes     int // at least
}

func (e *TooShort) Error() string {
	return fmt.Sprintf("--time %v is too short for these cells: %d processes of %d and more rounds need %v; ask for fewer --codec, --data or --model, or --time %v",
		e.Asked, e.Processes, leastRounds, e.Needed, e.Needed)
}

// least is the fewest processes of a data set. Each of several layouts has two: one
// may meet no quiet machine, and the layouts are the sample.
func (r *run) least() int {
	if n := len(r.Binaries); n > 1 {
		return max(leastProcesses, 2*n)
	}
	return leastProcesses
}

// plan shares the time among data sets whose rounds take the given times, and that
// have at least so many processes each, of which some are done already.
func plan(budget time.Duration, rounds []time.Duration, processes, done int) ([]dataPlan, error) {
	least, usual := processes-done, max(processes, usualProcesses)-done
	var need time.Duration
	lengths := make([]time.Duration, len(rounds)) // of a process, at least
	plans := make([]dataPlan, len(rounds))
	for i, round := range rounds {
		plans[i].rounds = min(mostRounds, max(fewRounds, int(time.Second/max(round, 1))))
		if round > longRound {
			plans[i].rounds = leastRounds
		}
		lengths[i] = max(leastLength, setUp+time.Duration(plans[i].rounds)*round)
		need += lengths[i]
	}
	if need*time.Duration(least) > budget {
		return nil, &TooShort{budget, (need * time.Duration(least)).Round(time.Second) + time.Second, processes}
	}
	for i := range plans {
		share := time.Duration(float64(budget) * float64(lengths[i]) / float64(need))
		n := int(share / max(lengths[i], usualLength))
		if n < usual {
			n = min(usual, int(share/lengths[i]))
		}
		plans[i].processes = n
		plans[i].duration = share/time.Duration(n) - setUp
	}
	return plans, nil
}

// looks are the numbers of processes after which cells may be dropped: a third,
// a half and two thirds of n. The fourth look is the end.
func looks(n int) map[int]bool {
	at := make(map[int]bool)
	for _, share := range []float64{1. / 3, 1. / 2, 2. / 3} {
		if k := int(math.Round(share * float64(n))); k >= leastProcesses && k < n {
			at[k] = true
		}
	}
	return at
}

// roundTime is how long a round of these cells takes, about.
func roundTime(cells []CellSpec, chunk int) time.Duration {
	const overhead = 20 * time.Microsecond // the check of a batch, and the noise's kernels
	total := overhead
	for _, c := range cells {
		b := newBatch(c.Rough, chunk)
		total += overhead + time.Duration(c.Rough*float64(b.ops+b.warm))
	}
	return total
}
