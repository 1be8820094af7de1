package main

import (
	"bytes"
	"cmp"
	"fmt"
	"go/ast"
	"go/doc"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// goSource returns the source of the named declarations, in that order. If path is a file, it
// includes their comments, and all functions and types if none is named. If path is a package's
// folder, it leaves out comments: a document shows the fields of a type, and go doc explains them.
func goSource(path string, names ...string) (string, error) {
	if info, err := os.Stat(path); err != nil {
		return "", err
	} else if !info.IsDir() {
		return fileSource(path, names)
	}
	files, err := filepath.Glob(filepath.Join(path, "*.go"))
	if err != nil {
		return "", err
	}
	found := make(map[string]string)
	for _, name := range files {
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			return "", err
		}
		for _, d := range file.Decls {
			var text bytes.Buffer
			if err := format.Node(&text, fset, d); err != nil {
				return "", err
			}
			dense, err := format.Source(blank.ReplaceAll(text.Bytes(), []byte("\n")))
			if err != nil {
				return "", err
			}
			found[declared(d)] = string(dense)
		}
	}
	return pick(path, found, names)
}

// blank finds the blank lines that comments leave.
var blank = regexp.MustCompile(`\n\n+`)

func fileSource(path string, names []string) (string, error) {
	src, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, path, src, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return "", err
	}
	found := make(map[string]string)
	var all []string
	for _, d := range file.Decls {
		name := declared(d)
		if name == "" {
			continue
		}
		found[name] = string(src[fset.Position(begin(d)).Offset:fset.Position(d.End()).Offset])
		all = append(all, name)
	}
	if len(names) == 0 {
		names = all
	}
	return pick(path, found, names)
}

func pick(path string, found map[string]string, names []string) (string, error) {
	texts := make([]string, len(names))
	for i, name := range names {
		if found[name] == "" {
			return "", fmt.Errorf("%s declares no %s", path, name)
		}
		texts[i] = found[name]
	}
	return strings.Join(texts, "\n\n"), nil
}

// begin returns where a declaration begins, with its comment.
func begin(d ast.Decl) token.Pos {
	var comment *ast.CommentGroup
	switch d := d.(type) {
	case *ast.FuncDecl:
		comment = d.Doc
	case *ast.GenDecl:
		comment = d.Doc
	}
	if comment != nil {
		return comment.Pos()
	}
	return d.Pos()
}

// declared returns the name of a function or type, and the first name of other declarations. It
// returns "" for imports and methods.
func declared(d ast.Decl) string {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Recv == nil {
			return d.Name.Name
		}
	case *ast.GenDecl:
		switch s := d.Specs[0].(type) {
		case *ast.TypeSpec:
			return s.Name.Name
		case *ast.ValueSpec:
			return s.Names[0].Name
		}
	}
	return ""
}

// mustNot finds the sentence of a package comment that says what the package is ignorant of.
var mustNot = regexp.MustCompile(`It must not know ([^.]+)\.`)

// packageTable returns a Markdown table of packages: the first sentence of each package comment,
// and what the package must not know.
func packageTable(patterns ...string) (string, error) {
	list := exec.Command("go", append([]string{"list", "-f", "{{.ImportPath}}\t{{.Dir}}\t{{.Module.Path}}/"}, patterns...)...)
	list.Stderr = os.Stderr
	out, err := list.Output()
	if err != nil {
		return "", fmt.Errorf("go list: %w", err)
	}
	var b strings.Builder
	b.WriteString("| package | what it is for | it must not know |\n|---|---|---|\n")
	for line := range strings.Lines(string(out)) {
		f := strings.Split(strings.TrimSpace(line), "\t")
		comment, err := packageComment(f[1])
		if err != nil {
			return "", err
		}
		first := strings.TrimPrefix(new(doc.Package).Synopsis(comment), "Package ")
		_, what, _ := strings.Cut(first, " ")
		var not string
		if m := mustNot.FindStringSubmatch(strings.Join(strings.Fields(comment), " ")); m != nil {
			not = m[1]
		}
		name := strings.TrimSuffix(cmp.Or(strings.TrimPrefix(f[0]+"/", f[2]), "."), "/")
		fmt.Fprintf(&b, "| `%s` | %s | %s |\n", name, cell(what), cell(not))
	}
	return b.String(), nil
}

// cell returns the text as a cell of a Markdown table.
func cell(text string) string {
	return strings.ReplaceAll(strings.TrimSuffix(text, "."), "|", `\|`)
}

// packageComment returns the comment of the package in the folder.
func packageComment(dir string) (string, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return "", err
	}
	slices.Sort(files)
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.PackageClauseOnly|parser.ParseComments)
		if err != nil {
			return "", err
		}
		if file.Doc != nil && !strings.HasSuffix(name, "_test.go") {
			return file.Doc.Text(), nil
		}
	}
	return "", nil
}
