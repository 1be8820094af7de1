package verdict

import (
	"fmt"
	"slices"
	"strings"
	"time"
)

// Complete returns the verdicts with what the program knows about data sets, for records of older programs.
// These don't say which parts an input needs, so it may need all that the type of its data set has. Verdicts
// on unknown data sets say nothing about any type: they are left out.
func (all All) Complete(known []Set) All {
	var complete All
	for _, c := range all {
		if c.Sets == nil {
			for _, name := range c.Data {
				if at := slices.IndexFunc(known, func(s Set) bool { return s.Name == name }); at >= 0 {
					c.Sets = append(c.Sets, known[at])
				}
			}
			if len(c.Sets) < len(c.Data) {
				continue
			}
			c.Codecs = c.each(func(f Finding) Finding {
				f.Examples = slices.Clone(f.Examples)
				for i := range f.Examples {
					f.Examples[i].Needs = c.parts(f.Examples[i].Data)
				}
				return f
			})
		}
		complete = append(complete, c)
	}
	return complete
}

// each returns the codecs with other findings.
func (c Checks) each(change func(Finding) Finding) []Codec {
	codecs := slices.Clone(c.Codecs)
	for i, k := range codecs {
		codecs[i].Findings = make(map[string]Finding, len(k.Findings))
		for need, f := range k.Findings {
			codecs[i].Findings[need] = change(f)
		}
	}
	return codecs
}

// Interrupted returns the verdicts of checks that ended before everything was tried with the named codecs.
// That nothing was found so far does not count.
func (c Checks) Interrupted(codecs ...string) Checks {
	all := c.each(func(f Finding) Finding {
		if f.Met {
			return Finding{Open: true, What: "its checks were interrupted"}
		}
		return f
	})
	c.Codecs = slices.Clone(c.Codecs)
	for i, k := range c.Codecs {
		if slices.Contains(codecs, k.Name) {
			c.Codecs[i] = all[i]
		}
	}
	return c
}

// parts returns the kinds of parts of data sets.
func (c Checks) parts(data ...string) (all []string) {
	for _, s := range c.Sets {
		if slices.Contains(data, s.Name) {
			all = append(all, s.Parts...)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// of reports whether the checks were made with messages of a user's type, in the form that it has now.
func (c Checks) of(s Set) bool {
	return c.Own && slices.ContainsFunc(c.Sets, func(checked Set) bool {
		return checked.Type == s.Type && (checked.Schema == s.Schema || s.Schema == 0)
	})
}

// about returns the verdicts that say something about users' types, or about other types if there are none:
// first those of checks of one of these types, then those on other data sets. What was found with another
// user's type says nothing about them.
func (all All) about(types []Set) All {
	var these, general All
	for _, c := range all {
		switch {
		case !c.Own:
			general = append(general, c)
		case slices.ContainsFunc(types, c.of):
			these = append(these, c)
		}
	}
	return slices.Concat(these, general)
}

// on returns what a finding means for users' types. A failure counts for a type that has all kinds of parts
// that one of the inputs needs. For others it is open whether they fail.
func (f Finding) on(types []Set) Finding {
	if len(types) == 0 || f.Build.Own || len(f.Examples) == 0 || !f.Fails() {
		return f
	}
	concerns := func(e Example) bool {
		return slices.ContainsFunc(types, func(t Set) bool { return without(e.Needs, t.Parts) == nil })
	}
	worst := f.Examples[0]
	if slices.ContainsFunc(f.Examples, concerns) {
		f.Examples = slices.DeleteFunc(slices.Clone(f.Examples), func(e Example) bool { return !concerns(e) })
		return f
	}
	f.Open = true
	f.What = fmt.Sprintf("it fails with types that have %s, and this type has none: %s", strings.Join(without(worst.Needs, types[0].Parts), " and "), worst.Sentence())
	return f
}

// without returns the strings that others don't have.
func without(all, others []string) (rest []string) {
	for _, s := range all {
		if !slices.Contains(others, s) {
			rest = append(rest, s)
		}
	}
	return rest
}

// Reach says how far verdicts apply to a type.
type Reach struct {
	// Own are the checks with messages of the user's type itself, the newest first.
	Own All
	// General are the checks of most codecs with other types, nil if there are none.
	General *Checks
	// Untried are the kinds of parts that the type has, and none of the types of General.
	Untried []string
}

// Reach returns how far the verdicts apply to a type. The general ones are those of most codecs, or those with a version of
// Go if they are of half as many.
func (all All) Reach(of Set, goVersion string) (r Reach) {
	for _, c := range all.about([]Set{of}) {
		was := r.General
		weight := func(c Checks) int {
			if c.Go == goVersion {
				return 2 * len(c.Codecs)
			}
			return len(c.Codecs)
		}
		switch {
		case len(c.Data) == 0: // only changes of types were tried
		case c.Own:
			r.Own = append(r.Own, c)
		case was == nil || weight(c) > weight(*was):
			r.General = &c
		}
	}
	if r.General != nil {
		r.Untried = without(of.Parts, r.General.parts(r.General.Data...))
	}
	return r
}

// mostNamed is the number of codecs whose names are in a sentence.
const mostNamed = 8

// tried returns in a few words which codecs had hostile or damaged messages, "" for none.
func (all All) tried() string {
	var names []string
	for _, c := range all {
		for _, k := range c.Codecs {
			if k.Findings[Untrusted].Word() != Unchecked && !slices.Contains(names, k.Name) {
				names = append(names, k.Name)
			}
		}
	}
	if len(names) > mostNamed {
		return fmt.Sprintf("%d codecs", len(names))
	}
	return strings.Join(names, ", ")
}

// Text says it in sentences, for a type with a name. check is the command that checks codecs with the type.
func (r Reach) Text(name, check string) string {
	s := fmt.Sprintf("No codec was checked with hostile and damaged messages of %s: %s does so.", name, check)
	others := "A"
	if codecs := r.Own.tried(); codecs != "" {
		s = fmt.Sprintf("Checked with hostile and damaged messages of %s, last on %s: %s.", name, r.Own[0].Started.Format(time.DateOnly), codecs)
		others = "Of other codecs, a"
	}
	if r.General == nil {
		return s
	}
	s += fmt.Sprintf(" %s failure with %s counts if %s has the kinds of parts that it needs", others, strings.Join(r.General.Data, ", "), name)
	if r.Untried == nil {
		return s + "; a pass is of types with the same kinds of parts."
	}
	return s + fmt.Sprintf("; a pass says nothing about %s, which only %s has.", strings.Join(r.Untried, ", "), name)
}
