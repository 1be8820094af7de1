package attacks

import gojson "encoding/json"

const jsonSpec = "https://www.rfc-editor.org/rfc/rfc8259"

func json() Attacks { return Attacks{Values: jsonValues(), Field: jsonField, Nest: jsonNest()} }

func jsonValues() []Attack {
	return []Attack{
		{"n arrays, nested", Levels, nested("", "[", "", "]", ""), "https://github.com/bytedance/sonic/issues/6"},
		{"n arrays, nested and never closed", Levels, many("", "[", ""), "https://github.com/golang/go/issues/31789"},
		{"n objects of one entry, nested", Levels, nested("", `{"a":`, "0", "}", ""), "https://github.com/mailru/easyjson/pull/439"},
		{"n objects of one entry, nested and never closed", Levels, many("", `{"a":`, ""), "https://github.com/mailru/easyjson/pull/439"},
		{"n arrays in objects, nested", Levels, nested("", `{"":[`, "", "]}", ""), "https://github.com/yaml/yaml-serde/issues/1"},
		{"integer of n digits", Size, many("", "9", ""), "https://github.com/sirthias/borer/issues/8"},
		{"fraction of n digits", Size, many("0.", "3", ""), "https://github.com/circe/circe/issues/1040"},
		{"number with an exponent of n digits", Size, many("1e", "9", ""), "https://github.com/stleary/JSON-java/issues/1063"},
		{"number with the exponent n", Claimed, claim("1e", decimal, ""), "https://github.com/FasterXML/jackson-databind/issues/2141"},
		{"number with the exponent -n", Claimed, claim("1e-", decimal, ""), "https://github.com/sirthias/borer/issues/8"},
		{"string of n escaped backslashes", Size, many(`"`, `\\`, `"`), jsonSpec + "#section-7"},
		{"string of n escaped letters", Size, many(`"`, `\u0041`, `"`), jsonSpec + "#section-7"},
		{"string of n halves of surrogate pairs", Size, many(`"`, `\ud800`, `"`), jsonSpec + "#section-8.2"},
		{"string of n bytes, never closed", Size, many(`"`, "a", ""), jsonSpec + "#section-7"},
		{"object with one key n times", Size, many("{", `"a":0,`, `"a":0}`), jsonSpec + "#section-4"},
		{"object with n keys", Size, different("{", jsonEntry, `"":0}`), jsonSpec + "#section-4"},
		{"array of n zeros", Size, many("[", "0,", "0]"), jsonSpec + "#section-5"},
		{"array of n empty arrays", Size, many("[", "[],", "[]]"), jsonSpec + "#section-5"},
		{"array of n empty objects", Size, many("[", "{},", "{}]"), jsonSpec + "#section-5"},
		{"n spaces before a number", Size, many("", " ", "0"), jsonSpec + "#section-2"},
	}
}

func jsonField(k Key, v Input) Input { return Join(Of("{"), Of(quoted(k.Name)), Of(":"), v, Of("}")) }

// quoted returns text as a string of JSON, which YAML, TOML and others read as well.
func quoted(text string) []byte {
	b, _ := gojson.Marshal(text) // a string has no errors
	return b
}

// jsonEntry appends an entry with a key of its own.
func jsonEntry(b []byte, i int) []byte { return append(decimal(append(b, `"k`...), i), `":0,`...) }
