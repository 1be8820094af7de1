// Package avro derives Avro schemas of Go types, for libraries that use a schema to encode and decode
// these types.
//
// It must not know the Avro libraries. [Library] says how they differ.
package avro

import (
	"cmp"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"

	"github.com/wirebench/wirebench/schema"
)

// Library says how a library uses Avro's types, where libraries differ.
type Library struct {
	// Time is the logical type with the finest resolution that the library has for times.
	Time string
	// Unsigned returns the logical type of the long that has the bits of a uint64 or a uint, or of a
	// type derived from one. If it is nil, a uint64 is a fixed of 8 bytes, and a uint has no type.
	Unsigned func(reflect.Type) string
	// Evolving gives each field its zero value as a default, and the names in its tag aliases:"Name" as
	// aliases. Readers need both for messages that were written with another version of a record.
	Evolving bool
	// Arrays says that Go arrays, except those of bytes, are Avro arrays. Otherwise they have no
	// type.
	Arrays bool
}

// Derive returns the Avro schema of a Go type as JSON. Its error says for which part Avro, or the
// library, has no type.
func (l Library) Derive(s *schema.Schema) ([]byte, error) {
	d := deriver{Library: l, names: make(map[*schema.Type]string), taken: make(map[string]bool)}
	root, err := d.of(s.Root)
	if err != nil {
		return nil, err
	}
	return json.Marshal(root)
}

// deriver has the records that were already defined. A record is defined at its first use. Later uses,
// including those inside the record itself, refer to its name.
type deriver struct {
	Library
	names map[*schema.Type]string
	taken map[string]bool
}

// object is a JSON object of the schema.
type object map[string]any

func (d *deriver) of(t *schema.Type) (any, error) {
	switch t.Kind {
	case schema.Bool:
		return "boolean", nil
	case schema.String:
		return "string", nil
	case schema.Bytes:
		return "bytes", nil
	case schema.Int, schema.Duration:
		if t.Bits < 64 {
			return "int", nil
		}
		return "long", nil
	case schema.Uint:
		return d.unsigned(t)
	case schema.Float:
		if t.Bits == 32 {
			return "float", nil
		}
		return "double", nil
	case schema.Time:
		return object{"type": "long", "logicalType": d.Time}, nil
	case schema.Optional:
		return d.optional(t)
	case schema.List:
		return d.array(t)
	case schema.Array:
		switch {
		case t.Elem.Go.Kind() == reflect.Uint8:
			return d.fixed(t.Len), nil
		case d.Arrays:
			return d.array(t)
		}
		return nil, fmt.Errorf("no arrays of fixed length but of bytes (%v)", t.Go)
	case schema.Map:
		if t.Key.Kind != schema.String {
			return nil, fmt.Errorf("map keys must be strings (%v)", t.Go)
		}
		values, err := d.of(t.Elem)
		return object{"type": "map", "values": values}, err
	case schema.Struct:
		return d.record(t)
	}
	return nil, fmt.Errorf("no Avro type for %v", t.Go)
}

func (d *deriver) array(t *schema.Type) (any, error) {
	items, err := d.of(t.Elem)
	return object{"type": "array", "items": items}, err
}

// unsigned returns the type of an unsigned integer. Avro has no unsigned integers. Small ones fit
// into the next larger type.
func (d *deriver) unsigned(t *schema.Type) (any, error) {
	switch kind := t.Go.Kind(); {
	case kind == reflect.Uint8, kind == reflect.Uint16:
		return "int", nil
	case kind == reflect.Uint32:
		return "long", nil
	case d.Unsigned != nil:
		return object{"type": "long", "logicalType": d.Unsigned(t.Go)}, nil
	case kind == reflect.Uint64:
		return d.fixed(8), nil
	}
	return nil, fmt.Errorf("no Avro type for %v", t.Go)
}

// fixed returns a type of n bytes: its definition at the first use, and its name after that.
func (d *deriver) fixed(n int) any {
	name := fmt.Sprintf("bytes%d", n)
	if d.taken[name] {
		return name
	}
	d.taken[name] = true
	return object{"type": "fixed", "name": name, "size": n}
}

func (d *deriver) optional(t *schema.Type) (any, error) {
	if t.Elem.Kind == schema.Optional {
		return nil, fmt.Errorf("no pointers to pointers (%v)", t.Go)
	}
	some, err := d.of(t.Elem)
	return []any{"null", some}, err
}

func (d *deriver) record(t *schema.Type) (any, error) {
	if name, ok := d.names[t]; ok {
		return name, nil
	}
	name := d.name(t)
	d.names[t] = name
	fields, err := d.fields(t)
	return object{"type": "record", "name": name, "fields": fields}, err
}

// fields returns the fields of a record. The fields of an embedded struct are fields of the record
// itself, because libraries find them there.
func (d *deriver) fields(t *schema.Type) ([]object, error) {
	fields := []object{}
	for _, f := range t.Fields {
		if t.Go.Field(f.Index).Tag.Get("avro") == "-" {
			return nil, fmt.Errorf(`leaves out %s, which has the tag avro:"-"`, f.Name)
		}
		if of := embedded(f); of != nil {
			inner, err := d.fields(of)
			if err != nil {
				return nil, err
			}
			fields = append(fields, inner...)
			continue
		}
		of, err := d.of(f.Type)
		if err != nil {
			return nil, err
		}
		made := object{"name": fieldName(t, f), "type": of}
		if d.Evolving {
			d.evolving(made, f)
		}
		fields = append(fields, made)
	}
	return fields, nil
}

// embedded returns the type of an embedded struct, or nil for any other field.
func embedded(f schema.Field) *schema.Type {
	t := f.Type
	if t.Kind == schema.Optional {
		t = t.Elem
	}
	if !f.Embedded || t.Kind != schema.Struct {
		return nil
	}
	return t
}

// fieldName returns the name of a field in a record.
func fieldName(t *schema.Type, f schema.Field) string {
	given, _, _ := strings.Cut(t.Go.Field(f.Index).Tag.Get("avro"), ",")
	return cmp.Or(given, f.Name)
}

// name returns an Avro name for a Go type. No other type of the schema has it.
func (d *deriver) name(t *schema.Type) string {
	base := strings.Map(func(r rune) rune {
		if r == '_' || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' {
			return r
		}
		return '_'
	}, t.Name)
	if base == "" {
		base = "record"
	}
	name := base
	for n := 2; d.taken[name]; n++ {
		name = fmt.Sprintf("%s_%d", base, n)
	}
	d.taken[name] = true
	return name
}
