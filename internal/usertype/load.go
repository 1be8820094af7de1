package usertype

import (
	"context"
	"fmt"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"
	"golang.org/x/tools/go/packages"
)

// loader loads packages as the user's modules see them.
type loader struct {
	ctx context.Context
	dir string
	env []string
}

// target is the type that is measured.
type target struct {
	pkg  *packages.Package
	expr string // as written in the package itself: "Order", "Page[int,string]"
	typ  types.Type
}

// name is the name of the type's data set.
func (t *target) name() string { return t.pkg.Name + "." + t.expr }

// split splits "./order.Order" and "./page.Page[a.B]" into the package and the name in it. A name
// without a package belongs to the package in dir.
func (l *loader) split(arg string) (pattern, expr string, err error) {
	if strings.HasPrefix(arg, "[") || strings.HasPrefix(arg, "map[") {
		return "", "", fmt.Errorf("%q: a list or map has no name: declare one in your module, such as type Orders []order.Order, and name that", arg)
	}
	if strings.HasPrefix(arg, "*") {
		return "", "", fmt.Errorf("%q: name the type without the asterisk; messages are pointers to it if that matters", arg)
	}
	head, _, _ := strings.Cut(arg, "[")
	dot := strings.LastIndexByte(head, '.')
	if dot < strings.LastIndexByte(head, '/') {
		return "", "", fmt.Errorf("%q: write a package and a name in it, such as ./order.Order", arg)
	}
	pattern, expr = head[:max(dot, 0)], arg[dot+1:]
	if name, _, _ := strings.Cut(expr, "["); !token.IsIdentifier(name) {
		return "", "", fmt.Errorf("%q: %q isn't a name of Go; write a package and a name in it, such as ./order.Order", arg, name)
	}
	if pattern == "" {
		pattern = "."
	}
	// "order.Order" means the folder, if it exists.
	if !strings.HasPrefix(pattern, ".") && !filepath.IsAbs(pattern) {
		if info, err := os.Stat(filepath.Join(l.dir, pattern)); err == nil && info.IsDir() {
			pattern = "./" + pattern
		}
	}
	return pattern, expr, nil
}

// loadAll loads packages together, so that a type is identical in all of them.
func (l *loader) loadAll(patterns ...string) ([]*packages.Package, error) {
	const mode = packages.NeedName | packages.NeedFiles | packages.NeedModule | packages.NeedImports |
		packages.NeedTypes | packages.NeedTypesSizes | packages.NeedSyntax | packages.NeedTypesInfo
	pkgs, err := packages.Load(&packages.Config{Context: l.ctx, Mode: mode, Dir: l.dir, Env: l.env}, patterns...)
	if l.ctx.Err() != nil {
		return nil, l.ctx.Err()
	}
	if err != nil {
		line, _, _ := strings.Cut(err.Error(), "\n")
		return nil, fmt.Errorf("%s: %s", strings.Join(patterns, " "), line)
	}
	return pkgs, nil
}

// load loads the one package that a pattern matches.
func (l *loader) load(pattern string) (*packages.Package, error) {
	pkgs, err := l.loadAll(pattern)
	if err != nil {
		return nil, err
	}
	if len(pkgs) != 1 {
		return nil, fmt.Errorf("%s matches %d packages: name one", pattern, len(pkgs))
	}
	pkg := pkgs[0]
	if len(pkg.Errors) > 0 {
		// The first element of a module's import path contains a dot.
		if first, _, _ := strings.Cut(pattern, "/"); !strings.Contains(first, ".") && pkg.Errors[0].Kind == packages.ListError {
			return nil, fmt.Errorf("no package %s: it is neither a folder in %s nor an import path", pattern, l.dir)
		}
	}
	// The package's imports must compile too.
	var faults []packages.Error
	packages.Visit(pkgs, nil, func(p *packages.Package) { faults = append(faults, p.Errors...) })
	if len(faults) > 0 && strings.Contains(faults[0].Msg, "build constraints exclude all Go files") {
		return nil, fmt.Errorf("package %s has no file for this system and these build tags: name tags in the environment, such as GOFLAGS=-tags=integration", pattern)
	}
	if len(faults) > 0 {
		return nil, fmt.Errorf("package %s can't be used:%s", pattern, complaints(faults, l.dir))
	}
	return pkg, nil
}

