package schema

import (
	"cmp"
	"go/types"
	"slices"
	"strings"
)

// accessors returns the fields for [Type.Accessors]. A struct tag of the generator for Go says that
// the fields are hidden.
func (t sourced) accessors() []goField {
	u := t.Underlying().(*types.Struct)
	opaque := false
	place := make(map[string]int) // the indexes of fields; fields of oneofs have none of their own
	for i := range u.NumFields() {
		opaque = opaque || strings.Contains(u.Tag(i), `protogen:"opaque.`)
		name, hidden := strings.CutPrefix(u.Field(i).Name(), "xxx_hidden_")
		if hidden {
			place[name] = i
		}
	}
	if !opaque {
		return nil
	}
	all := []goField{}
	methods := types.NewMethodSet(types.NewPointer(t.Type))
	for i := range methods.Len() {
		name, getter := strings.CutPrefix(methods.At(i).Obj().Name(), "Get")
		get := methods.At(i).Type().(*types.Signature)
		set := methods.Lookup(nil, "Set"+name)
		if !getter || set == nil || get.Params().Len() != 0 || get.Results().Len() != 1 {
			continue
		}
		typ := get.Results().At(0).Type()
		if _, scalar := typ.Underlying().(*types.Basic); scalar && methods.Lookup(nil, "Has"+name) != nil {
			typ = types.NewPointer(typ)
		}
		all = append(all, goField{name: name, exported: true, typ: t.source.of(typ)})
	}
	slices.SortStableFunc(all, func(a, b goField) int { return cmp.Compare(order(place, a.name), order(place, b.name)) })
	return all
}

func order(place map[string]int, name string) int {
	if i, ok := place[name]; ok {
		return i
	}
	return len(place)
}
