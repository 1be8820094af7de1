package estimate

import (
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// Rounds holds all times that a process took of one cell.
type Rounds struct {
	record.Key
	Process int `json:"process"`
	// Timed is the number of operations in each time. Long reports whether they take so long,
	// by plan, that the machine may have been in several states meanwhile.
	Timed int  `json:"timed"`
	Long  bool `json:"long,omitempty"`
	// NS are times per operation. Slot says what was timed: times of the same operations on the
	// same messages have the same number. Before and After are the times in ns of the probes
	// around each time. Lost is the time in ns that the thread did not run meanwhile.
	NS     []float64 `json:"ns"`
	Slot   []int     `json:"slot"`
	Before []float64 `json:"before"`
	After  []float64 `json:"after"`
	Lost   []float64 `json:"lost"`
}

func (r Rounds) samples() []Sample {
	all := make([]Sample, len(r.NS))
	for i := range all {
		all[i] = Sample{Slot: r.Slot[i], NS: r.NS[i], Probes: [2]float64{r.Before[i], r.After[i]}, Lost: r.Lost[i]}
	}
	return all
}

// Process estimates what operations take on the quiet machine, where a probe takes level ns. It
// makes a block for each cell that met the quiet machine often enough. slower is the average factor
// by which the busy machine slowed down the long operations. share is the share of the times that
// count.
func Process(all []Rounds, level float64) (blocks []record.Block, slower, share float64) {
	var loud loudness
	for _, r := range all {
		if r.Long {
			loud.long(r.samples(), level)
		} else {
			loud.short(r.samples(), level)
		}
	}
	slower = loud.slower()
	taken, used := 0, 0
	for _, r := range all {
		samples := r.samples()
		ns, counted := 0., []float64(nil)
		if r.Long {
			ns, counted = whole(samples, r.Timed, level, slower)
		} else {
			ns, counted = Quiet(samples, level)
		}
		taken, used = taken+len(samples), used+len(counted)
		if counted != nil {
			blocks = append(blocks, record.Block{
				Process: r.Process, Key: r.Key,
				NS: ns, Q1: ns * stats.Quantile(counted, 0.25), Q3: ns * stats.Quantile(counted, 0.75),
				Batches: len(counted), Ops: r.Timed,
			})
		}
	}
	return blocks, slower, float64(used) / float64(max(taken, 1))
}
