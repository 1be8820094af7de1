package build

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/part"
)

// Package is a package of a program.
type Package struct {
	Path string
	// Module is its module's path, "" for packages of the standard library.
	Module string
	// Own says that it isn't a library's, but wirebench's, the program's or of the user's workspace.
	Own bool
	// Lines is the number of lines of its Go files if it is code made for a type.
	Lines int
}

// packages returns the packages that the program consists of.
func (p *program) packages(ctx context.Context) ([]Package, error) {
	type listed struct {
		ImportPath, Dir string
		GoFiles         []string
		Module          *struct {
			Path string
			Main bool
		}
	}
	args := slices.Concat([]string{"list", "-deps", "-json=ImportPath,Dir,GoFiles,Module"}, p.flags(), []string{"."})
	out, err := runGo(ctx, p.dir, p.environ(), args...)
	if err != nil {
		return nil, err
	}
	all, err := decodeAll[listed](out)
	if err != nil {
		return nil, err
	}
	var packages []Package
	for _, l := range all {
		one := Package{Path: l.ImportPath}
		if l.Module != nil {
			one.Module, one.Own = l.Module.Path, l.Module.Main || l.Module.Path == p.root()
		}
		made := slices.ContainsFunc(p.Glue, func(f part.Func) bool {
			return l.ImportPath == f.Package || strings.HasPrefix(l.ImportPath, f.Package+"/")
		})
		for _, name := range l.GoFiles {
			if !made {
				break
			}
			text, err := os.ReadFile(filepath.Join(l.Dir, name))
			if err != nil {
				return nil, err
			}
			one.Lines += bytes.Count(text, []byte{'\n'})
		}
		packages = append(packages, one)
	}
	return packages, nil
}
