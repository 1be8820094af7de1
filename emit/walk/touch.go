package walk

import (
	"slices"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// Touch are blocks for a codec that reads JSON in place. The codec needs the blocks [JSON] too. It
// imports a package of its own as "read", whose type Value is a touch.Value. It has a block
// "sum any", which is empty if values of interfaces can't be read, and a block "touch struct", which
// may be the one of [TouchFields].
//
//   - "touches" are the functions of a type, and "touch" reads the value x for t, a touch.Read,
//   - "sum" is what a field adds to the sum of t, with an error,
//   - "leaf" are the arguments of touch.Reader.Touch, followed by the path to the first field:
//     keys and indexes of arrays.
const Touch = `
{{define "touches"}}
func touch{{name .Type}}(x {{read}}.Value, t *{{touch}}.Read) bool {
	{{inline "touch" .Type "x"}}
	return true
}
{{end}}
{{define "leaf"}}
	{{- if parts .Type}}touch{{name .Type}}{{else}}nil{{end}},
	{{- with first .Type}} func(x {{read}}.Value) (uint64, error) { return {{do "sum" .Leaf "x"}} }
		{{- range .Path}}, {{printf "%#v" .}}{{end}}
	{{- else}} nil
	{{- end}}
{{- end}}

{{define "sum bool"}}{{touch}}.BoolOf(x.Bool()){{end}}
{{define "sum int"}}{{touch}}.IntOf(x.Int()){{end}}
{{define "sum uint"}}{{touch}}.IntOf(x.Uint()){{end}}
{{define "sum float64"}}{{touch}}.FloatOf(x.Float()){{end}}
{{define "sum float32"}}{{touch}}.Float32Of(x.Float()){{end}}
{{define "sum string"}}{{touch}}.LenOf(x.Text()){{end}}
{{define "sum bytes"}}{{touch}}.BytesOf(x.Text()){{end}}
{{define "sum time"}}{{touch}}.TimeOf(x.Text()){{end}}
{{define "sum"}}{{end}}

{{define "touch declared"}}if !touch{{name .Type}}(x, t) {
		return false
	}
{{- end}}
{{define "touch"}}if !t.Take({{do "sum" .Type "x"}}) {
		return false
	}
{{- end}}
{{define "touch null"}}if x.Null() {
		if !t.Add(0) {
			return false
		}
	}
{{- end}}
{{define "touch bytes"}}{{template "touch null"}} else {{template "touch" .}}{{end}}
{{define "touch any"}}{{template "touch bytes" .}}{{end}}
{{define "touch optional"}}{{template "touch null"}} else {
		{{do "touch" .Elem "x"}}
	}
{{- end}}
{{define "failed"}}if t.Err != nil {
		return false
	}
{{- end}}
{{define "touch elements"}}{{with $elem := do "touch" .Elem "x"}}for x := range x.Elems(t) {
		{{$elem}}
	}
	{{template "failed"}}
{{- end}}{{end}}
{{define "touch list"}}{{with $elems := inline "touch elements" .Type "x"}}if !x.Null() {
		{{$elems}}
	}
{{- end}}{{end}}
{{define "touch array"}}
	{{- if and (is .Elem "uint") (eq .Elem.Bits 8)}}n := uint64(0)
	for range x.Elems(t) {
		n++
	}
	if t.Err != nil || !t.Add(n) {
		return false
	}
	{{- else}}{{template "touch elements" .}}{{end}}
{{- end}}
{{define "touch map"}}if !x.Null() {
		{{- $elem := do "touch" .Elem "x"}}
		{{- $number := do "number" .Key "string(key)"}}
		{{- if or $number (is .Key "string")}}
		for key{{if $elem}}, x{{end}} := range x.Fields(t) {
			if !t.{{if $number}}Take({{touch}}.IntOf({{$number}})){{else}}Add(uint64(len(key))){{end}} {
				return false
			}
			{{$elem}}
		}
		{{- else}}
		for x := range x.Elems(t) {
			n := 0
			for x := range x.Elems(t) {
				if n++; n == 1 {
					{{do "touch" .Key "x"}}
				} else {
					{{or $elem "_ = x"}}
				}
			}
			{{template "failed"}}
		}
		{{- end}}
		{{template "failed"}}
	}
{{- end}}
`

// TouchFields are blocks that complete [Touch] for objects that are read from their beginning to
// their end. A field that encoding/json has left out of an object keeps its place in the order.
const TouchFields = `
{{define "touch struct"}}{{with $s := leavesOut .Type}}
	{{- if .Out}}out := 0
	{{end}}for key, x := range x.Fields(t) {
		switch string(key) {
		{{- range .Fields}}
		case {{printf "%q" .Key}}:
			{{- with .Out}}
			if out < {{.}} && !t.Skip({{.}} - out) {
				return false
			}
			{{- end}}
			{{- if $s.Out}}
			out = {{.Then}}
			{{- end}}
			{{do "touch" .Type "x"}}
		{{- end}}
		}
	}
	{{template "failed"}}
	{{- if .Out}}
	if out < {{.Out}} && !t.Skip({{.Out}} - out) {
		return false
	}
	{{- end}}
{{- end}}{{end}}
`

// reader are the blocks of a codec that only reads JSON in place. It finds the value of an
// interface, but does not parse it.
const reader = `
{{define "port"}}
func port{{name .Type}}() ({{codec}}.Port, error) {
	return {{read}}.Port({{template "leaf" .}})
}
{{if and (parts .Type) (not (declares .Type))}}{{template "type" .}}{{end}}
{{end}}
{{define "type"}}{{template "touches" .}}{{end}}
{{define "sum any"}}{{touch}}.IntOf(x.Size()){{end}}
`

// Reader returns the emitter of a codec that only reads fields of the text of encoding/json in
// place. read is the path of the package that does so. Its function Port gets the block "leaf" as
// arguments.
func Reader(name, codec, read string) emit.Emitter {
	return reads(read).Emitter(name, codec)
}

func reads(read string) Templates {
	return Templates{
		Text:    JSON + Touch + TouchFields + reader,
		Imports: map[string]string{"read": read},
		Unfit: func(t *schema.Type) string {
			if omitsParts(t) {
				return "no omitzero but of one field"
			}
			return NotOfJSON(t)
		},
	}
}

// leaf is a field that has no parts, and the path to it: keys, which are strings, and indexes of
// arrays.
type leaf struct {
	Path []any
	Leaf *schema.Type
}

// first returns the first field of a message in which no list is empty and no pointer is nil. It
// returns nil if the first field is not a field on its own, as in a map, or if the path to it never
// ends.
func first(root *schema.Type) *leaf {
	var path []any
	seen := make(map[*schema.Type]bool)
	for t := root; t != nil && !seen[t]; {
		seen[t] = true
		switch t.Kind {
		case schema.Struct:
			if len(t.Fields) == 0 {
				return nil
			}
			path = append(path, key(t.Fields[0]))
			t = t.Fields[0].Type
		case schema.Array:
			if t.Len == 0 || octet(t.Elem) {
				return nil
			}
			path, t = append(path, 0), t.Elem
		case schema.List:
			path, t = append(path, 0), t.Elem
		case schema.Optional:
			t = t.Elem
		case schema.Map:
			return nil
		default:
			return &leaf{path, t}
		}
	}
	return nil
}

// octet reports whether an array with such elements is read as one field.
func octet(t *schema.Type) bool { return t.Kind == schema.Uint && t.Bits == 8 }

// key does the same for a field as the block "key" of [JSON].
func key(f schema.Field) string {
	if f.JSON == "" || f.LeftOut() {
		return f.Name
	}
	return f.JSON
}

// leavingOut is a struct from which encoding/json may leave out empty fields. Out is the number of
// such fields that count as one field each.
type leavingOut struct {
	Fields []leftField
	Out    int
}

// leftField is a field that JSON has. Out is the number of fields before it that may be left out,
// and Then is that number including the field itself.
type leftField struct {
	Key       string
	Type      *schema.Type
	Out, Then int
}

// leavesOut returns nil for a struct that has no fields in JSON.
func leavesOut(t *schema.Type) *leavingOut {
	var s leavingOut
	for _, f := range t.Fields {
		if f.LeftOut() || f.Type.Kind == schema.Struct && f.Type.Pkg == "" && leavesOut(f.Type) == nil {
			continue
		}
		before := s.Out
		if (option(f, "omitempty") || option(f, "omitzero")) && counts(f.Type) {
			s.Out++
		}
		s.Fields = append(s.Fields, leftField{Key: key(f), Type: f.Type, Out: before, Then: s.Out})
	}
	if s.Fields == nil {
		return nil
	}
	return &s
}

// counts reports whether an empty value of the type is read as one field.
func counts(t *schema.Type) bool { return t.Kind != schema.List && t.Kind != schema.Map }

// omitsParts reports whether a struct may leave out a field whose zero value does not count as one
// field. The blocks [Touch] can't handle such a field.
func omitsParts(t *schema.Type) bool {
	return slices.ContainsFunc(t.Fields, func(f schema.Field) bool {
		switch f.Type.Kind {
		case schema.Struct, schema.Array, schema.Time:
			return option(f, "omitzero")
		}
		return false
	})
}

// omitsZero is omitsParts for a type and all its parts.
func omitsZero(t *schema.Type) bool {
	s := schema.Schema{Root: t}
	for part := range s.All() {
		if omitsParts(part) {
			return true
		}
	}
	return false
}
