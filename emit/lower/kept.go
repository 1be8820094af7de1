package lower

import (
	"slices"

	"github.com/wirebench/wirebench/schema"
)

// holds reports whether a struct is a part of a type without a pointer in between.
func holds(t *schema.Type) bool {
	is := func(part *schema.Type) bool { return part != nil && part.Kind == schema.Struct }
	if slices.ContainsFunc(t.Fields, func(f schema.Field) bool { return is(f.Type) }) {
		return true
	}
	return is(t.Key) || is(t.Elem) && t.Kind != schema.Optional
}

// wrapped reports whether the elements of a type become structs, and therefore pointers.
func (l *Types) wrapped(t *schema.Type) bool {
	if t.Elem == nil || t.Kind == schema.Bytes || t.Kind == schema.Optional || l.Items == nil {
		return false
	}
	return l.Items(l.of(t.Elem))
}

func plainByte(t *schema.Type) bool { return t.Kind == schema.Uint && t.Bits == 8 }

// kept reports whether a type keeps its own layout, apart from its parts.
func (l *Types) kept(t *schema.Type) bool {
	switch t.Kind {
	case schema.Bool, schema.Int, schema.Uint, schema.Float, schema.Duration:
		return Bits(l.number(t)) == t.Bits || t.Kind == schema.Bool
	case schema.String:
		return !l.String
	case schema.Any:
		return false
	case schema.Time:
		return !l.Time
	case schema.Optional:
		return !l.optional(t)
	case schema.Array:
		return !l.Array
	case schema.Map:
		return !l.mapped(t) && l.sameKinds(t.Key)
	case schema.Struct: // the proof of layouts requires equal names
		return !slices.ContainsFunc(t.Fields, func(f schema.Field) bool { return l.fieldName(f.Name) != f.Name })
	}
	return true
}

// sameKinds reports whether all numbers of a map's key keep their kinds. The kinds determine how the
// key is hashed.
func (l *Types) sameKinds(key *schema.Type) bool {
	for t := range (&schema.Schema{Root: key}).All() {
		switch t.Kind {
		case schema.Int, schema.Uint, schema.Float:
			if l.number(t) != plain(t) {
				return false
			}
		}
	}
	return true
}
