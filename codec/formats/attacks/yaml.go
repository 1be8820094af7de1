package attacks

const yamlSpec = "https://yaml.org/spec/1.2.2/"

// yaml has values in flow style, so that they may stand behind a key.
func yaml() Attacks {
	const (
		laughs = "https://github.com/kubernetes/kubernetes/issues/83253"
		deep   = "https://github.com/goccy/go-yaml/pull/902"
		block  = "https://github.com/donislawdev/TestingFilesGenerator/pull/64"
	)
	return Attacks{
		Values: []Attack{
			{"n sequences, nested", Levels, nested("", "[", "", "]", ""), deep},
			{"n sequences, nested and never closed", Levels, many("", "[", ""), deep},
			{"n mappings, nested", Levels, nested("", "{a: ", "0", "}", ""), "https://github.com/nodeca/js-yaml/issues/739"},
			{"n mappings, nested and never closed", Levels, many("", "{a: ", ""), "https://github.com/nodeca/js-yaml/issues/739"},
			{"n sequences in mappings, nested", Levels, nested("", `{"":[`, "", "]}", ""), "https://github.com/yaml/yaml-serde/issues/1"},
			{"n sequences, each of which has ten times the one before", Levels, yamlLaughs, laughs},
			{"sequence of n numbers, and n aliases of it", Size, yamlQuadratic, "https://github.com/yaml/yaml-spec/issues/45"},
			{"sequence with n aliases of itself", Size, many("&a [", "*a,", "*a]"), yamlSpec + "#71-alias-nodes"},
			{"mapping that merges n times the same n keys", Size, yamlMerges, "https://github.com/advisories/GHSA-h67p-54hq-rp68"},
			{"n mappings, each of which merges the one before", Size, different("[&a0 {k0: 0}", yamlMerge, "]"), "https://github.com/advisories/GHSA-52cp-r559-cp3m"},
			{"n anchors of one name", Size, many("[", "&a 0,", "*a]"), yamlSpec + "#3222-anchors-and-aliases"},
			{"mapping of n keys on one line", Size, different("{", yamlEntry, `"": 0}`), "https://github.com/goccy/go-yaml/issues/928"},
			{"mapping with one key n times", Size, many("{", "a: 0,", "a: 0}"), yamlSpec + "#3213-node-comparison"},
			{"sequence of n zeros", Size, many("[", "0,", "0]"), yamlSpec + "#741-flow-sequences"},
			{"integer of n digits", Size, many("", "9", ""), yamlSpec + "#1032-tag-resolution"},
			{"number with an exponent of n digits", Size, many("1e", "9", ""), yamlSpec + "#1032-tag-resolution"},
			{"number with the exponent n", Claimed, claim("1.0e+", decimal, ""), yamlSpec + "#1032-tag-resolution"},
			{"string of n escaped letters", Size, many(`"`, `\x41`, `"`), yamlSpec + "#57-escaped-characters"},
			{"string of n lines", Size, many(`"`, "a\n ", `"`), yamlSpec + "#65-line-folding"},
		},
		Whole: []Attack{
			{"n sequences in block style, nested", Levels, many("", "- ", "0"), block},
			{"n keys of mappings, nested", Levels, many("", "? ", "a"), yamlSpec + "#822-block-mappings"},
			{"n keys in block style", Size, different("", yamlLine, ""), yamlSpec + "#822-block-mappings"},
			{"n documents", Size, many("", "--- 0\n", ""), yamlSpec + "#92-streams"},
			{"n comments", Size, many("", "#\n", "0"), yamlSpec + "#66-comments"},
		},
		Nest:  jsonNest(),
		Field: func(k Key, v Input) Input { return Join(Of(quoted(k.Name)), Of(": "), v, Of("\n")) },
	}
}

// yamlLaughs makes no more levels than mostSized: each has a name of its own.
func yamlLaughs(n int) Input {
	return different("[&a0 [0,0,0,0,0,0,0,0,0,0]", func(b []byte, i int) []byte {
		b = append(decimal(append(b, ",&a"...), i+1), " ["...)
		for range 10 {
			b = append(decimal(append(b, "*a"...), i), " ,"...)
		}
		return append(b[:len(b)-1], ']')
	}, "]")(min(n, mostSized))
}

func yamlQuadratic(n int) Input {
	return Join(Of("[&a [0"), Repeat(",0", n), Of("],[*a "), Repeat(",*a ", n), Of("]]"))
}

func yamlMerges(n int) Input {
	return Join(different("[&a {", yamlEntry, "k: 0},{<<: [*a ")(n), Repeat(",*a ", n), Of("]}]"))
}

// yamlMerge appends a mapping that merges the one before it.
func yamlMerge(b []byte, i int) []byte {
	b = decimal(append(b, ",&a"...), i+1)
	b = decimal(append(b, " {<<: *a"...), i)
	return append(decimal(append(b, ", k"...), i+1), ": 0}"...)
}

func yamlEntry(b []byte, i int) []byte { return append(decimal(append(b, 'k'), i), ": 0,"...) }

func yamlLine(b []byte, i int) []byte { return append(decimal(append(b, 'k'), i), ": 0\n"...) }
