package advise

import (
	"fmt"
	"slices"
)

// wellKnown are the codecs that readers compare with: what a Go program uses without a decision, and
// what most programs of several languages use.
var wellKnown = []string{standardJSON, "protobuf"}

// standardJSON is the name of encoding/json.
const standardJSON = "json"

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

// hasNow returns an error unless the codec that the program has now has figures.
func (q Question) hasNow(options []option) error {
	if q.Now == "" {
		return nil
	}
	i := slices.IndexFunc(options, func(o option) bool { return o.info.Name == q.Now })
	switch {
	case i < 0:
		return fmt.Errorf("the record has no codec %s, which --from names", q.Now)
	case options[i].lacks != "":
		return fmt.Errorf("%s, which --from names, has no figures for this load: %s", q.Now, options[i].lacks)
	}
	return nil
}

// lacking returns the codecs that the reader asks about and that have no figures for this load. An error names one that
// the record does not know.
func (q Question) lacking(options []option) (all []Failure, err error) {
	for _, name := range q.Compare {
		i := slices.IndexFunc(options, func(o option) bool { return o.info.Name == name })
		switch {
		case i < 0:
			return nil, fmt.Errorf("the record has no codec %s, which --compare names", name)
		case options[i].lacks != "":
			all = append(all, Failure{Name: name, Why: options[i].lacks})
		}
	}
	return all, nil
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
