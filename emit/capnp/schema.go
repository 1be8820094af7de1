package capnp

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/tables"
	"github.com/wirebench/wirebench/schema"
)

// text returns the schema of all types.
func (f *file) text() string {
	var s strings.Builder
	path := f.Job.Import + "/" + generated
	fmt.Fprintf(&s, "# Made by wirebench from Go types.\n@%#x;\n\n", fileID(path))
	fmt.Fprintf(&s, "using Go = import \"/go.capnp\";\n$Go.package(%q);\n$Go.import(%q);\n", generated, path)
	if f.Moment != "" {
		fmt.Fprintf(&s, "\nstruct %s {\n  seconds @0 :Int64;  # since 1970\n  nanos @1 :UInt32;\n  offset @2 :Int32;  # of the zone, in seconds\n}\n", f.Moment)
	}
	for _, t := range f.Tables {
		fmt.Fprintf(&s, "\nstruct %s {\n", t.Name)
		ordinal, indent := 0, "  "
		if t.OneOf() {
			fmt.Fprintf(&s, "  union {\n    %s @0 :Void;\n", unset(t))
			ordinal, indent = 1, "    "
		}
		for _, field := range t.Declared() {
			if union(field) {
				fmt.Fprintf(&s, "  %s :union {\n    none @%d :Void;\n    some @%d :%s;\n  }\n", field.Name, ordinal, ordinal+1, f.typeText(field.Value))
				ordinal += 2
				continue
			}
			fmt.Fprintf(&s, "%s%s @%d :%s;\n", indent, field.Name, ordinal, f.typeText(field.Value))
			ordinal++
		}
		if t.OneOf() {
			s.WriteString("  }\n")
		}
		s.WriteString("}\n")
	}
	return s.String()
}

// fileID returns the ID of the schema file whose code is in the package path. It is the same every
// time. Its highest bit is set, as in all IDs of files.
func fileID(path string) uint64 {
	sum := sha256.Sum256([]byte(path))
	return binary.LittleEndian.Uint64(sum[:]) | 1<<63
}

// unset returns the name of the field that a union has if none of its alternatives is set.
func unset(t *tables.Table) string {
	name := "unset"
	for slices.ContainsFunc(t.Fields, func(f *tables.Field) bool { return f.Name == name }) {
		name += "Void"
	}
	return name
}

// union reports whether an optional field needs a union. A field that is a pointer in the format
// needs none, since a pointer may be null. A text needs one although it is a pointer, because the
// pointer of an empty text is null whether or not the text was set.
func union(v *tables.Field) bool {
	return v.Optional && !v.Owner.OneOf() && (v.Form == tables.Scalar || v.Form == tables.Text)
}

func (f *file) typeText(v tables.Value) string {
	switch v.Form {
	case tables.Text:
		return "Text"
	case tables.Blob:
		return "Data"
	case tables.Moment:
		return f.Moment
	case tables.Tabular:
		return v.Table.Name
	case tables.Vector:
		return "List(" + f.typeText(*v.Elem) + ")"
	}
	return number(v)
}

// number returns the format's name of a scalar type.
func number(v tables.Value) string {
	name := tables.Title(tables.Number(v.Type))
	if v.Type.Kind == schema.Uint {
		return "UI" + name[len("Ui"):]
	}
	return name
}

// lowered says which parts of a message the format lacks.
func (f *file) lowered(root emit.Root) []string {
	all := f.Lowered(root.Schema, "list")
	for _, t := range f.Tables {
		if slices.ContainsFunc(t.Fields, func(field *tables.Field) bool { return union(field) }) && reaches(root, t) {
			return append(all, "optional scalar or text as a union")
		}
	}
	return all
}

// reaches reports whether a message may contain a table.
func reaches(root emit.Root, t *tables.Table) bool {
	for typ := range root.Schema.All() {
		if typ == t.Type {
			return true
		}
	}
	return false
}

// list returns the package and the name of the type of a list whose elements are carried as elem.
func (f *file) list(elem tables.Value) (pkg, name string) {
	switch elem.Form {
	case tables.Text:
		name = "TextList"
	case tables.Blob:
		name = "DataList"
	case tables.Vector:
		name = "PointerList"
	case tables.Moment, tables.Tabular:
		return f.types(), f.typeText(elem) + "_List"
	default:
		if name = number(elem) + "List"; name == "BoolList" {
			name = "BitList"
		}
	}
	return f.capnp(), name
}
