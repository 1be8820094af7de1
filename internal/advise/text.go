package advise

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/wirebench/wirebench/internal/report"
)

// Length says how much of an answer is written.
type Length int

// The lengths.
const (
	// Usual is the answer, why to believe it, what would change it, and what to check before it is followed.
	Usual Length = iota
	// Reasons adds what there is to know about each codec, what is not known, and why other codecs are excluded.
	Reasons
	// Whole shows every candidate, with reasons.
	Whole
)

// Text writes advice for a terminal of the given width.
func Text(w io.Writer, a Advice, width int, length Length) error {
	all := length == Whole
	out := bufio.NewWriter(w)
	line := func(label, s string) {
		for _, l := range report.Wrap(label, s, width) {
			fmt.Fprintln(out, l)
		}
	}
	if a.Worth != nil {
		line("", a.Worth.Text)
	}
	for _, s := range []string{a.close(), a.onStreams(), a.before()} {
		if s != "" {
			line("", s)
		}
	}
	if a.Beware != "" {
		line("", a.Beware)
	}
	if a.Worth != nil || a.Beware != "" {
		fmt.Fprintln(out)
	}
	if a.Case != "" {
		line("Case   ", a.Case+".")
	}
	line("Load   ", a.question())
	if s := a.scaleText(); s != "" {
		line("       ", s)
	}
	switch {
	case len(a.Asked) == 0:
		line("Needs  ", "none; wirebench advise --list-needs lists them.")
	case length == Usual:
		line("Needs  ", a.needsText())
	default:
		fmt.Fprintln(out, a.needs().Within(min(width, widest)))
	}
	fmt.Fprintln(out)
	shown := a.Shortlist
	if all {
		shown = nil
		for _, c := range a.Candidates {
			shown = append(shown, Choice{Candidate: c})
		}
	}
	if len(a.Candidates) == 0 {
		line("", "No codec meets all needs.")
		for i, d := range a.Drop[:min(len(a.Drop), mostDrops)] {
			line(letter(i)+"  ", a.dropped(d))
		}
		if more := len(a.Drop) - mostDrops; more > 0 {
			line("   ", several(more, "more set")+" of as many needs; --json has all.")
		}
		fmt.Fprintln(out)
	}
	if rows := a.rows(shown); len(rows) > 0 {
		sheet, legend := a.table(rows, width)
		fmt.Fprintln(out, sheet)
		line("", legend)
		fmt.Fprintln(out)
	}
	a.belowTable(line, length)
	for _, s := range a.out(length) {
		line("", s)
	}
	if length != Usual {
		a.described(line, shown, all)
	}
	if len(a.Careful) > 0 && !all {
		line("", a.careful(length))
	}
	a.rest(line, length)
	if err := out.Flush(); err != nil {
		return fmt.Errorf("write the advice: %w", err)
	}
	return nil
}

// described writes what there is to know about each codec that is shown, and then what they have in common.
func (a Advice) described(line func(label, s string), shown []Choice, all bool) {
	var listed []Candidate
	for _, r := range a.rows(shown) {
		listed = append(listed, r.Candidate)
	}
	shared := shared(listed)
	for i, c := range shown {
		c.Found = apart(c.Found, shared)
		line(c.place(i)+"  ", c.reason(a.Reference))
	}
	for _, e := range a.Compared {
		if e.Found = apart(e.Found, shared); !all || len(e.Fails) > 0 { // all candidates are above
			line("–  ", e.reason(a.Reference))
		}
	}
	for _, need := range shared {
		line("All of them fail ", sharedText(need))
	}
}

// mostDrops is how many sets of needs to drop are shown.
const mostDrops = 3

// letter is the place in the table of a codec that comes out if needs are dropped.
func letter(i int) string { return string(rune('a' + i)) }

