package walk

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"text/template"
	"unicode"
	"unicode/utf8"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/rt/anyjson"
	"github.com/wirebench/wirebench/schema"
)

// Node is what a block makes code for.
type Node struct {
	*schema.Type
	X   string // the value's expression
	Arg any    // what the block around handed on: a field's number
}

// common are blocks for a codec that puts a value's parts one after the other, and
// gets them in the same order. A codec's own blocks take their place. No expression
// of a part has a name that a block around it declares anew: those are v for an
// element, key and elem for an entry, p for what is converted, and n and m.
//
// "encoded" are the results of a port's function that encodes, with the beginning of
// its body, and "lowered" is the field that tells what the format lacks.
const common = `
{{define "encoded"}}{{begin .Type "[]byte"}}{{end}}
{{define "lowered"}}{{with lowered .Type}}Lowered: {{printf "%#v" .}},{{end}}{{end}}

{{define "put named"}}{{do "put" (plain .Type) (convert (plain .Type) .X) .Arg}}{{end}}
{{define "put struct"}}
	{{- range .Fields}}
	{{do "put" .Type (dot $.X .Name)}}
	{{- end}}
{{- end}}
{{define "put elements"}}
	{{- if not (large .Elem)}}for _, v := range {{.X}} {
		{{do "put" .Elem "v" .Arg}}
	}
	{{- else}}{{with $v := do "put" .Elem "(*v)" .Arg}}
	{{- if has $v "v"}}for i := range {{$.X}} {
		v := &{{$.X}}[i]
	{{- else}}for range {{$.X}} {
	{{- end}}
		{{$v}}
	}
	{{- end}}{{end}}
{{- end}}
{{define "put entries"}}
	{{- $elem := do "put" .Elem "elem"}}for key{{if has $elem "elem"}}, elem{{end}} := range {{.X}} {
		{{do "put" .Key "key"}}
		{{$elem}}
	}
{{- end}}

{{define "get named"}}{
		var p {{go (plain .Type)}}
		{{do "get" (plain .Type) "p" .Arg}}
		{{.X}} = {{go .Type}}(p)
	}
{{- end}}
{{define "get struct"}}
	{{- range .Fields}}
	{{do "get" .Type (dot $.X .Name)}}
	{{- end}}
{{- end}}
{{define "get elements"}}{{with $v := do "get" .Elem "(*v)" .Arg}}
	{{- if has $v "v"}}for i := range {{$.X}} {
		v := &{{$.X}}[i]
	{{- else}}for range {{$.X}} {
	{{- end}}
		{{$v}}
	}
{{- end}}{{end}}
{{define "get entries"}}m := make({{go .Type}}, n)
	for range n {
		var key {{go .Key}}
		{{do "get" .Key "key"}}
		var elem {{go .Elem}}
		{{do "get" .Elem "elem"}}
		m[key] = elem
	}
	{{.X}} = m
{{- end}}
`

// funcs are what blocks can use beside the names of imports: large tells what is
// better not copied, interfaces what has some, has whether code uses a name. Those of the
// blocks [Touch] are beside these.
func (w *writer) funcs() template.FuncMap {
	return template.FuncMap{
		"codec":      func() string { return w.Import("github.com/wirebench/wirebench/codec") },
		"anyjson":    func() string { return w.Import("github.com/wirebench/wirebench/rt/anyjson") },
		"touch":      func() string { return w.Import("github.com/wirebench/wirebench/rt/touch") },
		"do":         w.do,
		"inline":     w.inline,
		"go":         w.Type,
		"plain":      plain,
		"name":       w.job.Name,
		"lower":      lower,
		"upper":      emit.Exported,
		"import":     w.Import,
		"is":         func(t *schema.Type, kind string) bool { return t.Kind.String() == kind },
		"declares":   w.Declares,
		"interfaces": interfaces,
		"omitsZero":  omitsZero,
		"parts":      Parts,
		"first":      first,
		"leavesOut":  leavesOut,
		"large":      func(t *schema.Type) bool { return t.Kind == schema.Struct || t.Kind == schema.Array },
		"begin":      w.Begin,
		"lowered":    w.lowered,
		"convert": func(t *schema.Type, x string) string {
			if t.Kind == schema.Optional && t.Pkg == "" {
				return "(" + w.Type(t) + ")(" + x + ")"
			}
			return w.Type(t) + "(" + x + ")"
		},
		"has":  func(code, name string) (bool, error) { return regexp.MatchString(`\b`+name+`\b`, code) },
		"dot":  dot,
		"addr": emit.Address,
	}
}

