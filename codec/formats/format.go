// Package formats describes the wire formats that codecs write: the other names under which people look
// for them, and the languages that have an implementation, with the page that says so.
//
// A codec of a third party may have a format of its own, which is another value of [Format].
//
// It must not know codecs, which refer to it.
package formats

import (
	"slices"
	"strings"
	"unicode"
)

// Format is a wire format.
type Format struct {
	// Name is the name of the format in tables, such as "MessagePack".
	Name string
	// Aliases are other names of the format, such as "msgpack". Several formats may share an alias, as
	// those of Thrift do.
	Aliases []string
	// Languages are the languages other than Go that are known to have an implementation, as
	// [Languages] spells them. The list is not complete.
	Languages []string
	// Source is the page that lists the implementations, or "" if no language is known.
	Source string
	// Spec is the page that defines the format, or that says what becomes of its messages when a type
	// changes. It is "" if only the library's own documentation says so.
	Spec string
	// Unknown is set if it isn't known whether another language reads the bytes, because they are not
	// in one format.
	Unknown bool
}

// Called reports whether name is the format's name or an alias. Case does not matter, and neither do
// characters other than letters, digits, + and #.
func (f Format) Called(name string) bool {
	name = folded(name)
	return name != "" && (folded(f.Name) == name || slices.ContainsFunc(f.Aliases, func(a string) bool { return folded(a) == name }))
}

// OnlyGo reports whether no implementation in another language is known.
func (f Format) OnlyGo() bool { return f.Name != "" && !f.Unknown && len(f.Languages) == 0 }

// Names returns all names of a format, its own first.
func (f Format) Names() []string {
	if f.Name == "" {
		return nil
	}
	return append([]string{f.Name}, f.Aliases...)
}

// folded returns a name in the form that is the same for all its spellings.
func folded(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || r == '+' || r == '#' { // C++, C#
			return unicode.ToLower(r)
		}
		return -1
	}, name)
}

// Named returns the format with a name, as records have it. If the format is not known, the result has
// only the name.
func Named(name string) Format {
	for _, f := range All {
		if f.Name == name {
			return f
		}
	}
	return Format{Name: name, Unknown: true}
}
