package standalone

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// Package is what the go command reports about a package.
type Package struct {
	ImportPath, Name, Dir string
	GoFiles               []string
	Imports, TestImports  []string
	// Module is nil for packages of the standard library.
	Module *struct{ Path, Version string }
}

// Folder is the folder that gets the formats' packages, each in a folder of its own.
type Folder struct {
	// Import is its import path. Dir is the folder on disk.
	Import, Dir string
	// Packages are the emitters' packages and their dependencies, by path.
	Packages map[string]Package

	fset    token.FileSet
	sources map[string]*source
	helpers []string // paths of the packages that are copied
}

// wirebench is the path of wirebench's module.
const wirebench = "github.com/wirebench/wirebench"

// internal is the folder of copied packages.
const internal = "internal"

// errReflects is the error of a port that passes the type's mirror to the port of another codec.
var errReflects = errors.New("its library reads struct tags at run time, so there is no code to take: copy the tags in the codec's schemas to your types")

// taken returns the import path that a package has in the folder.
func (f *Folder) taken(of string) string {
	if f.isHelper(of) {
		return path.Join(f.Import, internal, strings.TrimPrefix(of, wirebench+"/"))
	}
	return of
}

// isHelper reports whether a package is copied, as all packages of wirebench are.
func (f *Folder) isHelper(of string) bool {
	m := f.Packages[of].Module
	return m != nil && m.Path == wirebench
}

// source reads a package, but only once.
func (f *Folder) source(of string) (*source, error) {
	if s, ok := f.sources[of]; ok {
		return s, nil
	}
	pkg, ok := f.Packages[of]
	if !ok {
		return nil, fmt.Errorf("unknown package %s", of)
	}
	names := make(map[string]string)
	for p, other := range f.Packages {
		names[p] = other.Name
	}
	s, err := read(&f.fset, of, pkg.Dir, pkg.GoFiles, names)
	if err != nil {
		return nil, err
	}
	if f.sources == nil {
		f.sources = make(map[string]*source)
	}
	f.sources[of] = s
	for _, file := range s.files {
		file.foreign = !f.isHelper(of) && !bytes.HasPrefix(file.text, []byte(ours))
	}
	return s, nil
}

// need picks a name of a package and everything that it needs.
func (f *Folder) need(of, name string) error {
	ports := of == wirebench+"/codec"
	s, err := f.source(of)
	if err != nil {
		return err
	}
	if ports && name != "Port" && s.decls[name] != nil {
		return errReflects
	}
	for _, d := range s.decls[name] {
		if _, method := d.node.(*ast.FuncDecl); method && ports {
			continue // methods of Port describe what was left out
		}
		if err := f.pick(s, d); err != nil {
			return err
		}
	}
	return nil
}

func (f *Folder) pick(s *source, d *decl) error {
	if d.picked {
		return nil
	}
	d.picked = true
	if f.isHelper(s.path) && !slices.Contains(f.helpers, s.path) {
		f.helpers = append(f.helpers, s.path)
	}
	if len(d.cuts) == 0 {
		d.trim()
	}
	return f.follow(s, d.file, d.node, d.cuts)
}

// follow picks what a part of a file needs.
func (f *Folder) follow(s *source, in *file, root ast.Node, cuts []cut) (err error) {
	selected := make(map[*ast.Ident]bool) // names after a dot
	inspect(root, cuts, func(n ast.Node) {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			selected[n.Sel] = true
			if of := in.imports[nameOf(n.X)]; f.isHelper(of) && err == nil {
				err = f.need(of, n.Sel.Name)
			}
		case *ast.Ident:
			if !selected[n] && err == nil {
				err = f.need(s.path, n.Name)
			}
		}
	})
	return err
}

// importsOf adds the packages that a part of a file names to the imports.
func (f *Folder) importsOf(to map[string]string, in *file, root ast.Node, cuts []cut) {
	inspect(root, cuts, func(n ast.Node) {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if of := in.imports[nameOf(s.X)]; of != "" {
				to[nameOf(s.X)] = f.taken(of)
			}
		}
	})
}

// write writes the picked declarations of a package to a folder. Each file keeps its own.
func (f *Folder) write(s *source, dir string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	for _, file := range s.files {
		to := filepath.Join(dir, file.name)
		if file.foreign {
			continue // it is already there
		}
		g := goFile{pkg: file.tree.Name.Name, imports: make(map[string]string)}
		if f.isHelper(s.path) {
			g.head = "// Copied by wirebench from its package " + s.path + " (Apache License 2.0): the parts that the code next to it needs.\n\n"
		} else {
			g.head = ours + " DO NOT EDIT.\n\n"
		}
		if file.tree.Doc != nil {
			g.head += f.commentText(file, file.tree.Doc)
		}
		written := make(map[ast.Decl]bool)
		for _, node := range file.tree.Decls {
			d := s.declOf(node)
			if d == nil || !d.picked || written[node] {
				continue
			}
			written[node] = true
			from, end := d.whole()
			fmt.Fprintf(&g.body, "%s\n\n", file.textOf(&f.fset, from, end, d.cuts))
			f.importsOf(g.imports, file, node, d.cuts)
		}
		if len(written) == 0 {
			if err := os.RemoveAll(to); err != nil {
				return err
			}
			continue
		}
		text, err := g.bytes()
		if err != nil {
			return fmt.Errorf("%s: %w", to, err)
		}
		if err := os.WriteFile(to, text, 0o666); err != nil {
			return err
		}
	}
	return nil
}

func (f *Folder) commentText(in *file, c *ast.CommentGroup) string {
	return in.textOf(&f.fset, c.Pos(), c.End(), nil) + "\n"
}

// declOf returns the declaration of a node.
func (s *source) declOf(node ast.Decl) *decl {
	for _, all := range s.decls {
		for _, d := range all {
			if d.node == node {
				return d
			}
		}
	}
	return nil
}

// Helpers writes the parts of wirebench's own packages that the folder needs. Call it after all
// other packages are written.
func (f *Folder) Helpers() error {
	for _, of := range slices.Sorted(slices.Values(f.helpers)) {
		below := strings.TrimPrefix(of, wirebench+"/")
		if err := f.write(f.sources[of], filepath.Join(f.Dir, internal, filepath.FromSlash(below))); err != nil {
			return err
		}
	}
	return nil
}
