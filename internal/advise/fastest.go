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

// fastest returns the fastest sound candidate. It is nil if no candidate is measurably faster than the first.
func (f field) fastest(a Advice) *Fastest {
	sound, _ := parted(a.Candidates)
	first := a.Shortlist[0].Candidate
	best := slices.MinFunc(sound, func(x, y Candidate) int { return cmp.Compare(x.Cost.Mid, y.Cost.Mid) })
	if best.Codec == first.Codec || first.Total == nil || f.tied(best.Codec, first.Codec) {
		return nil
	}
	return &Fastest{Codec: best.Codec, Speed: 1 / f.ratio(best.Codec, first.Codec).Mid, Why: f.slowerFirst(best, first, a)}
}

// slowerFirst says why a candidate is the first although another one is faster.
func (f field) slowerFirst(best, first Candidate, a Advice) string {
	s := a.Load.Scale
	if first.Codec == a.Kept {
		switch saves := f.saving(best.Codec, first.Codec, a.Load); {
		case saves.Year > 0:
			return fmt.Sprintf("a change to it saves %s of its %s in the first year", Dollars(saves.Year), Dollars(s.Change))
		default:
			return "a change to it costs more than it saves"
		}
	}
	more := ""
	switch {
	case best.Size > first.Size*alikeSize:
		more = fmt.Sprintf("it needs %s more bytes", report.Percent(best.Size/first.Size-1))
	case best.caveats() > first.caveats():
		more = fmt.Sprintf("it has %s, and %s %d", several(best.caveats(), "caveat"), first.Codec, first.caveats())
	}
	switch {
	case best.light() && first.light() && more != "":
		return fmt.Sprintf("both take less than %s of a core, and %s", report.Percent(Light), more)
	case best.light() && first.light():
		return fmt.Sprintf("both take less than %s of a core", report.Percent(Light))
	}
	return fmt.Sprintf("it costs %s a month more in total", Dollars(best.Total.Dollars-first.Total.Dollars))
}

// text says which candidate is the fastest.
func (b Fastest) text(first string) string {
	return fmt.Sprintf("%s, %s× as fast as %s: %s.", b.Codec, report.Significant(b.Speed), first, b.Why)
}
