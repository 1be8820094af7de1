package advise

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/internal/report"
)

// place returns the place of the i-th candidate in the table.
func (c Choice) place(i int) string {
	if c.Equal {
		return "="
	}
	return strconv.Itoa(i + 1)
}

// reason states the reasons for a candidate, and its caveats.
func (c Choice) reason(reference string) string {
	s := c.text(reference)
	if len(c.Alike) > 0 {
		s += " Tied with it, with at least as many caveats: " + strings.Join(c.Alike, ", ") + "."
	}
	return s
}

// reason states why a well-known codec is not on the shortlist.
func (e Excluded) reason(reference string) string {
	c := e.Candidate
	c.Found = slices.DeleteFunc(slices.Clone(c.Found), func(found Found) bool { // these are said below
		return slices.ContainsFunc(e.Fails, func(f Failure) bool { return f.Name == found.Need })
	})
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

// text describes a codec: cost, size, what it needs, how messages tell fields apart, what is known of
// its library, and caveats.
func (c Candidate) text(reference string) string {
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
	s += "."
	if c.Added != nil {
		s += " " + c.Added.String() + "."
	}
	if t := c.Trust.String(); t != "" {
		s += " " + strings.ToUpper(t[:1]) + t[1:] + "."
	}
	for _, d := range c.Documented {
		s += fmt.Sprintf(" Documented, not checked: %s (%s).", d.Name, d.Why)
	}
	for _, d := range c.Conditions {
		s += fmt.Sprintf(" Meets %s if %s.", d.Name, d.Why)
	}
	var mind, failed, limits []string
	for _, r := range c.Risks {
		mind = append(mind, r.Why)
	}
	for _, f := range c.Found {
		failed = append(failed, f.String())
	}
	if failed != nil {
		mind = append(mind, "it fails checks, which wirebench check --replay ID shows: "+strings.Join(failed, ", "))
	}
	for _, l := range c.Limits {
		limits = append(limits, fmt.Sprintf("%s (%s)", l.Risk, l.What))
	}
	if limits != nil {
		mind = append(mind, join("not for messages from strangers: "+strings.Join(limits, ", "), c.Unset))
	}
	if c.OnlyGo {
		mind = append(mind, "no other language is known to read it")
	}
	if len(mind) > 0 {
		s += " Mind: " + strings.Join(mind, "; ") + "."
	}
	if len(c.Loses) > 0 {
		s += " Values: " + strings.Join(lossWords(c.Loses), "; ") + "."
	}
	return s
}

// lossWords says what becomes of values that lose something.
func lossWords(loses []string) []string {
	words := map[string]string{"zone": "times come back in UTC", "nil or empty": "nil and empty lists are the same", "nil or zero": "a nil pointer and one to a zero value are the same"}
	var all []string
	for _, l := range loses {
		if to, ok := strings.CutPrefix(l, "time to "); ok {
			all = append(all, "times are kept to "+to)
		} else if w := words[l]; w != "" {
			all = append(all, w)
		} else {
			all = append(all, "loses "+l)
		}
	}
	return all
}
