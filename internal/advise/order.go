package advise

import "cmp"

// byRank returns the order of candidates: by money and caveats if the reader gave a rate, and by the time of a message
// otherwise.
func byRank(s Scale) func(x, y Candidate) int {
	return func(x, y Candidate) int {
		counts := 0
		if x.Total != nil && y.Total != nil {
			counts = cmp.Compare(x.counts(s), y.counts(s))
		}
		return cmp.Or(counts, cmp.Compare(x.Cost.Mid, y.Cost.Mid), cmp.Compare(x.Codec, y.Codec))
	}
}

// CaveatPrice is what a caveat costs if the reader does not say it, in dollars a month: a year of it is a few hours of
// somebody who knows the caveat, keeps to it, and looks for it when something fails.
const CaveatPrice = 20

// CaveatLoad is the money in dollars a month for which a caveat counts once more: the more messages there are, the more
// can fail because of it.
const CaveatLoad = 400

// counts returns what a candidate costs in a mean month of the first year, in dollars, with its caveats. Of the price of
// a change, each month bears a twelfth if codecs have different ones.
func (c Candidate) counts(s Scale) float64 {
	money := c.money(s)
	return money + s.Caveat*(1+money/CaveatLoad)*float64(len(c.Caveats))
}

// money is counts without caveats.
func (c Candidate) money(s Scale) float64 {
	money := c.Total.Year / 12
	if s.Changes != nil {
		money += s.change(c.Codec) / 12
	}
	return money
}
