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

// Presence is how a schema says that a number or text may be absent. On the wire
// all ways are the same.
type Presence uint8

// The ways.
const (
	Optional Presence = iota // optional, as proto3 has it
	Oneof                    // a oneof of one field, for generators without the first
	Feature                  // a feature of the field, as editions have it
)

// Dialect is what differs between the schemas for generators.
type Dialect struct {
	Syntax   string   // the first statement: `syntax = "proto3"`
	Imports  []string // of files
	Options  []string // of the file: `features.field_presence = IMPLICIT`
	Presence Presence
	// Time is the options of a field of times, "" for none.
	Time func(optional bool) string
	// Known are files to import that the compiler does not know, by their name.
	Known map[string]*descriptorpb.FileDescriptorProto
}

// Proto3 is the dialect that most generators understand.
var Proto3 = Dialect{Syntax: `syntax = "proto3"`}

// ImportPath is that of the Go package that is made of a job's schema.
func ImportPath(j *emit.Job) string { return path.Join(j.Import, generated) }

// File is a schema file.
type File struct {
	// Path is the file's name among all of a program, which must differ, and so
	// must Package, its package. Import is that of the Go package made of it.
	Path, Package, Import string
	Text                  string
	Known                 map[string]*descriptorpb.FileDescriptorProto // the dialect's
}

// NewFile writes the schema of messages for a job's generated package.
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

// packageName is a Go import path as the name of a package in protobuf.
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

// TimestampName is the type of a time in a schema, TimestampNote how ports say so.
const (
	TimestampName = ".google.protobuf.Timestamp"
	TimestampNote = "time as a Timestamp"
)

// times reports whether a field is a time or has times as elements.
func times(f *convert.Field) bool {
	return f.Type.Schema == TimestampName || f.Type.Elem != nil && f.Type.Elem.Schema == TimestampName
}

// hasTimes reports whether any field does.
func hasTimes(messages []*convert.Message) bool {
	for _, m := range messages {
		if slices.ContainsFunc(m.Fields, times) {
			return true
		}
	}
	return false
}

// Absent reports whether a schema has to say that a field may be absent; messages
// may always be.
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

// oneof is the name of the oneof of a field.
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

// Alternative reports whether a field is one of a union's.
func Alternative(f *convert.Field) bool { return f.Message.OneOf != "" }

// Style is that of the structs of Google's generator, and of those like it.
var Style = wrapped(Alternative)

// OneofStyle is Style where fields that may be absent are each a oneof.
var OneofStyle = wrapped(func(f *convert.Field) bool { return Alternative(f) || Absent(f) })

// wrapped is the style of structs of which some fields are in a oneof.
func wrapped(in func(*convert.Field) bool) convert.Style {
	style := convert.Plain
	s := style
	name := func(m string, f *convert.Field) string { return m + "." + camel(oneof(f)) }
	// A generator that puts an underscore behind a field's name does not do so here.
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

// reference names a message. A map's entry, which is a message too, may have the
// same name inside the message around; with its package a name means this one.
func (w *writer) reference(m *convert.Message) string {
	if strings.HasSuffix(m.Name, "Entry") {
		return "." + w.file.Package + "." + m.Name
	}
	return m.Name
}
