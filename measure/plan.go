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
	usualSetUp     = 250 * time.Millisecond // of a turn, about, before one was seen

	// A process makes at least mostRounds rounds, or as many as there are in
	// roundsLength; but fewRounds, or as many of them as there are in longLength; but
	// one. A single batch in a process may be lost to noise, and the process with it for
	// what it is compared with.
	mostRounds   = 20
	roundsLength = 4 * time.Second
	fewRounds    = 3
	longLength   = 12 * time.Second

	// doubt is by what factor a plan may exceed its budget. How long operations take is
	// known from single passes of a proof that takes minutes and would be for nothing; two
	// of them differed by a third. That a quarter is right was not tested.
	doubt = 1.25
)

// dataPlan is the plan of one data set.
type dataPlan struct {
	processes int
	rounds    int           // at least, in each process
	duration  time.Duration // of the rounds of each process
}

// turn is one timing of all cells of a data set, in a process or in several, as far as
// the plan depends on it.
type turn struct {
	setUp time.Duration // starting the processes, making and encoding their messages
	// round is how long a round of all cells is on average, in processes of so many.
	round func(rounds int) time.Duration
}

// TooShort says that the time asked for can't give a result.
type TooShort struct {
	Asked, Needed time.Duration
	Processes     int // at least
}

func (e *TooShort) Error() string {
	return fmt.Sprintf("--time %v is too short for these cells: %d processes of one and more rounds need %v; ask for fewer --codec, --data or --model, or --time %v",
		e.Asked, e.Processes, e.Needed, e.Needed)
}

// least is the fewest processes of a data set. Each of several layouts has two: one
// may meet no quiet machine, and the layouts are the sample.
func (r *run) least() int {
	if n := len(r.Binaries); n > 1 {
		return max(leastProcesses, 2*n)
	}
	return leastProcesses
}

// plan shares the time among data sets whose turns are the given ones, and that have
// at least so many processes each, of which some are done already. A budget that may
// suffice, by the doubt of the proof's times, is taken for the fewest processes. With a
// [TooShort] comes that plan, too.
func plan(budget time.Duration, turns []turn, processes, done int) (plans []dataPlan, err error) {
	least, usual := processes-done, max(processes, usualProcesses)-done
	var need time.Duration
	lengths := make([]time.Duration, len(turns)) // of a turn, at least
	plans = make([]dataPlan, len(turns))
	for i, t := range turns {
		plans[i].rounds = t.roundsOf()
		lengths[i] = max(leastLength, t.setUp+t.rounds(plans[i].rounds))
		need += lengths[i]
	}
	if all := need * time.Duration(least); all > budget {
		if float64(all) > doubt*float64(budget) {
			err = &TooShort{budget, all.Round(time.Second) + time.Second, processes}
		}
		budget = all
	}
	for i := range plans {
		share := time.Duration(float64(budget) * float64(lengths[i]) / float64(need))
		n := int(share / max(lengths[i], usualLength))
		if n < usual {
			n = min(usual, int(share/lengths[i]))
		}
		plans[i].processes = max(n, least)
		plans[i].duration = share/time.Duration(plans[i].processes) - turns[i].setUp
	}
	return plans, err
}

// roundsOf is how many rounds a process of such turns makes at least.
func (t turn) roundsOf() int {
	most := func(rounds int, length time.Duration) int {
		for rounds > 1 && t.rounds(rounds) > length {
			rounds--
		}
		return rounds
	}
	if n := most(mostRounds, roundsLength); n >= fewRounds {
		return n
	}
	return most(fewRounds, longLength)
}

// rounds is how long so many rounds are.
func (t turn) rounds(n int) time.Duration { return time.Duration(n) * t.round(n) }

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

// roundTime is how long a round of these cells takes on average, about, in processes of
// so many rounds.
func roundTime(cells []CellSpec, chunk, rounds int) time.Duration {
	const overhead = 20 * time.Microsecond // the check of a batch, and the noise's kernels
	total := overhead
	lengths := lengths(cells, chunk)
	for i, period := range periods(lengths, rounds) {
		total += overhead + lengths[i]/time.Duration(period)
	}
	return total
}
