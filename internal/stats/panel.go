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
}

// item is the data and the estimate of one item.
type item struct {
	log    []float64 // times by process, NaN where there is none
	values []float64 // of the units, without the effects, ascending
	// mid is the estimate, variance is its variance, and freedom the variance's degrees of freedom.
	mid, variance, freedom float64
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
	p := &Panel{m, make(map[string]item)}
	for name, log := range items {
		free := make([]float64, len(log))
		for i := range log {
			free[i] = log[i] - effects[i]
		}
		p.items[name] = newItem(log, m.units(free))
	}
	p.moderate()
	return p
}

func newItem(log, values []float64) item {
	slices.Sort(values)
	mid, variance, freedom := location(values)
	return item{log: log, values: values, mid: mid, variance: variance, freedom: freedom}
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
// on their number.
func (p *Panel) moderate() {
	var of []item
	for _, i := range p.items {
		if i.variance > 0 {
			i.variance *= float64(len(i.values))
			of = append(of, i)
		}
	}
	prior, freedom := prior(of)
	for name, i := range p.items {
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

// Ratio estimates the ratio of a's time to b's. Its interval is for the value of another run of as
// many processes.
func (p *Panel) Ratio(a, b string) Interval {
	x, y := p.items[a], p.items[b]
	if len(x.values) == 0 || len(y.values) == 0 {
		return nothing
	}
	return p.interval(x.mid-y.mid, x, y, Level, 2, min(len(x.values), len(y.values))).Exp()
}

// Time estimates the time of an item, as [Method.Time] does.
func (p *Panel) Time(name string) Interval {
	return p.estimate(p.units(p.items[name].log), p.items[name].shared)
}

// interval returns the interval of a difference of two estimates. Their variances are multiplied by
// times.
func (p *Panel) interval(mid float64, x, y item, level, times float64, n int) Interval {
	if n < max(p.Least, 2) {
		return Interval{math.Inf(-1), mid, math.Inf(1)}
	}
	vx, vy := p.ofRun(x), p.ofRun(y)
	sum := vx + vy
	half := 0.
	if sum > 0 {
		freedom := sum * sum / (square(vx)/x.freedom + square(vy)/y.freedom)
		half = studentT(freedom, 0.5+level/2) * math.Sqrt(times*sum)
	}
	half = math.Hypot(math.Hypot(half, math.Log1p(p.Drift)), x.shared-y.shared)
	return Interval{mid - half, mid, mid + half}
}

// ofRun returns the variance of an item's estimate, including the variation that the processes of a
// run have in common.
func (m Method) ofRun(i item) float64 { return i.variance * (1 + m.Common*float64(len(i.values))) }

// Compare returns -1 if a is faster than b beyond doubt, +1 if it is slower, and 0 if the processes
// can't tell. Items are separated if the interval of their difference excludes zero, if no process
// of one was as slow as any of the other, or if the estimates are a factor of [Apart] from each
// other.
func (p *Panel) Compare(a, b string) int {
	x, y := p.items[a], p.items[b]
	if len(x.values) == 0 || len(y.values) == 0 {
		return 0
	}
	n := min(len(x.values), len(y.values))
	d := x.mid - y.mid
	i := p.interval(d, x, y, Strict, 1, n)
	overlap := n < FewUnits || x.values[0] <= y.values[len(y.values)-1] && y.values[0] <= x.values[len(x.values)-1]
	switch {
	case i.Lo <= 0 && i.Hi >= 0 && overlap && math.Abs(d) < math.Log(Apart):
		return 0
	case d < 0:
		return -1
	}
	return 1
}

const (
	// Apart is the factor by which two items differ beyond doubt, however few processes there are.
	Apart = 1.5
	// FewUnits is the number of units below which no overlap may be due to chance. Of two equal
	// items with that many units each, one pair in 126 does not overlap.
	FewUnits = 5
)

func square(x float64) float64 { return x * x }
