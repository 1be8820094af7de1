package advise

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/internal/report"
)

// Worth compares the best candidate with the familiar choice.
type Worth struct {
	// Best is the first candidate. If a codec is kept because a change does not pay, it is the one that would be the
	// first if a change had no price.
	Best string `json:"best"`
	// Familiar is the codec that the program has, or one that most readers know. It may be the best one.
	Familiar string `json:"familiar"`
	// Unmet are the needs that the familiar choice does not meet.
	Unmet []string `json:"unmet,omitempty"`
	// Loses are what values lose with the best one and keep with the familiar choice, such as "zone".
	Loses []string `json:"loses,omitempty"`
	// Speed is how many times as fast the best one is. Tied reports whether the difference is not measurable.
	Speed float64 `json:"speed"`
	Tied  bool    `json:"tied,omitempty"`
	// Bytes is the share of the bytes that the best one saves. It is negative if it needs more.
	Bytes float64 `json:"bytes_saved"`
	// Saves is what the best one saves at the rate of the load, or at one message a second if the reader gave
	// no rate. It is nil for several data sets.
	Saves *Total `json:"saves,omitempty"`
	// From is the number of messages a second from which on a year saves the price of a change. It is 0 if no
	// number does, or if prices are not known. Pays reports whether the rate of the load reaches it.
	From float64 `json:"from_rate,omitempty"`
	Pays bool    `json:"pays"`
	// Text says it in a sentence.
	Text string `json:"text"`
}

// worth compares the best candidate with the familiar choice. It is nil if one of the two is missing.
func (f field) worth(a Advice) *Worth {
	if len(a.Shortlist) == 0 {
		return nil
	}
	familiar, ok := a.familiar()
	if !ok {
		return nil
	}
	best := a.Shortlist[0].Candidate
	if best.Codec == a.Kept {
		best = f.first(a.Candidates, "", a.Load)
	}
	w := &Worth{
		Best: best.Codec, Familiar: familiar.Codec, Bytes: 1 - best.Size/familiar.Size,
		Speed: 1 / f.ratio(best.Codec, familiar.Codec).Mid, Tied: f.tied(best.Codec, familiar.Codec),
	}
	for _, fails := range familiar.Fails {
		w.Unmet = append(w.Unmet, fails.Name)
	}
	for _, lost := range best.Loses {
		if !slices.ContainsFunc(familiar.Loses, func(too string) bool { return too == lost || coarser(too, lost) }) {
			w.Loses = append(w.Loses, lost)
		}
	}
	if len(f.sets) == 1 && best.Codec != familiar.Codec {
		s := f.saving(best.Codec, familiar.Codec, a.Load)
		w.Saves, w.From, w.Pays = &s.Total, s.from, s.pays(a.Load)
	}
	w.Text = w.text(best, familiar.Candidate, a)
	return w
}

func (w Worth) text(best, familiar Candidate, a Advice) string {
	if w.Best == w.Familiar {
		if a.Load.Scale.Change == 0 {
			return fmt.Sprintf("Use %s: it is the first choice for these needs and this load.", w.Best)
		}
		return fmt.Sprintf("Nothing to change: %s is the first choice for these needs and this load.", w.Best)
	}
	instead, l := w.Best+" instead of "+w.Familiar, a.Load.Scale
	verdict, from := "Not worth a change: ", ""
	fresh := a.Kept == w.Familiar && a.Shortlist[0].Codec == w.Familiar && l.Changes == nil && math.Abs(w.Saves.Year) >= little
	switch {
	case w.Unmet != nil:
		verdict = fmt.Sprintf("Use %s: %s does not meet %s. ", w.Best, w.Familiar, enumerated(w.Unmet))
	case l.Change == 0:
		verdict = "Use " + w.Best + ". "
	case w.Saves == nil, l.Rate == 0 && !w.alike():
		verdict = ""
	case w.Pays:
		verdict = "Worth it: "
	case fresh:
		verdict = fmt.Sprintf("Keep %s. For a new program, use %s. ", w.Familiar, w.Best)
	case a.Shortlist[0].Codec == w.Familiar:
		verdict = "Keep " + w.Familiar + ": "
	}
	switch {
	case w.Saves == nil:
		from = "; one data set (--data) and a rate (--rate) show what that is worth"
		if l.Rate > 0 {
			from = "; one data set (--data) shows what that is worth at your rate"
		}
	case l.Change == 0, w.alike(), w.Unmet != nil:
	case w.Pays:
		from = fmt.Sprintf("; below %s messages a second a year would not save the %s that a change costs", round(w.From), Dollars(l.change(w.Best)))
	case w.From > 0:
		from = fmt.Sprintf("; a year saves the %s of a change only above %s messages a second", Dollars(l.change(w.Best)), round(w.From))
	default:
		from = "; a change never pays"
	}
	var s string
	switch {
	case w.Saves == nil:
		s = fmt.Sprintf("over %d data sets, %s %s", len(a.Data), instead, w.relative(""))
	case l.Rate > 0:
		s = fmt.Sprintf("at %s, %s %s", perSecond(l.Rate), instead, w.saved(familiar.Total, l))
	default:
		s = "for each message, " + instead + " " + w.relative(fmt.Sprintf(" (%s instead of %s)", report.Duration(best.NS), report.Duration(familiar.NS)))
	}
	if verdict == "" || strings.HasSuffix(verdict, ". ") {
		s = strings.ToUpper(s[:1]) + s[1:]
	}
	s = verdict + s + from + "."
	if fresh {
		s += a.followed(best)
	}
	if w.Loses != nil && a.Shortlist[0].Codec == w.Best {
		s += fmt.Sprintf(" Unlike with %s, %s.", w.Familiar, enumerated(lossWords(w.Loses)))
	}
	return s
}

