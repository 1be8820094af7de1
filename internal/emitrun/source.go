package emitrun

import (
	"context"
	"errors"
	"fmt"
	"go/token"
	"go/types"
	"path"
	"regexp"
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/wirebench/wirebench/internal/imports"
)

// Source is the package of a family of data sets and all its dependencies, by import path. A root
// may be a type of any of them.
type Source struct {
	path     string
	packages map[string]*types.Package
}

// Load loads a package from source, in a folder and environment of the go command. "" and nil mean
// those of the process.
func Load(ctx context.Context, dir string, env []string, path string) (*Source, error) {
	const mode = packages.NeedName | packages.NeedTypes | packages.NeedImports | packages.NeedDeps
	pkgs, err := packages.Load(&packages.Config{Context: ctx, Mode: mode, Dir: dir, Env: env}, path)
	if err != nil {
		return nil, err
	}
	if len(pkgs[0].Errors) > 0 {
		return nil, pkgs[0].Errors[0]
	}
	s := &Source{path: path, packages: make(map[string]*types.Package)}
	packages.Visit(pkgs, nil, func(p *packages.Package) { s.packages[p.PkgPath] = p.Types })
	return s, nil
}

// qualified matches a name with the import path of its package.
var qualified = regexp.MustCompile(`((?:[\pL\pN_.~-]+/)*[\pL\pN_.~-]+)\.([\pL_][\pL\pN_]*)`)

// TypeOf finds a program's type in the source. whole is its Go expression with full import paths.
func (s *Source) TypeOf(whole string) (types.Type, error) {
	if whole == "time.Time" {
		return nil, errors.New("messages that are nothing but a time: put it into a struct or a list, as libraries that know no times need it")
	}
	// The expression is evaluated in a file that imports all packages in it. The names of these
	// imports are unique, which package names may not be.
	file := types.NewPackage("file", "file")
	var names imports.List
	var missing error
	expr := qualified.ReplaceAllStringFunc(whole, func(name string) string {
		dot := strings.LastIndexByte(name, '.')
		path := name[:dot]
		alias, known := names.Name(path)
		if !known {
			alias = names.Number(path)
			if pkg := s.packages[path]; pkg != nil {
				file.Scope().Insert(types.NewPkgName(token.NoPos, file, alias, pkg))
			} else {
				missing = fmt.Errorf("%s does not need package %s", s.path, path)
			}
		}
		return alias + name[dot:]
	})
	if missing != nil {
		return nil, unfound(whole, missing)
	}
	tv, err := types.Eval(token.NewFileSet(), file, token.NoPos, expr)
	var fault types.Error
	switch {
	case errors.As(err, &fault):
		return nil, unfound(whole, errors.New(fault.Msg))
	case err != nil:
		return nil, unfound(whole, err)
	}
	return tv.Type, nil
}

func unfound(whole string, err error) error {
	short := qualified.ReplaceAllStringFunc(whole, path.Base)
	return fmt.Errorf("no code can be made for type %s: %w; use an exported type that is declared outside of functions", short, err)
}
