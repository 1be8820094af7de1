package advise

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/wirebench/wirebench/internal/report"
)

// Text writes advice for a terminal of the given width. If all is set, it shows every candidate.
func Text(w io.Writer, a Advice, width int, all bool) error {
	out := bufio.NewWriter(w)
	line := func(label, s string) {
		for _, l := range report.Wrap(label, s, width) {
			fmt.Fprintln(out, l)
		}
	}
	line("", a.question())
	line("", a.Origin.text())
	for _, s := range slices.Concat(a.uncheckedText(), a.checkedText()) {
		line("", s)
	}
	for _, s := range a.scaleText() {
		line("", s)
	}
	shown := a.Shortlist
	if all {
		shown = nil
		for _, c := range a.Candidates {
			shown = append(shown, Choice{Candidate: c})
		}
	}
	fmt.Fprintln(out)
	if len(a.Candidates) == 0 {
		line("", "No codec meets all needs.")
	}
	if len(shown)+len(a.Compared) > 0 {
		fmt.Fprintln(out, a.table(shown).Within(width))
		fmt.Fprintln(out)
		if totals := a.totals(shown); len(totals.Rows) > 0 {
			fmt.Fprintln(out, totals.Within(width))
			fmt.Fprintln(out)
		}
	}
	for i, c := range shown {
		line(c.place(i)+"  ", c.reason(a.Reference))
	}
	for _, e := range a.Compared {
		line("–  ", e.reason(a.Reference))
	}
	if len(shown) > 0 {
		line("", "±: another program on this machine has the cost within this range, 19 times out of 20. =: tied with the first.")
	}
	if len(a.Careful) > 0 && !all {
		line("", a.careful())
	}
	a.rest(line)
	if err := out.Flush(); err != nil {
		return fmt.Errorf("write the advice: %w", err)
	}
	return nil
}

// rest writes what is below the recommendation: what would change it, and where all codecs are.
func (a Advice) rest(line func(label, s string)) {
	for _, d := range a.Drop {
		line("", fmt.Sprintf("Without %s, and with the other needs: %s, %s times the cost of %s.",
			strings.Join(d.Needs, " and "), d.Then.Codec, report.Significant(d.Then.Cost.Mid), a.Reference))
	}
	for _, s := range a.excluded() {
		line("Excluded  ", s)
	}
	for _, c := range a.Changes {
		s := fmt.Sprintf("%s: %s", c.If, c.Codec)
		if c.Cost > 0 {
			s += fmt.Sprintf(", %s times the cost of %s", report.Significant(c.Cost), a.Shortlist[0].Codec)
		}
		line("Changes   ", strings.ToUpper(s[:1])+s[1:]+".")
	}
	n := len(a.Candidates) + len(a.Excluded) + len(a.Without)
	s := fmt.Sprintf("%d codecs: %d meet all needs", n, len(a.Candidates))
	if len(a.Excluded) > 0 {
		s += fmt.Sprintf(", %d fail one", len(a.Excluded))
	}
	if len(a.Without) > 0 {
		s += fmt.Sprintf(", and %d without figures for this", len(a.Without))
	}
	line("", s+". --all shows all that meet them, --json all codecs with all reasons.")
}

// question states the question in a sentence.
func (a Advice) question() string {
	s := strings.Join(a.Data, ", ") + ": "
	if len(a.Data) > 5 {
		s = fmt.Sprintf("%d data sets: ", len(a.Data))
	}
	l := a.Load
	switch {
	case l.Writes == 0:
		s += "to decode " + l.Mode.message()
	case l.Reads == 0:
		s += "to encode " + l.Mode.message()
	case l.Reads == l.Writes:
		s += "to encode and decode " + l.Mode.message()
	default:
		s += "to encode and decode " + l.Mode.message() + " (reads to writes " + report.Count(l.Reads) + " : " + report.Count(l.Writes) + ")"
	}
	if l.Compressor != "" {
		s += ", compressed with " + l.Compressor
	}
	if l.Link > 0 {
		s += ", and to send it over " + report.Speed(l.Link)
	}
	switch {
	case l.Mode == Sustained:
		s += ", with the collector on"
	case l.Heap.Live > 0:
		s += ", and to collect the garbage with " + report.Size(float64(l.Heap.Live)) + " in use"
	}
	if len(a.Needs) > 0 {
		s += "; needs: " + strings.Join(a.Needs, ", ")
	}
	return s + "."
}

// message names what is encoded and decoded.
func (m Mode) message() string {
	if m == Stream {
		return "a message of a stream"
	}
	return "a message"
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
		s += " Modules were looked up on " + o.Looked + ", advisories are as of " + o.Advisories + "."
	}
	if len(o.Old) > 0 {
		s += " Out of date: " + strings.Join(o.Old, ", and ") + "."
	}
	return s
}