// rows are the codecs of the table: the candidates, those that come out if needs are dropped, and familiar ones.
func (a Advice) rows(candidates []Choice) (rows []rowed) {
	for i, c := range candidates {
		rows = append(rows, rowed{c.place(i), c.Candidate})
	}
	for i, d := range a.Drop[:min(len(a.Drop), mostDrops)] {
		rows = append(rows, rowed{letter(i), d.Then})
	}
	for _, e := range a.Compared {
		if !slices.ContainsFunc(rows, func(r rowed) bool { return r.Codec == e.Codec }) {
			rows = append(rows, rowed{"–", e.Candidate})
		}
	}
	return rows
}

// dropped says what comes out if needs are dropped.
func (a Advice) dropped(d Drop) string {
	s := fmt.Sprintf("Without %s: %s", strings.Join(d.Needs, " and "), d.Then.Codec)
	if d.Then.Codec != a.Reference {
		s += ", " + d.Then.compared(a.Reference)
	}
	return s + "."
}

// label is the first label for the first line of several, and as many blanks for the others.
func label(i int, first string) string {
	if i == 0 {
		return first
	}
	return strings.Repeat(" ", len(first))
}

// rest writes what is below the recommendation: what would change it, what is not known, why other codecs are
// excluded, and where the figures come from.
func (a Advice) rest(line func(label, s string), length Length) {
	if a.Fastest != nil {
		line("Fastest    ", a.Fastest.text(a.Shortlist[0].Codec))
	}
	changes := a.changed(length)
	for i, s := range changes {
		line(label(i, "Changes    "), s)
	}
	if length == Usual {
		line("Why        ", a.why())
		check := a.check()
		most := 0
		for _, c := range check {
			most = max(most, len(c.what))
		}
		for i, c := range check {
			line(fmt.Sprintf("%s%-*s  ", label(i, "Check      "), most, c.what), c.how)
		}
		for i, s := range a.more() {
			line(label(i, "More       "), s)
		}
		return
	}
	for i, s := range a.NotKnown {
		line(label(i, "Not known  "), s)
	}
	for i, s := range a.excluded() {
		line(label(i, "Excluded   "), s)
	}
	line("Source     ", a.Origin.text())
	n := len(a.Candidates) + len(a.Excluded) + len(a.Without)
	s := fmt.Sprintf("%s: %s all needs", several(n, "codec"), does(len(a.Candidates), "meets", "meet"))
	if len(a.Excluded) > 0 {
		s += ", " + does(len(a.Excluded), "misses", "miss") + " one or more"
	}
	if len(a.Without) > 0 {
		s += ", " + does(len(a.Without), "has", "have") + " no figures for this load"
	}
	line("Codecs     ", s+". --all shows all that meet the needs, --json every codec with its reasons.")
}

// mostNumbers is how many numbers that change the answer are named in an answer of usual length: the nearest ones.
const mostNumbers = 2

// changed says what makes another codec the first. Further needs with the same effect are one sentence.
func (a Advice) changed(length Length) (lines []string) {
	numbers := 0
	for i := 0; i < len(a.Changes); i++ {
		c := a.Changes[i]
		if c.Far > 0 {
			numbers++
		}
		said := c.Kind == OfMode && c.mode == Stream || numbers == 1 && c.Far > 0 && c.Far < closeFactor // at the top
		ofNetwork := strings.Contains(c.If, "on the network")                                            // its price differs most between readers
		if length == Usual && (said || c.Far > 0 && numbers > mostNumbers && !ofNetwork) {
			continue
		}
		condition := c.If
		for c.Kind == OfAnotherNeed && i+1 < len(a.Changes) && a.Changes[i+1].Kind == c.Kind && a.Changes[i+1].Codec == c.Codec {
			i++
			condition += " or " + a.Changes[i].If
		}
		lines = append(lines, strings.ToUpper(condition[:1])+condition[1:]+": "+a.then(c)+".")
	}
	return lines
}

