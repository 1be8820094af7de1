package advise

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"

	"github.com/wirebench/wirebench/internal/report"
)

// A dial is a number of the load, or a price, that is changed until another candidate is the first.
type dial struct {
	kind         ChangeKind
	below, above string // says so, with the number at which that happens
	// most is the factor up to which it is tried in both directions, in steps of dialStep.
	most float64
	of   func(*Scale) *float64
}

const dialStep = 1.02

// mostOfPrice is the largest factor between prices of different suppliers that is worth a sentence.
const mostOfPrice = 100

// dials returns the dials that count for a load.
func dials(s Scale) []dial {
	all := []dial{
		{OfRate, "below %s messages a second", "above %s messages a second", 1e5, func(s *Scale) *float64 { return &s.Rate }},
		{OfPrice, "if a change costs less than $%s", "if a change costs more than $%s", mostOfPrice, func(s *Scale) *float64 { return &s.Change }},
		{OfPrice, "if a core costs less than $%s an hour", "if a core costs more than $%s an hour", mostOfPrice, func(s *Scale) *float64 { return &s.Core }},
		{OfPrice, "if a GB on the network costs less than $%s (--traffic-price)", "if a GB on the network costs more than $%s (--traffic-price)", mostOfPrice, func(s *Scale) *float64 { return &s.Traffic }},
	}
	all = append(all, dial{OfPrice, "if a caveat counts less than $%s a month", "if a caveat counts more than $%s a month", mostOfPrice, func(s *Scale) *float64 { return &s.Caveat }})
	if s.Kept > 0 {
		all = append(all, dial{OfPrice, "if a GB of storage costs less than $%s a month", "if a GB of storage costs more than $%s a month", mostOfPrice, func(s *Scale) *float64 { return &s.Storage }})
	}
	return all
}

// otherScales returns the nearest rates and prices at which another candidate is the first: above a rate the processor
// time counts that did not before, or the other way round.
func (f field) otherScales(a Advice) []Change {
	if len(f.sets) > 1 || a.Load.Scale.Rate == 0 {
		return nil
	}
	var changes []Change
	sound, _ := parted(a.Candidates)
	sound = slices.Clone(sound) // firstAt changes them
	for _, d := range dials(a.Load.Scale) {
		now := *d.of(&a.Load.Scale)
		for _, way := range []struct {
			say  string
			step float64
		}{{d.below, 1 / dialStep}, {d.above, dialStep}} {
			for factor := way.step; now > 0 && factor < d.most && factor > 1/d.most; factor *= way.step {
				if c := f.firstAt(sound, a.Kept, d.at(a.Load, now*factor)); !a.leads(f, c) {
					at := f.turn(a, sound, d, now*factor/way.step, now*factor)
					changes = append(changes, Change{Kind: d.kind, If: fmt.Sprintf(way.say, d.text(at)), Codec: c.Codec, Far: max(at/now, now/at)})
					break
				}
			}
		}
	}
	slices.SortStableFunc(changes, func(x, y Change) int { return cmp.Compare(x.Far, y.Far) })
	return changes
}

// text writes the number: a rate with two digits, and a price as prices are written.
func (d dial) text(x float64) string {
	switch {
	case d.kind == OfRate || x >= 9.95:
		return round(x)
	case x >= 0.095:
		return strconv.FormatFloat(x, 'f', 2, 64)
	}
	return report.Significant(x)
}

// at returns a load with another number.
func (d dial) at(l Load, x float64) Load {
	*d.of(&l.Scale) = x
	return l
}

// turn returns the number between two numbers at which the first candidate changes.
func (f field) turn(a Advice, sound []Candidate, d dial, same, other float64) float64 {
	for range 20 {
		if middle := math.Sqrt(same * other); a.leads(f, f.firstAt(sound, a.Kept, d.at(a.Load, middle))) {
			same = middle
		} else {
			other = middle
		}
	}
	return other
}

// firstAt returns the candidate that is the first of sound ones for another load. It sets what they take in total.
func (f field) firstAt(sound []Candidate, kept string, l Load) Candidate {
	for i := range sound {
		sound[i].Total = f.of(sound[i].Codec).total(l, f.sets[0].price)
	}
	return f.firstOf(sound, kept, l)
}

// leads reports whether a codec is the first of the shortlist, or as good.
func (a Advice) leads(f field, c Candidate) bool {
	first := a.Shortlist[0]
	return c.Codec == first.Codec || slices.Contains(first.Alike, c.Codec) || f.alike(c, first.Candidate)
}

// closeFactor is the factor within which a number of the load, or a price, is close to another answer. Few readers know their
// numbers better.
const closeFactor = 2

// close says which number is close to where the answer changes. It is "" if none is.
func (a Advice) close() string {
	i := slices.IndexFunc(a.Changes, func(c Change) bool { return c.Far > 0 })
	if i < 0 || a.Changes[i].Far >= closeFactor {
		return ""
	}
	c := a.Changes[i]
	return fmt.Sprintf("This is close: %s, it is %s.", c.If, c.Codec)
}

// onStreams says which codec is the first if messages follow each other on streams, or how streams are to be used. It is
// "" if streams change nothing, or if that is not known.
func (a Advice) onStreams() string {
	if a.Load.Mode == Stream && len(a.Shortlist) > 0 {
		s := "Keep one encoder and one decoder for each connection, as measured here"
		if len(a.Streams) > 0 {
			s += fmt.Sprintf(": with new ones for each message, %s takes %s× the time", a.Streams[0].Codec, report.Significant(a.Streams[0].Times))
		}
		return s + "."
	}
	for _, c := range a.Changes {
		if c.Kind == OfMode && c.mode == Stream {
			return fmt.Sprintf("If messages follow each other on connections that last, ask again with --mode stream: %s, it is %s.", c.If, c.Codec)
		}
	}
	if len(a.Streams) > 0 {
		f, with := a.Streams[0], ""
		if !slices.Contains(a.Data, f.Data) {
			with = " with messages of " + f.Data
		}
		return fmt.Sprintf("If messages follow each other on connections that last, ask again with --mode stream: %s is %s× as fast there%s.", f.Codec, report.Significant(f.Times), with)
	}
	return ""
}
