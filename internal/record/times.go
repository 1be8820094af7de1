package record

import (
	"iter"
	"math"
	"slices"
)

// Counted yields the blocks that count, in file order: those of processes that
// met the quiet machine (see [Record.Restless]), of cells without a fault. The
// reference's twin is among them.
func (rec Record) Counted() iter.Seq[Block] {
	restless, _ := rec.Restless()
	faulty := make(map[Key]bool)
	for _, c := range rec.Cells {
		if c.Fault != "" {
			faulty[c.Key] = true
		}
	}
	return func(yield func(Block) bool) {
		for _, b := range rec.Blocks {
			if !restless[b.Process] && !faulty[b.Key] && !yield(b) {
				return
			}
		}
	}
}

// Times returns the logarithms of each cell's times by process, NaN where a
// process did not measure the cell. All are of one length and in one order, so
// that they pair. They are of the [Record.Counted] blocks.
func (rec Record) Times() map[Key][]float64 {
	place := rec.places()
	times := make(map[Key][]float64)
	for b := range rec.Counted() {
		of := times[b.Key]
		if of == nil {
			of = slices.Repeat([]float64{math.NaN()}, len(place))
			times[b.Key] = of
		}
		of[place[b.Process]] = math.Log(b.NS)
	}
	return times
}

// Layouts returns the layout of each process's binary, in the order of
// [Record.Times]; nil where all ran the same binary.
func (rec Record) Layouts() []int {
	place := rec.places()
	layouts := make([]int, len(place))
	several := false
	for _, p := range rec.Processes {
		if i, ok := place[p.ID]; ok {
			layouts[i] = p.Layout
		}
		several = several || p.Layout != rec.Processes[0].Layout
	}
	if !several {
		return nil
	}
	return layouts
}

// places numbers the processes that count.
func (rec Record) places() map[int]int {
	place := make(map[int]int)
	for b := range rec.Counted() {
		if _, ok := place[b.Process]; !ok {
			place[b.Process] = len(place)
		}
	}
	return place
}

// Of the levels of the processes' probes the fastest counts that this share of
// the processes reached, and at least so many, all within a width.
const (
	quietShare = 0.25
	quietLeast = 3
	// QuietWidth is how much longer than on the quiet machine the probe may take beside a time
	// that counts: processors change their clock by that much, and the times of codecs and the probe's
	// alike. A hyperthread beside costs more, and codecs differ in it.
	QuietWidth = 1.15
	// SteadyWidth is how much longer than in the quietest processes it may take in one that
	// counts.
	SteadyWidth = 1.2
)

// Restless returns the processes that never met the machine in its quiet state:
// those in which the probe was slower than in the fastest that measured the same data set
// in the same run, a few outliers aside. The layout of a binary may also move its probe, so
// processes are compared with those of the same layout; where these are too few to make out
// a quiet state, with those of all. Where that can't be made out either all of these count,
// and the data set is among the unsettled, if it has enough processes to tell.
func (rec Record) Restless() (processes map[int]bool, unsettled []string) {
	type task struct { // runs may have been joined, and their hosts need not be equally fast
		run  int
		data string
	}
	type group struct {
		task
		layout int
	}
	all, levels := make(map[task][]float64), make(map[group][]float64)
	for _, p := range rec.Processes {
		of := task{p.Run, p.Data}
		all[of] = append(all[of], p.Level)
		levels[group{of, p.Layout}] = append(levels[group{of, p.Layout}], p.Level)
	}
	most := make(map[group]float64)
	for g, l := range levels {
		level, ok := quietest(l)
		if !ok && len(l) < 2*quietLeast {
			level, ok = quietest(all[g.task])
		}
		most[g] = SteadyWidth * level
		if !ok {
			most[g] = math.Inf(1)
			if len(all[g.task]) >= quietLeast && !slices.Contains(unsettled, g.data) {
				unsettled = append(unsettled, g.data)
			}
		}
	}
	processes = make(map[int]bool)
	for _, p := range rec.Processes {
		processes[p.ID] = p.Level > most[group{task{p.Run, p.Data}, p.Layout}]
	}
	slices.Sort(unsettled)
	return processes, unsettled
}

// quietest returns the fastest level that enough processes reached.
func quietest(levels []float64) (level float64, found bool) {
	slices.Sort(levels)
	need := max(quietLeast, int(math.Ceil(quietShare*float64(len(levels)))))
	for i, l := range levels {
		if j := i + need - 1; j < len(levels) && levels[j] <= SteadyWidth*l {
			return l, true
		}
	}
	return 0, false
}
