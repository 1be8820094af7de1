package schema

import (
	"cmp"
	"go/token"
	"go/types"
	"maps"
	"reflect"
	"slices"
	"strings"
)

// Unions are the types of values that interfaces with methods hold. The keys are the names of the
// interfaces with their import paths: "example.com/shape.Shape".
type Unions map[string][]types.Type

// FromTypes derives the schema of a Go type from source. Unexported constants count only if they are in
// the root's own package.
func FromTypes(t types.Type) *Schema { return family(nil, nil, t)[0] }

// FromTypesWith is FromTypes with additional types of values that interfaces hold. The types in unions
// replace those that packages have. The types in held are added.
func FromTypesWith(t types.Type, unions, held Unions) *Schema { return family(unions, held, t)[0] }

// Family derives the schemas of several types as FromTypes does. Schemas that have a type in common
// share one *Type. The packages of all roots count as the roots' own.
func Family(roots ...types.Type) []*Schema { return family(nil, nil, roots...) }

func family(unions, held Unions, roots ...types.Type) []*Schema {
	s := &source{homes: make(map[*types.Package]bool), met: make(map[string][]types.Type), unions: unions, held: held}
	for _, t := range roots {
		s.homes[home(t)] = true
	}
	b := make(builder)
	schemas := make([]*Schema, len(roots))
	for i, t := range roots {
		schemas[i] = &Schema{Root: b.of(s.of(t)), Source: true}
	}
	return schemas
}

// home returns the package of a named type. For a pointer, list or map it is the package of the
// innermost element.
func home(t types.Type) *types.Package {
	for {
		t = types.Unalias(t)
		if named, ok := t.(*types.Named); ok {
			return named.Obj().Pkg()
		}
		made, ok := t.(interface{ Elem() types.Type })
		if !ok {
			return nil
		}
		t = made.Elem()
	}
}

// source has the types of one family.
type source struct {
	homes        map[*types.Package]bool
	met          map[string][]types.Type // by text
	unions, held Unions
}

// of returns equal values for identical types. Identical types have the same text. Different types may
// have the same text too, if they are declared in functions.
func (s *source) of(t types.Type) goType {
	text := linkText(t)
	for _, known := range s.met[text] {
		if types.Identical(known, t) || twice(known, t) {
			return sourced{known, s}
		}
	}
	t = types.Unalias(t)
	s.met[text] = append(s.met[text], t)
	return sourced{t, s}
}

// twice reports whether two types are the same type, which was loaded twice with different packages.
func twice(a, b types.Type) bool {
	if p, ok := types.Unalias(a).(*types.Pointer); ok {
		q, ok := types.Unalias(b).(*types.Pointer)
		return ok && twice(p.Elem(), q.Elem())
	}
	one, ok := types.Unalias(a).(*types.Named)
	other, both := types.Unalias(b).(*types.Named)
	return ok && both && topLevel(one) && topLevel(other) && one.TypeArgs().Len() == 0 &&
		pkgPath(one.Obj().Pkg()) == pkgPath(other.Obj().Pkg()) && one.Obj().Pkg() != other.Obj().Pkg()
}

func topLevel(t *types.Named) bool {
	return t.Obj().Pkg() != nil && t.Obj().Parent() == t.Obj().Pkg().Scope()
}

// sourced is a goType known from source.
type sourced struct {
	types.Type
	source *source
}

func (t sourced) Kind() reflect.Kind {
	if _, ok := t.Type.(*types.TypeParam); ok {
		return reflect.Invalid
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		switch k := u.Kind(); {
		case types.Bool <= k && k <= types.Complex128:
			return reflect.Kind(k) // go/types and reflect number these alike
		case k == types.String:
			return reflect.String
		case k == types.UnsafePointer:
			return reflect.UnsafePointer
		}
	case *types.Interface:
		return reflect.Interface
	case *types.Pointer:
		return reflect.Pointer
	case *types.Array:
		return reflect.Array
	case *types.Slice:
		return reflect.Slice
	case *types.Map:
		return reflect.Map
	case *types.Struct:
		return reflect.Struct
	case *types.Chan:
		return reflect.Chan
	case *types.Signature:
		return reflect.Func
	}
	return reflect.Invalid
}

func (t sourced) reflection() reflect.Type { return nil }
func (t sourced) Len() int                 { return int(t.Underlying().(*types.Array).Len()) }
func (t sourced) NumMethod() int           { return t.Underlying().(*types.Interface).NumMethods() }
func (t sourced) key() goType              { return t.source.of(t.Underlying().(*types.Map).Key()) }

func (t sourced) elem() goType {
	return t.source.of(t.Underlying().(interface{ Elem() types.Type }).Elem())
}

func (t sourced) PkgPath() string {
	switch t := t.Type.(type) {
	case *types.Basic:
		if t.Kind() == types.UnsafePointer {
			return "unsafe"
		}
	case *types.Named:
		return pkgPath(t.Obj().Pkg())
	}
	return ""
}

func (t sourced) name() string {
	switch t := t.Type.(type) {
	case *types.Basic:
		return basicName(t)
	case *types.TypeParam:
		return t.Obj().Name()
	case *types.Named:
		return instanceName(t)
	}
	return ""
}

func (t sourced) fields() []goField {
	u := t.Underlying().(*types.Struct)
	fields := make([]goField, u.NumFields())
	for i := range fields {
		f := u.Field(i)
		fields[i] = goField{f.Name(), reflect.StructTag(u.Tag(i)), f.Exported(), f.Embedded(), t.source.of(f.Type())}
	}
	return fields
}

