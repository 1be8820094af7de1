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

// distant matches a type argument with the path of its package, as in "Page[./order.Order]".
var distant = regexp.MustCompile(`[\pL\d_.~+-]*/[\pL\d_.~+/-]*\.[\pL_][\pL\d_]*`)

// position matches where in an expression its syntax is wrong, which has one line.
var position = regexp.MustCompile(`^eval:\d+:\d+: `)

// instance finds the type that an expression has in one of the package's files. It may name what that file
// imports, and any other type by its package's path, as types are named everywhere. What it returns is
// the package as it was loaded together with those.
func (l *loader) instance(pkg *packages.Package, expr string) (*packages.Package, types.Type, error) {
	paths := map[string]string{} // of packages, by the names that they have in the expression
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
	if len(paths) > 0 { // types are the same only where packages were loaded together
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
			why += fmt.Sprintf("; of a package that no file there imports write the path too, such as %s[./order.Order]", name)
		}
		first = errors.New(why)
	}
	return nil, nil, fmt.Errorf("%s.%s: %s", pkg.Name, expr, position.ReplaceAllString(first.Error(), ""))
}

// together loads a package with others, and gives each of its files names for these.
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

// spelled is a type as its own package writes it, the same however the user did: with no blank
// behind commas, as the type's name is at run time.
func spelled(t types.Type, pkg *packages.Package) string {
	text := types.TypeString(t, func(of *types.Package) string {
		if of == pkg.Types {
			return ""
		}
		return of.Name()
	})
	return strings.ReplaceAll(text, ", ", ",")
}
