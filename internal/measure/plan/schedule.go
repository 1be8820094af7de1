package plan

import (
	"math"
	"slices"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/stats"
)

// History holds the aim of a run and what it has measured so far.
type History struct {
	Sets []Past
	// Aim is the intended width of intervals: the distance of the farther bound from the estimate,
	// as a share of the estimate. 0 means as narrow as the time allows.
	Aim float64
	// Common is the share of the variance between processes that more processes don't reduce
	// (see [stats.Method]).
	Common float64
	Left   time.Duration
	// Once asks for one turn of each data set, however long the turns take.
	Once bool
}

// Past is what a run has measured of one data set.
type Past struct {
	Chunk, Messages int // of its ring
	Cells           []PastCell
	// Turns is the number of turns with each layout.
	Turns []int
	// SetUp is how long the last turn took apart from its rounds. Pace is how many times as long as
	// expected its rounds took.
	SetUp time.Duration
	Pace  float64
	// Crews splits cells among processes.
	Crews func([]Cell) [][]Cell
	// Alone is how long a cell takes that is timed alone. Nil: all codecs share processes.
	Alone func(codec.Operation) time.Duration
}

// PastCell is a cell that can still be measured.
type PastCell struct {
	Cell
	Always bool // others are compared with it
	// Width is the width of its ratio's interval, or for the reference that of its time's interval.
	// It is infinite if there is no interval.
	Width float64
}

// Turn is the next timing of a data set, with all its cells, in one process or in several.
type Turn struct {
	Set, Layout int
	Cells       []Cell
	Shape       Shape
	// Length is about how long the turn takes, including SetUp.
	Length time.Duration
}

// Bounds of a turn. The figures that they come from are in docs/trials/2026-11-processes.md.
const (
	// LeastTurns is the number of turns from which on there are intervals (see [stats.Usual]).
	LeastTurns = 3
	// UsualLength is about how long a turn takes whose operations are not slow.
	UsualLength = 2 * time.Second
	UsualSetUp  = 250 * time.Millisecond // per turn, before any turn was seen

	usualVisits = 15
	usualPlaces = 4

	// An operation is timed only in the first turn if it takes longer than a process should and
	// farSlower times as long as the median cell of its data set. It has no interval and no rank,
	// and all other cells have more turns. On messages of 26 MB, ten cells of 265 took half of the
	// time of all turns, and they need not be known to 1 % to be told apart.
	farSlower = 10

	// nearly is the share of a width that would stay with any number of turns. From this share on
	// no more turns are taken to narrow it.
	nearly = 0.9
	// unknownWidth is the assumed width of a cell without an interval.
	unknownWidth = 0.5
	// hopeless is the weight of a turn if there will be no interval in the time that is left.
	hopeless = 1e-6
	// doubt is the factor by which the expected length of a turn may exceed the time that is left.
	// At first the length is known only from the proof's single operations.
	doubt = 1.25
)

// Next chooses the turn that promises most for its time. Each data set has a first turn. Then come
// the turns that are needed for intervals, if there is time for them. Then come the turns that
// narrow the intervals most for their time. There is no next turn when all intervals are as narrow
// as they should be, or when nothing fits into the time that is left. Any time left is enough for a
// data set's first turn, and the very first turn of a run is done in any case.
func Next(h History) (next Turn, found bool) {
	untried, begun := false, false
	for _, s := range h.Sets {
		begun = begun || s.turns() > 0
		untried = untried || s.turns() == 0
	}
	most, missed := 0., false // missed: next is needed for intervals
	for i, s := range h.Sets {
		if untried && s.turns() > 0 {
			continue
		}
		gain, missing := s.open(h)
		if gain == 0 {
			continue
		}
		t := On(h, i)
		first := s.turns() == 0 && (h.Once || !begun || h.Left > 0)
		if !first && (h.Once || !h.fits(t.Length)) {
			continue
		}
		claim := gain / (t.Length.Seconds() * float64(missing))
		possible := h.fits(t.Length * time.Duration(missing))
		if !possible {
			claim *= hopeless // there will be no interval
		}
		misses := possible && s.turns() < LeastTurns
		if misses && !missed || misses == missed && claim > most {
			next, found, most, missed = t, true, claim, misses
		}
	}
	return next, found
}

// On returns the next turn on a data set of the history, whether or not it promises anything.
func On(h History, set int) Turn {
	t := h.Sets[set].turn()
	t.Set, t.Layout = set, fewest(h.Sets[set].Turns)
	return t
}

