package advise

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/wirebench/wirebench/internal/report"
)

// Fastest is a sound candidate that takes measurably less time than the first one, which comes first for another
// reason.
type Fastest struct {
	Codec string `json:"codec"`
	// Speed is how many times as fast as the first candidate it is.
	Speed float64 `json:"speed"`
	// Why is the reason why it is not the first, in a clause.
	Why string `json:"why"`
}

// fastest returns the fastest sound candidate. It is nil if no candidate is measurably faster than the first, and if the
// reader gave no rate, since time alone decides then.
func (f field) fastest(a Advice) *Fastest {
	sound, _ := parted(a.Candidates)
	first := a.Shortlist[0]
	best := slices.MinFunc(sound, func(x, y Candidate) int { return cmp.Compare(x.Cost.Mid, y.Cost.Mid) })
	ratio := f.ratio(best.Codec, first.Codec)
	if first.Total == nil || ratio.Hi >= 1 {
		return nil
	}
	why := whyLater(best, first.Candidate, a.Load.Scale)
	switch saves := f.saving(best.Codec, first.Codec, a.Load); {
	case slices.Contains(first.Alike, best.Codec):
		why = "it shares the first place, because it saves less than a caveat costs"
	case first.Codec == a.Kept && saves.Year > 0 && !saves.pays(a.Load):
		why = fmt.Sprintf("a change to it saves %s of its %s in the first year", Dollars(saves.Year), Dollars(a.Load.Scale.change(best.Codec)))
	case first.Codec == a.Kept && saves.Year <= 0:
		why = fmt.Sprintf("a year with it costs %s more", Dollars(-saves.Year))
	}
	return &Fastest{Codec: best.Codec, Speed: 1 / ratio.Mid, Why: why}
}

// whyLater says why a candidate comes after the first although it is faster, as [byRank] orders them.
func whyLater(c, first Candidate, s Scale) string {
	money := c.money(s) - first.money(s)
	more := Dollars(money) + " a month more in the first year"
	switch than := len(c.Caveats) - len(first.Caveats); {
	case than <= 0:
		return "it costs " + more
	case money < 0:
		return fmt.Sprintf("it has %s more, which count more than the %s a month that it saves in the first year", several(than, "caveat"), Dollars(-money))
	default:
		return fmt.Sprintf("it costs %s, and has %s more", more, several(than, "caveat"))
	}
}

// text says which candidate is the fastest.
func (b Fastest) text(first string) string {
	return fmt.Sprintf("%s, %s× as fast as %s: %s.", b.Codec, report.Significant(b.Speed), first, b.Why)
}
