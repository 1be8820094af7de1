// Package formats holds what is known of the wire formats that codecs write: the other names
// under which people look for them, and the languages that have an implementation, with the
// page that says so.
//
// A codec of a third party may have a format of its own, which is a value of [Format].
package formats

import (
	"slices"
	"strings"
	"unicode"
)

// Format is a wire format.
type Format struct {
	// Name is what tables call it, such as "MessagePack".
	Name string
	// Aliases are other names of it, such as "msgpack". Several formats may share one, as
	// those of Thrift do.
	Aliases []string
	// Languages are those other than Go in which there is an implementation, as [Languages]
	// spells them; none where none is known. The list is not complete.
	Languages []string
	// Source is the page that lists the implementations; "" where no language is known.
	Source string
	// Unknown is set where it isn't known whether any other language reads the bytes: they
	// are not of one format.
	Unknown bool
}

// Called reports whether a format has a name: its own or an alias, in small or capital letters,
// with or without what is neither a letter nor a digit.
func (f Format) Called(name string) bool {
	name = folded(name)
	return name != "" && (folded(f.Name) == name || slices.ContainsFunc(f.Aliases, func(a string) bool { return folded(a) == name }))
}

// OnlyGo reports whether no implementation in another language is known.
func (f Format) OnlyGo() bool { return f.Name != "" && !f.Unknown && len(f.Languages) == 0 }

// Names are all names of a format, its own first.
func (f Format) Names() []string {
	if f.Name == "" {
		return nil
	}
	return append([]string{f.Name}, f.Aliases...)
}

// folded is a name without what people write differently.
func folded(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || r == '+' || r == '#' { // C++, C#
			return unicode.ToLower(r)
		}
		return -1
	}, name)
}

// Named is the format of a name, as records have it; one with that name alone if none is known.
func Named(name string) Format {
	for _, f := range All {
		if f.Name == name {
			return f
		}
	}
	return Format{Name: name, Unknown: true}
}
