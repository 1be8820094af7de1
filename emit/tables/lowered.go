package tables

import (
	"github.com/wirebench/wirebench/rt/anyjson"
	"github.com/wirebench/wirebench/schema"
)

// Lowered says which parts of a message the format lacks, and how they are expressed. vector is the
// format's word for a vector.
func (l *Layout) Lowered(s *schema.Schema, vector string) []string {
	var all []string
	for _, lowering := range []struct {
		of   func(*schema.Type) bool
		text string
	}{
		{func(t *schema.Type) bool { return t.Kind == schema.Int && t.Word }, "int as int64"},
		{func(t *schema.Type) bool { return t.Kind == schema.Uint && t.Word }, "uint as uint64"},
		{is(schema.Duration), "duration as int64 nanoseconds"},
		{is(schema.Time), "time as seconds, nanoseconds and offset"},
		{is(schema.Any), anyjson.Lowered},
		{is(schema.Map), "map as a " + vector + " of pairs"},
		{is(schema.Array), "array as a " + vector},
		{nullable, "nil in a list as its place in a second " + vector},
		{func(t *schema.Type) bool { return t == s.Root && t.Kind != schema.Struct }, "message as the field of a struct"},
		{(*schema.Type).OneOf, "interface as a union"},
		{l.wraps, "list or pointer as the field of a struct"},
	} {
		for t := range s.All() {
			if lowering.of(t) {
				all = append(all, lowering.text)
				break
			}
		}
	}
	return all
}

func is(k schema.Kind) func(*schema.Type) bool {
	return func(t *schema.Type) bool { return t.Kind == k }
}

// wraps reports whether the element of a type is not a struct and needs a table of its own.
func (l *Layout) wraps(t *schema.Type) bool {
	var part Value
	switch {
	case t.Kind == schema.Optional:
		part = l.value(t)
	case t.Kind == schema.List, t.Kind == schema.Array:
		part = l.element(t.Elem)
	}
	return part.Form == Tabular && part.Type.Kind != schema.Struct
}
