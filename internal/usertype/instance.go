package usertype

import (
	"errors"
	"fmt"
	"go/types"
	"regexp"
	"strconv"
	"strings"

	"golang.org/x/tools/go/packages"
)

// distant matches a type argument with its package's path, as in "Page[./order.Order]".
var distant = regexp.MustCompile(`[\pL\d_.~+-]*/[\pL\d_.~+/-]*\.[\pL_][\pL\d_]*`)

// position matches the position of a syntax error in an expression, which has only one line.
var position = regexp.MustCompile(`^eval:\d+:\d+: `)

// instance evaluates a type expression in one of the package's files. The expression may name
// packages that the file imports, and any other type by its package's path, as types are named
// everywhere. The returned package was loaded together with these packages.
func (l *loader) instance(pkg *packages.Package, expr string) (*packages.Package, types.Type, error) {
	paths := map[string]string{} // of packages, by their names in the expression
	var failed error
	plain := distant.ReplaceAllStringFunc(expr, func(arg string) string {
		pattern, name, err := l.split(arg)
		if err == nil {
			var of *packages.Package
			if of, err = l.load(pattern); err == nil {
				alias := overlayPrefix + strconv.Itoa(len(paths))
				paths[alias] = of.PkgPath
				return alias + "." + name
			}
		}
		failed = errors.Join(failed, err)
		return arg
	})
	if failed != nil {
		return nil, nil, failed
	}
	if len(paths) > 0 { // types are identical only in packages loaded together
		var err error
		if pkg, err = l.together(pkg, paths); err != nil {
			return nil, nil, err
		}
	}
	var first error
	for _, file := range pkg.Syntax {
		tv, err := types.Eval(pkg.Fset, pkg.Types, file.FileEnd-1, plain)
		if err == nil && !tv.IsType() {
			err = errors.New("not a type")
		}
		if err == nil {
			return pkg, tv.Type, nil
		}
		if first == nil {
			first = err
		}
	}
	var fault types.Error
	if errors.As(first, &fault) {
		why := fault.Msg
		for alias, path := range paths {
			why = strings.ReplaceAll(why, alias, path)
		}
		if strings.HasPrefix(fault.Msg, "undefined: ") && why == fault.Msg {
			name, _, _ := strings.Cut(expr, "[")
			why += fmt.Sprintf("; if no file there imports a package, write its path too, such as %s[./order.Order]", name)
		}
		first = errors.New(why)
	}
	return nil, nil, fmt.Errorf("%s.%s: %s", pkg.Name, expr, position.ReplaceAllString(first.Error(), ""))
}

// together loads a package with others, and declares names for them in each of its files.
func (l *loader) together(pkg *packages.Package, paths map[string]string) (*packages.Package, error) {
	patterns := []string{pkg.PkgPath}
	for _, path := range paths {
		patterns = append(patterns, path)
	}
	all, err := l.loadAll(patterns...)
	if err != nil {
		return nil, err
	}
	by := make(map[string]*packages.Package)
	for _, p := range all {
		by[p.PkgPath] = p
	}
	pkg = by[pkg.PkgPath]
	for _, file := range pkg.Syntax {
		for alias, path := range paths {
			pkg.TypesInfo.Scopes[file].Insert(types.NewPkgName(0, pkg.Types, alias, by[path].Types))
		}
	}
	return pkg, nil
}

// spelled is a type as its own package writes it. It does not depend on the user's spelling: commas
// have no space after them, as in the type's name at run time.
func spelled(t types.Type, pkg *packages.Package) string {
	text := types.TypeString(t, func(of *types.Package) string {
		if of == pkg.Types {
			return ""
		}
		return of.Name()
	})
	return strings.ReplaceAll(text, ", ", ",")
}
