package convert

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/emit"
)

// Writer writes conversions into a file.
type Writer struct {
	*emit.Source
	Style Style
	// Package is the name of the generated package in the file.
	Package string

	depth int
	alone bool // the next conversion is the only one in its block
}

// Bridge returns the name of package bridge in the file.
func (w *Writer) Bridge() string {
	return w.Import("github.com/wirebench/wirebench/rt/bridge")
}

// Message returns the generated type of a message.
func (w *Writer) Message(m *Message) string { return w.Package + "." + m.Go }

// GoType returns the expression of a type in the generated code.
func (w *Writer) GoType(t *Type) string {
	switch t.Kind {
	case Struct:
		if t.Value {
			return w.Message(t.Message)
		}
		return "*" + w.Message(t.Message)
	case Pointer:
		return w.GoType(t.Elem)
	case List:
		return "[]" + w.GoType(t.Elem)
	case Map:
		return "map[" + w.GoType(t.Key) + "]" + w.GoType(t.Elem)
	case Pairs:
		return "[]" + w.GoType(&Type{Kind: Struct, Message: t.Message, Value: t.Value})
	}
	return t.Go
}

// local returns a name for a variable that no enclosing block uses.
func (w *Writer) local(base string) string {
	if w.depth <= 1 {
		return base
	}
	return base + strconv.Itoa(w.depth)
}

// block writes a block that begins with open. body writes the statements in it.
func (w *Writer) block(open string, body func()) {
	w.P("%s {", open)
	w.depth++
	w.alone = false
	body()
	w.depth--
	w.P("}")
}

// only is block for a body that writes a single conversion.
func (w *Writer) only(open string, body func()) {
	w.block(open, func() {
		w.alone = true
		body()
		w.alone = false
	})
}

// scope writes a block around variables, if the enclosing block may have others with the same names.
func (w *Writer) scope(body func()) {
	if w.alone {
		w.alone = false
		body()
		return
	}
	w.block("", body)
}

// P prints a line, with its expressions spelled as people write them.
func (w *Writer) P(format string, args ...any) {
	line := spelled.Replace(fmt.Sprintf(format, args...))
	w.Source.P("%s", needless.ReplaceAllString(line, "$1$2$3$4"))
}

var (
	spelled = strings.NewReplacer("(*x).", "x.", "((*x))", "(*x)")
	// needless matches parentheses around a side of an assignment.
	needless = regexp.MustCompile(`^\((\*\w+)\)( = )|( = )\((\*[\w.]+)\)$`)
)

// Functions writes the conversion functions of messages.
func (w *Writer) Functions(messages []*Message) {
	for _, m := range messages {
		if m.Pair {
			continue
		}
		typ, message := w.Type(m.Source), "*"+w.Message(m)
		if v := w.Style.Values; v != nil {
			message = v.Message
		} else {
			w.P("func to%s(m %s, x *%s) error {", m.Name, message, typ)
			if m.Unset {
				w.P("if x == nil {\nreturn nil\n}")
			}
			for _, f := range m.Fields {
				w.to("m", f, "(*x)"+f.Select)
			}
			w.P("return nil\n}\n")
		}
		w.P("func from%s(m %s, x *%s) error {", m.Name, message, typ)
		switch {
		case len(m.Fields) == 0:
		case w.Style.Values == nil:
			w.P("if m == nil {\nreturn nil\n}")
		default:
			w.P("%s", w.Style.Values.Begin)
		}
		for _, f := range m.Fields {
			w.from("m", f, "(*x)"+f.Select)
		}
		w.P("return nil\n}\n")
	}
}
