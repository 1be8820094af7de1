package record

import (
	"iter"
	"math"
	"slices"
)

// Counted yields the blocks that count, in file order: those of cells without a fault, from
// processes that met the quiet machine (see [Record.Restless]). It includes the reference's twin.
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

// Times returns the logarithms of each cell's times by process, with NaN where a process did not
// measure the cell. All slices have the same length and order, so that they pair. The times come
// from the [Record.Counted] blocks.
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

// Layouts returns the layout of each process's binary, in the order of [Record.Times]. It returns
// nil if all ran the same binary.
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

// The quiet level of the processes' probes is the fastest level that quietShare of the processes
// reached, but at least quietLeast of them, all within SteadyWidth.
const (
	quietShare = 0.25
	quietLeast = 3
	// QuietWidth is the factor by which the probe may take longer than on the quiet machine next to
	// a time that counts. Processors change their clock by that much, and this changes the times of
	// codecs and of the probe alike. A busy hyperthread on the same core costs more, and affects
	// codecs differently.
	QuietWidth = 1.15
	// SteadyWidth is the factor by which the probe may take longer than in the quietest processes,
	// in a process that counts.
	SteadyWidth = 1.2
)

// Restless returns the processes that never met the machine in its quiet state. In these the probe
// was slower than in the fastest processes of the same run and data set, except for a few outliers.
// The layout of a binary may also affect its probe, so processes are compared with those of the
// same layout. If these are too few to show a quiet state, they are compared with those of all
// layouts. If there is no quiet state there either, all of these processes count, and the data set
// is unsettled if it has enough processes to say so.
func (rec Record) Restless() (processes map[int]bool, unsettled []string) {
	type task struct { // runs may have been joined, and their hosts may differ in speed
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
