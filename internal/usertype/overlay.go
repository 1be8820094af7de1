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
	"github.com/wirebench/wirebench/internal/imports"
	"github.com/wirebench/wirebench/schema"
)

// Names that the overlay introduces.
const (
	overlayPrefix = "zzWirebench" // prefix of package names in the user's expressions
	samplesAlias  = "ZzWirebenchSamples"
	mainName      = "zzmain"
	overlayFile   = "zz_wirebench.go"
)

// overlay is an addition to the user's packages that only the compiler sees. It adds a file with
// exported names for things that other packages can't name. It also renames a package main, because
// no program can import one.
type overlay struct {
	loader *loader
	opened map[string]*opened // by import path
	names  map[string]name    // by the full name of a type
}

// opened is a package with names that other packages need.
type opened struct {
	pkg     *packages.Package
	imports imports.List
	given   []string
	lines   []string
}

// name is how other packages refer to a type.
type name struct{ pkg, name string }

func newOverlay(l *loader, t *target) *overlay {
	return &overlay{
		loader: l, names: make(map[string]name),
		opened: map[string]*opened{t.pkg.PkgPath: {pkg: t.pkg}},
	}
}

// fullName identifies a named type of a schema.
func fullName(t *schema.Type) string { return t.Text(strconv.Quote) }

// add gives names to the types that other packages can't name. A type that no package of the user's
// can write stays as it is. Codecs whose code must name it are lost.
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

// rename sets the new names in the schema's types.
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

// function returns the name by which other packages call the samples' function. If it is not
// exported, it is in the target's package.
func (o *overlay) function(s *samples) string {
	if token.IsExported(s.fn) {
		return s.fn
	}
	p := o.opened[s.pkg.PkgPath]
	p.lines = append(p.lines, fmt.Sprintf("var %s = %s", samplesAlias, s.fn))
	return samplesAlias
}

// editable reports whether a package may have an overlay. The go command refuses overlays in the
// module cache and in the standard library.
func editable(pkg *packages.Package) bool {
	m := pkg.Module
	return m != nil && (m.Main || m.Replace != nil && m.Replace.Version == "")
}

// sees reports whether the package imports all packages that a type's expression names.
func (p *opened) sees(t *schema.Type) bool {
	all := true
	t.Text(func(path string) string {
		all = all && (path == p.pkg.PkgPath || p.pkg.Imports[path] != nil)
		return ""
	})
	return all
}

// alias declares an exported name for a type.
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
		return p.imports.Number(path)
	})))
	return name
}

// taken reports whether the package or one of its files already uses the name.
func (p *opened) taken(name string) bool {
	scope := p.pkg.Types.Scope()
	for i := range scope.NumChildren() {
		if scope.Child(i).Lookup(name) != nil {
			return true
		}
	}
	return scope.Lookup(name) != nil || slices.Contains(p.given, name)
}

// files returns the overlay's files, by the path that the compiler sees.
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
		importLines(&b, &p.imports)
		b.WriteString(")\n\n")
		for _, line := range p.lines {
			fmt.Fprintln(&b, line)
		}
		files[filepath.Join(p.pkg.Dir, overlayFile)] = b.Bytes()
	}
	return files, nil
}

// renameMain changes the name in the package clauses of a package main. The rest of each file stays
// the same, including its lines. Tests would have the old package name, so they are left out.
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
