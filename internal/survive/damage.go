package survive

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec/formats/attacks"
)

const (
	// mostDamaged is about how many bytes of damaged messages a decoder gets in one case.
	mostDamaged = 2 << 20
	// fewestDamaged is how many damaged messages it gets at least, however long they are.
	fewestDamaged = 64
	// seed makes every run damage the same bits.
	seed = 0x64616d
)

// The names of the cases that decide whether damage is detected.
const (
	cutShort = "cut short"
	oneBit   = "one bit changed"
)

// damage tries the ways in which a message can be damaged.
func (p *probe) damage() error {
	if p.of.Entry == Reuse || p.of.Entry == Skip {
		return nil // it takes the same bytes as Decode
	}
	for _, d := range []struct {
		name   string
		inputs func(b []byte) []damaged
	}{
		{cutShort, cut},
		{oneBit, flip},
		{"a byte too much", appended},
		{"two messages", twice},
	} {
		err := p.do(d.name, func(c Case) (Result, error) { return p.damaged(c, d.inputs(p.message())) })
		if err != nil {
			return err
		}
	}
	if err := p.do(AnotherFormat, p.otherFormats); err != nil {
		return err
	}
	return p.do(AnotherType, p.otherTypes)
}

// damaged is a message that is not as it was sent, or that was sent to another decoder.
type damaged struct {
	at int // the byte that is damaged, or -1 for damage that is at no byte of the message
	in attacks.Input
	of string // the format or type of a message that was sent to another decoder
}

// some returns that many of the numbers below n: all, or a sample that is the same each time.
func some(n, most int) []int {
	if n <= most {
		all := make([]int, n)
		for i := range all {
			all[i] = i
		}
		return all
	}
	drawn := rand.New(rand.NewPCG(seed, uint64(n))).Perm(n)[:most]
	slices.Sort(drawn)
	return drawn
}

func most(b []byte) int { return max(fewestDamaged, mostDamaged/max(len(b), 1)) }

func cut(b []byte) (all []damaged) {
	for _, n := range some(len(b), most(b)) {
		all = append(all, damaged{at: -1, in: attacks.Of(b[:n])})
	}
	return all
}

func flip(b []byte) (all []damaged) {
	for _, bit := range some(8*len(b), most(b)) {
		changed := slices.Clone(b)
		changed[bit/8] ^= 1 << (bit % 8)
		all = append(all, damaged{at: bit / 8, in: attacks.Of(changed)})
	}
	return all
}

func appended(b []byte) (all []damaged) {
	for _, last := range []byte{0, 1, 0x7f, 0x80, 0xff, '}', 'x'} {
		all = append(all, damaged{at: -1, in: attacks.Of(append(slices.Clone(b), last))})
	}
	return all
}

func twice(b []byte) []damaged { return []damaged{{at: -1, in: attacks.Of(slices.Concat(b, b))}} }

// mostHarms is how many messages of a case may harm the process before it ends, and mostTaken how many
// bytes they may allocate together. Such messages are slow. notTried is in the text of its result.
const (
	mostHarms = 3
	mostTaken = 4 << 30
	notTried  = "the rest was not tried"
)

// damaged decodes damaged messages and counts what becomes of them. The result fails if one of them
// harms the process, makes the decoder panic, or is taken for another message.
func (p *probe) damaged(c Case, all []damaged) (Result, error) {
	all = slices.Concat(p.deadly(c, all), all)
	owned := p.owned()
	taken := new(Taken)
	harmed, allocated := 0, uint64(0)
	var from []string // those of other decoders that are taken
	var worst Result
	rest := ""
	for _, d := range all {
		a, err := p.attempt(c, d.in)
		if err != nil {
			return worst, err
		}
		tally := &taken.Structure
		if d.at >= 0 && owned != nil && owned[d.at] {
			tally = &taken.Payload
		}
		r := judge(a, d.in)
		r.Cost = nil
		switch {
		case a.died != nil:
			tally.Died++
		case a.panicked:
			tally.Panicked++
		case a.err != nil:
			tally.Rejected++
		case p.equal(a.value):
			tally.Equal++
		default:
			tally.Different++
			if d.of != "" {
				from = append(from, d.of)
			}
			if r.Verdict == Passes && tally == &taken.Structure {
				r = Result{Verdict: Fails, How: Accepts, What: "is taken for another message", Input: d.in}
			}
		}
		if r.severity() > worst.severity() {
			worst = r
		}
		if r.Verdict == Fails && slices.Contains(harms, r.How) && r.How != Panics {
			harmed++
		}
		if allocated += a.allocated; harmed == mostHarms || allocated > mostTaken {
			rest = "; " + notTried + ", since they allocate much or are slow"
			break
		}
	}
	if s := taken.Structure; worst.How == Accepts {
		worst.What = fmt.Sprintf("%d of %d are taken for other messages", s.Different, s.Sum())
		if from != nil {
			worst.What += ": " + strings.Join(from, ", ")
		}
	}
	worst.What = strings.TrimPrefix(worst.What+rest, "; ")
	worst.Taken = taken
	return worst, nil
}

// deadly returns the messages of a case that ended earlier processes and are not among all. Some codecs
// encode a value to other bytes in each process, so that such a message does not come again.
func (p *probe) deadly(c Case, all []damaged) (more []damaged) {
	for _, d := range p.Died {
		again := slices.ContainsFunc(all, func(a damaged) bool { return a.in.String() == d.Input.String() })
		if d.Case == c && !again {
			more = append(more, damaged{at: -1, in: d.Input})
		}
	}
	return more
}

// equal reports whether a decoded value is the message that was damaged.
func (p *probe) equal(got any) (same bool) {
	defer func() {
		if recover() != nil { // such a value can't even be read
			same = false
		}
	}()
	return p.subject.same(p.of.Entry, p.subject.least, got)
}
