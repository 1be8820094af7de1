package advise

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// needsText lists the needs with how each is decided, and how many codecs meet all of them.
func (a Advice) needsText() string {
	by := make(map[Certainty][]string)
	for _, n := range a.Asked {
		by[n.Sure] = append(by[n.Sure], n.Need)
	}
	var said []string
	for _, sure := range []Certainty{Measured, Stated, Unknown} {
		if names := by[sure]; names != nil {
			said = append(said, fmt.Sprintf("%s (%s)", enumerated(names), sure))
		}
	}
	return fmt.Sprintf("%s. %s %s all of them.", strings.Join(said, "; "), several(len(a.Candidates), "codec"), verb(len(a.Candidates), "meets", "meet"))
}

func verb(n int, one, more string) string {
	if n == 1 {
		return one
	}
	return more
}

// why says why to believe the figures and the facts.
func (a Advice) why() string {
	processor, _, _ := strings.Cut(a.Origin.Machine, " (")
	s := fmt.Sprintf("Measured on %s on %s with %s, after each codec had written and read all messages correctly.", a.Origin.Started.UTC().Format("2006-01-02"), processor, a.Origin.Go)
	if c := a.Origin.Checks; c != nil {
		s += fmt.Sprintf(" Checks: %s, %s, on %s", c.Started.Format("2006-01-02"), c.Go, enumerated(c.Data))
		if not := slices.DeleteFunc(slices.Clone(a.Data), func(name string) bool { return slices.Contains(c.Data, name) }); len(not) > 0 && len(not) <= 3 {
			s += ", not on " + enumerated(not)
		}
		s += "."
	}
	if a.Origin.Old != nil {
		s += fmt.Sprintf(" Old: %s.", enumerated(a.Origin.Old))
	}
	return s
}

// toCheck is something that decides whether the answer holds for the reader's program: what it is in a word or two, and
// the command or the file that says it.
type toCheck struct{ what, how string }

// check lists what to check.
func (a Advice) check() (all []toCheck) {
	add := func(when bool, what, how string) {
		if when {
			all = append(all, toCheck{what, how})
		}
	}
	of := a.decided()
	found := func(c Candidate) bool { // most formats leave some damage unnoticed
		return slices.ContainsFunc(c.Found, func(f Found) bool { return f.Need != verdict.DamageDetected })
	}
	unknown := func(c Candidate) bool { return c.Peak == 0 }
	asked := func(need string) bool {
		return slices.ContainsFunc(a.Needs, func(n string) bool { return n == need || strings.HasPrefix(n, need+"=") })
	}
	add(!a.messages.own, "your type", a.measure())
	// Few data sets were compressed.
	add(a.messages.others != nil && !a.messages.own && a.Load.Compressor == "", "your messages", "if yours are smaller or larger: --data "+strings.Join(a.messages.others, " or "))
	add(of != nil && !a.fixed, "type changes", "wirebench evolve TYPE")
	add(of != nil && (asked(verdict.Untrusted) || asked(verdict.MemorySafe)) || slices.ContainsFunc(of, found), "hostile input", "wirebench check --codec "+strings.Join(names(of), ","))
	add(a.Load.Largest > 0 && len(a.Data) == 1 && slices.ContainsFunc(of, unknown), "memory",
		fmt.Sprintf("wirebench run --data %s --operation peak-encode,peak-decode measures that of large messages", strings.Join(a.Data, ",")))
	add(asked(languages), "languages", "times and cores are those of Go at both ends")
	for _, c := range of {
		add(c.Converts >= muchConversion, "conversion", fmt.Sprintf("%s of the time of %s; a program that uses the library's own type everywhere saves it", report.Percent(c.Converts), c.Codec))
	}
	var notes []string
	for _, c := range of {
		if c.Notes != "" {
			notes = append(notes, c.Notes)
		}
	}
	add(notes != nil, "use and limits", strings.Join(notes, ", "))
	return all
}

// muchConversion is the share of the time that conversions take from which on it is worth a sentence.
const muchConversion = 0.1

// decided are the codecs of the answer: the first one, and the one of a program that does not exist yet, if that is
// another one.
func (a Advice) decided() (all []Candidate) {
	if len(a.Shortlist) == 0 {
		return nil
	}
	all = append(all, a.Shortlist[0].Candidate)
	if a.Worth != nil && a.Worth.Best != all[0].Codec {
		if i := slices.IndexFunc(a.Candidates, func(c Candidate) bool { return c.Codec == a.Worth.Best }); i >= 0 {
			all = append(all, a.Candidates[i])
		}
	}
	return all
}

func names(of []Candidate) (all []string) {
	for _, c := range of {
		all = append(all, c.Codec)
	}
	return all
}

// more names the flags that say more, and those of the case.
func (a Advice) more() (lines []string) {
	s := "--reasons (about each codec, what is not known, what excludes the others), --list-needs"
	if a.Kept != "" {
		s += fmt.Sprintf(", --new (a program that does not exist yet), --from CODEC (one that does not have %s)", a.Kept)
	}
	lines = append(lines, s)
	if a.Flags != "" {
		lines = append(lines, "The case as flags: "+a.Flags)
	}
	return lines
}

// out says why codecs that the reader asks about are no candidates, and what all codecs fail if strangers send messages.
// With reasons, failures are said below.
func (a Advice) out(length Length) (all []string) {
	for _, f := range a.Lacking {
		all = append(all, fmt.Sprintf("%s has no figures for this load: %s.", f.Name, f.Why))
	}
	for _, e := range a.Compared {
		switch asked := length == Usual && slices.Contains(a.compare, e.Codec); {
		case asked && len(e.Fails) > 0:
			all = append(all, fmt.Sprintf("%s does not meet %s: %s.", e.Codec, e.Fails[0].Name, e.Fails[0].Why))
		case asked && len(a.Shortlist) > 0:
			all = append(all, e.Candidate.against(a.Shortlist[0].Candidate, a.Load.Scale))
		}
	}
	if length == Usual && slices.Contains(a.Needs, verdict.Untrusted) {
		for _, need := range shared(a.shown()) {
			all = append(all, "All of them fail "+sharedText(need))
		}
	}
	return all
}

// mostAlike is how many codecs that share the first place are named.
const mostAlike = 4

// alike names the codecs that share the first place, with their speeds and caveats. It is "" if none does.
func (a Advice) alike() string {
	if len(a.Shortlist) == 0 || a.Shortlist[0].Alike == nil {
		return ""
	}
	var said []string
	for _, name := range a.Shortlist[0].Alike {
		i := slices.IndexFunc(a.Candidates, func(c Candidate) bool { return c.Codec == name })
		if i >= 0 && len(said) < mostAlike {
			c := a.Candidates[i]
			said = append(said, fmt.Sprintf("%s (%s×, %s)", name, report.Significant(1/c.Cost.Mid), several(len(c.Caveats), "caveat")))
		}
	}
	s := strings.Join(said, ", ")
	if more := len(a.Shortlist[0].Alike) - len(said); more > 0 {
		s += fmt.Sprintf(" and %d more", more)
	}
	if a.Load.Scale.Rate > 0 {
		return s + ": the same format, for about the same money."
	}
	return s + ": the same format, and no measurable difference in time."
}
