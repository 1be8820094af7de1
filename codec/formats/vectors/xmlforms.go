package vectors

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/schema"
)

const xmlSpec = "https://www.w3.org/TR/xml/"

var errXML = errors.New("the message is not in XML as it is known here")

// xmlPart is a part of a document: a tag or text between tags.
type xmlPart struct {
	from, to int
	kind     xmlKind
	name     string
}

type xmlKind int

const (
	xmlStart xmlKind = iota
	xmlEnd
	xmlText
)

// xmlParts returns the tags and texts of a document that has nothing else.
func xmlParts(b []byte) (all []xmlPart, err error) {
	in := xml.NewDecoder(bytes.NewReader(b))
	for {
		from := int(in.InputOffset())
		token, err := in.RawToken()
		if err == io.EOF && len(all) > 0 && bytes.ContainsRune(b, '>') {
			return all, nil
		}
		if err != nil {
			return nil, errXML
		}
		p := xmlPart{from: from, to: int(in.InputOffset())}
		switch t := token.(type) {
		case xml.StartElement:
			p.kind, p.name = xmlStart, t.Name.Local
		case xml.EndElement:
			p.kind, p.name = xmlEnd, t.Name.Local
		case xml.CharData:
			p.kind = xmlText
		default:
			return nil, errXML
		}
		all = append(all, p)
	}
}

// xmlDocument is a document with its parts.
type xmlDocument struct {
	b     []byte
	parts []xmlPart
}

func xmlRewrites() []Rewrite {
	return []Rewrite{
		xmlRewrite("text in other forms", xmlTexts),
		xmlRewrite("tags in other forms", xmlTags),
		xmlRewrite("what a document may have around its elements", xmlAround),
		xmlRewrite("what is not well-formed in a document", xmlOutside),
		xmlRewrite("what is not well-formed in an element", xmlInside),
	}
}

func xmlRewrite(name string, make func(d xmlDocument) []Vector) Rewrite {
	return Rewrite{name, func(b []byte, _ *schema.Type) ([]Vector, error) {
		parts, err := xmlParts(b)
		if err != nil {
			return nil, err
		}
		all := make(xmlDocument{b, parts})
		if len(all) == 0 {
			return nil, errors.New("the message has nothing of that kind")
		}
		return all, nil
	}}
}

// with returns a vector in which text takes the place of some bytes.
func (d xmlDocument) with(name string, from, to int, by string, demand Demand, section string) Vector {
	return Vector{Name: name, Input: attacks.Of(slices.Concat(d.b[:from], []byte(by), d.b[to:])), Demand: demand, Source: xmlSpec + section}
}

// mostParts is the number of parts of a document that are changed.
const mostParts = 24

// some returns the first parts of a kind for which ok holds.
func (d xmlDocument) some(kind xmlKind, ok func(i int) bool) (all []int) {
	for i, p := range d.parts {
		if p.kind == kind && ok(i) && len(all) < mostParts {
			all = append(all, i)
		}
	}
	return all
}

// leaves returns the places of the texts of elements that have nothing else.
func (d xmlDocument) leaves() []int {
	return d.some(xmlText, func(i int) bool {
		return i > 0 && i+1 < len(d.parts) && d.parts[i-1].kind == xmlStart && d.parts[i+1].kind == xmlEnd
	})
}

// xmlTexts writes the text of one element after the other as character data, with references to characters,
// and in two parts.
func xmlTexts(d xmlDocument) (all []Vector) {
	for _, i := range d.leaves() {
		p := d.parts[i]
		text := string(d.b[p.from:p.to])
		first, size := utf8.DecodeRuneInString(text)
		if strings.ContainsAny(text, "&]") || first <= ' ' {
			continue
		}
		add := func(name, text, section string) {
			all = append(all, d.with(fmt.Sprintf("text at byte %d %s", p.from, name), p.from, p.to, text, Accept, section))
		}
		add("as character data", "<![CDATA["+text+"]]>", "#sec-cdata-sect")
		add("as character data in part", text[:size]+"<![CDATA["+text[size:]+"]]>", "#sec-cdata-sect")
		add("with a reference to a character", fmt.Sprintf("&#%d;%s", first, text[size:]), "#sec-references")
		add("with a hexadecimal reference to a character", fmt.Sprintf("&#x%X;%s", first, text[size:]), "#sec-references")
		add("with a comment in it", text[:size]+"<!-- a -->"+text[size:], "#sec-comments")
		add("with a processing instruction in it", text[:size]+"<?a b?>"+text[size:], "#sec-pi")
	}
	return all
}

