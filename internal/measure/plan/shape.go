package plan

import (
	"math"
	"math/rand/v2"
	"time"
)

// Shape is what a timing process does: visits of each of its places in the ring.
type Shape struct {
	// Places is the number of places, Each that of messages at each of them which operations
	// do that are timed one by one: the same for all cells.
	Places, Each int
	// Visits is how often each place is visited. A cell takes part in as many visits as fit
	// into its Budget, and in one at least: noise is removed among these, and what the memory
	// that results come to lie in does to a time is averaged.
	Visits int
	Budget time.Duration
}

// Rounds is how many rounds that makes.
func (s Shape) Rounds() int { return s.Places * s.Visits }

// Turns is in how many visits a cell of this extent takes part, and how often it has its turn in each of
// them: as often as fits into its share of the process's time, and once at least. The share of what others are
// compared with is repeats times that of another cell.
func (s Shape) Turns(e Extent, rough float64, repeats int) (visits, each int) {
	once := max(e.Length(rough)*time.Duration(s.Places), 1)
	n := clamp(int(s.Budget*time.Duration(repeats)/once), 1, s.Visits*repeats)
	visits = min(n, s.Visits)
	return visits, n / visits
}

// Visited draws in which visits a cell that has so many has its turn: evenly, from a random one on.
func (s Shape) Visited(rng *rand.Rand, n int) []bool {
	at, first := make([]bool, s.Visits), rng.IntN(s.Visits)
	for i := range n {
		at[(first+i*s.Visits/n)%s.Visits] = true
	}
	return at
}

// Repeats is how often what others are compared with has its turn in a round. The reference and
// its twin together have as many as the root of the number of codecs, which makes the error of
// all comparisons together least (Dunnett, 1955). So have anchors, half as many each. Where operations
// take long they have fewer.
func Repeats(codecs int) int { return max(1, int(math.Round(math.Sqrt(float64(codecs))/2))) }

// CountCodecs is the number of codecs of these cells.
func CountCodecs(cells []Cell) int {
	names := make(map[string]bool)
	for _, c := range cells {
		names[c.Codec] = true
	}
	return len(names)
}