// then says which codec is the first after a change, compared with the one that is the first now.
func (a Advice) then(c Change) string {
	first, full := a.Shortlist[0].Codec, ""
	if a.Load.Scale.Kept > 0 {
		full = " once the store is full"
	}
	switch {
	case c.Codec == a.Kept && c.Saves <= -0.5:
		return fmt.Sprintf("keep %s, because %s saves only %s a month%s then", c.Codec, first, Dollars(-c.Saves), full)
	case c.Saves >= 0.5:
		return fmt.Sprintf("%s, %s a month less than %s%s", c.Codec, Dollars(c.Saves), first, full)
	case c.Saves <= -0.5:
		return fmt.Sprintf("%s, %s a month more than %s%s", c.Codec, Dollars(-c.Saves), first, full)
	case c.Cost > 0 && c.Cost < 0.995:
		return fmt.Sprintf("%s, %s× as fast as %s", c.Codec, report.Significant(1/c.Cost), first)
	case c.Cost > 1.005:
		return fmt.Sprintf("%s, %s× the time of %s", c.Codec, report.Significant(c.Cost), first)
	}
	return c.Codec
}

// needs lists the needs by group, with how sure it is who meets them.
func (a Advice) needs() report.Sheet {
	s := report.Sheet{Heads: append(report.Words("Needs", "", "how sure"), report.Figures("met by", "not by", "unknown")...)}
	for _, g := range Groups {
		group := string(g)
		for _, n := range a.Asked {
			if n.Group != g {
				continue
			}
			s.Rows = append(s.Rows, []string{group, n.Need, string(n.Sure), strconv.Itoa(n.Met), strconv.Itoa(n.Failed), strconv.Itoa(n.Open)})
			group = ""
		}
	}
	return s
}

// text says where figures and facts come from, and which are old.
func (o Origin) text() string {
	s := fmt.Sprintf("Measured on %s on %s with %s.", o.Started.UTC().Format("2006-01-02"), o.Machine, o.Go)
	if c := o.Compression; c != nil {
		s += fmt.Sprintf(" Compressors were measured on %s on %s; their times are converted to the first machine's.", c.Started.UTC().Format(time.DateOnly), c.Machine)
		if c.Doubt != "" {
			s += " " + c.Doubt
		}
	}
	if o.Looked != "" {
		s += " Modules were looked up on " + o.Looked
		if o.Advisories != "" {
			s += ", advisories are as of " + o.Advisories
		}
		s += "."
	}
	return s
}

// careful says which candidates cost less than the first, and why they are not recommended.
func (a Advice) careful(length Length) string {
	var said []string
	most := mostChoices
	if length == Usual {
		most = 1
	}
	for _, c := range a.Careful[:min(len(a.Careful), most)] {
		said = append(said, fmt.Sprintf("%s (%s×: %s)", c.Codec, report.Significant(1/c.Cost.Mid), c.Risks[0].Why))
	}
	s := "Faster, but at a risk: " + strings.Join(said, "; ")
	if more := len(a.Careful) - len(said); more > 0 {
		s += fmt.Sprintf("; and %d more", more)
	}
	return s + "."
}

// excluded says for each need how many codecs don't meet it, and which of them comes first. A codec that meets all
// other needs, and is sound otherwise, comes before those that don't.
func (a Advice) excluded() []string {
	var said []string
	for _, need := range a.Needs {
		n, alone, first, named := 0, 0, "", false
		for _, e := range a.Excluded {
			i := slices.IndexFunc(e.Fails, func(f Failure) bool { return f.Name == need })
			if i < 0 {
				continue
			}
			n++
			if len(e.Fails) == 1 {
				alone++
			}
			if sound := len(e.Fails) == 1 && e.failsBy(need); n == 1 || sound && !named {
				named = sound
				first = fmt.Sprintf("%s (%s×): %s", e.Codec, report.Significant(1/e.Cost.Mid), e.Fails[i].Why)
			}
		}
		switch {
		case alone > 0 && n > alone:
			said = append(said, fmt.Sprintf("%s leaves out %s, %d of them for no other reason, such as %s.", need, several(n, "codec"), alone, first))
		case n > 0:
			said = append(said, fmt.Sprintf("%s leaves out %s, such as %s.", need, several(n, "codec"), first))
		}
	}
	return said
}

func several(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
