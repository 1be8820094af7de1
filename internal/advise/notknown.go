package advise

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/record"
)

// notKnown says what is not known, the needs that nothing here checked first. Where a command would find it
// out, it names the command.
func (a Advice) notKnown(rec record.Record, q Question) []string {
	all := append([]string{}, a.uncheckedText()...)
	all = append(all, a.checksText()...)
	if len(a.Shortlist) == 0 {
		return append(all, a.oldText()...)
	}
	return slices.Concat(all, a.figuresText(rec, q), a.oldText())
}

// uncheckedText says which needs are not decided by a run or a check, and which codecs were not checked.
func (a Advice) uncheckedText() []string {
	var names, listed, lines []string
	for _, n := range a.Asked {
		switch {
		case n.Sure == Stated && !n.documented:
			listed = append(listed, n.Need)
		case n.Sure != Measured:
			names = append(names, n.Need)
		}
		lines = append(lines, n.open()...)
	}
	if listed != nil {
		lists := "lists that were looked up"
		if a.Origin.Looked != "" {
			lists += " on " + a.Origin.Looked
		}
		lines = append([]string{fmt.Sprintf("%s: decided by documentation and %s, not by a check.", strings.Join(listed, "; "), lists)}, lines...)
	}
	if names == nil {
		return lines
	}
	were := "were"
	if len(names) == 1 {
		were = "was"
	}
	first := fmt.Sprintf("%d of %s %s NOT checked here: %s.", len(names), several(len(a.Asked), "need"), were, strings.Join(names, "; "))
	return append([]string{first}, lines...)
}

// open says of how many codecs it is not known whether they meet the need, or only from documentation.
func (n Asked) open() []string {
	all, command := n.Met+n.Failed+n.Open, ""
	if n.Command != "" {
		command = "; " + n.Command + " checks it"
	}
	switch {
	case n.Sure == Unknown && !n.documented:
		return []string{fmt.Sprintf("%s: none of %s was checked in the measured version%s.", n.Need, several(all, "codec"), command)}
	case n.documented && n.Sure != Measured:
		s := does(n.Met-n.Seen, "codec meets", "codecs meet") + " it by documentation"
		if n.Equal > 0 {
			s += fmt.Sprintf(" (the run saw equal bytes of %d of them)", n.Equal)
		}
		if n.Seen > 0 {
			s += fmt.Sprintf(", %d by what the run saw", n.Seen)
		}
		s += fmt.Sprintf(", %d don't", n.Failed)
		if n.Open > 0 {
			s += fmt.Sprintf(", and of %d nothing is documented", n.Open)
		}
		return []string{n.Need + ": " + s + command + "."}
	case n.Sure == Measured && n.Open > 0:
		return []string{fmt.Sprintf("%s: %d of %s were not checked in the measured version, or not with a clear result, and don't meet it%s.", n.Need, n.Open, several(all, "codec"), command)}
	}
	return nil
}

// does writes a number with the words for one or for several.
func does(n int, one, more string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, more)
}

// checksText says of which types checks are, and what they say nothing about.
func (a Advice) checksText() (lines []string) {
	o := a.Origin.Checks
	if o == nil {
		return a.Origin.Reach
	}
	s := fmt.Sprintf("The checks are of %s, with %s, on %s.", o.Started.Format("2006-01-02"), o.Go, strings.Join(o.Data, ", "))
	if a.Origin.Reach == nil {
		s += " A failure there counts for other types with such parts; a pass says nothing about other types."
	}
	lines = append(lines, s)
	if o.Untried != nil && a.Origin.Reach == nil {
		lines = append(lines, fmt.Sprintf("The checked types have no %s, unlike the messages here: %s checks codecs with these messages.", strings.Join(o.Untried, ", no "), o.Check))
	}
	return append(lines, a.Origin.Reach...)
}

