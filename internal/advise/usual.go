package advise

import (
	"fmt"
	"slices"
	"strings"

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
		s += fmt.Sprintf(" Checks: %s, %s, on %s.", c.Started.Format("2006-01-02"), c.Go, enumerated(c.Data))
	}
	if a.Origin.Old != nil {
		s += fmt.Sprintf(" Old: %s.", enumerated(a.Origin.Old))
	}
	return s
}

// check names the commands that show whether the answer holds for the reader's program.
func (a Advice) check() string {
	if len(a.Shortlist) == 0 {
		return "Your type and messages: wirebench own TYPE --samples FILE."
	}
	first := a.Shortlist[0]
	var parts []string
	if a.Worth != nil && a.Worth.Best != first.Codec { // the reader may want the codec that a change would bring
		if i := slices.IndexFunc(a.Shortlist, func(c Choice) bool { return c.Codec == a.Worth.Best }); i >= 0 {
			first = a.Shortlist[i]
		}
	}
	parts = append(parts, "your type and messages: wirebench own TYPE --samples FILE")
	if !a.fixed {
		parts = append(parts, "changes of your type: wirebench evolve TYPE")
	}
	if slices.ContainsFunc(a.Needs, func(n string) bool { return n == verdict.Untrusted || n == verdict.MemorySafe }) || len(first.Found) > 0 {
		parts = append(parts, "hostile and damaged input: wirebench check --codec "+first.Codec)
	}
	if a.Load.Largest > 0 && first.Peak == 0 && len(a.Data) == 1 {
		parts = append(parts, fmt.Sprintf("the memory of your largest message, which this record lacks: wirebench run --data %s --operation peak-encode,peak-decode", a.Data[0]))
	}
	if slices.ContainsFunc(a.Needs, func(n string) bool { return strings.HasPrefix(n, languages+"=") }) {
		parts = append(parts, "programs in other languages: times and cores are those of Go at both ends")
	}
	if first.Notes != "" {
		parts = append(parts, fmt.Sprintf("how %s is used here, and its limits: %s", first.Codec, first.Notes))
	}
	s := strings.Join(parts, "; ")
	return strings.ToUpper(s[:1]) + s[1:] + "."
}

// more names the flags that say more.
func (a Advice) more() string {
	s := "--reasons: what is known about each codec, what is not known, and what excludes the others. --list-needs: other needs."
	if a.Kept != "" {
		s += fmt.Sprintf(" --new: for a program that does not exist yet. --from CODEC: for one that has another codec than %s.", a.Kept)
	}
	return s
}

// out says why codecs that the reader asks about are no candidates, and what all codecs fail if strangers send messages.
// With reasons, failures are said below.
func (a Advice) out(length Length) (all []string) {
	for _, f := range a.Lacking {
		all = append(all, fmt.Sprintf("%s has no figures for this load: %s.", f.Name, f.Why))
	}
	for _, e := range a.Compared {
		if length == Usual && len(e.Fails) > 0 && slices.Contains(a.compare, e.Codec) {
			all = append(all, fmt.Sprintf("%s does not meet %s: %s.", e.Codec, e.Fails[0].Name, e.Fails[0].Why))
		}
	}
	if length == Usual && slices.Contains(a.Needs, verdict.Untrusted) {
		for _, need := range shared(a.shown()) {
			all = append(all, "All of them fail "+sharedText(need))
		}
	}
	return all
}
