package advise

import (
	"fmt"
	"maps"
	"math"
	"slices"

	"github.com/wirebench/wirebench/internal/report"
)

// followed says which sound candidate of another format comes next for a program that does not exist yet, if the choice
// between the two is close: money and caveats differ by less than a caveat counts. It begins with a blank, and is ""
// without such a candidate.
func (a Advice) followed(best Candidate) string {
	sound, _ := parted(a.Candidates)
	s := a.Load.Scale
	next, found := Candidate{}, false
	for _, c := range sound {
		if c.Format != best.Format && c.Codec != a.Kept && (!found || byRank(s)(c, next) < 0) {
			next, found = c, true
		}
	}
	if !found || next.counts(s)-best.counts(s) >= s.Caveat {
		return ""
	}
	return " For a new program the choice is close: " + next.against(best, s)
}

// against compares what a candidate costs with another one, as [byRank] does, in a sentence.
func (c Candidate) against(other Candidate, s Scale) string {
	var text string
	switch {
	case c.Total == nil || other.Total == nil:
		text = fmt.Sprintf("takes %s× the time of %s", report.Significant(c.Cost.Mid/other.Cost.Mid), other.Codec)
	default:
		money := c.money(s) - other.money(s)
		text = fmt.Sprintf("costs %s a month %s than %s", Dollars(math.Abs(money)), moreOrLess(money), other.Codec)
		if s.Kept > 0 {
			text += " in the first year"
		}
	}
	return fmt.Sprintf("%s %s, and has %s.", c.Codec, text, fewer(len(c.Caveats)-len(other.Caveats)))
}

func moreOrLess(x float64) string {
	if x < 0 {
		return "less"
	}
	return "more"
}

// fewer says how many more or fewer caveats there are.
func fewer(more int) string {
	switch {
	case more == 0:
		return "as many caveats"
	case more == 1:
		return "1 caveat more"
	case more == -1:
		return "1 caveat less"
	case more < 0:
		return fmt.Sprintf("%d caveats less", -more)
	}
	return fmt.Sprintf("%d caveats more", more)
}

// mostly says what makes up nearly all of the money that is saved, if more than one thing saves some. It begins with a
// comma.
func (w Worth) mostly(at Scale) string {
	parts := map[string]float64{
		"for the network": w.Saves.Sent * at.Traffic, "for storage": w.Saves.Stored * at.Storage,
		"for cores": w.Saves.Cores * month.Hours() * at.Core,
	}
	sum := 0.
	for _, x := range parts {
		sum += math.Abs(x)
	}
	for _, of := range slices.Sorted(maps.Keys(parts)) {
		if x := parts[of]; x >= nearlyAll*sum && x < sum {
			return ", nearly all of it " + of
		}
	}
	return ""
}

// nearlyAll is the share of money from which on one thing makes it up.
const nearlyAll = 0.9