// complaints formats compiler errors without headings, with file names relative to dir. A single
// error stays on the line; several follow on lines of their own.
func complaints(all []packages.Error, dir string) string {
	const most = 10
	var lines []string
	for _, e := range all {
		for line := range strings.Lines(strings.TrimPrefix(e.Error(), "-: ")) {
			line = strings.TrimPrefix(strings.TrimSpace(line), dir+string(filepath.Separator))
			if line != "" && !strings.HasPrefix(line, "#") && !slices.Contains(lines, line) {
				lines = append(lines, line)
			}
		}
	}
	if more := len(lines) - most; more > 0 {
		lines = append(lines[:most], fmt.Sprintf("and %d more; go vet shows all", more))
	}
	if len(lines) == 1 {
		return " " + lines[0]
	}
	return "\n\t" + strings.Join(lines, "\n\t")
}

// target loads the type named by arg.
func (l *loader) target(arg string) (*target, error) {
	pattern, expr, err := l.split(arg)
	if err != nil {
		return nil, err
	}
	pkg, err := l.load(pattern)
	if err != nil {
		return nil, err
	}
	if pkg.Module == nil {
		return nil, fmt.Errorf("package %s is in no module: its types can be measured as fields of a type of yours", pkg.PkgPath)
	}
	name, arguments, _ := strings.Cut(expr, "[")
	obj, ok := pkg.Types.Scope().Lookup(name).(*types.TypeName)
	if !ok {
		isType := func(o types.Object) bool { _, ok := o.(*types.TypeName); return ok }
		return nil, missing("type", name, pkg, isType)
	}
	t := &target{pkg: pkg, expr: expr, typ: obj.Type()}
	generic, ok := t.typ.(interface{ TypeParams() *types.TypeParamList })
	switch open := ok && generic.TypeParams().Len() > 0; {
	case open && arguments == "":
		return nil, fmt.Errorf("%s has type parameters: name an instance, such as %s[int]", t.name(), name)
	case open:
		if t.pkg, t.typ, err = l.instance(pkg, expr); err != nil {
			return nil, err
		}
		t.expr = spelled(t.typ, t.pkg)
	case arguments != "":
		return nil, fmt.Errorf("%s.%s has no type parameters", pkg.Name, name)
	}
	if types.IsInterface(t.typ) {
		return nil, fmt.Errorf("%s is an interface: name a type that implements it", t.name())
	}
	return t, nil
}

// missing is the error for a name that the package lacks. It suggests the name with the most
// similar spelling, or several if they are close.
func missing(kind, name string, pkg *packages.Package, fits func(types.Object) bool) error {
	type near struct {
		name     string
		distance int
	}
	var all []near
	for _, other := range pkg.Types.Scope().Names() {
		if fits(pkg.Types.Scope().Lookup(other)) {
			all = append(all, near{other, levenshtein.ComputeDistance(strings.ToLower(name), strings.ToLower(other))})
		}
	}
	if len(all) == 0 {
		return fmt.Errorf("package %s has no %s %s, and no other one", pkg.PkgPath, kind, name)
	}
	slices.SortStableFunc(all, func(a, b near) int { return a.distance - b.distance })
	const most = 3
	names := []string{all[0].name}
	for _, n := range all[1:min(len(all), most)] {
		if n.distance <= all[0].distance+1 && n.distance <= max(2, len(name)/3) {
			names = append(names, n.name)
		}
	}
	verb := "is"
	if len(names) > 1 {
		verb = "are"
	}
	return fmt.Errorf("package %s has no %s %s; the nearest %s %s", pkg.PkgPath, kind, name, verb, strings.Join(names, ", "))
}
