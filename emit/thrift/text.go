package thrift

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"reflect"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/emit/convert"
)

// Rename gives messages and fields the Go names that they have in a compiler's code, because
// compilers spell some names in their own ways. It finds structs by the order of the schema, and
// fields by the numbers in their tags.
func Rename(file string, messages []*convert.Message) error {
	code, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	var specs []*ast.TypeSpec
	for _, d := range code.Decls {
		if d, ok := d.(*ast.GenDecl); ok && d.Tok == token.TYPE {
			specs = append(specs, d.Specs[0].(*ast.TypeSpec))
		}
	}
	specs = specs[1:] // without the struct of a time
	if len(specs) != len(messages) {
		return fmt.Errorf("%s: %d types, want %d", file, len(specs), len(messages))
	}
	for i, m := range messages {
		m.Go = specs[i].Name.Name
		s, ok := specs[i].Type.(*ast.StructType)
		if !ok {
			return fmt.Errorf("%s: %s is not a struct", file, m.Go)
		}
		names, err := fieldNames(s)
		if err != nil {
			return fmt.Errorf("%s: %s: %w", file, m.Go, err)
		}
		for _, f := range m.Fields {
			name, ok := names[f.ID]
			if !ok {
				return fmt.Errorf("%s: %s has no field %d", file, m.Go, f.ID)
			}
			f.Go = name
		}
	}
	return nil
}

// fieldNames returns the field names of a struct by the numbers in tags such as `thrift:"Name,1"`.
func fieldNames(s *ast.StructType) (map[int]string, error) {
	names := make(map[int]string)
	for _, f := range s.Fields.List {
		tag, err := strconv.Unquote(f.Tag.Value)
		if err != nil {
			return nil, err
		}
		parts := strings.Split(reflect.StructTag(tag).Get("thrift"), ",")
		if len(parts) < 2 {
			return nil, fmt.Errorf("no number in the tag %s", f.Tag.Value)
		}
		id, err := strconv.Atoi(parts[1])
		if err != nil {
			return nil, err
		}
		names[id] = f.Names[0].Name
	}
	return names, nil
}

// Text returns the schema of messages.
func Text(messages []*convert.Message) string {
	var b strings.Builder
	fmt.Fprintf(&b, "// Made by wirebench from Go types.\nnamespace go %s\n", Generated)
	fmt.Fprintf(&b, "\nstruct %s {\n  1: i64 Seconds // since 1970\n  2: i32 Nanos\n}\n", timeStruct)
	for _, m := range messages {
		fmt.Fprintf(&b, "\n// %s is a %s in Go.\n%s %[1]s {\n", m.Name, m.Source, keyword(m))
		for _, f := range m.Fields {
			optional := ""
			if f.Optional && m.OneOf == "" {
				optional = "optional "
			}
			fmt.Fprintf(&b, "  %d: %s%s %s\n", f.ID, optional, typ(f.Type), f.Name)
		}
		b.WriteString("}\n")
	}
	return b.String()
}

func typ(t *convert.Type) string {
	switch t.Kind {
	case convert.Pointer:
		return typ(t.Elem)
	case convert.List:
		return "list<" + typ(t.Elem) + ">"
	case convert.Map:
		return "map<" + typ(t.Key) + ", " + typ(t.Elem) + ">"
	case convert.Pairs:
		return "list<" + t.Schema + ">"
	}
	return t.Schema
}