// do makes the code for a part: a type, its expression, and what is handed on.
func (w *writer) do(way string, t *schema.Type, x string, arg ...any) (string, error) {
	return w.run(way, w.find(way, t), node(t, x, arg))
}

// inline is do without a look at declarations, in which it is used.
func (w *writer) inline(way string, t *schema.Type, x string, arg ...any) (string, error) {
	if !w.Declares(t) {
		return w.do(way, t, x, arg...)
	}
	return w.run(way, w.kindBlock(way, t), node(t, x, arg))
}

func node(t *schema.Type, x string, arg []any) Node {
	n := Node{Type: t, X: x}
	if len(arg) > 0 {
		n.Arg = arg[0]
	}
	return n
}

// run makes the code of a block, which was found for a way.
func (w *writer) run(way, block string, n Node) (string, error) {
	if block == "" {
		return "", fmt.Errorf("no block %q for %v", way, n.Type)
	}
	var text strings.Builder
	err := w.blocks.ExecuteTemplate(&text, block, n)
	return text.String(), err
}

// find returns the name of the block for a way and a type, "" for none.
func (w *writer) find(way string, t *schema.Type) string {
	special := ""
	switch {
	case way == "type" && t.Pkg != "" && t.Kind != schema.Struct && t.Kind != schema.Time:
		special = "named"
	case way != "type" && w.Declares(t):
		special = "declared"
	case named(t):
		special = "named"
	}
	if special != "" && w.blocks.Lookup(way+" "+special) != nil {
		return way + " " + special
	}
	return w.kindBlock(way, t)
}

// kindBlock is find for what the type is made of.
func (w *writer) kindBlock(way string, t *schema.Type) string {
	names := []string{" " + t.Kind.String(), " " + plain(t).Kind.String(), ""}
	switch t.Kind {
	case schema.Any:
		names = names[:1] // few formats have it: what serves all other kinds does not
	case schema.Int, schema.Uint, schema.Float:
		names = append([]string{" " + plain(t).String()}, names...)
	}
	if w.Kind != nil {
		names = append([]string{" " + w.Kind(t)}, names...)
	}
	for _, name := range names {
		if w.blocks.Lookup(way+name) != nil {
			return way + name
		}
	}
	return ""
}

// lowered are the notes on what the format lacks of a root.
func (w *writer) lowered(root *schema.Type) []string {
	var notes []string
	seen := make(map[*schema.Type]bool)
	var visit func(*schema.Type)
	visit = func(t *schema.Type) {
		if t == nil || seen[t] {
			return
		}
		seen[t] = true
		note := ""
		switch {
		case t.Kind == schema.Any:
			note = anyjson.Lowered
		case w.Lowered != nil:
			note = w.Lowered(t)
		}
		if note != "" && !slices.Contains(notes, note) {
			notes = append(notes, note)
		}
		if w.Kind != nil && w.Kind(t) != "" {
			return // the codec has it as a whole
		}
		for _, f := range t.Fields {
			visit(f.Type)
		}
		visit(t.Key)
		visit(t.Elem)
	}
	visit(root)
	return notes
}

// interfaces reports whether a type is or has an interface.
func interfaces(t *schema.Type) bool {
	s := schema.Schema{Root: t}
	return s.Has(schema.Any)
}

// plain is a type without its name; a duration is a number.
func plain(t *schema.Type) *schema.Type {
	p := &schema.Type{Kind: t.Kind, Bits: t.Bits, Word: t.Word, Len: t.Len, Key: t.Key, Elem: t.Elem, Fields: t.Fields}
	if p.Kind == schema.Duration {
		p.Kind = schema.Int
	}
	return p
}

// lower is a name with a small first letter.
func lower(name string) string {
	r, size := utf8.DecodeRuneInString(name)
	return string(unicode.ToLower(r)) + name[size:]
}

// dot is the expression of a field of x, which may be what a pointer points to.
func dot(x, field string) string {
	p, _ := emit.Pointer(x)
	return p + "." + field
}
