package measure

import (
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
	// roundsLength, or as many as make it longer by extraRounds and extraLength at most
	// than a batch of each cell does: slow cells sit most of them out, and a single batch
	// of a fast one may be lost to noise, and the process with it for what it is compared
	// with.
	mostRounds   = 20
	roundsLength = 4 * time.Second
	extraRounds  = 0.4
	extraLength  = 20 * time.Second

	// doubt is by what factor a plan may exceed its budget. How long operations take is
	// known from single passes of a proof that takes minutes and would be for nothing; two
	// of them differed by a third. That a quarter is right was not tested.
	doubt = 1.25
)

// dataPlan is the plan of one data set.
type dataPlan struct {
	processes int
	stretch   float64 // how much longer turns are than at least
}

// turn is one timing of cells of a data set, in a process or in several, as far as
// the plan depends on it.
type turn struct {
	setUp  time.Duration // starting the processes, making and encoding their messages
	rounds int           // at least, in each process
	length time.Duration // of these
}

// newTurn returns the turn of cells of which a round takes so long on average, in
// processes of so many rounds.
func newTurn(setUp time.Duration, round func(rounds int) time.Duration) turn {
	length := func(rounds int) time.Duration { return time.Duration(rounds) * round(rounds) }
	one := round(1)
	rounds, most := mostRounds, max(roundsLength, one+min(extraLength, time.Duration(extraRounds*float64(one))))
	for rounds > 1 && length(rounds) > most {
		rounds--
	}
	return turn{setUp, rounds, length(rounds)}
}

// least is how long the turn is at least.
func (t turn) least() time.Duration { return max(leastLength, t.setUp+t.length) }

// duration is how long the rounds of the turn are when it is stretched.
func (t turn) duration(stretch float64) time.Duration {
	return time.Duration(stretch*float64(t.least())) - t.setUp
}

// turns are the turns of a data set that are to come. In the first of each layout all
// cells take part, in the others the slow ones take part in half.
type turns struct {
	firsts         int
	first, further time.Duration // each, at least; the others on average
}

// length is how long n of them are, at least.
func (t turns) length(n int) time.Duration {
	firsts := min(n, t.firsts)
	return time.Duration(firsts)*t.first + time.Duration(n-firsts)*t.further
}

// fit is how many fit into the time.
func (t turns) fit(length time.Duration) int {
	if n := int(length / t.first); n < t.firsts {
		return n
	}
	return t.firsts + int((length-t.length(t.firsts))/t.further)
}

// usual are turns that are no shorter than is usual.
func (t turns) usual() turns {
	return turns{t.firsts, max(t.first, usualLength), max(t.further, usualLength)}
}

// least is the fewest processes of a data set: each of several layouts has one, since they
// are the sample. Those that meet no quiet machine are made up for.
func (r *run) least() int { return max(leastProcesses, len(r.Binaries)) }

// planned plans the processes that are to come after those that each data set has done. Where
// the time does not suffice for the fewest that give intervals, there are as many as fit, one
// in all at least, unless the run may take longer.
func (r *run) planned(left time.Duration, sets []*dataRun, done int) []dataPlan {
	for processes := r.least(); processes > done; processes-- {
		plans, fits := plan(left, r.allTurns(sets), processes, done)
		if fits || r.Longer || processes == 1 {
			return plans
		}
	}
	return make([]dataPlan, len(sets))
}

// plan shares the time among data sets that have at least so many processes each, of which
// some are done already. A budget that may suffice, by the doubt of the proof's times, is
// taken for the fewest processes. Where these do not fit at all, they are the plan all the same.
func plan(budget time.Duration, sets []turns, processes, done int) (plans []dataPlan, fits bool) {
	least, usual := processes-done, max(processes, usualProcesses)-done
	var need time.Duration
	for _, t := range sets {
		need += t.length(least)
	}
	fits = float64(need) <= doubt*float64(budget)
	budget = max(budget, need)
	plans = make([]dataPlan, len(sets))
	for i, t := range sets {
		share := time.Duration(float64(budget) * float64(t.length(least)) / float64(need))
		n := t.usual().fit(share)
		if n < usual {
			n = min(usual, t.fit(share))
		}
		plans[i].processes = max(n, least)
		plans[i].stretch = float64(share) / float64(t.length(plans[i].processes))
	}
	return plans, fits
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

// roundTime is how long a round of these cells takes on average, about, in processes of
// so many rounds.
func roundTime(cells []CellSpec, chunk, rounds int) time.Duration {
	const (
		overhead   = 20 * time.Microsecond // the check of a batch, and the noise's kernels
		collection = 15 * time.Millisecond // of what the libraries keep of large messages
	)
	total := overhead
	lengths := lengths(cells, chunk)
	for i, period := range periods(lengths, rounds) {
		garbage := cells[i].AllocBytes * float64(newBatch(cells[i].Rough, chunk).ops)
		batch := overhead + lengths[i] + time.Duration(min(1, garbage/collectAfter)*float64(collection))
		total += batch / time.Duration(period)
	}
	return total
}
