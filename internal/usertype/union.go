package usertype

import (
	"fmt"
	"go/types"
	"strings"

	"github.com/wirebench/wirebench/schema"
)

// unions parses the user's types behind interfaces, "Iface=T1,T2", where each name is a package and
// a name in it.
func (l *loader) unions(args []string) (schema.Unions, error) {
	unions := make(schema.Unions)
	for _, arg := range args {
		name, list, ok := strings.Cut(arg, "=")
		if !ok {
			return nil, fmt.Errorf("union %q: write an interface and the types that it holds, such as ./shape.Shape=./shape.Circle,./shape.Square", arg)
		}
		iface, err := l.named(name)
		if err != nil {
			return nil, fmt.Errorf("union %s: %w", name, err)
		}
		methods, ok := iface.Underlying().(*types.Interface)
		if !ok || methods.NumMethods() == 0 {
			return nil, fmt.Errorf("union %s: it isn't an interface with methods", name)
		}
		key := iface.Obj().Pkg().Path() + "." + iface.Obj().Name()
		for _, behind := range strings.Split(list, ",") {
			t, err := l.named(strings.TrimPrefix(behind, "*"))
			if err != nil {
				return nil, fmt.Errorf("union %s: %w", name, err)
			}
			typ, lacks := having(t, methods)
			if lacks != "" {
				return nil, fmt.Errorf("union %s: %s has no method %s", name, behind, lacks)
			}
			unions[key] = append(unions[key], typ)
		}
	}
	return unions, nil
}

// named loads a type by its package and name.
func (l *loader) named(arg string) (*types.Named, error) {
	pattern, name, err := l.split(arg)
	if err != nil {
		return nil, err
	}
	pkg, err := l.load(pattern)
	if err != nil {
		return nil, err
	}
	isType := func(o types.Object) bool { _, ok := o.(*types.TypeName); return ok }
	obj := pkg.Types.Scope().Lookup(name)
	if obj == nil || !isType(obj) {
		return nil, missing("type", name, pkg, isType)
	}
	named, ok := types.Unalias(obj.Type()).(*types.Named)
	if !ok {
		return nil, fmt.Errorf("%s isn't a named type", arg)
	}
	return named, nil
}

// having returns the type or the pointer to it, whichever has methods with these names. If both
// lack one, it returns that method's name. Packages that were loaded separately have distinct
// types, so names decide.
func having(t types.Type, methods *types.Interface) (typ types.Type, lacks string) {
	for _, typ := range []types.Type{t, types.NewPointer(t)} {
		set := types.NewMethodSet(typ)
		lacks = ""
		for m := range methods.Methods() {
			if set.Lookup(m.Pkg(), m.Name()) == nil && (m.Exported() || !hasName(set, m.Name())) {
				lacks = m.Name()
			}
		}
		if lacks == "" {
			return typ, ""
		}
	}
	return nil, lacks
}

// hasName reports whether a method set has an unexported method of that name.
func hasName(set *types.MethodSet, name string) bool {
	for method := range set.Methods() {
		if method.Obj().Name() == name {
			return true
		}
	}
	return false
}
