package stats

import (
	"math"
	"slices"
)

// Panel holds items that processes measured side by side. The part that an item's times have in
// common with those of the other items in a process, such as the state of the machine or the layout
// of memory, is the process's effect and no property of the item.
type Panel struct {
	Method
	items map[string]item
	// common is what the rounds of [Method.Changes] have in common.
	common item
}

// item is the data and the estimate of one item.
type item struct {
	log    []float64 // times by process, NaN where there is none
	values []float64 // of the units, without the effects, ascending
	// mid is the estimate, variance is its variance, and freedom the variance's degrees of freedom.
	mid, variance, freedom float64
	// level is the median time, and decides how far the item may move from program to program.
	level float64
	// within is the variance of the estimate that processes of one program show, and withinFreedom are
	// its degrees of freedom. They are only set where several programs were measured.
	within, withinFreedom float64
	// shared is by how much an uncertain figure of the run may change the estimate: see [Panel.Share].
	shared float64
}

const (
	// FewItems is the number of items below which a process's effect can't be distinguished from
	// their own noise. Then the reference's times give the effect.
	FewItems = 8
	// Sweeps is how many sweeps of the polish are made. Further ones change nothing that is
	// printed.
	Sweeps = 5
)

// Panel compares items by their logarithmic times by process, with NaN where a process did not
// measure.
func (m Method) Panel(items map[string][]float64, reference string) *Panel {
	effects := m.effects(items, reference)
	p := &Panel{Method: m, items: make(map[string]item)}
	for name, log := range items {
		p.items[name] = m.newItem(log, without(log, effects))
	}
	p.moderate()
	return p
}

// newItem returns the item of these times by process. free are the same without the effects of the
// processes.
func (m Method) newItem(log, free []float64) item {
	values := m.units(free)
	slices.Sort(values)
	i := item{log: log, values: values, level: Median(present(log))}
	i.mid, i.variance, i.freedom = location(values)
	i.within, i.withinFreedom = m.within(free)
	return i
}

// Share says by how much the logarithm of each item's time may change with a figure that all times of
// the run depend on, and that another run would measure again, such as the price of garbage. What two
// items have in common of that cancels in their ratio.
func (p *Panel) Share(shared map[string]float64) {
	for name, i := range p.items {
		i.shared = shared[name]
		p.items[name] = i
	}
}

// effects returns the effect of each process: how much slower than usual all items were in it, by
// median polish (Tukey, "Exploratory Data Analysis", 1977).
func (m Method) effects(items map[string][]float64, reference string) []float64 {
	n, sound := 0, 0
	for _, log := range items {
		n = max(n, len(log))
		if len(present(log)) > 0 {
			sound++
		}
	}
	effects := make([]float64, n)
	if sound < FewItems {
		mid := Median(present(items[reference]))
		for p, x := range items[reference] {
			if !math.IsNaN(x) {
				effects[p] = x - mid
			}
		}
		return effects
	}
	mids := make(map[string]float64)
	for range Sweeps {
		for name, log := range items {
			mids[name] = middle(len(log), func(p int) float64 { return log[p] - effects[p] })
		}
		for p := range effects {
			var of []float64
			for name, log := range items {
				if p < len(log) && !math.IsNaN(log[p]) {
					of = append(of, log[p]-mids[name])
				}
			}
			effects[p] = 0
			if len(of) > 0 {
				effects[p] = Median(of)
			}
		}
	}
	// A usual process has no effect.
	mid := Median(effects)
	for p := range effects {
		effects[p] -= mid
	}
	return effects
}

// middle returns the median of n values, without those that are NaN.
func middle(n int, value func(int) float64) float64 {
	var there []float64
	for i := range n {
		if x := value(i); !math.IsNaN(x) {
			there = append(there, x)
		}
	}
	return Median(there)
}

