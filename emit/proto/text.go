package proto

import (
	"fmt"
	"path"
	"slices"
	"strings"
	"unicode"

	"google.golang.org/protobuf/types/descriptorpb"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
)

// Presence is a way to say in a schema that a number or text may be absent. All ways are the same on
// the wire.
type Presence uint8

// The ways.
const (
	Optional Presence = iota // the keyword optional of proto3
	Oneof                    // a oneof of one field, for generators that don't know optional
	Feature                  // a feature of the field, as in editions
)

// Dialect describes how the schema for a generator differs from others.
type Dialect struct {
	Syntax   string   // the first statement: `syntax = "proto3"`
	Imports  []string // files to import
	Options  []string // options of the file: `features.field_presence = IMPLICIT`
	Presence Presence
	// Time returns the options of a field that has times. Nil means that there are none.
	Time func(optional bool) string
	// Known are imported files that the compiler does not know, by their names.
	Known map[string]*descriptorpb.FileDescriptorProto
}

// Proto3 is the dialect that most generators understand.
var Proto3 = Dialect{Syntax: `syntax = "proto3"`}

// ImportPath returns the import path of the Go package that is made of a job's schema.
func ImportPath(j *emit.Job) string { return path.Join(j.Import, generated) }

// File is a schema file.
type File struct {
	// Path is the name of the file, and Package its protobuf package. Both must be unique in a
	// program. Import is the import path of the Go package that is made of the file.
	Path, Package, Import string
	Text                  string
	Known                 map[string]*descriptorpb.FileDescriptorProto // as in Dialect
}

// NewFile returns the schema of messages for a job's generated package.
func NewFile(j *emit.Job, messages []*convert.Message, d Dialect) File {
	f := File{Package: packageName(j.Import), Import: ImportPath(j), Known: d.Known}
	f.Path = path.Join(f.Import, path.Base(path.Dir(j.Import))+".proto")
	w := &writer{dialect: d, file: f}
	w.header(messages)
	for _, m := range messages {
		w.message(m)
	}
	f.Text = w.String()
	return f
}

// packageName returns a Go import path as the name of a protobuf package.
func packageName(importPath string) string {
	elements := strings.Split(importPath, "/")
	for i, e := range elements {
		elements[i] = emit.Identifier(strings.Map(func(r rune) rune {
			if r > unicode.MaxASCII || !unicode.IsLetter(r) && !unicode.IsDigit(r) {
				return '_'
			}
			return unicode.ToLower(r)
		}, e))
	}
	return strings.Join(elements, ".")
}

type writer struct {
	strings.Builder
	dialect Dialect
	file    File
}

func (w *writer) p(format string, args ...any) { fmt.Fprintf(w, format+"\n", args...) }

func (w *writer) header(messages []*convert.Message) {
	w.p("// Made by wirebench from Go types.\n\n%s;\n\npackage %s;\n", w.dialect.Syntax, w.file.Package)
	imports := w.dialect.Imports
	if hasTimes(messages) {
		imports = append(imports[:len(imports):len(imports)], "google/protobuf/timestamp.proto")
	}
	for _, i := range imports {
		w.p("import %q;", i)
	}
	if len(imports) > 0 {
		w.p("")
	}
	w.p("option go_package = %q;", w.file.Import)
	for _, o := range w.dialect.Options {
		w.p("option %s;", o)
	}
}

// TimestampName is the type of a time in a schema. TimestampNote is the note on it in ports.
const (
	TimestampName = ".google.protobuf.Timestamp"
	TimestampNote = "time as a Timestamp"
)

// times reports whether a field is a time or has times as elements.
func times(f *convert.Field) bool {
	return f.Type.Schema == TimestampName || f.Type.Elem != nil && f.Type.Elem.Schema == TimestampName
}

// hasTimes reports whether any field is a time or has times as elements.
func hasTimes(messages []*convert.Message) bool {
	for _, m := range messages {
		if slices.ContainsFunc(m.Fields, times) {
			return true
		}
	}
	return false
}

// Absent reports whether the schema must say that a field may be absent. It need not say so for a
// message, which may always be absent.
func Absent(f *convert.Field) bool {
	return f.Optional && f.Type.Kind != convert.Struct && f.Type.Schema != TimestampName
}

