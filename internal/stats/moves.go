package stats

import "math"

// Moves says how far times move from program to program, by the length of the operation. It is learned
// from other records, and used where a run has too few programs to show it. It is in the order of
// lengths.
type Moves []Move

// Move is how far times of a length move. Both are standard deviations of the logarithm of a time
// relative to other times of its process.
type Move struct {
	// Below is the length in ns from which on the next Move applies. The last one has 0.
	Below float64 `json:"below_ns,omitempty"`
	// Layout is for the same program with its functions in another order.
	Layout float64 `json:"layout"`
	// Program is for programs with other parts and other code around them, in addition to Layout.
	Program float64 `json:"program"`
}

// KnownFreedom is the degrees of freedom for which what other records show counts in a run of several
// programs.
const KnownFreedom = 8

// of returns what applies to a time, which is a logarithm.
func (m Moves) of(log float64) (move Move) {
	for _, move = range m {
		if log < math.Log(move.Below) {
			break
		}
	}
	return move
}

// part is one of several independent parts of a variance, with its degrees of freedom, which are
// infinite if the variance is known.
type part struct{ variance, freedom float64 }

var exactly = math.Inf(1)

// Deviations says how far a time moves among the units of a run.
type Deviations struct {
	Level    float64 // logarithm of the time
	Variance float64 // of the logarithm, relative to other times of its process
	Freedom  float64
}

// Deviations returns how far each item moves among units, apart from the noise of their processes, as
// far as units with several processes show that noise.
func (m Method) Deviations(items map[string][]float64, reference string) map[string]Deviations {
	effects := m.effects(items, reference)
	all := make(map[string]Deviations)
	for name, log := range items {
		i := m.newItem(log, without(log, effects))
		n := float64(len(i.values))
		d := Deviations{Level: i.level, Variance: i.variance * n, Freedom: i.freedom}
		if i.withinFreedom > 0 {
			// A unit's value has the noise of its processes, which is n times that of the estimate.
			d.Variance = max(d.Variance-n*i.within, 0)
		}
		all[name] = d
	}
	return all
}

// without returns the times without the effects of their processes.
func without(log, effects []float64) []float64 {
	free := make([]float64, len(log))
	for i := range log {
		free[i] = log[i] - effects[i]
	}
	return free
}

// For says whose value an interval predicts.
type For int

const (
	// AnotherProgram is a program with other parts, such as the reader's own.
	AnotherProgram For = iota
	// OtherLayouts is another run, of as many programs of the same parts in other layouts.
	OtherLayouts
	// SamePrograms is another run of the same programs.
	SamePrograms
)

// parts returns the parts of the variance of what an interval predicts for an item, compared with the
// item's estimate.
func (m Method) parts(i item) []part {
	n := float64(len(i.values))
	run := part{2 * i.variance, i.freedom}
	switch {
	case m.Units == nil:
		run.variance *= 1 + m.Common*n
	case m.For == AnotherProgram:
		// The values are of programs. Another one differs from their mean by the uncertainty of the mean
		// and by what programs differ.
		run.variance = i.variance * (1 + n)
	case m.For == SamePrograms && i.withinFreedom > 0:
		run = part{2 * i.within, i.withinFreedom}
	}
	return []part{run, m.unseen(i.level)}
}

// unseen returns the part of a variance that the programs of a run don't show, for a time whose
// logarithm is level.
func (m Method) unseen(level float64) part {
	move, variance := m.Moves.of(level), 0.
	if m.Units == nil && m.For != SamePrograms {
		variance = 2 * square(move.Layout) // of the program that ran, and of the other one
	}
	if m.For == AnotherProgram {
		variance += square(move.Program)
	}
	return part{variance, exactly}
}

// half returns the half-width of an interval from the parts of its variance. The degrees of freedom
// are those of Welch and Satterthwaite.
func half(parts []part, level float64) float64 {
	sum, doubt := 0., 0.
	for _, p := range parts {
		sum += p.variance
		if p.variance > 0 {
			doubt += square(p.variance) / p.freedom
		}
	}
	if sum == 0 {
		return 0
	}
	return studentT(min(square(sum)/doubt, MostDegrees), 0.5+level/2) * math.Sqrt(sum)
}

// MostDegrees is where Student's distribution is the normal one for our purposes.
const MostDegrees = 1000
