package record

import "math"

// Rounds are the times of a run by the rounds in which several programs had their turns.
type Rounds struct {
	// Times are the logarithms of each cell's times by round, with NaN where the program did not measure
	// the cell. They are of the blocks that count.
	Times map[Key][]float64
	// Layouts are the layouts of the program by round. Nil means that it had one.
	Layouts []int
}

// Rounds returns the times of a run by round.
func (rec Record) Rounds() Rounds {
	round, n := make(map[int]int), 0
	for _, p := range rec.Processes {
		round[p.ID] = p.Round
		n = max(n, p.Round+1)
	}
	r := Rounds{Times: make(map[Key][]float64)}
	for b := range rec.Counted() {
		of := r.Times[b.Key]
		if of == nil {
			of = make([]float64, n)
			for i := range of {
				of[i] = math.NaN()
			}
			r.Times[b.Key] = of
		}
		of[round[b.Process]] = math.Log(b.NS)
	}
	for key, twin := range r.Times {
		if key.Codec == rec.Run.Twin {
			key.Codec = rec.Run.Reference
			r.Times[key] = Pooled(r.Times[key], twin)
		}
	}
	if rec.Layouts() != nil {
		r.Layouts = make([]int, n)
		for _, p := range rec.Processes {
			r.Layouts[p.Round] = p.Layout
		}
	}
	return r
}
