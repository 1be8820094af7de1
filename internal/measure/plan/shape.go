package plan

import (
	"math"
	"math/rand/v2"
	"time"
)

// Shape is what a timing process does: it visits each of its places in the ring several times.
type Shape struct {
	// Places is the number of places. Each is the number of messages at a place for operations that
	// are timed one by one. Both are the same for all cells.
	Places, Each int
	// Visits is how often each place is visited. A cell takes part in as many visits as fit into
	// its Budget, and in at least one. Noise is removed among the visits, and the effect of the
	// memory that results come to lie in is averaged.
	Visits int
	Budget time.Duration
}

// Rounds returns the number of rounds of a process.
func (s Shape) Rounds() int { return s.Places * s.Visits }

// Turns returns the number of visits in which a cell of this extent takes part, and how often it
// has its turn in each of them: as often as fits into its share of the process's time, and at least
// once. repeats is the size of that share, relative to that of an ordinary cell.
func (s Shape) Turns(e Extent, rough float64, repeats int) (visits, each int) {
	once := max(e.Length(rough)*time.Duration(s.Places), 1)
	n := clamp(int(s.Budget*time.Duration(repeats)/once), 1, s.Visits*repeats)
	visits = min(n, s.Visits)
	return visits, n / visits
}

// Visited draws the visits in which a cell with n visits has its turn: evenly spread, from a random
// one on.
func (s Shape) Visited(rng *rand.Rand, n int) []bool {
	at, first := make([]bool, s.Visits), rng.IntN(s.Visits)
	for i := range n {
		at[(first+i*s.Visits/n)%s.Visits] = true
	}
	return at
}

// Repeats returns how often a codec that others are compared with has its turn in a round. The
// reference and its twin together have the square root of the number of codecs, which minimizes the
// total error of all comparisons (Dunnett, 1955). Each anchor has half as many as these two. If
// operations take long, there are fewer turns.
func Repeats(codecs int) int { return max(1, int(math.Round(math.Sqrt(float64(codecs))/2))) }

// CountCodecs returns the number of codecs of these cells.
func CountCodecs(cells []Cell) int {
	names := make(map[string]bool)
	for _, c := range cells {
		names[c.Codec] = true
	}
	return len(names)
}
