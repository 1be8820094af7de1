package advise

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// place returns the place of the i-th candidate in the table.
func (c Choice) place(i int) string {
	if c.Equal {
		return "="
	}
	return strconv.Itoa(i + 1)
}

// reason states what there is to know about a candidate, apart from its row of the table.
func (c Choice) reason(reference string) string {
	s := c.text(reference)
	if len(c.Alike) > 0 {
		s += " Tied with " + strings.Join(c.Alike, ", ") + "."
	}
	return s
}

// reason states what there is to know about a well-known codec that is not on the shortlist, and why it is not.
func (e Excluded) reason(reference string) string {
	c := e.Candidate
	c.Found = slices.DeleteFunc(slices.Clone(c.Found), func(found Found) bool { // these are said below
		return slices.ContainsFunc(e.Fails, func(f Failure) bool { return f.Name == found.Need })
	})
	if slices.ContainsFunc(e.Fails, func(f Failure) bool { return f.Name == verdict.Untrusted }) {
		c.Limits = nil
	}
	s := c.text(reference)
	var fails []string
	for _, f := range e.Fails {
		fails = append(fails, f.Name+": "+f.Why)
	}
	if len(fails) > 0 {
		s += " Does not meet " + strings.Join(fails, "; ") + "."
	}
	return s
}

// text describes a codec: its format, its cost and size, what it needs, what is known of its library, and
// caveats.
func (c Candidate) text(reference string) string {
	s := c.Codec
	if c.Format != "" {
		s += " (" + c.Format
		if c.Fields != "" {
			s += ", fields by " + c.Fields
		}
		s += ")"
	}
	s += ": " + c.compared(reference)
	if c.Use != "" {
		s += "; needs " + c.Use
	}
	s += "."
	if c.Added != nil {
		s += " " + c.Added.String() + "."
	}
	if t := c.Trust.short(); t != "" {
		s += " " + strings.ToUpper(t[:1]) + t[1:] + "."
	}
	if p := c.Parallel; p != nil {
		s += fmt.Sprintf(" %d goroutines reach %s of the ideal throughput.", p.Goroutines, report.Percent(p.Ideal))
	}
	for _, d := range c.Documented {
		s += fmt.Sprintf(" Documented, not checked: %s (%s).", d.Name, sourced(d))
	}
	if c.Conditions != nil {
		s += " The type may change if " + strings.Join(c.Conditions, ", and ") + "."
	}
	if c.Further != "" {
		s += " " + c.Further + "."
	}
	if u := c.Unlike; u != nil {
		s += fmt.Sprintf(" %s (%s).", u.What, u.ID)
	}
	for _, m := range c.mind() {
		s += " " + m + "."
	}
	if len(c.Loses) > 0 {
		s += " Values: " + strings.Join(lossWords(c.Loses), "; ") + "."
	}
	if c.Libraries != "" {
		s += " Libraries of other languages: " + c.Libraries + "."
	}
	if c.Notes != "" {
		s += " How it is used and its limits: " + c.Notes + "."
	}
	return s
}

// sourced states a reason, with its source if it has one.
func sourced(d Failure) string {
	if d.Source == "" {
		return d.Why
	}
	return d.Why + "; " + d.Source
}

// compared says how fast and how small the codec is, compared with the reference.
func (c Candidate) compared(reference string) string {
	speed := report.Significant(1/c.Cost.Mid) + "× as fast as " + reference
	var s string
	switch {
	case c.Codec == reference:
		return "the others are compared with it"
	case math.IsInf(c.Cost.Hi, 1):
		s = "about " + speed + ", measured by too few processes to know how precisely"
	case c.Cost.Contains(1):
		s = "about as fast as " + reference
	default:
		s = speed
	}
	switch {
	case c.Size < 0.995:
		s += fmt.Sprintf(", with %s fewer bytes", report.Percent(1-c.Size))
	case c.Size > 1.005:
		s += fmt.Sprintf(", with %s more bytes", report.Percent(c.Size-1))
	}
	return s
}

// mind lists the caveats: risks, what checks found, and dangers of hostile input. Each is a sentence without its
// end.
func (c Candidate) mind() (all []string) {
	var risks, failed, limits []string
	for _, r := range c.Risks {
		risks = append(risks, r.Why)
	}
	if risks != nil {
		all = append(all, "Risk: "+strings.Join(risks, "; "))
	}
	for _, f := range c.Found {
		failed = append(failed, f.String())
	}
	if failed != nil {
		all = append(all, "Fails: "+strings.Join(failed, ", "))
	}
	for _, l := range c.Limits {
		limits = append(limits, fmt.Sprintf("%s (%s)", l.Risk, l.What))
	}
	if limits != nil {
		all = append(all, join("Hostile input: "+strings.Join(limits, ", "), c.Unset))
	}
	if c.Undescribed {
		all = append(all, "No schema file describes its messages to other languages")
	}
	if c.OnlyGo {
		all = append(all, "Only Go is known to read it")
	}
	return all
}

// lossWords says what becomes of values that lose something.
func lossWords(loses []string) (all []string) {
	for _, l := range loses {
		all = append(all, LossWords(l))
	}
	return all
}

// LossWords says in a clause what becomes of values that lose something, such as "zone".
func LossWords(lost string) string {
	if to, ok := strings.CutPrefix(lost, "time to "); ok {
		return "times are kept to " + to
	}
	words := map[string]string{"zone": "times come back without their zone", "nil or empty": "nil and empty lists and maps are the same", "nil or zero": "a nil pointer and one to a zero value are the same"}
	return cmp.Or(words[lost], "values lose "+lost)
}