// uncheckedText says which needs no run checked, and what documentation says about them.
func (a Advice) uncheckedText() []string {
	if len(a.Unchecked) == 0 {
		return nil
	}
	var names, lines []string
	for _, u := range a.Unchecked {
		names = append(names, u.Need)
		lines = append(lines, fmt.Sprintf("%s: met by %s according to documentation, and not met by %d. Without documentation, and left out: %d.",
			u.Need, several(u.Documented, "codec"), u.Otherwise, u.Open))
	}
	first := fmt.Sprintf("%d of %d needs were NOT checked by a run: %s. Documentation decides; --json has its addresses.", len(names), len(a.Needs), strings.Join(names, ", "))
	return append([]string{first}, lines...)
}

// checkedText says what checks found out about needs.
func (a Advice) checkedText() []string {
	var lines []string
	for _, c := range a.Checked {
		lines = append(lines, fmt.Sprintf("%s: of the codecs with figures %d passed the checks and %d failed them; %d were not checked in these versions, or not with a clear result, and don't meet it.",
			c.Need, c.Passed, c.Failed, c.Open))
	}
	if o := a.Origin.Checks; o != nil && lines != nil {
		s := fmt.Sprintf("The checks are of %s, with %s, on %s.", o.Started.Format(time.DateOnly), o.Go, strings.Join(o.Data, ", "))
		if a.Origin.Reach == nil {
			s += " A failure there holds for other types with such parts; that a codec passed says nothing about other types."
		}
		lines = append(lines, s)
		if o.Untried != nil && a.Origin.Reach == nil {
			lines = append(lines, fmt.Sprintf("Unlike the messages here, the checked types have no %s: %s checks codecs with these messages.", strings.Join(o.Untried, ", no "), o.Check))
		}
	}
	if lines != nil {
		lines = append(lines, a.Origin.Reach...)
	}
	return lines
}

func (a Advice) table(candidates []Choice) report.Sheet {
	one := len(a.Data) == 1
	s := report.Sheet{Heads: slices.Concat(report.Figures("#"), report.Words("codec", "format", "fields by"), report.Figures("×"+a.Reference, "±"))}
	if one {
		s.Heads = append(s.Heads, report.Figures("time", "bytes")...)
	} else {
		s.Heads = append(s.Heads, report.Figures("bytes ×"+a.Reference)...)
	}
	row := func(place string, c Candidate) {
		width := ""
		if c.Codec != a.Reference {
			width = report.Percent(c.Cost.Relative())
		}
		cells := []string{place, c.Codec, c.Format, firstWord(c.Fields), report.Significant(c.Cost.Mid), width}
		if one {
			cells = append(cells, report.Duration(c.NS), report.Count(c.Wire))
		} else {
			cells = append(cells, report.Significant(c.Size))
		}
		s.Rows = append(s.Rows, cells)
	}
	for i, c := range candidates {
		row(c.place(i), c.Candidate)
	}
	for _, e := range a.Compared {
		row("–", e.Candidate)
	}
	return s
}

// firstWord shortens "writer's schema" to "writer".
func firstWord(fields string) string {
	first, _, _ := strings.Cut(fields, "'")
	return first
}

// careful says which candidates cost less than the first, and why they are not recommended.
func (a Advice) careful() string {
	var said []string
	for _, c := range a.Careful[:min(len(a.Careful), mostChoices)] {
		said = append(said, fmt.Sprintf("%s (×%s: %s)", c.Codec, report.Significant(c.Cost.Mid), c.Risks[0].Why))
	}
	s := "Faster, but at a risk: " + strings.Join(said, "; ")
	if more := len(a.Careful) - len(said); more > 0 {
		s += fmt.Sprintf("; and %d more", more)
	}
	return s + "."
}

// excluded says for each need how many codecs don't meet it, and which of them is the cheapest.
func (a Advice) excluded() []string {
	var said []string
	for _, need := range a.Needs {
		n, first := 0, ""
		for _, e := range a.Excluded {
			i := slices.IndexFunc(e.Fails, func(f Failure) bool { return f.Name == need })
			if i < 0 {
				continue
			}
			if n++; n == 1 {
				first = fmt.Sprintf("%s (×%s): %s", e.Codec, report.Significant(e.Cost.Mid), e.Fails[i].Why)
			}
		}
		if n > 0 {
			said = append(said, fmt.Sprintf("%s is not met by %s; the first of them is %s.", need, several(n, "codec"), first))
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
