package thrift

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
)

const schemaFile = "types.thrift"

// compile writes the schema, has its code made, and gives the messages the names that
// they have there.
func compile(ctx context.Context, j *emit.Job, messages []*convert.Message) error {
	if err := j.WriteFile(schemaFile, []byte(text(messages))); err != nil {
		return err
	}
	_, err := emit.Command(ctx, j.Dir, j.Env, "thrift", "--gen", "go:skip_remote", "-out", ".", schemaFile)
	switch {
	case errors.Is(err, exec.ErrNotFound):
		return errors.New("thrift is missing: install the Debian package thrift-compiler")
	case err != nil:
		return err
	}
	files, err := filepath.Glob(filepath.Join(j.Dir, generated, "*.go"))
	if err != nil {
		return err
	}
	for _, file := range files {
		code, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if code, err = format.Source(code); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		if err := os.WriteFile(file, code, 0o666); err != nil {
			return err
		}
	}
	return rename(filepath.Join(j.Dir, generated, "types.go"), messages)
}

// rename takes the names of structs and fields from the code: the compiler spells some
// in its own way. Structs stand in the order of the schema, fields in that of their
// numbers.
func rename(file string, messages []*convert.Message) error {
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
	specs = specs[1:] // the first is that of a time
	if len(specs) != len(messages) {
		return fmt.Errorf("%s: %d types, want %d", file, len(specs), len(messages))
	}
	for i, m := range messages {
		m.Go = specs[i].Name.Name
		s, ok := specs[i].Type.(*ast.StructType)
		if !ok || len(s.Fields.List) != len(m.Fields) {
			return fmt.Errorf("%s: %s is not a struct of %d fields", file, m.Go, len(m.Fields))
		}
		fields := slices.SortedFunc(slices.Values(m.Fields), func(a, b *convert.Field) int { return cmp.Compare(a.ID, b.ID) })
		for k, f := range fields {
			f.Go = s.Fields.List[k].Names[0].Name
		}
	}
	return nil
}

// text is the schema of messages.
func text(messages []*convert.Message) string {
	var b strings.Builder
	fmt.Fprintf(&b, "// Made by wirebench from Go types.\nnamespace go %s\n", generated)
	fmt.Fprintf(&b, "\nstruct %s {\n  1: i64 Seconds // since 1970\n  2: i32 Nanos\n}\n", timeStruct)
	for _, m := range messages {
		fmt.Fprintf(&b, "\n// %s is a %s in Go.\nstruct %[1]s {\n", m.Name, m.Source)
		for _, f := range m.Fields {
			optional := ""
			if f.Optional {
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
