package attacks

const tomlSpec = "https://toml.io/en/v1.0.0"

// toml has values that are whole documents, too, whose only key is a. Field puts its own key in the
// place of that letter.
func toml() Attacks {
	const (
		deep   = "https://github.com/BurntSushi/toml/issues/497"
		tables = "https://github.com/cktan/tomlc99/issues/99"
		dotted = "https://github.com/toml-rs/toml/pull/408"
	)
	return Attacks{
		Values: []Attack{
			{"n arrays, nested", Levels, nested("a=", "[", "", "]", ""), deep},
			{"n arrays, nested and never closed", Levels, many("a=", "[", ""), deep},
			{"n inline tables, nested", Levels, nested("a=", "{a=", "0", "}", ""), tables},
			{"n arrays in inline tables, nested", Levels, nested("a=", "{a=[", "", "]}", ""), tables},
			{"inline table with a key of n parts", Levels, many("a={a", ".a", "=0}"), dotted},
			{"array of n zeros", Size, many("a=[", "0,", "]"), tomlSpec + "#array"},
			{"array of n inline tables", Size, many("a=[", "{},", "]"), tomlSpec + "#inline-table"},
			{"inline table with n keys", Size, different("a={", tomlEntry, "a=0}"), tables},
			{"integer of n digits", Size, many("a=", "9", ""), tomlSpec + "#integer"},
			{"fraction of n digits", Size, many("a=0.", "3", ""), tomlSpec + "#float"},
			{"number with an exponent of n digits", Size, many("a=1e", "9", ""), tomlSpec + "#float"},
			{"number with the exponent n", Claimed, claim("a=1e", decimal, ""), tomlSpec + "#float"},
			{"string of n escaped letters", Size, many(`a="`, `\u0041`, `"`), tomlSpec + "#string"},
			{"string of n lines", Size, many(`a="""`, "a\n", `"""`), tomlSpec + "#string"},
		},
		Whole: []Attack{
			{"key of n parts", Levels, many("a", ".a", "=0"), dotted},
			{"key of n quoted parts", Levels, many("a", `."a"`, "=0"), tables},
			{"table whose name has n parts", Levels, many("[a", ".a", "]"), "https://github.com/toml-lang/toml/pull/1087"},
			{"n tables of one array", Size, many("", "[[a]]\n", ""), tomlSpec + "#array-of-tables"},
			{"n tables", Size, different("", tomlTable, ""), tomlSpec + "#table"},
			{"n keys", Size, different("", tomlLine, ""), tables},
		},
		Nest:  tomlNest(),
		Field: func(k Key, v Input) Input { return replaced(v, 1, quoted(k.Name)...) },
	}
}

func tomlEntry(b []byte, i int) []byte { return append(decimal(append(b, 'k'), i), "=0,"...) }

func tomlLine(b []byte, i int) []byte { return append(decimal(append(b, 'k'), i), "=0\n"...) }

func tomlTable(b []byte, i int) []byte { return append(decimal(append(b, "[k"...), i), "]\n"...) }
