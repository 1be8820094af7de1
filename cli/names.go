package cli

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/internal/compress"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/record"
)

// choose returns the known names that the wanted ones select, in known order. A wanted name is a
// name, a pattern such as "goccy*", or "all". If nothing has the wanted name, it selects names with
// that part between slashes: "yaml" selects "yaml/v3" and "goccy/yaml".
func choose(what string, wanted, known []string) ([]string, error) {
	return choices{what: what, known: known}.choose(wanted)
}

// chooseCodecs is choose for codecs. Here a wanted name may also be a format, by any of its names
// and regardless of case: "JSON" selects "json", "sonic" and others.
func chooseCodecs(what string, wanted []string, codecs []askable) ([]string, error) {
	n := choices{what: what, group: func(word string) (all []string) {
		for _, c := range codecs {
			if c.format.Called(word) {
				all = append(all, c.name)
			}
		}
		return all
	}}
	for _, c := range codecs {
		n.known = append(n.known, c.name)
		n.words = append(n.words, c.format.Names()...)
	}
	return n.choose(wanted)
}

// askable is a codec that can be asked for.
type askable struct {
	name   string
	format formats.Format
}

// choices are names to choose from.
type choices struct {
	what  string
	known []string
	// group returns the names that a word means. It may be nil. words are the words that it
	// knows.
	group func(word string) []string
	words []string
}

func (n choices) choose(wanted []string) ([]string, error) {
	chosen := make(map[string]bool)
	for _, w := range wanted {
		all := n.these(func(k string) bool { return w == "all" || w == k || matches(w, k) })
		if all == nil && n.group != nil {
			all = n.group(w)
		}
		if all == nil {
			all = n.these(func(k string) bool { return slices.Contains(strings.Split(k, "/"), w) })
		}
		if all == nil {
			return nil, unknown(n.what, w, n.known, n.words...)
		}
		for _, k := range all {
			chosen[k] = true
		}
	}
	if len(chosen) == 0 {
		return nil, usagef("no %s given; %s", n.what, choice(n.what, n.known))
	}
	return n.these(func(k string) bool { return chosen[k] }), nil
}

// these returns the names for which the function returns true.
func (n choices) these(are func(string) bool) (all []string) {
	for _, k := range n.known {
		if are(k) {
			all = append(all, k)
		}
	}
	return all
}

// matches reports whether a name fits a pattern. A star in the pattern also matches slashes. An
// invalid pattern, such as a name with a bracket, matches nothing.
func matches(pattern, name string) bool {
	flat := strings.NewReplacer("/", ":")
	match, err := path.Match(flat.Replace(pattern), flat.Replace(name))
	return match && err == nil
}

// unknown returns the error for a name that nothing has. words are alternatives to known names.
func unknown(what, name string, known []string, words ...string) error {
	if near := nearest(name, slices.Concat(known, words)); near != "" {
		return usagef("unknown %s %q; the nearest is %q", what, name, near)
	}
	return usagef("unknown %s %q; %s", what, name, choice(what, known))
}

// fewNames is how many names can be listed in a line.
const fewNames = 16

// choice says what can be chosen. what is a kind of name in the program, or in a record, as in
// "codec of old".
func choice(what string, known []string) string {
	_, of, ofRecord := strings.Cut(what, " of ")
	switch {
	case what == "command" || len(known) <= fewNames:
		return "known are " + strings.Join(known, ", ")
	case !ofRecord:
		return `"wirebench list" shows them`
	case of == "the record":
		of = "RECORD"
	}
	return fmt.Sprintf("%q shows them", "wirebench list matrix "+of)
}

// nearest returns the known name that takes the fewest edits. It is "" if that one takes more than
// half as many edits as name has letters.
func nearest(name string, known []string) string {
	best, least := "", 1+max(1, len(name)/2)
	for _, k := range known {
		d := levenshtein.ComputeDistance(strings.ToLower(name), strings.ToLower(k))
		// "msgpack" is more likely meant as "vendor/msgpack" than as another short name.
		if last := k[strings.LastIndex(k, "/")+1:]; last != k {
			d = min(d, 1+levenshtein.ComputeDistance(strings.ToLower(name), strings.ToLower(last)))
		}
		if d < least {
			best, least = k, d
		}
	}
	return best
}

// askables returns the codecs of a program.
func askables(c inventory.Inventory) []askable {
	var all []askable
	for _, k := range c.Codecs {
		all = append(all, askable{k.Name, k.Format})
	}
	return all
}

// measured returns the codecs of the runs of a record, each once, without the twin.
func (p Program) measured(recs []record.Record) ([]askable, error) {
	if err := p.Inform(recs); err != nil {
		return nil, err
	}
	var all []askable
	for _, rec := range recs {
		for _, c := range rec.Run.Codecs {
			if c.Name != rec.Run.Twin && !slices.ContainsFunc(all, func(a askable) bool { return a.name == c.Name }) {
				all = append(all, askable{c.Name, c.Format})
			}
		}
	}
	return all, nil
}

// chooseOperations is choose for operations. Here a wanted name may also be what the names of a pair begin
// with: "stream" selects "stream-encode" and "stream-decode".
func chooseOperations(wanted []string) ([]string, error) {
	known := operationNames()
	n := choices{what: "operation", known: known}
	n.group = func(word string) []string {
		return n.these(func(k string) bool { return strings.HasPrefix(k, word+"-") })
	}
	return n.choose(wanted)
}

func operationNames() []string {
	var names []string
	for _, m := range codec.Operations {
		names = append(names, string(m.Operation))
	}
	for _, m := range compress.Operations {
		names = append(names, string(m.Operation))
	}
	return names
}