// moderate moderates each item's variance by those of all items, since few processes give a poor
// estimate of an item's own (Smyth, "Linear operations and empirical Bayes methods for assessing
// differential expression", 2004). It compares the variances of single values, which do not depend
// on their number. The variance among programs of a few items is moderated by that of other records.
func (p *Panel) moderate() {
	var of []item
	for _, i := range p.items {
		if i.variance > 0 {
			i.variance *= float64(len(i.values))
			of = append(of, i)
		}
	}
	expected, freedom := prior(of)
	for name, i := range p.items {
		prior, freedom := expected, freedom
		if freedom == 0 && p.Units != nil && p.Moves != nil {
			// The values are ratios to the reference, which moves too.
			prior, freedom = 2*square(p.Moves.of(i.level).Layout), KnownFreedom
		}
		switch n := float64(len(i.values)); {
		case i.freedom > 0 && i.variance > 0:
			i.variance = (freedom*prior/n + i.freedom*i.variance) / (freedom + i.freedom)
			i.freedom += freedom
		case i.freedom == 0 && freedom > 0 && n > 0:
			i.variance, i.freedom = prior/n, freedom
		}
		p.items[name] = i
	}
}

// prior returns the variance that is expected of an item before its own values are known, and the
// degrees of freedom for which it counts. They are 0 if there are too few items.
func prior(items []item) (variance, freedom float64) {
	if len(items) < FewItems {
		return 0, 0
	}
	e := make([]float64, len(items))
	expected := 0.
	for i, of := range items {
		half := of.freedom / 2
		e[i] = math.Log(of.variance) - digamma(half) + math.Log(half)
		expected += trigamma(half) / float64(len(items))
	}
	mean, excess := mean(e), spread(e)-expected
	if excess <= trigamma(MostFreedom/2) {
		return math.Exp(mean), MostFreedom
	}
	half := inverseTrigamma(excess)
	return math.Exp(mean + digamma(half) - math.Log(half)), 2 * half
}

// MostFreedom limits how much other items count for the variance of one.
const MostFreedom = 30

// Size returns the number of units that measured an item.
func (p *Panel) Size(name string) int { return len(p.items[name].values) }

// Ratio estimates the ratio of a's time to b's. Its interval predicts what [Method.For] says.
func (p *Panel) Ratio(a, b string) Interval {
	x, y := p.items[a], p.items[b]
	if len(x.values) == 0 || len(y.values) == 0 {
		return nothing
	}
	return p.interval(x, y, Level).Exp()
}

// Repeat is Ratio with an interval for another run of the same programs.
func (p *Panel) Repeat(a, b string) Interval {
	again := *p
	again.For = SamePrograms
	return again.Ratio(a, b)
}

// Time estimates the time of an item, as [Method.TimeShared] does.
func (p *Panel) Time(name string) Interval {
	return p.TimeShared(p.items[name].log, p.items[name].shared)
}

// interval returns the interval of the difference of two estimates.
func (m Method) interval(x, y item, level float64) Interval {
	n := min(len(x.values), len(y.values))
	return m.around(x.mid-y.mid, n, x.shared-y.shared, append(m.parts(x), m.parts(y)...), level)
}

// around returns the interval around an estimate of n values.
func (m Method) around(mid float64, n int, shared float64, parts []part, level float64) Interval {
	if n < max(m.Least, 2) {
		return Interval{math.Inf(-1), mid, math.Inf(1)}
	}
	half := math.Hypot(math.Hypot(half(parts, level), math.Log1p(m.Drift)), shared)
	return Interval{mid - half, mid, mid + half}
}

// Compare returns -1 if a is faster than b beyond doubt, +1 if it is slower, and 0 if the programs
// can't tell. Items are separated if the interval of their difference excludes zero, or if the
// estimates are a factor of [Apart] from each other.
func (p *Panel) Compare(a, b string) int {
	x, y := p.items[a], p.items[b]
	if len(x.values) == 0 || len(y.values) == 0 {
		return 0
	}
	i := p.interval(x, y, Strict)
	switch {
	case i.Lo <= 0 && i.Hi >= 0 && math.Abs(i.Mid) < math.Log(Apart):
		return 0
	case i.Mid < 0:
		return -1
	}
	return 1
}

const (
	// Apart is the factor by which two items differ beyond doubt, however few processes there are.
	Apart = 1.5
)

func square(x float64) float64 { return x * x }
