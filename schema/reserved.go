package schema

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Reserved returns fields that a struct had in an earlier version, in the order of their IDs. No field of
// the struct has one of these. A format whose fields have places without gaps keeps a place for each.
//
// A tag of any field of the struct names them: `reserved:"3 int32, 5 *string"`. Their types are
// predeclared types or pointers to these. They have no Name and no Index.
func (t *Type) Reserved() []Field {
	var all []Field
	for _, f := range t.Fields {
		fields, _ := t.reserved(f)
		all = append(all, fields...)
	}
	slices.SortFunc(all, func(a, b Field) int { return cmp.Compare(a.ID, b.ID) })
	return all
}

// reserved returns the fields that the tag of a field names, and why one of them can't be reserved.
func (t *Type) reserved(f Field) (all []Field, why string) {
	text, tagged := f.Tag.Lookup("reserved")
	if !tagged {
		return nil, ""
	}
	for entry := range strings.SplitSeq(text, ",") {
		number, name, _ := strings.Cut(strings.TrimSpace(entry), " ")
		id, err := strconv.ParseInt(number, 10, 32)
		name, optional := strings.CutPrefix(name, "*")
		typ, known := basics[name]
		switch {
		case err != nil || id < 1:
			why = fmt.Sprintf("%q has no number before its type", entry)
		case !known:
			why = fmt.Sprintf("%q is no predeclared type", name)
		case slices.ContainsFunc(t.Fields, func(f Field) bool { return f.ID == int(id) }):
			why = fmt.Sprintf("a field has the number %d", id)
		default:
			typ.Name = name
			r := Field{ID: int(id), Type: &typ}
			if optional {
				r.Type = &Type{Kind: Optional, Elem: r.Type}
			}
			all = append(all, r)
		}
	}
	return all, why
}
