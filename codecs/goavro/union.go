package goavro

import (
	"github.com/wirebench/wirebench/schema"
)

// branch is an alternative of a union.
type branch struct {
	schema.Field
	record string // name in Avro
	// alone says that the record is not the alternative's own but wraps it as its only field. For
	// example, a union can't have two lists, or the same record twice.
	alone bool
}

func (d deriver) branches(t *schema.Type) []branch {
	var all []branch
	met := make(map[*schema.Type]bool)
	names := fieldNames(t)
	for i, f := range t.Fields {
		b := branch{Field: f, record: recordName(d.job, f.Type.Elem)}
		if f.Type.Elem.Kind != schema.Struct || met[f.Type.Elem] {
			b.record, b.alone = recordName(d.job, t)+"_"+names[i], true
		}
		met[f.Type.Elem] = true
		all = append(all, b)
	}
	return all
}

// union returns the schema of a union, or of null.
func (d deriver) union(t *schema.Type) any {
	all := []any{"null"}
	for _, b := range d.branches(t) {
		switch {
		case !b.alone:
			all = append(all, d.of(b.Type.Elem))
		case d.defined[b.record]:
			all = append(all, b.record)
		default:
			d.defined[b.record] = true
			fields := []object{{"name": "value", "type": d.of(b.Type.Elem)}}
			all = append(all, object{"type": "record", "name": b.record, "fields": fields})
		}
	}
	return all
}

// putUnion writes code that converts x, which is not nil, to o.
func (w *writer) putUnion(t *schema.Type, o, x string) {
	w.P("switch {")
	for _, b := range (deriver{job: w.job}).branches(t) {
		at := x + "." + b.Name
		w.P("case %s != nil:", at)
		v := w.put(b.Type.Elem, "(*"+at+")")
		if b.alone {
			v = `map[string]any{"value": ` + v + "}"
		}
		w.P("%s = %s.Union(%q, %s)", o, w.library(), b.record, v)
	}
	w.P("}\n}")
}

// intoUnion writes code that converts v, which is not nil, to x.
func (w *writer) intoUnion(t *schema.Type, v, x string) {
	name, n, o := w.local("name"), w.local("n"), w.local("o")
	w.P("%s, %s, err := %s.Alternative(%s)\nif err != nil {\nreturn err\n}", name, n, w.wire(), v)
	w.P("%s := new(%s)\nswitch %s {", o, w.Type(t), name)
	for _, b := range (deriver{job: w.job}).branches(t) {
		a, value := w.local("a"), n
		w.P("case %q:\n%s := new(%s)", b.record, a, w.Type(b.Type.Elem))
		if b.alone {
			r := w.local("r")
			w.get(r, w.recordType(), n)
			value = w.field(r, "value")
		}
		w.into(b.Type.Elem, value, "(*"+a+")")
		w.P("%s.%s = %s", o, b.Name, a)
	}
	w.P("}\n%s = %s\n}", x, o)
}
