package cli

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/compress"
	"github.com/wirebench/wirebench/measure"
)

// choose returns the known names that the wanted ones select, in known order. A
// wanted name is a name, a pattern such as "goccy*", or "all". One that nothing has stands for
// those that have it as a part, as "yaml" for "yaml/v3" and "goccy/yaml".
func choose(what string, wanted, known []string) ([]string, error) {
	chosen := make(map[string]bool)
	for _, w := range wanted {
		names := these(known, func(k string) bool { return w == "all" || w == k || matches(w, k) })
		if names == nil {
			names = these(known, func(k string) bool { return slices.Contains(strings.Split(k, "/"), w) })
		}
		if names == nil {
			return nil, unknown(what, w, known)
		}
		for _, k := range names {
			chosen[k] = true
		}
	}
	if len(chosen) == 0 {
		return nil, usagef("no %s given; %s", what, choice(what, known))
	}
	return slices.DeleteFunc(slices.Clone(known), func(k string) bool { return !chosen[k] }), nil
}

// these are the names for which the function returns true.
func these(names []string, are func(string) bool) (all []string) {
	for _, n := range names {
		if are(n) {
			all = append(all, n)
		}
	}
	return all
}

// matches reports whether a name fits a pattern, whose stars stand for slashes too. A
// pattern that is none, such as a name with a bracket, matches nothing.
func matches(pattern, name string) bool {
	flat := strings.NewReplacer("/", ":")
	match, err := path.Match(flat.Replace(pattern), flat.Replace(name))
	return match && err == nil
}

// unknown is the error for a name that nothing has.
func unknown(what, name string, known []string) error {
	if near := nearest(name, known); near != "" {
		return usagef("unknown %s %q; the nearest is %q", what, name, near)
	}
	return usagef("unknown %s %q; %s", what, name, choice(what, known))
}

// fewNames can be read in a line.
const fewNames = 16

// choice tells what there is to choose from, in the program or in a record: "codec of old".
func choice(what string, known []string) string {
	_, of, ofRecord := strings.Cut(what, " of ")
	switch {
	case len(known) <= fewNames:
		return "known are " + strings.Join(known, ", ")
	case !ofRecord:
		return `"wirebench list" shows them`
	case of == "the record":
		of = "RECORD"
	}
	return fmt.Sprintf("%q shows them", "wirebench list matrix "+of)
}

// nearest returns the known name that takes the fewest changes, "" if even that
// takes more than half of the letters.
func nearest(name string, known []string) string {
	best, least := "", 1+max(1, len(name)/2)
	for _, k := range known {
		d := levenshtein.ComputeDistance(strings.ToLower(name), strings.ToLower(k))
		// "msgpack" asks for "vendor/msgpack" rather than for a name as short.
		if last := k[strings.LastIndex(k, "/")+1:]; last != k {
			d = min(d, 1+levenshtein.ComputeDistance(strings.ToLower(name), strings.ToLower(last)))
		}
		if d < least {
			best, least = k, d
		}
	}
	return best
}

// twice returns a name that stands in names more than once, "" if none does.
func twice(names []string) string {
	for i, name := range names {
		if slices.Contains(names[:i], name) {
			return name
		}
	}
	return ""
}

func codecNames(c measure.Catalog) []string {
	var names []string
	for _, k := range c.Codecs {
		names = append(names, k.Name)
	}
	return names
}

func dataNames(c measure.Catalog) []string {
	var names []string
	for _, s := range c.Sets {
		names = append(names, s.Type.Name)
	}
	return names
}

func modelNames() []string {
	var names []string
	for _, m := range codec.Models {
		names = append(names, string(m.Model))
	}
	for _, m := range compress.Models {
		names = append(names, string(m.Model))
	}
	return names
}
