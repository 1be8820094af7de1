package proto

import (
	"fmt"
	"strings"
	"unicode"
)

// snake writes a Go name as names of fields are written in protobuf: HTTPServer becomes http_server.
func snake(name string) string {
	runes := []rune(name)
	upper := func(i int) bool { return 0 <= i && i < len(runes) && unicode.IsUpper(runes[i]) }
	lower := func(i int) bool { return 0 <= i && i < len(runes) && unicode.IsLower(runes[i]) }
	var b strings.Builder
	for i, r := range runes {
		plural := lower(i+1) && runes[i+1] == 's' && !lower(i+2) // as in UserIDs
		begins := upper(i) && i > 0 && (!upper(i-1) || lower(i+1) && !plural)
		if begins && !strings.HasSuffix(b.String(), "_") {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	words := strings.FieldsFunc(b.String(), func(r rune) bool { return r == '_' })
	for i, word := range words {
		// Some generators keep an underscore before a digit, and some drop it.
		if i > 0 && unicode.IsDigit(rune(word[0])) {
			words[i] = "n" + word
		}
	}
	return strings.Join(words, "_")
}

// camel returns the name that generators give to a field in Go. A letter is in upper case at the
// beginning of a word and after a digit.
func camel(name string) string {
	var b strings.Builder
	begins := true
	for _, r := range name {
		if r != '_' {
			if begins {
				r = unicode.ToUpper(r)
			}
			b.WriteRune(r)
		}
		begins = r == '_' || unicode.IsDigit(r)
	}
	return b.String()
}

// methods are the methods that generators give to a message, in lower case. prefixes are the first
// words of other methods, and of accessors.
var (
	methods = words("reset string protomessage protoreflect descriptor size equal clone validate build " +
		"extensionmap extensionrangearray protomethods sizevt resetvt equalvt clonevt returntovtpool")
	prefixes = words("get set has clear which marshal unmarshal xxx")
)

func words(list string) map[string]bool {
	set := make(map[string]bool)
	for _, w := range strings.Fields(list) {
		set[w] = true
	}
	return set
}

// fieldNames returns protobuf names for fields with Go names. The names in Go and JSON that are
// derived from them differ too, and none is that of a generated method.
func fieldNames(fields []string) []string {
	taken := make(map[string]bool)
	names := make([]string, len(fields))
	for i, f := range fields {
		name := snake(f)
		first, _, _ := strings.Cut(name, "_")
		flat := func() string { return strings.ReplaceAll(name, "_", "") }
		if methods[flat()] || prefixes[first] {
			name = "field_" + name
		}
		for base, n := name, 2; taken[flat()]; n++ {
			name = fmt.Sprint(base, n)
		}
		taken[flat()] = true
		names[i] = name
	}
	return names
}
