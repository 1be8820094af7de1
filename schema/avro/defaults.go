package avro

import (
	"reflect"
	"strings"

	"github.com/wirebench/wirebench/schema"
)

// evolving adds to a field of a record what a reader needs whose writer has another version of the record:
// a default value for a field that the writer lacks, and the names that the field had before.
func (d *deriver) evolving(field object, f schema.Field) {
	field["default"] = d.zero(f.Type)
	if aliases := f.Tag.Get("aliases"); aliases != "" {
		field["aliases"] = strings.Split(aliases, ",")
	}
}

// zero returns the zero value of a type, in the form in which schemas have default values.
func (d *deriver) zero(t *schema.Type) any {
	switch t.Kind {
	case schema.Optional:
		return nil
	case schema.Bool:
		return false
	case schema.String, schema.Bytes:
		return ""
	case schema.List:
		return []any{}
	case schema.Array:
		if t.Elem.Go.Kind() == reflect.Uint8 {
			return strings.Repeat("\x00", t.Len)
		}
		all := make([]any, t.Len)
		for i := range all {
			all[i] = d.zero(t.Elem)
		}
		return all
	case schema.Map:
		return object{}
	case schema.Struct:
		all := object{}
		d.zeros(t, all)
		return all
	case schema.Uint:
		if d.Unsigned == nil && t.Go.Kind() == reflect.Uint64 {
			return strings.Repeat("\x00", 8)
		}
	}
	return 0
}

// zeros adds the zero values of the fields of a record.
func (d *deriver) zeros(t *schema.Type, all object) {
	for _, f := range t.Fields {
		if of := embedded(f); of != nil {
			d.zeros(of, all)
			continue
		}
		all[fieldName(t, f)] = d.zero(f.Type)
	}
}
