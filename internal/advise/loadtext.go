package advise

import (
	"fmt"
	"strings"
	"time"

	"github.com/wirebench/wirebench/internal/report"
)

// question states the load in a sentence, apart from its scale.
func (a Advice) question() string {
	s := strings.Join(a.Data, ", ") + a.messages.about + ": "
	if len(a.Data) > 5 {
		s = fmt.Sprintf("%d data sets: ", len(a.Data))
	}
	l := a.Load
	switch {
	case l.Writes == 0:
		s += "decode " + l.Mode.message()
	case l.Reads == 0:
		s += "encode " + l.Mode.message()
	case l.Reads == l.Writes:
		s += "encode and decode " + l.Mode.message()
	default:
		s += "encode and decode " + l.Mode.message() + " (reads to writes " + report.Count(l.Reads) + " : " + report.Count(l.Writes) + ")"
	}
	if l.Compressor != "" {
		s += ", compress it with " + l.Compressor
	}
	if l.Link > 0 {
		s += ", send it over " + report.Speed(l.Link)
	}
	switch {
	case l.Mode == Sustained:
		s += ", with the collector on"
	case l.Heap.Live > 0:
		s += ", collect its garbage with " + report.Size(float64(l.Heap.Live)) + " in use"
	}
	if l.Largest > 0 {
		s += "; the largest message has " + report.Size(l.Largest)
	}
	return s + "."
}

// scaleText states the rate and the prices, and what the rate decides. It is "" without a rate.
func (a Advice) scaleText() string {
	s := a.Load.Scale
	if s.Rate == 0 {
		return ""
	}
	text := perSecond(s.Rate)
	if s.Kept > 0 {
		text += fmt.Sprintf(", kept for %s in %s", days(s.Kept), several(int(s.Copies), "place"))
	}
	text += fmt.Sprintf("; a core costs $%v an hour, a GB $%v on the network and $%v a month in storage.", s.Core, s.Traffic, s.Storage)
	if s.Caveat > 0 {
		text += fmt.Sprintf(" Each caveat counts as $%v a month, and once more for each $%d that a codec costs.", s.Caveat, CaveatLoad)
	}
	return text + a.tooFew() + a.crowded()
}

// busyLink is the share of a link from which on messages often wait for each other.
const busyLink = 0.7

// crowded names the codecs of the recommendation that take much of the link, with a blank before it. It is "" if none does.
func (a Advice) crowded() string {
	var names []string
	for _, c := range a.shown() {
		if a.Load.Link == 0 || c.Total == nil {
			continue
		}
		if share := c.Total.Sent * 1e9 * 8 / month.Seconds() / a.Load.Link; share > busyLink {
			names = append(names, fmt.Sprintf("%s (%s)", c.Codec, report.Percent(share)))
		}
	}
	if names == nil {
		return ""
	}
	return fmt.Sprintf(" Messages wait for the network with codecs that take most of its speed: %s.", strings.Join(names, ", "))
}

// days writes a time in hours, days or years.
func days(d time.Duration) string {
	const day, year = 24 * time.Hour, 365 * 24 * time.Hour
	switch {
	case d == time.Hour:
		return "an hour"
	case d < day:
		return report.Count(d.Hours()) + " hours"
	case d == day:
		return "a day"
	case d == year:
		return "a year"
	case d%year == 0:
		return report.Count(float64(d/year)) + " years"
	}
	return report.Count(d.Hours()/24) + " days"
}

// perSecond writes a rate.
func perSecond(rate float64) string {
	if rate == 1 {
		return "1 message a second"
	}
	return grouped(rate) + " messages a second"
}

// grouped writes a number with commas between thousands.
func grouped(x float64) string {
	s := report.Count(x)
	for i := len(s) - 3; i > 0 && x >= 999.5; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// tooFew names the codecs of the recommendation that need more cores than the program has, or says that the cores
// are enough, with a blank before it. It is "" if that is not known.
func (a Advice) tooFew() string {
	var names []string
	has := a.Load.Scale.Cores
	enough := has > 0
	for _, c := range a.shown() {
		if c.Total == nil || has == 0 {
			enough = false
			continue
		}
		need := c.Total.Cores
		enough = enough && (need <= 1 || c.Parallel != nil)
		if c.Parallel != nil && need > 1 {
			need /= c.Parallel.Ideal
		}
		if need > has {
			names = append(names, fmt.Sprintf("%s (it needs %s)", c.Codec, cores(need)))
		}
	}
	your := fmt.Sprint(has) + " cores are"
	if has == 1 {
		your = "1 core is"
	}
	switch {
	case names == nil && enough:
		return " Your " + your + " enough for all that are shown."
	case names == nil:
		return ""
	}
	return fmt.Sprintf(" Your %s too few for %s.", your, strings.Join(names, ", "))
}

// message names what is encoded and decoded.
func (m Mode) message() string {
	if m == Stream {
		return "a message of a stream"
	}
	return "a message"
}
