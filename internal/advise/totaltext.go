package advise

import (
	"fmt"
	"strings"

	"github.com/wirebench/wirebench/internal/report"
)

// scaleText says what the load decides: what the first candidate saves in total, and whether processor
// time counts.
func (a Advice) scaleText() []string {
	s := a.Load.Scale
	if s.Rate == 0 || len(a.Shortlist) == 0 || a.Shortlist[0].Total == nil {
		return nil
	}
	lines := []string{fmt.Sprintf("At %s messages a second, with a core for $%v an hour, $%v for a GB on the network and $%v for a GB stored for a month:",
		report.Count(s.Rate), s.Core, s.Traffic, s.Storage)}
	if sound, _ := parted(a.Candidates); a.Light > 0 {
		which := fmt.Sprintf("%d of %d sound candidates take", a.Light, len(sound))
		if a.Light == len(sound) {
			which = "all sound candidates take"
		}
		lines = append(lines, fmt.Sprintf("%s less than %s of a core, so their processor time decides nothing: bytes do.", which, report.Percent(Light)))
	}
	if few := a.tooFew(); few != "" {
		lines = append(lines, few)
	}
	first := a.Shortlist[0]
	for _, e := range a.Compared {
		if e.Codec != a.Reference {
			continue
		}
		var saves []string
		save := func(x float64, of float64, text string) {
			if x > 0.01*of {
				saves = append(saves, text)
			}
		}
		was, now := e.Total, first.Total
		save(was.Cores-now.Cores, 1, report.Percent(was.Cores-now.Cores)+" of a core")
		save(was.Sent-now.Sent, was.Sent, Decimal(was.Sent-now.Sent)+" a month on the network")
		save(was.Stored-now.Stored, was.Stored, Decimal(was.Stored-now.Stored)+" in storage")
		if saves == nil {
			lines = append(lines, fmt.Sprintf("%s saves nothing that matters, compared with %s.", first.Codec, e.Codec))
			continue
		}
		lines = append(lines, fmt.Sprintf("%s saves %s, compared with %s: %s a month.", first.Codec, strings.Join(saves, ", "), e.Codec, Dollars(was.Dollars-now.Dollars)))
	}
	return []string{strings.Join(lines, " ")}
}

// tooFew names the codecs of the recommendation that need more cores than the program has. It is "" if
// there are none.
func (a Advice) tooFew() string {
	var names []string
	add := func(c Candidate) {
		if c.Total != nil && a.Load.Scale.Cores > 0 && c.Total.Cores > a.Load.Scale.Cores {
			names = append(names, fmt.Sprintf("%s (%s of %s)", c.Codec, report.Significant(c.Total.Cores), report.Count(a.Load.Scale.Cores)))
		}
	}
	for _, c := range a.Shortlist {
		add(c.Candidate)
	}
	for _, e := range a.Compared {
		add(e.Candidate)
	}
	if names == nil {
		return ""
	}
	return fmt.Sprintf("your cores are too few, at the speed of a single goroutine, for %s.", strings.Join(names, ", "))
}

// totals returns a table of what the load takes in total, and of the memory for the largest message. It has
// no rows if the reader gave neither a rate nor a size.
func (a Advice) totals(candidates []Choice) report.Sheet {
	s := report.Sheet{Heads: report.Words("in total")}
	if a.Load.Scale.Rate > 0 {
		s.Heads = append(s.Heads, report.Figures("core", "garbage/s", "sent/month", "stored", "cost/month")...)
	}
	if a.Load.Largest > 0 {
		s.Heads = append(s.Heads, report.Figures("memory for "+report.Size(a.Load.Largest))...)
	}
	row := func(c Candidate) {
		cells := []string{c.Codec}
		if t := c.Total; t != nil {
			cells = append(cells, report.Percent(t.Cores), Decimal(t.Garbage/1e9), Decimal(t.Sent), Decimal(t.Stored), Dollars(t.Dollars))
		}
		if a.Load.Largest > 0 && len(a.Data) == 1 {
			memory := "not measured"
			if c.Peak > 0 {
				memory = report.Size(c.Peak)
			}
			cells = append(cells, memory)
		}
		if len(cells) == len(s.Heads) && len(cells) > 1 {
			s.Rows = append(s.Rows, cells)
		}
	}
	for _, c := range candidates {
		row(c.Candidate)
	}
	for _, e := range a.Compared {
		row(e.Candidate)
	}
	return s
}