// fits reports whether a task of about this length may still be done.
func (h History) fits(length time.Duration) bool {
	return h.Left > 0 && float64(length) <= doubt*float64(h.Left)
}

// fewest returns the first layout with the fewest turns.
func fewest(turns []int) int { return slices.Index(turns, slices.Min(turns)) }

func (s Past) turns() (n int) {
	for _, t := range s.Turns {
		n += t
	}
	return n
}

// open estimates how much the next turns would narrow the intervals that are too wide, in total,
// and how many turns are needed: one, or as many as are missing until there are intervals. It
// ignores the cells that others are compared with, unless there are no others. It also ignores
// intervals that are nearly as narrow as any number of turns would make them.
func (s Past) open(h History) (gain float64, missing int) {
	n := s.turns()
	missing = max(1, LeastTurns-n)
	variance := func(turns int) float64 { return 1/float64(turns) + h.Common }
	stays, narrowest := 0., 0. // shares of the width
	if n > 0 {
		stays, narrowest = math.Sqrt(variance(n+missing)/variance(n)), math.Sqrt(h.Common/variance(n))
	}
	alone := !slices.ContainsFunc(s.Cells, func(c PastCell) bool { return !c.Always })
	once := s.once()
	for _, c := range s.Cells {
		width := min(c.Width, unknownWidth)
		if !alone && c.Always || n > 0 && once(c) {
			continue
		}
		if n < LeastTurns || width > h.Aim && (h.Aim == 0 || narrowest < nearly) {
			gain += width * (1 - stays)
		}
	}
	return gain, missing
}

// once returns a function that reports whether a cell is timed in a single turn, by its planned
// time.
func (s Past) once() func(PastCell) bool {
	var all []float64
	for _, c := range s.Cells {
		all = append(all, c.Rough)
	}
	longest := max(float64(UsualLength), farSlower*stats.Median(all))
	return func(c PastCell) bool { return !c.Always && c.Rough > longest }
}

// turn returns the next turn of a data set. It has all cells except those that are timed once.
// Times depend on what else a process does, and a cell that skipped turns because its first ones
// agreed would often have been lucky.
func (s Past) turn() Turn {
	shape := s.shape()
	var cells []Cell
	once := s.once()
	for _, c := range s.Cells {
		if s.turns() == 0 || !once(c) {
			cells = append(cells, c.Cell)
		}
	}
	return Turn{Cells: cells, Shape: shape, Length: s.length(cells, shape)}
}

// shape returns the shape of a data set's processes. It is the same for all of them. It covers as
// many messages as a chunk, because a few messages would not represent all. The cells share the
// usual length equally.
func (s Past) shape() Shape {
	places := usualPlaces
	for s.Chunk%places != 0 {
		places--
	}
	return Shape{
		Places: places, Each: s.Chunk / places,
		Visits: usualVisits, Budget: UsualLength / time.Duration(max(len(s.Cells), 1)),
	}
}

// length returns about how long a turn of these cells takes.
func (s Past) length(cells []Cell, shape Shape) time.Duration {
	work := time.Duration(0)
	for _, crew := range s.Crews(cells) {
		work += s.Work(crew, shape)
	}
	return s.SetUp + time.Duration(s.Pace*float64(work))
}

// Work returns about how long the rounds of a process of these cells take.
func (s Past) Work(cells []Cell, shape Shape) (total time.Duration) {
	if s.Alone != nil {
		for _, c := range cells {
			total += s.Alone(c.Operation) + time.Duration(c.Rough)
		}
		return total
	}
	const (
		overhead   = 20 * time.Microsecond // checks of a batch and probes
		collection = 15 * time.Millisecond // of the libraries' large messages
	)
	codecs := CountCodecs(cells)
	always := make(map[string]bool)
	for _, c := range s.Cells {
		always[c.Codec] = c.Always
	}
	for _, c := range cells {
		e := NewExtent(c.Rough, shape.Each, s.Chunk, s.Messages)
		repeats := 1
		if always[c.Codec] {
			repeats = Repeats(codecs)
		}
		visits, each := shape.Turns(e, c.Rough, repeats)
		turns := shape.Places * visits * each
		garbage := c.AllocBytes * float64(e.Ops)
		total += time.Duration(turns) * (overhead + e.Length(c.Rough) + time.Duration(garbage/CollectAfter*float64(collection)))
	}
	return total
}