// figuresText says which figures of the recommendation the record lacks.
func (a Advice) figuresText(rec record.Record, q Question) (lines []string) {
	shown := a.shown()
	some := func(lack func(Candidate) bool) (names []string) {
		for _, c := range shown {
			if lack(c) {
				names = append(names, c.Codec)
			}
		}
		return names
	}
	run := fmt.Sprintf("wirebench run --data %s --operation ", strings.Join(a.Data, ","))
	if names := some(func(c Candidate) bool { return math.IsInf(c.Cost.Hi, 1) }); names != nil {
		lines = append(lines, fmt.Sprintf("How precise the figures of %s are: too few processes measured them; wirebench run --grade publish measures more.", strings.Join(names, ", ")))
	}
	if own := func(d record.DataInfo) bool { return d.Own && slices.Contains(a.Data, d.Name) }; !slices.ContainsFunc(rec.Run.Data, own) {
		lines = append(lines, fmt.Sprintf("How fast and small your messages are, on your machines: these are of %s, on the machine below; wirebench own TYPE measures a type of yours.", strings.Join(a.Data, ", ")))
	}
	if i := slices.IndexFunc(q.Needs, func(need Need) bool { return need.Name == languages }); i >= 0 {
		lines = append(lines, fmt.Sprintf("What programs in %s take: times and cores are those of Go at both ends.", enumerated(q.Needs[i].Values)))
	}
	if names := some(func(c Candidate) bool { return c.Peak == 0 }); names != nil && a.Load.Largest > 0 && len(a.Data) == 1 {
		lines = append(lines, fmt.Sprintf("How much memory the largest message takes with %s: %speak-encode,peak-decode measures it.", strings.Join(names, ", "), run))
	}
	if names := some(func(c Candidate) bool { return c.Total != nil && c.Total.Cores > 1 && c.Parallel == nil }); names != nil {
		lines = append(lines, fmt.Sprintf("How well %s spread over several cores: %sparallel-encode,parallel-decode measures it.", strings.Join(names, ", "), run))
	}
	sends := a.Load.Link > 0 || a.Load.Scale.Rate > 0
	if sends && a.Load.Compressor == "" && q.compressible() == nil {
		lines = append(lines, fmt.Sprintf("How small compressed messages are: %sencode,decode,'*zip*','*zstd*' measures it, and --compress goes by it.", run))
	}
	switch also := slices.ContainsFunc(q.Others, func(r record.Record) bool { return Stream.Measured(r) && Sustained.Measured(r) }); {
	case also && (a.Load.Mode == Single || a.Load.Mode == ""):
		lines = append(lines, "What messages take on streams that last, and what the collector really takes (here it is computed from the bytes of garbage): --mode stream and --mode sustained go by measurements.")
	case a.Load.Heap.Live > 0 && a.Load.Mode != Sustained && !Sustained.Measured(rec):
		lines = append(lines, fmt.Sprintf("What the collector really takes: it is computed from the bytes of garbage; %ssustained-encode,sustained-decode measures it, and --mode sustained goes by it.", run))
	}
	if names := some(func(c Candidate) bool { return c.Trust.RequiredBy == nil && !c.Trust.Standard }); names != nil {
		lines = append(lines, fmt.Sprintf("Who uses %s: no list of users has been looked up.", strings.Join(names, ", ")))
	}
	return lines
}

// oldText says which figures and facts are old, and which releases are newer than the list of advisories.
func (a Advice) oldText() (lines []string) {
	if len(a.Origin.Old) > 0 {
		lines = append(lines, "Whether this still holds: "+strings.Join(a.Origin.Old, ", and ")+".")
	}
	var newer []string
	for _, c := range a.shown() {
		if a.Origin.Advisories != "" && c.Trust.Version.Date > a.Origin.Advisories {
			newer = append(newer, c.Codec)
		}
	}
	if newer != nil {
		lines = append(lines, fmt.Sprintf("Whether advisories exist about %s: the measured versions are newer than the list, which is of %s.", strings.Join(newer, ", "), a.Origin.Advisories))
	}
	return lines
}

// shown are the candidates that the recommendation shows.
func (a Advice) shown() (all []Candidate) {
	for _, c := range a.Shortlist {
		all = append(all, c.Candidate)
	}
	for _, e := range a.Compared {
		all = append(all, e.Candidate)
	}
	return all
}