func (w *writer) message(m *convert.Message) {
	what := "a"
	if m.Pair {
		what = "an entry of a"
	}
	w.p("\n// %s is %s %s in Go.\nmessage %[1]s {", m.Name, what, m.Source)
	indent := "  "
	if m.OneOf != "" {
		w.p("  oneof %s {", oneof(m.Fields[0]))
		indent = "    "
	}
	for _, f := range m.Fields {
		text := fmt.Sprintf("%s %s = %d", w.typ(f.Type), f.Name, f.ID)
		end := ";"
		if Absent(f) && m.OneOf == "" {
			switch w.dialect.Presence {
			case Optional:
				text = "optional " + text
			case Oneof:
				text, end = fmt.Sprintf("oneof %s { %s; }", oneof(f), text), ""
			case Feature:
				text += " [features.field_presence = EXPLICIT]"
			}
		} else if w.dialect.Time != nil && times(f) {
			text += " [" + w.dialect.Time(f.Optional) + "]"
		}
		w.p("%s%s%s", indent, text, end)
	}
	if m.OneOf != "" {
		w.p("  }")
	}
	w.p("}")
}

// oneof returns the name of the oneof that has the field.
func oneof(f *convert.Field) string {
	if f.Message.OneOf == "" {
		return "maybe_" + f.Name
	}
	name := "is"
	for slices.ContainsFunc(f.Message.Fields, func(f *convert.Field) bool { return f.Name == name }) {
		name += "_one"
	}
	return name
}

// Alternative reports whether a field is an alternative of a union.
func Alternative(f *convert.Field) bool { return f.Message.OneOf != "" }

// Style is the style of the structs that Google's generator and similar generators write.
var Style = wrapped(Alternative)

// OneofStyle is the Style in which each field that may be absent is a oneof.
var OneofStyle = wrapped(func(f *convert.Field) bool { return Alternative(f) || Absent(f) })

// wrapped returns the style of structs that have some fields in a oneof. The function in reports
// which fields these are.
func wrapped(in func(*convert.Field) bool) convert.Style {
	style := convert.Plain
	s := style
	name := func(m string, f *convert.Field) string { return m + "." + camel(oneof(f)) }
	// Some generators put an underscore after a field's name, but not after its wrapper's name.
	wrapper := func(w *convert.Writer, f *convert.Field) string {
		return w.Message(f.Message) + "_" + strings.TrimSuffix(f.Go, "_")
	}
	s.Set = func(w *convert.Writer, m string, f *convert.Field, v string) {
		switch {
		case !in(f):
			style.Set(w, m, f, v)
			return
		case f.Bytes():
			v = w.Bridge() + ".Present(" + v + ")"
		case f.Type.Go == "time.Time":
			v = w.Bridge() + ".Pointer(" + v + ")"
		}
		w.P("%s = &%s{%s: %s}", name(m, f), wrapper(w, f), f.Go, v)
	}
	s.Get = func(m string, f *convert.Field) string {
		switch {
		case !in(f):
			return style.Get(m, f)
		case f.Type.Go == "time.Time":
			return "*" + m + ".Get" + f.Go + "()"
		}
		return m + ".Get" + f.Go + "()"
	}
	s.Has = func(w *convert.Writer, m string, f *convert.Field) string {
		switch {
		case !in(f):
			return style.Has(w, m, f)
		case Alternative(f):
			return "_, ok := " + name(m, f) + ".(*" + wrapper(w, f) + "); ok"
		}
		return name(m, f) + " != nil"
	}
	return s
}

func (w *writer) typ(t *convert.Type) string {
	switch t.Kind {
	case convert.Struct:
		return w.reference(t.Message)
	case convert.Pointer:
		return w.typ(t.Elem)
	case convert.List:
		return "repeated " + w.typ(t.Elem)
	case convert.Map:
		return "map<" + w.typ(t.Key) + ", " + w.typ(t.Elem) + ">"
	case convert.Pairs:
		return "repeated " + w.reference(t.Message)
	}
	return t.Schema
}

// reference returns the name of a message. The enclosing message may have a message of the same name,
// for the entries of a map. The name with the package is then unambiguous.
func (w *writer) reference(m *convert.Message) string {
	if strings.HasSuffix(m.Name, "Entry") {
		return "." + w.file.Package + "." + m.Name
	}
	return m.Name
}
