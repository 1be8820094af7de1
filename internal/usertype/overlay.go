package usertype

import (
	"bytes"
	"fmt"
	"go/parser"
	"go/token"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"golang.org/x/tools/go/packages"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// Names that the overlay gives.
const (
	overlayPrefix = "zzWirebench" // of packages, in the user's expressions
	samplesAlias  = "ZzWirebenchSamples"
	mainName      = "zzmain"
	overlayFile   = "zz_wirebench.go"
)

// overlay is what the user's packages have for the compiler alone: a file with
// exported names for what other packages could not name and, in a package main,
// which no program can import, another name of the package.
type overlay struct {
	loader *loader
	opened map[string]*opened // by import path
	names  map[string]name    // by the full name of a type
}

// opened is a package with names that others need.
type opened struct {
	pkg     *packages.Package
	imports imports
	given   []string
	lines   []string
}

// name is what other packages call a type.
type name struct{ pkg, name string }

func newOverlay(l *loader, t *target) *overlay {
	return &overlay{
		loader: l, names: make(map[string]name),
		opened: map[string]*opened{t.pkg.PkgPath: {pkg: t.pkg}},
	}
}

// fullName tells a schema's types with names apart.
func fullName(t *schema.Type) string { return t.Text(strconv.Quote) }

// add gives names to the types that have none for other packages. What
// no package of the user's can write stays as it is, and costs the codecs whose
// code must name it.
func (o *overlay) add(all iter.Seq[*schema.Type]) error {
	for t := range all {
		hidden := emit.Hidden(t)
		if t.Name == "" || len(hidden) != 1 {
			continue
		}
		p, err := o.open(hidden[0])
		if err != nil {
			return err
		}
		if editable(p.pkg) && p.sees(t) {
			o.names[fullName(t)] = name{p.pkg.PkgPath, p.alias(t)}
		}
	}
	return nil
}

func (o *overlay) open(path string) (*opened, error) {
	if o.opened[path] == nil {
		pkg, err := o.loader.load(path)
		if err != nil {
			return nil, err
		}
		o.opened[path] = &opened{pkg: pkg}
	}
	return o.opened[path], nil
}

// rename gives types their new names.
func (o *overlay) rename(all iter.Seq[*schema.Type]) {
	for t := range all {
		if t.Name == "" {
			continue
		}
		if n, ok := o.names[fullName(t)]; ok {
			t.Pkg, t.Name = n.pkg, n.name
		}
	}
}

// function is what other packages call the samples' function, which is in the
// target's package if it is not exported.
func (o *overlay) function(s *samples) string {
	if token.IsExported(s.fn) {
		return s.fn
	}
	p := o.opened[s.pkg.PkgPath]
	p.lines = append(p.lines, fmt.Sprintf("var %s = %s", samplesAlias, s.fn))
	return samplesAlias
}

// editable reports whether a package may have an overlay: the go command refuses
// them in the module cache and in its own library.
func editable(pkg *packages.Package) bool {
	m := pkg.Module
	return m != nil && (m.Main || m.Replace != nil && m.Replace.Version == "")
}

// sees reports whether the package imports all that a type's expression names.
func (p *opened) sees(t *schema.Type) bool {
	all := true
	t.Text(func(path string) string {
		all = all && (path == p.pkg.PkgPath || p.pkg.Imports[path] != nil)
		return ""
	})
	return all
}

// alias declares an exported name of a type.
func (p *opened) alias(t *schema.Type) string {
	base := emit.Exported(t.Name)
	name := base
	for n := 2; p.taken(name); n++ {
		name = base + strconv.Itoa(n)
	}
	p.given = append(p.given, name)
	p.lines = append(p.lines, fmt.Sprintf("type %s = %s", name, t.Text(func(path string) string {
		if path == p.pkg.PkgPath {
			return ""
		}
		return p.imports.add(path)
	})))
	return name
}

// taken reports whether the package or one of its files has a name already.
func (p *opened) taken(name string) bool {
	scope := p.pkg.Types.Scope()
	for i := range scope.NumChildren() {
		if scope.Child(i).Lookup(name) != nil {
			return true
		}
	}
	return scope.Lookup(name) != nil || slices.Contains(p.given, name)
}

// files are the overlay's, by the path that they stand for.
func (o *overlay) files() (map[string][]byte, error) {
	files := make(map[string][]byte)
	for _, p := range o.opened {
		pkgName := p.pkg.Name
		if pkgName == "main" {
			pkgName = mainName
			if err := renameMain(p.pkg, files); err != nil {
				return nil, err
			}
		}
		if len(p.lines) == 0 {
			continue
		}
		var b bytes.Buffer
		fmt.Fprintf(&b, "package %s\n\nimport (\n", pkgName)
		p.imports.write(&b)
		b.WriteString(")\n\n")
		for _, line := range p.lines {
			fmt.Fprintln(&b, line)
		}
		files[filepath.Join(p.pkg.Dir, overlayFile)] = b.Bytes()
	}
	return files, nil
}

// renameMain puts another name into the package clauses of a package main; the
// rest of each file, its lines too, stays as it is. Tests would be of a package
// with the old name, and are left out.
func renameMain(pkg *packages.Package, files map[string][]byte) error {
	for _, file := range pkg.GoFiles {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		fset := token.NewFileSet()
		parsed, err := parser.ParseFile(fset, file, text, parser.PackageClauseOnly)
		if err != nil {
			return err
		}
		at := fset.PositionFor(parsed.Name.Pos(), false).Offset
		end := at + len(parsed.Name.Name)
		files[file] = bytes.Join([][]byte{text[:at], text[end:]}, []byte(mainName))
	}
	tests, err := filepath.Glob(filepath.Join(pkg.Dir, "*_test.go"))
	for _, file := range tests {
		files[file] = nil
	}
	return err
}
