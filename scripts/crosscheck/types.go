package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// typesSource returns the source of package types: the declarations of the given types in the files
// of some folders, and of the types that they refer to.
func typesSource(folders []string, roots []string) ([]byte, error) {
	files := token.NewFileSet()
	all := map[string]*ast.TypeSpec{}
	for _, folder := range folders {
		sources, err := filepath.Glob(filepath.Join(folder, "*.go"))
		if err != nil {
			return nil, err
		}
		for _, source := range sources {
			file, err := parser.ParseFile(files, source, nil, 0)
			if err != nil {
				return nil, err
			}
			for _, d := range file.Decls {
				if d, ok := d.(*ast.GenDecl); ok && d.Tok == token.TYPE {
					for _, s := range d.Specs {
						s := s.(*ast.TypeSpec)
						all[s.Name.Name] = s
					}
				}
			}
		}
	}
	var text bytes.Buffer
	text.WriteString("package types\n\nimport \"time\"\n\ntype People []Person\n")
	var done []string
	var declare func(name string) error
	declare = func(name string) error {
		s := all[name]
		if s == nil || slices.Contains(done, name) {
			return nil // predeclared, or a field's name
		}
		done = append(done, name)
		text.WriteString("\ntype ")
		if err := format.Node(&text, files, s); err != nil {
			return err
		}
		text.WriteString("\n")
		var failed error
		ast.Inspect(s.Type, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && failed == nil {
				failed = declare(id.Name)
			}
			return true
		})
		return failed
	}
	for _, name := range roots {
		if name != "People" && all[name] == nil {
			return nil, fmt.Errorf("no file of %s declares the type %s", strings.Join(folders, ", "), name)
		}
		if err := declare(name); err != nil {
			return nil, err
		}
	}
	return format.Source(text.Bytes())
}

// write makes a file and its folder.
func write(name string, text []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		return err
	}
	return os.WriteFile(name, text, 0o666)
}
