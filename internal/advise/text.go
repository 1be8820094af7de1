package advise

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

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
	fmt.Fprintln(out)
	shown := a.Shortlist
	if all {
		shown = nil
		for _, c := range a.Candidates {
			shown = append(shown, Choice{Candidate: c})
		}
	}
	if len(shown) > 0 {
		fmt.Fprintln(out, a.table(shown).Within(width))
		fmt.Fprintln(out)
		left := len(a.Candidates)
		for i, c := range shown {
			line(c.place(i)+"  ", c.reason(a.Reference))
			left -= 1 + len(c.Alike)
		}
		line("", "±: a repeated run on this machine finds the cost within this range, 19 times out of 20. =: no measurable difference from the first.")
		if len(a.Careful) > 0 && !all {
			line("", a.careful())
			left -= len(a.Careful)
		}
		if left > 0 {
			line("", "--all shows "+several(left, "more codec")+" that would do.")
		}
	}
	if len(a.Candidates) == 0 {
		line("", "No codec meets all needs.")
	}
	for _, d := range a.Drop {
		line("", fmt.Sprintf("If %s is dropped, and the other needs are kept, %s is the cheapest, at %s times the cost of %s.",
			strings.Join(d.Needs, " and "), d.Then.Codec, report.Significant(d.Then.Cost.Mid), a.Reference))
	}
	if len(a.Excluded) > 0 {
		fmt.Fprintln(out)
		for _, s := range a.excluded() {
			line("Excluded  ", s)
		}
	}
	for _, c := range a.Changes {
		s := fmt.Sprintf("%s, %s is the cheapest", c.If, c.Codec)
		if c.Cost > 0 {
			s += fmt.Sprintf(", at %s times the cost of %s", report.Significant(c.Cost), a.Shortlist[0].Codec)
		}
		line("Changes   ", strings.ToUpper(s[:1])+s[1:]+".")
	}
	if len(a.Without) > 0 {
		line("Missing   ", several(len(a.Without), "codec")+" without a result on this data; --json says why.")
	}
	for _, n := range a.Unknown {
		k := Need{Name: n}.kind()
		line("Unknown   ", fmt.Sprintf("%s (%s): no codec is checked for this yet, so it excludes none.", n, k.About))
	}
	if err := out.Flush(); err != nil {
		return fmt.Errorf("write the advice: %w", err)
	}
	return nil
}

// question states the question in a sentence.
func (a Advice) question() string {
	s := strings.Join(a.Data, ", ") + ": "
	if len(a.Data) > 5 {
		s = fmt.Sprintf("%d data sets: ", len(a.Data))
	}
	switch l := a.Load; {
	case l.Writes == 0:
		s += "reads only"
	case l.Reads == 0:
		s += "writes only"
	case l.Reads == l.Writes:
		s += "as many reads as writes"
	default:
		s += "reads to writes " + report.Count(l.Reads) + " : " + report.Count(l.Writes)
	}
	if a.Load.Link > 0 {
		s += ", each with a message over " + report.Speed(a.Load.Link)
	} else {
		s += ", processor time only (with --link the bytes count, too)"
	}
	if len(a.Needs) > 0 {
		s += "; needs: " + strings.Join(a.Needs, ", ")
	}
	return s + "."
}

func (a Advice) table(candidates []Choice) report.Sheet {
	one := len(a.Data) == 1
	s := report.Sheet{Heads: slices.Concat(report.Figures("#"), report.Words("codec", "format"), report.Figures("cost ×"+a.Reference, "±"))}
	if one {
		s.Heads = append(s.Heads, report.Figures("time", "bytes")...)
	} else {
		s.Heads = append(s.Heads, report.Figures("bytes ×"+a.Reference)...)
	}
	for i, c := range candidates {
		width := ""
		if c.Codec != a.Reference {
			width = report.Percent(c.Cost.Relative())
		}
		row := []string{c.place(i), c.Codec, c.Format, report.Significant(c.Cost.Mid), width}
		if one {
			row = append(row, report.Duration(c.NS), report.Count(c.Wire))
		} else {
			row = append(row, report.Significant(c.Size))
		}
		s.Rows = append(s.Rows, row)
	}
	return s
}

// place returns the place of the i-th candidate in the table.
func (c Choice) place(i int) string {
	if c.Equal {
		return "="
	}
	return strconv.Itoa(i + 1)
}

// reason states the reasons for a candidate, and its caveats.
func (c Choice) reason(reference string) string {
	s := c.Codec + ": "
	switch {
	case c.Codec == reference:
		s += "the others are compared with it"
	case math.IsInf(c.Cost.Hi, 1):
		s += "costs about " + report.Significant(c.Cost.Mid) + " times as much as " + reference + "; too few processes measured it to know the precision"
	case c.Cost.Contains(1):
		s += "costs about as much as " + reference
	default:
		s += "costs " + report.Significant(c.Cost.Mid) + " times as much as " + reference
	}
	switch {
	case c.Size < 0.995:
		s += fmt.Sprintf(", with %s fewer bytes", report.Percent(1-c.Size))
	case c.Size > 1.005:
		s += fmt.Sprintf(", with %s more bytes", report.Percent(c.Size-1))
	}
	if c.Use != "" {
		s += "; needs " + c.Use
	}
	if c.Equal {
		s += "; no measurable difference from the first"
	}
	s += "."
	if len(c.Mind) > 0 {
		s += " Caveats: " + strings.Join(c.Mind, "; ") + "."
	}
	if len(c.Alike) > 0 {
		s += " No measurable difference in cost, and at least as many caveats: " + strings.Join(c.Alike, ", ") + "."
	}
	return s
}

// careful says which candidates cost less than the first, and why they are not recommended.
func (a Advice) careful() string {
	var said []string
	for _, c := range a.Careful[:min(len(a.Careful), mostChoices)] {
		said = append(said, fmt.Sprintf("%s (%s×%s: %s)", c.Codec, report.Significant(c.Cost.Mid), a.Reference, c.Mind[0]))
	}
	s := "Cheaper, but to be used with care: " + strings.Join(said, "; ")
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
				first = fmt.Sprintf("%s (%s×%s): %s", e.Codec, report.Significant(e.Cost.Mid), a.Reference, e.Fails[i].Why)
			}
		}
		if n > 0 {
			said = append(said, fmt.Sprintf("%s is not met by %s; the cheapest of them is %s.", need, several(n, "codec"), first))
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
