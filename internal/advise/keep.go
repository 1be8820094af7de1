package advise

import (
	"cmp"
	"math"
	"slices"
)

// keptAmong returns the codec that the program has now, if it is one of the candidates: the one that the reader named,
// or else the reference, which is encoding/json for most records. It is "" if a change has no price, so that nothing
// is kept for its sake.
func (a Advice) keptAmong(candidates []Candidate) string {
	now := cmp.Or(a.Now, a.Reference)
	priced := len(a.Data) == 1 && a.Load.Scale.Rate > 0 && a.Load.Scale.Change > 0
	if priced && slices.ContainsFunc(candidates, func(c Candidate) bool { return c.Codec == now }) {
		return now
	}
	return ""
}

// first returns the candidate that comes first: the sound one that costs least, or the one that is kept unless a
// change to the former pays.
func (f field) first(candidates []Candidate, kept string, l Load) Candidate {
	sound, _ := parted(candidates)
	return f.firstOf(sound, kept, l)
}

// firstOf is [field.first] among sound candidates.
func (f field) firstOf(sound []Candidate, kept string, l Load) Candidate {
	first := slices.MinFunc(sound, byRank(l.Scale))
	i := slices.IndexFunc(sound, func(c Candidate) bool { return c.Codec == kept })
	if i >= 0 && !f.saving(first.Codec, kept, l).pays(l) {
		return sound[i]
	}
	return first
}

// saving is what a codec saves at the rate of a load, or at one message a second without a rate, compared with another
// codec.
type saving struct {
	Total
	// from is the number of messages a second from which on the first year saves the price of a change. It is 0 if no
	// number does.
	from float64
}

// pays reports whether the rate of the load reaches that number.
func (s saving) pays(l Load) bool { return s.from > 0 && l.Scale.Rate >= s.from }

// saving returns what a codec saves instead of another one, on the first data set.
func (f field) saving(codec, instead string, l Load) saving {
	l.Scale.Rate = cmp.Or(l.Scale.Rate, 1)
	price, scale := f.sets[0].price, l.Scale
	s := saving{Total: f.of(instead).total(l, price).minus(*f.of(codec).total(l, price))}
	tied := f.tied(codec, instead)
	if tied { // times that may be equal save nothing
		s.Cores, s.Dollars = 0, s.Sent*scale.Traffic+s.Stored*scale.Storage
		s.Year = scale.firstYear(s.Total)
	}
	alike := tied && math.Abs(1-f.of(codec).bytes/f.of(instead).bytes) < alikeSize-1
	if s.Year > 0 && !alike {
		s.from = scale.Rate * scale.change(codec) / s.Year
	}
	return s
}
