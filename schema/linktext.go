package schema

import (
	"fmt"
	"go/types"
	"strconv"
	"strings"
)

// linkText writes a type in the form in which reflect.Type.Name writes the arguments of a generic type:
// with whole import paths and without aliases.
func linkText(t types.Type) string {
	switch t := types.Unalias(t).(type) {
	case *types.Basic:
		if t.Kind() == types.UnsafePointer {
			return "unsafe.Pointer"
		}
		return basicName(t)
	case *types.Named:
		return dotted(pkgPath(t.Obj().Pkg()), instanceName(t))
	case *types.Pointer:
		return "*" + linkText(t.Elem())
	case *types.Slice:
		return "[]" + linkText(t.Elem())
	case *types.Array:
		return fmt.Sprintf("[%d]%s", t.Len(), linkText(t.Elem()))
	case *types.Map:
		return "map[" + linkText(t.Key()) + "]" + linkText(t.Elem())
	case *types.Chan:
		return linkChan(t)
	case *types.Signature:
		return "func" + linkSignature(t)
	case *types.Struct:
		return linkStruct(t)
	case *types.Interface:
		return linkInterface(t)
	}
	return t.String() // a type parameter, or code that does not compile
}

// basicName returns the name of a predeclared type: uint8 and int32 for byte and rune.
func basicName(t *types.Basic) string { return types.Typ[t.Kind()].Name() }

func instanceName(t *types.Named) string {
	name := t.Obj().Name()
	var args []string
	for arg := range t.TypeArgs().Types() {
		args = append(args, linkText(arg))
	}
	if args == nil {
		return name
	}
	return name + "[" + strings.Join(args, ",") + "]"
}

// pkgPath returns the import path of a package, or "" for nil, the package of predeclared types.
func pkgPath(p *types.Package) string {
	if p == nil {
		return ""
	}
	return p.Path()
}

func linkChan(t *types.Chan) string {
	elem := linkText(t.Elem())
	switch inner, _ := types.Unalias(t.Elem()).(*types.Chan); {
	case t.Dir() == types.RecvOnly:
		return "<-chan " + elem
	case t.Dir() == types.SendOnly:
		return "chan<- " + elem
	case inner != nil && inner.Dir() == types.RecvOnly:
		return "chan (" + elem + ")"
	}
	return "chan " + elem
}

func linkSignature(t *types.Signature) string {
	var params, results []string
	for v := range t.Params().Variables() {
		params = append(params, linkText(v.Type()))
	}
	if last := len(params) - 1; t.Variadic() {
		params[last] = "..." + strings.TrimPrefix(params[last], "[]")
	}
	for v := range t.Results().Variables() {
		results = append(results, linkText(v.Type()))
	}
	text := "(" + strings.Join(params, ", ") + ")"
	switch len(results) {
	case 0:
		return text
	case 1:
		return text + " " + results[0]
	}
	return text + " (" + strings.Join(results, ", ") + ")"
}

func linkStruct(t *types.Struct) string {
	var fields []string
	for i := range t.NumFields() {
		f := t.Field(i)
		text := linkText(f.Type())
		if !f.Embedded() {
			text = linkMember(f) + " " + text
		}
		if tag := t.Tag(i); tag != "" {
			text += " " + strconv.Quote(tag)
		}
		fields = append(fields, text)
	}
	return "struct {" + linkMembers(fields) + "}"
}

func linkInterface(t *types.Interface) string {
	var methods []string
	for m := range t.Methods() {
		methods = append(methods, linkMember(m)+linkSignature(m.Signature()))
	}
	return "interface {" + linkMembers(methods) + "}"
}

// linkMember returns the name of a field or method. The package is part of an unexported name, so that
// the unexported names of two packages differ.
func linkMember(o types.Object) string {
	if o.Exported() {
		return o.Name()
	}
	return dotted(pkgPath(o.Pkg()), o.Name())
}

func linkMembers(members []string) string {
	if len(members) == 0 {
		return ""
	}
	return " " + strings.Join(members, "; ") + " "
}