// xmlTags writes one tag after the other with white space and attributes.
func xmlTags(d xmlDocument) (all []Vector) {
	always := func(int) bool { return true }
	add := func(p xmlPart, name, tag, section string) {
		all = append(all, d.with(fmt.Sprintf("tag at byte %d %s", p.from, name), p.from, p.to, tag, Accept, section))
	}
	for _, i := range d.some(xmlStart, always) {
		p := d.parts[i]
		open := string(d.b[p.from : p.to-1])
		if strings.HasSuffix(open, "/") {
			continue
		}
		add(p, "with white space at its end", open+" \t\r\n>", "#sec-starttags")
		add(p, "with attributes that the type doesn't have", open+` zza="1" zzb='"'>`, "#sec-starttags")
		add(p, "with white space around the sign of an attribute", open+" zza = \n\"1\">", "#NT-Eq")
		add(p, "with references in an attribute", open+` zza="&lt;&#65;">`, "#NT-AttValue")
	}
	for _, i := range d.some(xmlEnd, always) {
		if p := d.parts[i]; p.to > p.from {
			add(p, "with white space at its end", fmt.Sprintf("</%s \n>", p.name), "#sec-starttags")
		}
	}
	for _, i := range d.some(xmlStart, func(i int) bool {
		return i+1 < len(d.parts) && d.parts[i+1].kind == xmlEnd && d.parts[i+1].to > d.parts[i+1].from
	}) {
		p := d.parts[i]
		all = append(all, d.with(fmt.Sprintf("empty element at byte %d in one tag", p.from), p.from, d.parts[i+1].to, string(d.b[p.from:p.to-1])+"/>", Accept, "#sec-starttags"))
	}
	return all
}

// xmlAround has what may stand before, after and between elements.
func xmlAround(d xmlDocument) (all []Vector) {
	root := d.parts[0].name
	add := func(name, before, after string, demand Demand, section string) {
		all = append(all, Vector{Name: name, Input: attacks.Of(before + string(d.b) + after), Demand: demand, Source: xmlSpec + section})
	}
	add("declaration", `<?xml version="1.0"?>`, "", Accept, "#sec-prolog-dtd")
	add("declaration of the encoding", `<?xml version='1.0' encoding='UTF-8' standalone="yes" ?>`+"\n", "", Accept, "#sec-prolog-dtd")
	add("declaration of the version 1.1", `<?xml version="1.1"?>`, "", Refusable, "#sec-prolog-dtd")
	add("comment before the root", "<!-- a - b -->\n", "", Accept, "#sec-comments")
	add("comment and white space after the root", "", "\n<!---->\r\n", Accept, "#sec-comments")
	add("processing instruction before the root", "<?a?>", "", Accept, "#sec-pi")
	add("byte order mark", "\ufeff", "", Accept, "#charencoding")
	add("document type", "<!DOCTYPE "+root+">", "", Accept, "#sec-prolog-dtd")
	add("document type with an entity", "<!DOCTYPE "+root+` [<!ENTITY a "b"> <!-- > --> ]>`, "", Refusable, "#sec-prolog-dtd")
	utf16Text := []byte{0xfe, 0xff}
	for _, c := range utf16.Encode([]rune(string(d.b))) {
		utf16Text = append(utf16Text, byte(c>>8), byte(c))
	}
	all = append(all, Vector{Name: "document in UTF-16", Input: attacks.Of(utf16Text), Demand: Accept, Source: xmlSpec + "#charencoding"})
	for _, i := range d.some(xmlEnd, func(i int) bool { return i+1 < len(d.parts) && d.parts[i+1].kind != xmlText }) {
		at := d.parts[i].to
		for _, between := range []struct{ name, text, section string }{
			{"white space", " \t\r\n", "#sec-white-space"}, {"comment", "<!-- <a> -->", "#sec-comments"}, {"processing instruction", "<?a > ?>", "#sec-pi"},
		} {
			all = append(all, d.with(fmt.Sprintf("%s at byte %d", between.name, at), at, at, between.text, Accept, between.section))
		}
	}
	return all
}
