package tables

import (
	"strconv"
	"strings"
	"unicode"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// name names the tables, their fields and the unions.
func (l *Layout) name() {
	taken := make(names)
	for _, name := range l.style.Types {
		taken[name] = true
	}
	if l.Moment != "" {
		l.Moment = taken.give(l.Moment, func(name string) []string { return l.style.Functions(name, nil) })
	}
	for _, t := range l.Tables {
		fields := make(names)
		for _, name := range l.style.Reserved {
			fields[name] = true
		}
		for _, f := range t.Declared() {
			f.Name = fields.give(l.style.Name(f.Name), func(name string) []string {
				if f.Form != OneOf {
					return l.style.Methods(name)
				}
				return append(l.style.Methods(name), l.style.Methods(name+"_type")...)
			})
		}
		base := emit.Exported(ascii(l.Job.Name(t.Type), "Table"))
		switch {
		case t.Pair:
			base += "Pair"
		case t.Type.Kind == schema.Time: // the struct and functions of times have such names
			base += "Table"
		}
		t.Name = taken.give(base, func(name string) []string { return l.style.Functions(name, t.Fields) })
	}
	l.nameUnions(taken)
}

// names are identifiers that are taken.
type names map[string]bool

// give returns the first of the names base, base2, base3 … whose identifiers are all free, and takes
// these identifiers.
func (n names) give(base string, identifiers func(name string) []string) string {
	for i := 1; ; i++ {
		name := base
		if i > 1 {
			name += strconv.Itoa(i)
		}
		if all := identifiers(name); n.free(all) {
			for _, id := range all {
				n[id] = true
			}
			return name
		}
	}
}

func (n names) free(identifiers []string) bool {
	for _, id := range identifiers {
		if n[id] {
			return false
		}
	}
	return true
}

// ascii removes from a name what an identifier of a schema can't have. If nothing is left, it
// returns otherwise.
func ascii(name, otherwise string) string {
	kept := strings.Map(func(r rune) rune {
		if r > unicode.MaxASCII {
			return -1
		}
		return r
	}, name)
	kept = strings.TrimLeft(kept, "0123456789_")
	if kept == "" {
		return otherwise
	}
	return kept
}

// Snake joins the words of a Go name in lower case with underscores: TinyID becomes tiny_id.
func Snake(name string) string { return strings.Join(words(name), "_") }

// Camel joins the words of a Go name, the first one in lower case: TinyID becomes tinyId.
func Camel(name string) string {
	all := words(name)
	for i := range all[1:] {
		all[i+1] = Title(all[i+1])
	}
	return strings.Join(all, "")
}

// Title capitalizes the first letter, which must be ASCII.
func Title(name string) string { return strings.ToUpper(name[:1]) + name[1:] }

// words returns the words of a Go name in lower case.
func words(name string) []string {
	var all []string
	word := ""
	for i, r := range name {
		starts := unicode.IsUpper(r) && i > 0 && (!unicode.IsUpper(rune(name[i-1])) ||
			i+1 < len(name) && unicode.IsLower(rune(name[i+1])))
		if (r == '_' || starts) && word != "" {
			all = append(all, word)
			word = ""
		}
		if r != '_' {
			word += string(unicode.ToLower(r))
		}
	}
	if word != "" {
		all = append(all, word)
	}
	return all
}
