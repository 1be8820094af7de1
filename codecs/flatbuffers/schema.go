package flatbuffers

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/emit/tables"
)

// text returns the schema of all types.
func (f *file) text() string {
	var s strings.Builder
	fmt.Fprintf(&s, "// Made by wirebench from Go types.\n\nnamespace %s;\n", generated)
	if f.Moment != "" {
		fmt.Fprintf(&s, "\nstruct %s {\n  seconds: int64; // since 1970\n  nanos: uint32;\n  offset: int32; // of the zone, in seconds\n}\n", f.Moment)
	}
	for _, u := range f.Unions {
		fmt.Fprintf(&s, "\nunion %s {\n", u.Name)
		for _, a := range u.Alternatives {
			fmt.Fprintf(&s, "  %s: %s,\n", a.Name, a.Table.Name)
		}
		s.WriteString("}\n")
	}
	for _, t := range f.Tables {
		fmt.Fprintf(&s, "\ntable %s {\n", t.Name)
		for _, field := range t.Declared() {
			attribute := ""
			if field.Optional && field.Form == tables.Scalar {
				attribute = " = null"
			}
			if slices.Contains(t.Retired, field) {
				attribute += " (deprecated)"
			}
			fmt.Fprintf(&s, "  %s: %s%s;\n", field.Name, f.typeText(field.Value), attribute)
		}
		s.WriteString("}\n")
	}
	return s.String()
}

func (f *file) typeText(v tables.Value) string {
	switch v.Form {
	case tables.Text:
		return "string"
	case tables.Blob:
		return "[uint8]"
	case tables.Moment:
		return f.Moment
	case tables.Tabular:
		return v.Table.Name
	case tables.OneOf:
		return v.Union.Name
	case tables.Vector:
		return "[" + f.typeText(*v.Elem) + "]"
	}
	return tables.Number(v.Type)
}
