package goavro

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/emit/mirror"
	"github.com/wirebench/wirebench/rt/anyjson"
	"github.com/wirebench/wirebench/schema"
)

// unfit returns the reason why Avro can't carry a type, "" if it can.
func unfit(t *schema.Type) string {
	if why := convert.Unfit(t); why != "" {
		return why
	}
	switch {
	case t.Kind == schema.Optional && t.Elem.Kind == schema.Optional:
		return "no pointers to pointers"
	case t.Kind != schema.Struct && mirror.Endless(t):
		return "no types without an end but structs"
	case t.Kind == schema.Struct && len(t.Fields) == 0:
		return "no structs without fields"
	}
	return ""
}

// unfitFirst is unfit for the library's first version, which learns the name of a record only after
// its fields.
func unfitFirst(t *schema.Type) string {
	for _, f := range t.Fields {
		for part := range (&schema.Schema{Root: f.Type}).All() {
			if part == t {
				return "no structs that are part of themselves"
			}
		}
	}
	return unfit(t)
}

// deriver makes the schema of a root. It defines a record or fixed at the first use, and refers to
// it by name after that.
type deriver struct {
	job     *emit.Job
	first   bool // for the library's first version, which has only unions with null
	defined map[string]bool
}

// object is a JSON object of the schema.
type object map[string]any

func schemaOf(j *emit.Job, first bool, root emit.Root) (string, error) {
	d := deriver{j, first, make(map[string]bool)}
	text, err := json.MarshalIndent(d.of(root.Schema.Root), "", "\t")
	return string(text), err
}

func (d deriver) of(t *schema.Type) any {
	switch t.Kind {
	case schema.Bool:
		return "boolean"
	case schema.String, schema.Bytes:
		return t.Kind.String()
	case schema.Any:
		return "bytes"
	case schema.Float:
		return map[int]string{32: "float", 64: "double"}[t.Bits]
	case schema.Int, schema.Uint, schema.Duration:
		return number(t)
	case schema.Time:
		return object{"type": "long", "logicalType": "timestamp-micros"}
	case schema.Optional:
		if !d.first && t.Elem.OneOf() {
			return d.union(t.Elem)
		}
		return []any{"null", d.of(t.Elem)}
	case schema.Map:
		if t.Key.Kind == schema.String {
			return object{"type": "map", "values": d.of(t.Elem)}
		}
		return object{"type": "array", "items": d.record(pairName(d.job, t), []object{
			{"name": "key", "type": d.of(t.Key)}, {"name": "value", "type": d.of(t.Elem)},
		})}
	case schema.Struct:
		return d.structure(t)
	case schema.Array:
		if octets(t) {
			return d.fixed(t)
		}
	}
	return object{"type": "array", "items": d.of(t.Elem)}
}

// number returns the type of a whole number or a duration: int has 32 bits, long has 64.
func number(t *schema.Type) string {
	if t.Word || t.Bits == 64 || t.Bits == 32 && t.Kind == schema.Uint {
		return "long"
	}
	return "int"
}

// native returns the type of a scalar's native value.
func native(t *schema.Type) string {
	switch t.Kind {
	case schema.Bool, schema.String:
		return t.Kind.String()
	case schema.Float:
		return fmt.Sprint("float", t.Bits)
	case schema.Int, schema.Uint, schema.Duration:
		return map[string]string{"int": "int32", "long": "int64"}[number(t)]
	}
	return "[]byte"
}

// octets reports whether a type is an array of bytes, which Avro has as fixed.
func octets(t *schema.Type) bool {
	return t.Kind == schema.Array && t.Elem.Kind == schema.Uint && t.Elem.Bits == 8 && t.Elem.Pkg == ""
}

func fixedName(t *schema.Type) string { return fmt.Sprintf("bytes%d", t.Len) }

func (d deriver) fixed(t *schema.Type) any {
	name := fixedName(t)
	if d.defined[name] {
		return name
	}
	d.defined[name] = true
	return object{"type": "fixed", "name": name, "size": t.Len}
}

func recordName(j *emit.Job, t *schema.Type) string { return convert.ASCII(j.Name(t)) }

func pairName(j *emit.Job, t *schema.Type) string { return recordName(j, t) + "_Pair" }

func (d deriver) structure(t *schema.Type) any {
	name := recordName(d.job, t)
	if d.defined[name] {
		return name
	}
	d.defined[name] = true
	names := fieldNames(t)
	fields := make([]object, len(t.Fields))
	for i, f := range t.Fields {
		fields[i] = object{"name": names[i], "type": d.of(f.Type)}
	}
	return object{"type": "record", "name": name, "fields": fields}
}

func (d deriver) record(name string, fields []object) any {
	if d.defined[name] {
		return name
	}
	d.defined[name] = true
	return object{"type": "record", "name": name, "fields": fields}
}

// fieldNames returns the names of a struct's fields in Avro.
func fieldNames(t *schema.Type) []string {
	names := make([]string, len(t.Fields))
	taken := make(map[string]bool)
	for i, f := range t.Fields {
		name := convert.ASCII(f.Name)
		for n := 2; taken[name]; n++ {
			name = fmt.Sprint(convert.ASCII(f.Name), n)
		}
		taken[name] = true
		names[i] = name
	}
	return names
}

// member returns the name of a type in a union.
func member(j *emit.Job, t *schema.Type) string {
	d := deriver{j, false, make(map[string]bool)}
	switch s := d.of(t).(type) {
	case string:
		return s
	case object:
		if name, ok := s["name"].(string); ok {
			return name
		}
		if logical, ok := s["logicalType"].(string); ok {
			return s["type"].(string) + "." + logical
		}
		return s["type"].(string)
	}
	panic("a union in a union") // unfit refuses this
}

// lowered names the features that Avro lacks for a type.
func lowered(s *schema.Schema, first bool) []string {
	var all []string
	add := func(note string) {
		if !strings.Contains("|"+strings.Join(all, "|")+"|", "|"+note+"|") {
			all = append(all, note)
		}
	}
	for t := range s.All() {
		if !first && t.Kind == schema.Optional && t.Elem.OneOf() {
			add("interface as a union of records")
		}
		switch t.Kind {
		case schema.Duration:
			add("duration as long nanoseconds")
		case schema.Int, schema.Uint:
			plain := schema.Type{Kind: t.Kind, Bits: t.Bits, Word: t.Word}
			if name := plain.String(); name != "int32" && name != "int64" {
				add(name + " as " + number(t))
			}
		case schema.Any:
			add(anyjson.Lowered)
		case schema.Map:
			if t.Key.Kind != schema.String {
				add("map as a list of pairs")
			}
		case schema.Array:
			if !octets(t) {
				add("array as a list")
			}
		}
	}
	return all
}
