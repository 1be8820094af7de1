package maintenance

import (
	"fmt"
	"regexp"
	"strings"

	"golang.org/x/mod/module"
)

// Paragraph returns the paragraph about maintenance in the README of a codec, with wrapped lines.
// codecs are the names of the codecs that the README describes.
func Paragraph(modules []Module, codecs []string) string {
	var parts []string
	for _, m := range modules {
		parts = append(parts, m.sentences(codecs, len(modules) > 1))
	}
	s := Status{}
	if len(modules) > 0 {
		s.Looked, s.Database = modules[0].Looked, modules[0].Database
	}
	parts = append(parts, s.When()+".")
	return wrap("**Maintenance** "+strings.Join(parts, " "), 92)
}

// sentences describe a module.
func (m Module) sentences(codecs []string, named bool) string {
	var all []string
	add := func(format string, args ...any) { all = append(all, fmt.Sprintf(format, args...)+".") }
	head := m.head()
	switch {
	case named && m.Path == Standard:
		head = "The standard library comes with Go"
	case named:
		head = fmt.Sprintf("`%s`: %s", m.Path, head)
	}
	add("%s", head)
	for _, sentence := range m.trust() {
		add("%s", sentence)
	}
	if m.Successor != "" {
		add("Its authors advise `%s`", m.Successor)
	}
	if m.Note != "" {
		add("%s%s", strings.ToUpper(m.Note[:1]), m.Note[1:])
	}
	var open, past []Known
	for _, c := range codecs {
		s := Of([]Module{m}, c, m.Path, "")
		open, past = join(open, s.Open), join(past, s.Fixed)
	}
	openly := "Open "
	if m.Path == Standard { // its version depends on the reader's Go
		open, past, openly = append(open, past...), nil, "Of some Go releases there "+plural(len(open)+len(past), "is an ", "are ")
	}
	if len(open) > 0 {
		add("%s%s: %s", openly, plural(len(open), "advisory", "advisories"), list(open))
	}
	if len(past) > 0 {
		add("Past %s: %s", plural(len(past), "advisory", "advisories"), list(past))
	}
	if len(open)+len(past) == 0 {
		add("No advisory is known")
	}
	return strings.Join(all, " ")
}

// head states the module's state and its releases, in sentences without the last full stop.
func (m Module) head() string {
	if m.Path == Standard {
		return "The library comes with Go"
	}
	state := m.State()
	head := "The library is " + string(state)
	if state == Unknown {
		head = "It is not known whether the library is maintained"
	}
	switch {
	case m.Stated.Source != "":
		source := "[source](" + m.Stated.Source + ")"
		if m.Stated.Since != "" {
			source = "since " + m.Stated.Since + ", " + source
		}
		head += " (" + source + ")"
	case state == Quiet:
		head += ": no change is known for two years"
	}
	measured := "Version " + m.Measured.text()
	if module.IsPseudoVersion(m.Measured.Version) {
		measured = "A commit of " + m.Measured.Date
	}
	if said := m.Measured.Stage().said(); said != "" {
		measured += ", " + said + ","
	}
	head += ". " + measured + " was measured. "
	if m.Newest == (Release{}) {
		head += "No newer release is known"
	} else {
		head += "The newest release known is " + m.Newest.text()
	}
	if m.Changed > m.newest().Date {
		head += ". The last known change is of " + m.Changed
	}
	return head
}

func join(all, more []Known) []Known {
	for _, k := range more {
		known := false
		for _, a := range all {
			known = known || a.ID == k.ID
		}
		if !known {
			all = append(all, k)
		}
	}
	return all
}

// paragraph matches a README's paragraph about maintenance: one by Paragraph, or one that was
// written by hand.
var paragraph = regexp.MustCompile(`(?m)^\*\*(Maintenance|Maintained|Not maintained|Deprecated)\*\*(?s:.*?)(\n\n|\n\*\*|\z)`)

// Splice replaces the paragraph about maintenance in a README's text. It returns false if there is
// none.
func Splice(readme, text string) (string, bool) {
	at := paragraph.FindStringSubmatchIndex(readme)
	if at == nil {
		return readme, false
	}
	rest := readme[at[4]:]
	if strings.TrimSpace(rest) == "" {
		rest = "\n"
	}
	return readme[:at[0]] + text + rest, true
}

// wrap breaks a text into lines of at most the given width, between words.
func wrap(text string, width int) string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && len(line)+1+len(word) > width {
			lines = append(lines, line)
			line = ""
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	return strings.Join(append(lines, line), "\n")
}