// coarser reports whether two losses are of the precision of times, of which the first keeps less.
func coarser(a, b string) bool {
	keeps := []string{"time to s", "time to ms", "time to µs", "time to 100 ns"} // the least precise first
	i, j := slices.Index(keeps, a), slices.Index(keeps, b)
	return i >= 0 && j >= 0 && i < j
}

// alike reports whether neither time nor bytes differ so much that it matters.
func (w Worth) alike() bool { return w.Tied && math.Abs(w.Bytes) < alikeSize-1 }

// relative says how much faster and smaller the best one is, with a remark about its time.
func (w Worth) relative(times string) string {
	s := "is " + report.Significant(w.Speed) + "× as fast" + times
	if w.Tied {
		s = "takes as long, within the uncertainty" + times + ","
	}
	switch {
	case w.Bytes > 0.005:
		s += fmt.Sprintf(" and has %s fewer bytes", report.Percent(w.Bytes))
	case w.Bytes < -0.005:
		s += fmt.Sprintf(" and has %s more bytes", report.Percent(-w.Bytes))
	default:
		s += " and has as many bytes"
	}
	return s
}

// saved lists what the best one saves, and what it takes more. Bytes below a hundredth of
// those of the familiar choice, and less than a hundredth of a core, are left out.
func (w Worth) saved(familiar *Total, at Scale) string {
	var saves, takes []string
	add := func(x, least float64, text func(float64) string) {
		switch {
		case x > least:
			saves = append(saves, text(x))
		case x < -least:
			takes = append(takes, text(-x))
		}
	}
	add(w.Saves.Cores, leastCores, func(x float64) string {
		if x < 0.995 {
			return report.Percent(x) + " of a core"
		}
		return cores(x) + " cores"
	})
	// Few bytes are left out unless their price is a part of the money that is said below.
	counts := func(gb, price float64) float64 {
		if money := math.Abs(w.Saves.Dollars); money >= 0.005 && math.Abs(gb*price) > money/20 {
			return 0
		}
		return 1. / 100
	}
	add(w.Saves.Sent, familiar.Sent*counts(w.Saves.Sent, at.Traffic), func(x float64) string { return Decimal(x) + " a month on the network" })
	add(w.Saves.Stored, familiar.Stored*counts(w.Saves.Stored, at.Storage), func(x float64) string { return Decimal(x) + " in storage" })
	var parts []string
	if !w.Tied && w.Speed < 1 && w.Saves.Cores > -leastCores { // too little of a core to be listed
		parts = append(parts, fmt.Sprintf("takes %s× the time", report.Significant(1/w.Speed)))
	}
	if saves != nil {
		parts = append(parts, "saves "+enumerated(saves))
	}
	if takes != nil {
		parts = append(parts, "takes "+enumerated(takes)+" more")
	}
	mostly := ""
	if len(saves) > 1 && takes == nil {
		mostly = w.mostly(at)
	}
	s, which := "saves nothing that matters", "saves only "
	if parts != nil {
		s = enumerated(parts)
		which = s + ", which is "
		if takes != nil || saves == nil {
			which = s + ", which saves "
		}
	}
	switch money := w.Saves.Dollars; {
	case money >= 0.005 && at.Kept > 0 && w.Saves.Year < 0:
		s = which + Dollars(money) + " a month once the store is full, but costs " + Dollars(-w.Saves.Year) + " more in the first year"
	case money >= 0.005 && at.Kept > 0:
		s = which + Dollars(money) + " a month once the store is full" + mostly + ", and " + Dollars(w.Saves.Year) + " in the first year"
	case money >= 0.005:
		s = which + Dollars(money) + " a month" + mostly
	case money <= -0.005:
		if parts == nil {
			return "costs " + Dollars(-money) + " a month more"
		}
		s += ", which costs " + Dollars(-money) + " a month more"
	}
	return s
}

// leastCores is the number of cores that is worth a word.
const leastCores = 0.01

// enumerated writes texts as "a, b and c".
func enumerated(texts []string) string {
	if last := len(texts) - 1; last > 0 {
		return strings.Join(texts[:last], ", ") + " and " + texts[last]
	}
	return texts[0]
}

// round writes a number with two digits.
func round(x float64) string {
	if x < 9.95 {
		return strconv.FormatFloat(x, 'g', 2, 64)
	}
	unit := math.Pow(10, math.Floor(math.Log10(x))-1)
	return grouped(math.Round(x/unit) * unit)
}
