package usertype

import (
	"bytes"
	"fmt"
	"go/parser"
	"go/token"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/internal/imports"
	"github.com/wirebench/wirebench/internal/surrogate"
	"github.com/wirebench/wirebench/schema"
)

// dataPackage is the Go code between the program and the user's package: a data package that imports
// the user's package, and an overlay with names for everything that can't be imported.
type dataPackage struct {
	target  *target
	samples *samples
	overlay *overlay
	imports imports.List
	typ     string // the type as the data package writes it
	fn      string // the samples' function as the data package writes it, "" if there is none
	message string // path of the package with the type's message, "" if it has none
	partial bool   // codecs may have messages of their own, from another file of the data package
	skip    bool   // leave out samples that do not fit
}

// importLines are the lines of an import declaration.
func importLines(b *bytes.Buffer, l *imports.List) {
	for name, path := range l.All() {
		fmt.Fprintf(b, "\t%s %q\n", name, path)
	}
}

// newDataPackage gives names to everything in the type and its message that other packages must name.
func newDataPackage(l *loader, t *target, s *samples, typ *schema.Schema, m *surrogate.Message) (*dataPackage, error) {
	g := &dataPackage{target: t, samples: s, overlay: newOverlay(l, t)}
	types := typ.All()
	if m != nil {
		types = m.Types()
	}
	if err := g.overlay.add(types); err != nil {
		return nil, err
	}
	g.overlay.rename(types)
	same := s.fn == "" || s.pkg.PkgPath == t.pkg.PkgPath
	open := s.fn == "" || token.IsExported(s.fn)
	hidden := emit.Hidden(typ.Root)
	switch {
	case !same && (!open || s.pkg.Name == "main"):
		return nil, fmt.Errorf("samples: %s.%s can't be called from another package: export it, or move it to package %s", s.pkg.PkgPath, s.fn, t.pkg.PkgPath)
	case !editable(t.pkg) && (len(hidden) > 0 || !open || t.pkg.Name == "main"):
		return nil, fmt.Errorf("%s can't be imported, and its module %s is in the module cache: name an exported type, or work in a checkout of that module", t.name(), t.pkg.Module.Path)
	case len(hidden) > 0:
		return nil, fmt.Errorf("%s is a type that only package %s can name: export it", t.name(), hidden[0])
	}
	g.typ = typ.Root.Text(g.imports.Number)
	if _, err := parser.ParseExpr(g.typ); err != nil {
		return nil, fmt.Errorf("%s is a type that no other package can write: declare it with a name", t.name())
	}
	if s.fn != "" {
		g.fn = g.imports.Number(s.pkg.PkgPath) + "." + g.overlay.function(s)
	}
	return g, nil
}

// dataPackage returns the source of a package whose data set is the user's type.
func (g *dataPackage) dataPackage() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "// Package data is %s as a data set.\npackage data\n\n", g.target.name())
	fmt.Fprintf(&b, "import (\n\t\"github.com/wirebench/wirebench/corpus\"\n")
	if g.samples.file != "" {
		fmt.Fprintf(&b, "\t\"github.com/wirebench/wirebench/rt/files\"\n\t\"os\"\n")
	}
	importLines(&b, &g.imports)
	options := ""
	if g.message != "" {
		fmt.Fprintf(&b, "\tmessage %q\n", g.message)
		options = "\tset.Type.Surrogate = message.Surrogate()\n"
		if lost := quotedList(g.samples.lost); lost != "" {
			options += fmt.Sprintf("\tset.Type.Surrogate.LeftOut = []string{%s}\n", lost)
		}
	}
	if g.skip {
		options += "\tset.SkipUnfit = true\n"
	}
	if g.samples.fault != "" {
		options += fmt.Sprintf("\tset.Fault = %q\n", g.samples.fault)
	}
	if g.samples.deadly {
		options += "\tset.Deadly = true\n"
	}
	if g.partial {
		options += "\tset.Type.Partial = partial()\n"
	}
	fmt.Fprintf(&b, ")\n\n// Sets returns the data set.\nfunc Sets() []corpus.Set {\n\tset := ")
	switch {
	case g.fn != "":
		fmt.Fprintf(&b, "corpus.%s[%s](%q, %s)", g.samples.from, g.typ, g.target.name(), g.fn)
	case g.samples.file != "":
		fmt.Fprintf(&b, "files.Set[%s](%q, os.Getenv(%q))", g.typ, g.target.name(), samplesVariable)
	default:
		fmt.Fprintf(&b, "corpus.Synthetic[%s](%q)", g.typ, g.target.name())
	}
	fmt.Fprintf(&b, "\n%s\treturn []corpus.Set{set}\n}\n", options)
	return b.Bytes()
}