func (t sourced) selects(name string) []int {
	found, index, _ := types.LookupFieldOrMethod(t.Type, true, nil, name)
	if _, field := found.(*types.Var); !field {
		return nil
	}
	return index
}

var (
	bytesType = types.NewSlice(types.Typ[types.Byte])
	errorType = types.Universe.Lookup("error").Type()

	marshaler   = signature(nil, []types.Type{bytesType, errorType})
	unmarshaler = signature([]types.Type{bytesType}, []types.Type{errorType})
)

func signature(params, results []types.Type) *types.Signature {
	tuple := func(of []types.Type) *types.Tuple {
		var vars []*types.Var
		for _, t := range of {
			vars = append(vars, types.NewVar(token.NoPos, nil, "", t))
		}
		return types.NewTuple(vars...)
	}
	return types.NewSignatureType(nil, nil, nil, tuple(params), tuple(results), false)
}

func (t sourced) implements(custom int) bool {
	name, want := customs[custom].name, unmarshaler
	if strings.HasPrefix(name, "Marshal") {
		want = marshaler
	}
	method := types.NewMethodSet(types.NewPointer(t.Type)).Lookup(nil, name)
	return method != nil && types.Identical(method.Type(), want)
}

// union returns the types for [Type.Union].
func (t sourced) union() (behind []goType) {
	named, ok := t.Type.(*types.Named)
	if !ok { // an interface without a name
		return t.implementers(nil)
	}
	name := pkgPath(named.Obj().Pkg()) + "." + named.Obj().Name()
	if behind = t.those(t.source.unions[name], nil); len(behind) == 0 {
		behind = t.implementers(named)
	}
	return t.those(t.source.held[name], behind)
}

// those adds types to the types of an interface, each once.
func (t sourced) those(types []types.Type, behind []goType) []goType {
	for _, typ := range types {
		if of := t.source.of(typ); !slices.Contains(behind, of) {
			behind = append(behind, of)
		}
	}
	return behind
}

// implementers returns the types that implement an interface, in its package and in the packages of the
// roots. An interface without a name, for which named is nil, has no package.
func (t sourced) implementers(named *types.Named) (behind []goType) {
	var own *types.Package
	if named != nil {
		own = named.Obj().Pkg()
		if own == nil || t.source.foreign(own.Path()) {
			return nil
		}
	}
	met := make(map[types.Object]bool)
	packages := append([]*types.Package{own}, slices.SortedFunc(maps.Keys(t.source.homes), func(a, b *types.Package) int {
		return cmp.Compare(pkgPath(a), pkgPath(b))
	})...)
	for _, pkg := range packages {
		if pkg == nil {
			continue
		}
		for _, name := range pkg.Scope().Names() {
			obj, ok := pkg.Scope().Lookup(name).(*types.TypeName)
			if !ok || obj.IsAlias() || met[obj] || !obj.Exported() && !t.source.homes[pkg] {
				continue
			}
			met[obj] = true
			if typ := implementer(obj.Type(), t.Underlying().(*types.Interface)); typ != nil {
				behind = append(behind, t.source.of(typ))
			}
		}
	}
	return behind
}

// foreign reports whether a package is part of the standard library. Its interfaces say what values can
// do, and not what they are. Import paths of other modules have a dot in their first element, or begin
// like those of the roots.
func (s *source) foreign(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	if strings.Contains(first, ".") {
		return false
	}
	for home := range s.homes {
		if begin, _, _ := strings.Cut(pkgPath(home), "/"); begin == first {
			return false
		}
	}
	return true
}

// implementer returns t if it has the methods of an interface, or else a pointer to t if that has them.
// It returns nil if neither has, or if no value can have the type t.
func implementer(t types.Type, methods *types.Interface) types.Type {
	if generic, ok := t.(interface{ TypeParams() *types.TypeParamList }); ok && generic.TypeParams().Len() > 0 || types.IsInterface(t) {
		return nil
	}
	for _, typ := range []types.Type{t, types.NewPointer(t)} {
		if types.Implements(typ, methods) {
			return typ
		}
	}
	return nil
}

func (t sourced) constants() []Const {
	named, ok := t.Type.(*types.Named)
	if !ok || named.Obj().Pkg() == nil {
		return nil
	}
	pkg := named.Obj().Pkg()
	var found []*types.Const
	for _, name := range pkg.Scope().Names() {
		c, ok := pkg.Scope().Lookup(name).(*types.Const)
		if ok && (c.Exported() || t.source.homes[pkg]) && types.Identical(c.Type(), named) {
			found = append(found, c)
		}
	}
	// The order of positions in different files changes from load to load.
	slices.SortStableFunc(found, func(a, b *types.Const) int {
		return cmp.Or(cmp.Compare(file(a), file(b)), cmp.Compare(a.Pos(), b.Pos()))
	})
	var constants []Const
	for _, c := range found {
		constants = append(constants, Const{Name: c.Name(), Value: c.Val().ExactString()})
	}
	return constants
}

// file returns the number of a constant's file in its package. If the package was loaded without its
// files, it is the same for all constants.
func file(c *types.Const) int {
	for i := range c.Parent().NumChildren() {
		if c.Parent().Child(i).Contains(c.Pos()) {
			return i
		}
	}
	return -1
}
