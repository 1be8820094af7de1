package survive

import (
	"math"
	"sort"
	"strings"
	"time"

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

// many is a number of levels that only decoders without a limit accept.
const many = 1 << 16

// deepStack is the number of bytes of a stack that a decoder with a limit of its levels does not need.
const deepStack = 4 << 20

// sixteen is the part of the stack that decoders have for an attack of levels, and of its longest input. A process
// ends at a sixteenth of the levels then, and in a sixteenth of the time, which is seconds otherwise.
const sixteen = 16

// levels tries an attack that nests ever deeper, in the places where some levels take most stack or memory.
func (p *probe) levels(c Case, make maker, places []place) (Result, error) {
	p.scale = sixteen
	defer func() { p.scale = 1 }()
	return p.inCostly(c, make, places, 1<<13, func(c Case, make maker) (Result, error) { return p.deep(c, make, make, longest) })
}

// nested judges an input of n levels. If it ends a process that has a sixteenth of the stack, the result has the
// input that ends one with all of it, unless that can't be made.
func (p *probe) nested(a attempt, in attacks.Input, make maker, n int) Result {
	r := judgeWithin(a, in, mostTimeOf(in.Len())+time.Duration(n)*perLevel)
	switch {
	case p.scale == 1 || !outgrown(a.died):
	case make == nil:
		r.What = "sixteen times the levels kill the process: goroutine stack exceeds a sixteenth of its limit"
	default:
		r.Input = make(sixteen * n)
		r.Cost.Input = r.Input.Len()
		r.What = "killed the process: goroutine stack exceeds its limit (a sixteenth of the levels shows it with a sixteenth of the limit)"
	}
	return r
}

// outgrown reports whether a process ended because its stack outgrew the limit.
func outgrown(d *Death) bool { return d != nil && strings.Contains(d.Why, "stack exceeds") }

// mostCostly is the number of places in which an attack grows.
const mostCostly = 2

// costlier reports whether some parts of an attack cost an entry clearly more than with the data sets before,
// so that more parts may show something new.
func (p *probe) costlier(c Case, cost uint64) bool {
	key := string(c.Entry) + c.Name
	if cost <= p.costs[key]+p.costs[key]/4 && p.costs[key] > 0 && p.costsOf[key] != c.Data {
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
		a, err := p.attempt(c, in)
		if err != nil {
			return worst, err
		}
		r := p.nested(a, in, func(n int) attacks.Input { return at.in(make(n)) }, n)
		worst = worseOf(worst, r)
		here := candidate{func(n int) attacks.Input { return at.in(make(n)) }, (a.stack + a.allocated) >> 12, at.part}
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

// more returns the number of levels that are tried after n levels, which took a length: eight times as many, or as
// many as the longest input has. A decoder without a limit gets the longest input at once: only it can show more.
func (p *probe) more(n, length int, unlimited bool) int {
	most := n * (longest / p.scale) / length
	if unlimited {
		return most
	}
	return min(8*n, most)
}

// deep tries more and more levels in one place, up to a number. whole makes the input that ends a process with all of
// the stack; it is nil if none can be made.
func (p *probe) deep(c Case, make, whole maker, most int) (worst Result, err error) {
	var g growing
	found := &Levels{}
	length, before := 0, 0 // of the last input: its length and its levels
	// Some decoders have a limit of less than a hundred levels.
	for n := 2; n > before+before/8; n = min(p.more(n, length, found.Accepted >= many), most) {
		in := make(n)
		if in == nil { // the encoder refuses this number of levels
			break
		}
		if in.Len() == length { // an attack makes no more levels, and the last input had fewer than it was made for
			if found.Accepted == before {
				found.Accepted = sort.Search(before, func(n int) bool { return make(n).Len() >= length })
			}
			break
		}
		length, before = in.Len(), n
		a, err := p.attempt(c, in)
		if err != nil {
			return worst, err
		}
		r := p.nested(a, in, whole, n)
		worst = worseOf(worst, r)
		g = append(g, timed{in, length, a.cpu})
		if a.stack > deepStack {
			found.Stack = a.stack / uint64(n)
		}
		switch {
		case r.Verdict == Fails && r.How != Panics: // more levels would only cost more
			worst.Levels = found
			return worst, nil
		case a.accepted():
			found.Accepted, found.Refused, found.Why = n, 0, ""
		case found.Refused == 0 && found.Accepted > 0:
			found.Refused, found.Why = n, a.err.Error()
		}
		if g.certain() || !a.accepted() && a.stack < deepStack && (found.Refused > 0 || n >= 1<<13) {
			break // or it refused one of the first levels
		}
	}
	if found.Refused > 0 {
		if err := p.narrow(c, make, found); err != nil {
			return worst, err
		}
	}
	if found.Refused == 0 { // otherwise there are no longer ones
		if worst, err = p.judged(c, worst, g); err != nil {
			return worst, err
		}
	}
	if found.Accepted > 0 || found.Stack > 0 {
		worst.Levels = found
	}
	return worst, nil
}

// narrow finds the number of levels that is refused, between one that is accepted and one that is
// refused. It looks first near the number that another function or data set accepted.
func (p *probe) narrow(c Case, make maker, l *Levels) error {
	const near = 4
	guess := p.accepted[c.Name]
	for tries := 0; l.Refused-l.Accepted > 1; tries++ {
		n := (l.Refused + l.Accepted) / 2
		if tries < 2 && guess > 0 {
			if g := guess - near + 2*near*tries; g > l.Accepted && g < l.Refused {
				n = g
			}
		}
		a, err := p.attempt(c, make(n))
		switch {
		case err != nil:
			return err
		case a.accepted():
			l.Accepted = n
		default:
			l.Refused = n
		}
		if a.cpu > mostTime { // the exact number is not worth minutes
			break
		}
	}
	p.accepted[c.Name] = l.Accepted
	return nil
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
		if g.certain() || n >= 1<<13 && a.cpu < 20*usec {
			break
		}
	}
	return p.judged(c, worst, g)
}

const usec = msec / 1000
