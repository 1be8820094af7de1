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
		why = "it shares the first place, because so little processor time does not count"
	case first.Codec == a.Kept && saves.Year > 0 && !saves.pays(a.Load):
		why = fmt.Sprintf("a change to it saves %s of its %s in the first year", Dollars(saves.Year), Dollars(a.Load.Scale.change(best.Codec)))
	case first.Codec == a.Kept && saves.Year <= 0:
		why = "a change to it costs more than it saves"
	}
	return &Fastest{Codec: best.Codec, Speed: 1 / ratio.Mid, Why: why}
}

// whyLater says why a candidate comes after the first although it is faster, as [before] orders them.
func whyLater(c, first Candidate, s Scale) string {
	money := c.matters(s) - first.matters(s)
	light := fmt.Sprintf("both take less than %s of a core, and ", report.Percent(Light))
	switch {
	case money > 0 && c.light() && first.light():
		return light + fmt.Sprintf("its bytes cost %s a month more in the first year", Dollars(money))
	case money > 0:
		return fmt.Sprintf("it costs %s a month more in the first year", Dollars(money))
	case c.matters(s) > 0:
		return light + "it has more bytes"
	case c.caveats() > first.caveats():
		return light + fmt.Sprintf("it has %s, and %s has %d", several(c.caveats(), "caveat"), first.Codec, first.caveats())
	}
	return light + "fewer known modules require it"
}

// text says which candidate is the fastest.
func (b Fastest) text(first string) string {
	return fmt.Sprintf("%s, %s× as fast as %s: %s.", b.Codec, report.Significant(b.Speed), first, b.Why)
}
