package skeleton

import (
	"context"
	"fmt"
	"go/types"

	"golang.org/x/tools/go/packages"
)

// inspect finds the module that has the library, and how it encodes and decodes any value.
func (p *Part) inspect(ctx context.Context, dir string) error {
	pkgs, err := packages.Load(&packages.Config{
		Context: ctx, Dir: dir, Env: environ(),
		Mode: packages.NeedName | packages.NeedModule | packages.NeedTypes | packages.NeedImports | packages.NeedDeps,
	}, p.Library)
	if err != nil {
		return fmt.Errorf("%s: %w", p.Library, err)
	}
	pkg := pkgs[0]
	if len(pkg.Errors) > 0 {
		return fmt.Errorf("%s: %w", p.Library, pkg.Errors[0])
	}
	p.Module = "std"
	if pkg.Module != nil {
		p.Module = pkg.Module.Path
	}
	isBytes := func(t types.Type) bool { return types.Identical(t, byteSlice) }
	encode := call(pkg.Types, "Marshal", "v", []check{isAny}, byteSlice, errorType)
	decode := call(pkg.Types, "Unmarshal", "b, v", []check{isBytes, isAny}, errorType)
	if encode != "" && decode != "" {
		p.Marshal, p.Unmarshal = encode, decode
	}
	return nil
}

var (
	byteSlice = types.NewSlice(types.Typ[types.Byte])
	errorType = types.Universe.Lookup("error").Type()
)

// check reports whether a parameter takes the argument.
type check func(types.Type) bool

func isAny(t types.Type) bool {
	i, ok := t.Underlying().(*types.Interface)
	return ok && i.Empty()
}

// call returns a call of the package's function with the arguments, or "" if it has no such
// function. Options that can be left out are left out.
func call(pkg *types.Package, name, args string, params []check, results ...types.Type) string {
	f, ok := pkg.Scope().Lookup(name).(*types.Func)
	if !ok {
		return ""
	}
	s := f.Signature()
	n := s.Params().Len()
	if s.Variadic() {
		n--
	}
	if n != len(params) || s.Results().Len() != len(results) || s.TypeParams().Len() > 0 {
		return ""
	}
	for i, fits := range params {
		if !fits(s.Params().At(i).Type()) {
			return ""
		}
	}
	for i, t := range results {
		if !types.Identical(s.Results().At(i).Type(), t) {
			return ""
		}
	}
	return fmt.Sprintf("lib.%s(%s)", name, args)
}
