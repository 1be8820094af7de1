package vectors

import (
	"fmt"

	"github.com/wirebench/wirebench/codec/formats/attacks"
)

// xmlOutside has documents that are not well-formed because of what stands around the root.
func xmlOutside(d xmlDocument) (all []Vector) {
	b := string(d.b)
	root := d.parts[0].name
	for _, v := range []struct{ name, document, section string }{
		{"two roots", b + "<" + root + "/>", "#NT-document"},
		{"text after the root", b + "a", "#NT-document"},
		{"text before the root", "a" + b, "#NT-document"},
		{"end tag after the root", b + "</" + root + ">", "#NT-document"},
		{"section of character data after the root", b + "<![CDATA[]]>", "#NT-document"},
		{"reference after the root", b + "&#32;", "#NT-document"},
		{"declaration after white space", ` <?xml version="1.0"?>` + b, "#sec-prolog-dtd"},
		{"declaration after the root", b + `<?xml version="1.0"?>`, "#sec-pi"},
		{"declaration without a version", `<?xml encoding="UTF-8"?>` + b, "#NT-XMLDecl"},
		{"declaration that is not closed", `<?xml version="1.0">` + b, "#NT-XMLDecl"},
		{"declaration with its parts in another order", `<?xml encoding="UTF-8" version="1.0"?>` + b, "#NT-XMLDecl"},
		{"document type after the root", b + "<!DOCTYPE " + root + ">", "#NT-document"},
		{"two document types", "<!DOCTYPE " + root + "><!DOCTYPE " + root + ">" + b, "#NT-prolog"},
		{"comment that is not closed", b + "<!-- a ->", "#sec-comments"},
		{"comment with two hyphens", b + "<!-- a -- b -->", "#sec-comments"},
		{"processing instruction that is not closed", b + "<?a >", "#sec-pi"},
		{"processing instruction without a target", b + "<? a?>", "#sec-pi"},
	} {
		all = append(all, Vector{Name: v.name, Input: attacks.Of(v.document), Demand: Reject, Source: xmlSpec + v.section})
	}
	return all
}

// xmlInside has documents that are not well-formed because of the content of one element, and of its tags.
func xmlInside(d xmlDocument) (all []Vector) {
	leaves := d.leaves()
	if len(leaves) == 0 {
		return nil
	}
	text := d.parts[leaves[0]]
	start, end := d.parts[leaves[0]-1], d.parts[leaves[0]+1]
	content := func(name, add, section string) {
		all = append(all, d.with(name, text.to, text.to, add, Reject, section))
	}
	content("ampersand by itself", "&", "#syntax")
	content("reference without a name", "&;", "#NT-EntityRef")
	content("reference without an end", "&amp", "#NT-EntityRef")
	content("reference to an entity that is not declared", "&zz;", "#wf-entdeclared")
	content("reference to the character 0", "&#0;", "#wf-Legalchar")
	content("reference to half of a surrogate pair", "&#xD800;", "#wf-Legalchar")
	content("reference to a character beyond Unicode", "&#x110000;", "#wf-Legalchar")
	content("reference that is no number", "&#xG;", "#NT-CharRef")
	content("end of a section of character data", "]]>", "#syntax")
	content("less-than sign by itself", "< ", "#syntax")
	content("control character", "\x01", "#charsets")
	content("character U+FFFE", "\ufffe", "#charsets")
	content("text that is not UTF-8", "\xff", "#charencoding")
	content("half of a surrogate pair in UTF-8", "\xed\xa0\x80", "#charencoding")
	content("section of character data that is not closed", "<![CDATA[", "#sec-cdata-sect")
	content("comment with two hyphens", "<!-- -- -->", "#sec-comments")
	content("comment with three hyphens at its end", "<!-- a --->", "#sec-comments")
	content("declaration", `<?xml version="1.0"?>`, "#sec-pi")
	content("document type", "<!DOCTYPE a>", "#NT-content")
	content("element that is not closed", "<zz>", "#GIMatch")
	content("elements that overlap", "<zz><zy></zz></zy>", "#GIMatch")
	content("element with a name that begins with a digit", "<1z/>", "#NT-Name")
	content("element with a name that begins with a hyphen", "<-z/>", "#NT-Name")
	content("element without a name", "</>", "#NT-Name")
	content("white space before a name", "< zz/>", "#NT-STag")
	content("attribute twice", `<zz a="1" a="2"/>`, "#uniqattspec")
	content("attribute without quotes", "<zz a=1/>", "#NT-AttValue")
	content("attribute without a value", "<zz a/>", "#NT-Attribute")
	content("attribute with quotes that differ", `<zz a="1'/>`, "#NT-AttValue")
	content("attributes without white space between them", `<zz a="1"b="2"/>`, "#NT-STag")
	content("less-than sign in an attribute", `<zz a="<"/>`, "#CleanAttrVals")
	content("ampersand in an attribute", `<zz a="&"/>`, "#NT-AttValue")
	content("end tag with an attribute", `<zz></zz a="1">`, "#NT-ETag")
	content("tag that ends at a slash", "<zz/ >", "#NT-EmptyElemTag")
	all = append(all,
		d.with("end tag of another name", end.from, end.to, "</zz>", Reject, "#GIMatch"),
		d.with("end tag in another case", end.from, end.to, fmt.Sprintf("</%s>", otherCase(end.name)), Reject, "#GIMatch"),
		d.with("no end tag", end.from, end.to, "", Reject, "#GIMatch"),
		d.with("no start tag", start.from, start.to, "", Reject, "#GIMatch"),
		d.with("start tag that is not closed", start.to-1, start.to, "", Reject, "#NT-STag"),
	)
	return all
}

// otherCase returns a name whose first letter is in the other case.
func otherCase(name string) string { return string(name[0]^' ') + name[1:] }
