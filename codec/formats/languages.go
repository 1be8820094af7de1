package formats

import "slices"

// Languages are the names of languages for [Format.Languages].
var Languages = []string{
	"C", "C++", "C#", "Dart", "Erlang", "Haskell", "Java", "JavaScript", "Lua", "OCaml", "Perl", "PHP", "Python",
	"Ruby", "Rust", "Swift",
}

// others has other names of languages, and languages that use the libraries of another language.
var others = map[string]string{
	"cpp": "C++", "csharp": "C#", "dotnet": "C#", "f#": "C#", "fsharp": "C#", "elixir": "Erlang", "kotlin": "Java",
	"scala": "Java", "clojure": "Java", "typescript": "JavaScript", "js": "JavaScript", "ts": "JavaScript",
	"node": "JavaScript", "nodejs": "JavaScript", "flutter": "Dart", "objectivec": "Swift",
}

// Language returns the name in [Languages] for a language, or "" if there is none. It returns
// "JavaScript" for "typescript", which uses the libraries of JavaScript.
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
