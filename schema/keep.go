package schema

// KeepIDs gives the fields of a newer version of a type the IDs that the fields with the same names have in
// an older version. Fields that only the newer version has get IDs that the older one does not use, in the
// order of the source. So does a field whose tag `wire` asks for an ID that belongs to a field of the older
// version with another name. The types of the newer version are changed.
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
}

// innermost returns the type that optionals and lists hold.
func innermost(t *Type) *Type {
	for t != nil && t.Elem != nil && (t.Kind == Optional || t.Kind == List || t.Kind == Array) {
		t = t.Elem
	}
	return t
}
