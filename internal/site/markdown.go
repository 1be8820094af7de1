package site

import (
	"html"
	"html/template"
	"regexp"
	"strings"
)

// inline matches the marks that READMEs of codecs use within a paragraph: code, links and emphasis.
var inline = regexp.MustCompile("`([^`]+)`|\\[([^\\]]+)\\]\\(([^)\\s]+)\\)|\\*\\*([^*]+)\\*\\*")

// paragraphs turns a text of a README into HTML: paragraphs, lists and blocks of code, without tables and
// headings. base is the address of the README's folder, to which its links are relative; "" drops these
// links. Everything else is shown as it is written.
func paragraphs(text, base string) template.HTML {
	var b strings.Builder
	code := false
	for block := range strings.SplitSeq(strings.ReplaceAll(text, "\r\n", "\n"), "\n\n") {
		fences := strings.Count("\n"+block, "\n```")
		switch {
		case code || fences > 0:
			b.WriteString("<pre>" + html.EscapeString(block) + "</pre>")
			code = code != (fences%2 == 1)
		case strings.TrimSpace(block) == "":
		case strings.HasPrefix(block, "- "):
			b.WriteString("<ul>")
			for item := range strings.SplitSeq(strings.TrimPrefix(block, "- "), "\n- ") {
				b.WriteString("<li>" + marked(item, base) + "</li>")
			}
			b.WriteString("</ul>")
		default:
			b.WriteString("<p>" + marked(strings.TrimSpace(block), base) + "</p>")
		}
	}
	return template.HTML(b.String())
}

// marked turns the marks within a paragraph into HTML.
func marked(text, base string) string {
	var b strings.Builder
	last := 0
	for _, at := range inline.FindAllStringSubmatchIndex(text, -1) {
		b.WriteString(html.EscapeString(text[last:at[0]]))
		last = at[1]
		part := func(i int) string { return html.EscapeString(text[at[2*i]:at[2*i+1]]) }
		switch {
		case at[2] >= 0:
			b.WriteString("<code>" + part(1) + "</code>")
		case at[8] >= 0:
			b.WriteString("<b>" + part(4) + "</b>")
		default:
			if to := resolved(text[at[6]:at[7]], base); to != "" {
				b.WriteString(`<a href="` + html.EscapeString(to) + `">` + part(2) + "</a>")
			} else {
				b.WriteString(part(2))
			}
		}
	}
	b.WriteString(html.EscapeString(text[last:]))
	return b.String()
}

// resolved returns the address of a link in a README, "" if it leads nowhere on the web.
func resolved(link, base string) string {
	switch {
	case strings.HasPrefix(link, "https://"), strings.HasPrefix(link, "http://"):
		return link
	case base == "", strings.Contains(link, ":"), strings.HasPrefix(link, "/"):
		return ""
	}
	return base + "/" + link
}
