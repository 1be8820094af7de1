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
