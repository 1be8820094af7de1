package plan

import (
	"math"
	"slices"
	"time"

	"github.com/wirebench/wirebench/internal/stats"
)

// History is what a run aims at, and what it has seen.
type History struct {
	Sets []Past
	// Aim is how wide intervals are to be: the distance of the farther bound from the
	// estimate, as a share of it. 0: as narrow as the time allows.
	Aim float64
	// Common is the share of the variance between processes that more of them don't average
	// (see [stats.Method]).
	Common float64
	Left   time.Duration
	// Once asks for one turn of each data set, however long these take.
	Once bool
}

// Past is a data set's part of it.
type Past struct {
	Chunk, Messages int // of its ring
	Cells           []PastCell
	// Turns is how many there were with each layout.
	Turns []int
	// SetUp is what a turn takes besides its rounds, Pace how much longer these took than
	// expected; of the last turn.
	SetUp time.Duration
	Pace  float64
	// Crews splits cells among processes.
	Crews func([]Cell) [][]Cell
}

// PastCell is a cell that can be measured on.
type PastCell struct {
	Cell
	Always bool // others are compared with it
	// Width is that of its ratio's interval, of the reference's of its time; infinite where it
	// has none.
	Width float64
}

// Turn is the next timing of a data set: of all its cells, in a process or in several.
type Turn struct {
	Set, Layout int
	Cells       []Cell
	Shape       Shape
	// Length is how long it takes, about, Setup included.
	Length time.Duration
}

// Bounds of a turn. The figures behind them are in docs/trials.md.
const (
	// LeastTurns are what gives intervals (see [stats.Usual]): fewer are not aimed at.
	LeastTurns  = 3
	usualLength = 2 * time.Second
	UsualSetUp  = 250 * time.Millisecond // of a turn, about, before one was seen

	usualVisits = 15
	usualPlaces = 4

	// Where an operation takes longer than a process is meant to, and so many times as long as half of the cells of its
	// data set, it is timed in the first turn alone: it has no interval and no rank, and all others have more turns. On messages
	// of 26 MB ten cells of 265 took half of all turns' time, and need not be known to a hundredth to be told apart.
	farSlower = 10

	// nearly is the share of a width that stays with any number of turns, from which on no
	// more are taken for it.
	nearly = 0.9
	// unknownWidth stands for that of a cell without an interval.
	unknownWidth = 0.5
	// hopeless is the weight of turns after which there still is no interval.
	hopeless = 1e-6
	// doubt is by what factor a turn may exceed the time that is left: how long it takes is
	// known from a proof's single operations, at first.
	doubt = 1.25
)

// Next is the turn that promises most for its time: one of each data set first, then as many as
// give intervals, where there is time for these, then where the intervals become narrower by most
// for what that takes. There is none when all intervals are as
// narrow as they are to be, or nothing fits into the time. What is left of it, however little, is
// enough for a data set's first turn, and the very first one is done in any case.
func Next(h History) (next Turn, found bool) {
	untried, begun := false, false
	for _, s := range h.Sets {
		begun = begun || s.turns() > 0
		untried = untried || s.turns() == 0
	}
	most, missed := 0., false // whether next is one of those that give intervals
	for i, s := range h.Sets {
		if untried && s.turns() > 0 {
			continue
		}
		gain, missing := s.open(h)
		if gain == 0 {
			continue
		}
		t := s.turn()
		t.Set = i
		t.Layout = fewest(s.Turns)
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

// fits reports whether what takes about so long may still be done.
func (h History) fits(length time.Duration) bool {
	return h.Left > 0 && float64(length) <= doubt*float64(h.Left)
}

// fewest is the first layout that had the fewest turns.
func fewest(turns []int) int { return slices.Index(turns, slices.Min(turns)) }

func (s Past) turns() (n int) {
	for _, t := range s.Turns {
		n += t
	}
	return n
}

// open is by how much further turns would narrow the intervals that are too wide, in all, and how
// many turns that takes: one, or as many as are missing until there are intervals. Those of the
// cells that others are compared with don't count, unless there are no others; nor those that are nearly as
// narrow as any number of turns would make them.
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

// once tells which cells are timed in a single turn, by what they are planned to take.
func (s Past) once() func(PastCell) bool {
	var all []float64
	for _, c := range s.Cells {
		all = append(all, c.Rough)
	}
	longest := max(float64(usualLength), farSlower*stats.Median(all))
	return func(c PastCell) bool { return !c.Always && c.Rough > longest }
}

// turn is the next of a data set, of all its cells but those that are timed once: times depend on what else a process
// does, and a cell that sat further turns out since its first ones agreed would often have been lucky.
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

// shape is that of a data set's processes, the same in all of them. It has as many messages as a
// chunk: those of a few would not be what they all are. The cells share the usual length equally.
func (s Past) shape() Shape {
	places := usualPlaces
	for s.Chunk%places != 0 {
		places--
	}
	return Shape{
		Places: places, Each: s.Chunk / places,
		Visits: usualVisits, Budget: usualLength / time.Duration(max(len(s.Cells), 1)),
	}
}

// length is how long a turn of these cells takes, about.
func (s Past) length(cells []Cell, shape Shape) time.Duration {
	work := time.Duration(0)
	for _, crew := range s.Crews(cells) {
		work += s.Work(crew, shape)
	}
	return s.SetUp + time.Duration(s.Pace*float64(work))
}

// Work is how long the rounds of a process of these cells take, about.
func (s Past) Work(cells []Cell, shape Shape) (total time.Duration) {
	const (
		overhead   = 20 * time.Microsecond // the check of a group, and the looks at the machine
		collection = 15 * time.Millisecond // of what the libraries keep of large messages
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
