package survive

import (
	"math"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/internal/measure/supervise"
)

// claims are the numbers that a message claims, one after the other.
var claims = []int{1 << 16, 1 << 20, 1 << 22, 1 << 24, 1 << 27, min(1<<31-1, largestClaim), largestClaim}

// largestClaim is the largest number that is claimed. Without a limit of memory it is one that keeps decoders of large
// elements below what is safe.
var largestClaim = func() int {
	if supervise.LimitsMemory {
		return min(1<<32-1, math.MaxInt)
	}
	return 1 << 20
}()

// enough is how many bytes are so far over the limit that larger claims need not be tried.
const enough = 2 * mostAllocated

// maker makes an input for a number.
type maker func(n int) attacks.Input

// claimed tries an attack that only claims to be long. The place where a small claim costs most is the
// one where larger ones are tried.
func (p *probe) claimed(c Case, make maker, places []place) (Result, error) {
	var worst Result
	var best maker
	var part string
	var most uint64
	for _, at := range places {
		p.part = at.part
		in := at.in(make(claims[0]))
		p.forget()
		a, err := p.attempt(c, in)
		if err != nil {
			return worst, err
		}
		worst = worseOf(worst, judge(a, in))
		if a.died != nil {
			return worst, nil
		}
		if best == nil || a.allocated > most {
			most, part, best = a.allocated, at.part, func(n int) attacks.Input { return at.in(make(n)) }
		}
	}
	p.part = part
	return p.raise(c, best, worst)
}

// raise tries larger and larger claims until one costs too much. worst is what is known before.
func (p *probe) raise(c Case, make maker, worst Result) (Result, error) {
	var sizes []uint64
	for _, n := range claims {
		if n > largestClaim {
			break
		}
		in := make(n)
		p.forget()
		a, err := p.attempt(c, in)
		if err != nil {
			return worst, err
		}
		worst = worseOf(worst, judge(a, in))
		sizes = append(sizes, a.allocated)
		if a.died != nil || a.panicked || a.allocated > enough || worst.How == Slow && worst.Verdict == Fails {
			break
		}
	}
	if n := len(sizes); n >= 3 && worst.Cost != nil {
		worst.Cost.Growth = exponent(float64(sizes[1]), float64(sizes[2]), 2)
	}
	return worst, nil
}

// exponent returns the power with which a cost grows that went from a to b while what it depends on was
// doubled the given number of times. It is 0 if the cost does not grow.
func exponent(a, b float64, doublings int) float64 {
	if a <= 0 || b <= a {
		return 0
	}
	return math.Log2(b/a) / float64(doublings)
}

// longest is the length in bytes of the longest input that is tried.
const longest = 4 << 20

// roughly returns a cost in steps of a fifth, so that noise hardly ever decides which of two places costs more.
func roughly(bytes uint64) uint64 { return uint64(math.Round(4 * math.Log2(float64(bytes|1)))) }

// mostCostly is the number of places in which an attack grows.
const mostCostly = 2

// costlier reports whether some parts of an attack cost an entry clearly more than with the data sets before,
// so that more parts may show something new.
func (p *probe) costlier(c Case, cost uint64) bool {
	key := string(c.Entry) + c.Name
	if cost <= p.costs[key]+1 && p.costs[key] > 0 && p.costsOf[key] != c.Data {
		return false
	}
	p.costs[key], p.costsOf[key] = max(cost, p.costs[key]), c.Data
	return true
}

// inCostly tries an attack of n parts in all places, and those where it costs most further.
func (p *probe) inCostly(c Case, make maker, places []place, n int, further func(Case, maker) (Result, error)) (Result, error) {
	var worst Result
	var found []candidate
	for _, at := range places {
		p.part = at.part
		in := at.in(make(n))
		if in.Len() > longest {
			continue
		}
		p.shrink()
		a, err := p.attempt(c, in)
		if err != nil {
			return worst, err
		}
		here := candidate{make: func(n int) attacks.Input { return at.in(make(n)) }, part: at.part}
		a, r, _, err := p.nested(c, a, in, here.make, n)
		if err != nil {
			return worst, err
		}
		worst, here.cost = worseOf(worst, r), roughly(a.grown+a.allocated)
		if r.Verdict == Fails && r.How != Panics {
			r, err := further(c, here.make) // fewer parts may do
			return worseOf(worst, r), err
		}
		found = append(found, here)
	}
	for _, f := range costliest(found, mostCostly) {
		if !p.costlier(c, f.cost) {
			break
		}
		p.part = f.part
		r, err := further(c, f.make)
		if err != nil {
			return worst, err
		}
		if worst = worseOf(worst, r); worst.Verdict == Fails && worst.How != Panics {
			break
		}
	}
	return worst, nil
}

// sized tries an attack that grows with its number of parts, in the places where some parts cost most.
func (p *probe) sized(c Case, make maker, places []place) (Result, error) {
	return p.inCostly(c, make, places, 1<<10, p.grow)
}

// grow doubles the number of parts until the input is long or costs too much.
func (p *probe) grow(c Case, make maker) (Result, error) {
	var worst Result
	var g growing
	for n := 1 << 10; ; n <<= 1 {
		in := make(n)
		if in.Len() > grown && n > 1<<10 && (in.Len() > furtherGrown || g.power() < suspicious) {
			break
		}
		a, err := p.attempt(c, in)
		if err != nil {
			return worst, err
		}
		r := judge(a, in)
		if r.Verdict == Unclear { // the machine may have been busy
			if a, err = p.attempt(c, in); err != nil {
				return worst, err
			}
			r = judge(a, in)
		}
		worst = worseOf(worst, r)
		if a.died != nil || r.Verdict == Fails {
			return worst, nil
		}
		g = append(g, timed{in, in.Len(), a.cpu})
		if sure, err := p.certain(c, g); err != nil {
			return worst, err
		} else if sure || n >= 1<<13 && a.cpu < 20*usec {
			break
		}
	}
	return p.judged(c, worst, g)
}

const usec = msec / 1000
