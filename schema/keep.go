package schema

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// KeepIDs gives the fields of a newer version of a type the IDs that the fields with the same names have in
// an older version. Fields that only the newer version has get IDs that the older one does not use, in the
// order of the source. So does a field whose tag `wire` asks for an ID that belongs to a field of the older
// version with another name. IDs of fields that were removed are reserved ([Type.Reserved]): for a text if the
// field was neither of a predeclared type nor a pointer to one. The types of the newer version are changed.
func KeepIDs(newer, older *Type) {
	keeper{}.keep(newer, older)
}

// keeper has the types of the newer version that are done.
type keeper map[*Type]bool

func (k keeper) keep(newer, older *Type) {
	// A type may have become optional, a list, or no longer be one. Its fields are still the same.
	newer, older = innermost(newer), innermost(older)
	if newer == nil || older == nil || k[newer] {
		return
	}
	k[newer] = true
	k.keep(newer.Key, older.Key)
	k.keep(newer.Elem, older.Elem)
	for _, n := range newer.Union {
		for _, o := range older.Union {
			if innermost(n).Name == innermost(o).Name {
				k.keep(n, o)
			}
		}
	}
	was := make(map[string]Field)
	taken := make(map[int]bool)
	for _, f := range older.Fields {
		was[f.Name], taken[f.ID] = f, true
	}
	var fresh []*Field
	for i := range newer.Fields {
		f := &newer.Fields[i]
		old, known := was[f.Name]
		switch {
		case known:
			f.ID = old.ID
			k.keep(f.Type, old.Type)
		default:
			fresh = append(fresh, f)
		}
	}
	next := 1
	for id := range taken {
		next = max(next, id+1)
	}
	for _, f := range fresh {
		if id, _ := f.wireTag(); id > 0 && !taken[id] {
			f.ID, taken[id] = id, true
			continue
		}
		for taken[next] {
			next++
		}
		f.ID, taken[next] = next, true
	}
	retire(newer, older)
}

// retire reserves the IDs of fields that only the older version has, by a tag of the first field that has no
// such tag.
func retire(newer, older *Type) {
	var gone []string
	for _, old := range older.Fields {
		used := slices.ContainsFunc(slices.Concat(newer.Fields, newer.Reserved()), func(f Field) bool { return f.ID == old.ID })
		if !used {
			gone = append(gone, fmt.Sprint(old.ID, " ", reservable(old.Type)))
		}
	}
	for i := range newer.Fields {
		f := &newer.Fields[i]
		if _, tagged := f.Tag.Lookup("reserved"); len(gone) > 0 && !tagged {
			f.Tag = reflect.StructTag(strings.TrimSpace(string(f.Tag) + " reserved:" + strconv.Quote(strings.Join(gone, ", "))))
			return
		}
	}
}

// reservable names the type of a field as the tag reserved does.
func reservable(t *Type) string {
	if t.Kind == Optional {
		if name := basic(t.Elem); name != "" {
			return "*" + name
		}
	}
	return cmp.Or(basic(t), "string")
}

// basic returns the name of the predeclared type that a type is, apart from its own name, or "".
func basic(t *Type) string {
	for name, b := range basics {
		if t.Kind == b.Kind && t.Bits == b.Bits && t.Word == b.Word && t.Custom == 0 {
			return name
		}
	}
	return ""
}

// innermost returns the type that optionals and lists hold.
func innermost(t *Type) *Type {
	for t != nil && t.Elem != nil && (t.Kind == Optional || t.Kind == List || t.Kind == Array) {
		t = t.Elem
	}
	return t
}
