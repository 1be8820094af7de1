package formats

import "slices"

// Languages are the names of languages in [Format.Languages].
var Languages = []string{
	"C", "C++", "C#", "Dart", "Erlang", "Haskell", "Java", "JavaScript", "Lua", "OCaml", "Perl", "PHP", "Python",
	"Ruby", "Rust", "Swift",
}

// others are languages that use the libraries of another one, and other names of languages.
var others = map[string]string{
	"cpp": "C++", "csharp": "C#", "dotnet": "C#", "f#": "C#", "fsharp": "C#", "elixir": "Erlang", "kotlin": "Java",
	"scala": "Java", "clojure": "Java", "typescript": "JavaScript", "js": "JavaScript", "ts": "JavaScript",
	"node": "JavaScript", "nodejs": "JavaScript", "flutter": "Dart", "objectivec": "Swift",
}

// Language is the name in [Languages] of a language, "" if there is none: "typescript" is
// JavaScript, whose libraries it uses.
func Language(name string) string {
	name = folded(name)
	if of, ok := others[name]; ok {
		return of
	}
	for _, l := range Languages {
		if folded(l) == name {
			return l
		}
	}
	return ""
}

// ReadIn reports whether an implementation in a language of [Languages] is known.
func (f Format) ReadIn(language string) bool { return slices.Contains(f.Languages, language) }
