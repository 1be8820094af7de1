package own

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"strconv"

	"golang.org/x/tools/go/packages"
)

// Names that the overlay gives to what other packages can't name.
const (
	typeAlias    = "ZzWirebench"
	samplesAlias = "ZzWirebenchSamples"
	mainName     = "zzmain"
	overlayFile  = "zz_wirebench.go"
)

// dataGlue is the Go code between the program and the user's package: a data
// package that imports it and, where the type or the samples can't be imported,
// an overlay that gives them exported names. The overlay exists for the compiler
// alone.
type dataGlue struct {
	target  *target
	samples *samples
	imports imports
	typ     string // how the data package writes the type
	fn      string // and the function, if there is one

	ownImports imports // of the overlay's file
	alias      string  // what typeAlias stands for there, "" if not needed
	fnAlias    string
}

// imports are the packages that a file names, in the order of their first use.
type imports []string

func (i *imports) add(path string) string {
	for n, p := range *i {
		if p == path {
			return "p" + strconv.Itoa(n)
		}
	}
	*i = append(*i, path)
	return "p" + strconv.Itoa(len(*i)-1)
}

func newGlue(t *target, s *samples) (*dataGlue, error) {
	g := &dataGlue{target: t, samples: s}
	own := t.pkg.Types
	var direct imports
	typ := types.TypeString(t.typ, func(p *types.Package) string { return direct.add(p.Path()) })
	hidden, err := unexported(typ)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", t.name(), err)
	}
	isMain := t.pkg.Name == "main"
	if hidden || isMain {
		g.alias = types.TypeString(t.typ, func(p *types.Package) string {
			if p == own {
				return ""
			}
			return g.ownImports.add(p.Path())
		})
		g.typ = g.imports.add(t.pkg.PkgPath) + "." + typeAlias
	} else {
		g.imports, g.typ = direct, typ
	}
	if s.file == "" {
		same := s.pkg.PkgPath == t.pkg.PkgPath
		open := token.IsExported(s.fn)
		if !same && (!open || s.pkg.Name == "main") {
			return nil, fmt.Errorf("samples: %s.%s can't be called from elsewhere: export it, or have it in package %s", s.pkg.PkgPath, s.fn, t.pkg.PkgPath)
		}
		name := s.fn
		if !open {
			g.fnAlias, name = s.fn, samplesAlias
		}
		g.fn = g.imports.add(s.pkg.PkgPath) + "." + name
	}
	return g, g.possible()
}

// unexported reports whether a type's text names what only its own package can.
func unexported(typ string) (bool, error) {
	expr, err := parser.ParseExpr(typ)
	if err != nil {
		return false, err
	}
	hidden := false
	ast.Inspect(expr, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok && !s.Sel.IsExported() {
			hidden = true
		}
		return true
	})
	return hidden, nil
}

// overlaid reports whether the data package can't do without the overlay.
func (g *dataGlue) overlaid() bool { return g.alias != "" || g.fnAlias != "" }

// possible: the go command refuses overlays in the module cache.
func (g *dataGlue) possible() error {
	if m := g.target.pkg.Module; g.overlaid() && !m.Main && (m.Replace == nil || m.Replace.Version != "") {
		return fmt.Errorf("%s can't be imported, and its module %s is in the module cache: name an exported type, or work in a checkout of that module", g.target.name(), m.Path)
	}
	return nil
}

// dataPackage is the source of a package whose data set is the user's type.
func (g *dataGlue) dataPackage() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "// Package data is %s as a data set.\npackage data\n\n", g.target.name())
	fmt.Fprintf(&b, "import (\n\t\"github.com/wirebench/wirebench/corpus\"\n")
	writeImports(&b, g.imports)
	fmt.Fprintf(&b, ")\n\n// Sets returns the data set.\nfunc Sets() []corpus.Set {\n\treturn []corpus.Set{")
	if g.fn != "" {
		fmt.Fprintf(&b, "corpus.Values[%s](%q, %s)", g.typ, g.target.name(), g.fn)
	} else {
		fmt.Fprintf(&b, "corpus.Samples[%s](%q, %q)", g.typ, g.target.name(), g.samples.file)
	}
	b.WriteString("}\n}\n")
	return b.Bytes()
}

func writeImports(b *bytes.Buffer, all imports) {
	for i, path := range all {
		fmt.Fprintf(b, "\tp%d %q\n", i, path)
	}
}

// overlay is the changes to the user's package, nil if there are none: a file
// with the aliases and, since no program can import a package main, another
// package name in its files.
func (g *dataGlue) overlay() (map[string][]byte, error) {
	if !g.overlaid() {
		return nil, nil
	}
	pkg := g.target.pkg
	files := map[string][]byte{}
	name := pkg.Name
	if name == "main" {
		name = mainName
		if err := renameMain(pkg, files); err != nil {
			return nil, err
		}
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "package %s\n\n", name)
	if len(g.ownImports) > 0 {
		b.WriteString("import (\n")
		writeImports(&b, g.ownImports)
		b.WriteString(")\n\n")
	}
	if g.alias != "" {
		fmt.Fprintf(&b, "type %s = %s\n", typeAlias, g.alias)
	}
	if g.fnAlias != "" {
		fmt.Fprintf(&b, "var %s = %s\n", samplesAlias, g.fnAlias)
	}
	files[filepath.Join(pkg.Dir, overlayFile)] = b.Bytes()
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
