package advise

import (
	"fmt"
	"slices"
)

// wellKnown are the codecs that readers compare with: what a Go program uses without a decision, and
// what most programs of several languages use.
var wellKnown = []string{"json", "protobuf"}

// known returns the codecs to compare with: the one that the program has now, those that the reader asks about, and
// well-known ones.
func (q Question) known() (names []string) {
	for _, name := range slices.Concat([]string{q.Now}, q.Compare, wellKnown) {
		if name != "" && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// hasNamed returns an error unless the codecs that the reader names have figures.
func (q Question) hasNamed(options []option) error {
	named := func(name, flag string) error {
		i := slices.IndexFunc(options, func(o option) bool { return o.info.Name == name })
		switch {
		case i < 0:
			return fmt.Errorf("the record has no codec %s, which %s names", name, flag)
		case options[i].lacks != "":
			return fmt.Errorf("%s, which %s names, has no figures for this load: %s", name, flag, options[i].lacks)
		}
		return nil
	}
	if q.Now != "" {
		if err := named(q.Now, "--from"); err != nil {
			return err
		}
	}
	for _, name := range q.Compare {
		if err := named(name, "--compare"); err != nil {
			return err
		}
	}
	return nil
}

// familiar returns the codec that the first candidate is compared with: the one that the program has now, or else the
// first of the reference and the well-known codecs that has figures.
func (a Advice) familiar() (Excluded, bool) {
	all := slices.Clone(a.Excluded)
	for _, c := range a.Candidates {
		all = append(all, Excluded{Candidate: c})
	}
	for _, name := range append([]string{a.Now, a.Reference}, wellKnown...) {
		if i := slices.IndexFunc(all, func(e Excluded) bool { return e.Codec == name }); i >= 0 {
			return all[i], true
		}
	}
	return Excluded{}, false
}
