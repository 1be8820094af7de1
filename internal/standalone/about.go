package standalone

import (
	"fmt"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/schema"
)

// about returns the package comment.
func (m Format) about(lowered []string) string {
	with := ""
	if m.Codec.Module != "" && m.Codec.Module != "std" {
		with = " with " + strings.TrimSpace(m.Codec.Module+" "+m.Version)
	}
	text := fmt.Sprintf("Package %s encodes values of %s in %s%s, and decodes them.", m.Name, m.Of, m.Codec.Format.Name, with)
	if len(lowered) > 0 {
		text += "\n\nMessages have another form of the types that the format lacks: " + strings.Join(lowered, ", ") + "."
	}
	times := (&schema.Schema{Root: m.Of}).Has(schema.Time)
	for _, l := range m.Codec.Losses {
		if !times && l.Rule&(codec.NilEmpty|codec.NilZero) == 0 {
			continue // it is about times
		}
		text += "\n\nIt does not keep " + strings.Join(l.Rule.Names(), ", ") + ": " + strings.TrimSuffix(l.Why, ".") + "."
	}
	if m.Codec.Marks.Aliases {
		text += "\n\nA decoded value may share memory with the bytes that it was decoded from."
	}
	return text + fmt.Sprintf("\n\nIt was made by %s. After a change of the type, remove the parent folder and make it again:\n\n\t%s", m.Maker, m.Command)
}

// comment formats paragraphs as a comment.
func comment(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		b.WriteString(strings.TrimRight("// "+wrapped(strings.TrimRight(line, "\n")), " ") + "\n")
	}
	return strings.ReplaceAll(b.String(), "// \t", "//\t")
}

// wrapped breaks a long line of a comment at spaces.
func wrapped(line string) string {
	const width = 92
	if strings.HasPrefix(line, "\t") {
		return line
	}
	var b strings.Builder
	n := 0
	for i, word := range strings.Fields(line) {
		switch {
		case i > 0 && n+len(word) > width:
			b.WriteString("\n// ")
			n = 0
		case i > 0:
			b.WriteString(" ")
			n++
		}
		b.WriteString(word)
		n += len(word)
	}
	return b.String()
}
