package stats

import (
	"fmt"
	"math"
	"math/rand/v2"
)

// noise is synthetic, so that its true properties are known. Its values are roughly of unit size,
// and their mean is 0.
type noise struct {
	name string
	draw func(*rand.Rand) float64
	// rare says that much of the noise is in few values, of which another run may have none. An
	// interval can't hold what few values don't show.
	rare bool
}

var noises = []noise{
	{"normal", (*rand.Rand).NormFloat64, false},
	{"uniform", func(r *rand.Rand) float64 { return r.Float64() - 0.5 }, false},
	{"exponential", func(r *rand.Rand) float64 { return r.ExpFloat64() - 1 }, false},
	{"lognormal", func(r *rand.Rand) float64 { return math.Exp(0.7*r.NormFloat64()) - math.Exp(0.7*0.7/2) }, true},
	{"t of 3", func(r *rand.Rand) float64 { return student(r, 3) }, false},
	// A machine with two states, of which the slower one is far off.
	{"two states, half", states(0.5, 5), false},
	{"two states, 0.3", states(0.3, 10), false},
	{"two states, 0.1", states(0.1, 10), true},
}

func student(r *rand.Rand, degrees int) float64 {
	sum := 0.0
	for range degrees {
		x := r.NormFloat64()
		sum += x * x
	}
	return r.NormFloat64() / math.Sqrt(sum/float64(degrees))
}

func states(p, d float64) func(*rand.Rand) float64 {
	return func(r *rand.Rand) float64 {
		x := r.NormFloat64() - p*d
		if r.Float64() < p {
			x += d
		}
		return x
	}
}

// A test of a frequency must not fail by chance: with 4,000 trials the standard error at 95 % is
// 0.34 %, and the seed is fixed.
const slack = 0.007

// machine makes synthetic runs: the log times of items whose true log times are known. Every
// process has its own speed, which affects all items. Every item has its own noise, whose size
// differs from item to item, and a drift that lasts for the run.
type machine struct {
	*rand.Rand
	noise         noise
	spread, drift float64
}

// reference is the name of the first item.
const reference = "0"

func (m machine) run(truth []float64, processes int) map[string][]float64 {
	items := make(map[string][]float64)
	speeds := make([]float64, processes)
	for p := range speeds {
		speeds[p] = 0.3 * m.Float64()
	}
	for i := range truth {
		moved := truth[i] + m.drift*m.NormFloat64()
		log := make([]float64, processes)
		for p := range log {
			log[p] = moved + speeds[p] + m.spread*(1+float64(i%3)/2)*m.noise.draw(m.Rand)
		}
		items[fmt.Sprint(i)] = log
	}
	return items
}

// many returns the true log times of n items.
func many(r *rand.Rand, n int) []float64 {
	truth := make([]float64, n)
	for i := range truth {
		truth[i] = 2 * r.Float64()
	}
	return truth
}
