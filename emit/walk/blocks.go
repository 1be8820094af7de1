package walk

import (
	"fmt"
	"go/token"
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

// Node is the data of a block: the value for which the block makes code.
type Node struct {
	*schema.Type
	X   string // the Go expression of the value
	Arg any    // an argument of the enclosing block, such as a field's number
}

// common are blocks for a codec that puts the parts of a value one after the other and gets them in
// the same order. A codec's own blocks replace them. The blocks declare v for an element, key and
// elem for an entry, p for a converted value, and n and m. No expression of a part contains a name
// that an enclosing block declares again.
//
// The block "encoded" is the result list of a port's function that encodes, with the beginning of
// its body. The block "lowered" is the field of the port that says what the format lacks.
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

// funcs returns the functions that blocks can use, in addition to those of the imports. The
// function large reports whether a type is better not copied, interfaces whether a type has an
// interface, and has whether code uses a name. Some functions are for the blocks [Touch].
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
		"has":   func(code, name string) (bool, error) { return regexp.MatchString(`\b`+name+`\b`, code) },
		"dot":   dot,
		"field": field,
		"addr":  emit.Address,
	}
}

// do makes the code for a part, which has a type and an expression. arg is handed to the part's
// block.
func (w *writer) do(way string, t *schema.Type, x string, arg ...any) (string, error) {
	return w.run(way, w.find(way, t), node(t, x, arg))
}

// inline is do for the inside of a declaration: it ignores that the type itself is declared.
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

// run makes the code of a block that was found for a way.
func (w *writer) run(way, block string, n Node) (string, error) {
	if block == "" {
		return "", fmt.Errorf("no block %q for %v", way, n.Type)
	}
	var text strings.Builder
	err := w.blocks.ExecuteTemplate(&text, block, n)
	return text.String(), err
}

// find returns the name of the block for a way and a type, or "" if there is no such block.
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

// kindBlock is find without regard to the type's name and declaration.
func (w *writer) kindBlock(way string, t *schema.Type) string {
	names := []string{" " + t.Kind.String(), " " + plain(t).Kind.String(), ""}
	switch t.Kind {
	case schema.Any:
		names = names[:1] // few formats have interfaces: the block for all other kinds can't serve them
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

// lowered returns the notes on parts of a root that the format lacks.
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
			return // the codec handles the type as a whole
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

// interfaces reports whether a type is an interface or has one as a part.
func interfaces(t *schema.Type) bool {
	s := schema.Schema{Root: t}
	return s.Has(schema.Any)
}

// plain returns a type without its name. A duration becomes a number.
func plain(t *schema.Type) *schema.Type {
	p := &schema.Type{Kind: t.Kind, Bits: t.Bits, Word: t.Word, Len: t.Len, Key: t.Key, Elem: t.Elem, Fields: t.Fields}
	if p.Kind == schema.Duration {
		p.Kind = schema.Int
	}
	return p
}

// lower returns a name with its first letter in lower case.
func lower(name string) string {
	r, size := utf8.DecodeRuneInString(name)
	return string(unicode.ToLower(r)) + name[size:]
}

// dot returns the expression of a field of x. x may be a dereferenced pointer, "(*p)".
func dot(x, field string) string {
	p, _ := emit.Pointer(x)
	return p + "." + field
}

// field returns the name of the field that an expression selects, "" if it selects none.
func field(x string) string {
	p, _ := emit.Pointer(x)
	if i := strings.LastIndexByte(p, '.'); i >= 0 && token.IsIdentifier(p[i+1:]) {
		return p[i+1:]
	}
	return ""
}
