package survive

import (
	"sort"
	"strings"
	"time"

	"github.com/wirebench/wirebench/codec/formats/attacks"
)

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

// nested judges an input of n levels, and returns the attempt that counts. If the input ends a process that has a
// sixteenth of the stack, sixteen times the levels are tried with all of it. The decoder may have a limit of levels that it
// reaches before the end of the whole stack; then that attempt counts. Otherwise the result has that input, unless none
// can be made.
func (p *probe) nested(c Case, a attempt, in attacks.Input, make maker, n int) (of attempt, r Result, whole bool, err error) {
	judge := func(a attempt, in attacks.Input, n int) Result {
		return judgeWithin(a, in, mostTimeOf(in.Len())+time.Duration(n)*perLevel)
	}
	r = judge(a, in, n)
	switch {
	case p.scale == 1 || !outgrown(a.died):
		return a, r, false, nil
	case make == nil:
		r.What = "sixteen times the levels kill the process: goroutine stack exceeds a sixteenth of its limit"
		return a, r, false, nil
	}
	longer := make(sixteen * n)
	b, refuses, err := p.unscaled(c, longer)
	if err != nil || refuses {
		return b, judge(b, longer, sixteen*n), refuses, err
	}
	r.Input, r.Cost.Input = longer, longer.Len()
	r.What = "killed the process: goroutine stack exceeds its limit (a sixteenth of the levels shows it with a sixteenth of the limit)"
	return a, r, false, nil
}

// unscaled tries an input with all of the stack, of which a sixteenth of the levels ended a process with a sixteenth of the
// stack. It reports whether the decoder refuses it: a limit of levels may be reached before the end of the whole stack.
func (p *probe) unscaled(c Case, in attacks.Input) (a attempt, refuses bool, err error) {
	defer func(scale int) { p.scale = scale }(p.scale)
	p.scale = 1
	a, err = p.attempt(c, in)
	return a, err == nil && a.died == nil && !a.accepted(), err
}

// outgrown reports whether a process ended because its stack outgrew the limit.
func outgrown(d *Death) bool { return d != nil && strings.Contains(d.Why, "stack exceeds") }

// more returns the number of levels that are tried after n levels, which took a length: eight times as many, or as
// many as the longest input has. A decoder without a limit gets the longest input at once: only it can show more. If
// inputs take long to make, it is twice as many.
func (p *probe) more(n, length int, unlimited bool) int {
	most := n * (longest / p.scale) / length
	if p.slowly {
		return min(2*n, most)
	}
	if unlimited {
		return most
	}
	return min(8*n, most)
}

// deep tries more and more levels in one place, up to a number. whole makes the input that ends a process with all of
// the stack; it is nil if none can be made.
func (p *probe) deep(c Case, make, whole maker, most int) (worst Result, err error) {
	defer func(scale int) { p.scale = scale }(p.scale)
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
		a, r, unscaled, err := p.nested(c, a, in, whole, n)
		if err != nil {
			return worst, err
		}
		if unscaled { // all that follows is tried with the whole stack, too
			n, p.scale = sixteen*n, 1
			in = whole(n)
			length, before = in.Len(), n
		}
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
		if sure, err := p.certain(c, g); err != nil {
			return worst, err
		} else if sure || !a.accepted() && a.stack < deepStack && (found.Refused > 0 || n >= 1<<13) {
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
