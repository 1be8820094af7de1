// Package walk makes a codec's Go code from templates, one for each kind of type.
//
// Libraries whose users write code by hand differ in the calls for a string, a list or a struct.
// The nesting of these calls is the same for all. A codec supplies blocks of text/template. Each
// block is named after a way to pass over a value, such as "put", and a kind of type:
//
//	{{define "put string"}}e.String({{.X}}){{end}}
//	{{define "put list"}}for i := range {{.X}} { {{do "put" .Elem (print .X "[i]")}} }{{end}}
//
// The function do finds the block for the type of a part. It takes the first of these that exists:
//
//   - "put declared" for a type that has a declaration of its own: see [Templates],
//   - "put named" for a type without parts that has a name of its own,
//   - the block of the underlying type, "put int32" or "put uint8",
//   - the block of the kind, "put int"; a duration without a block is an int,
//   - "put", which serves all kinds except interfaces.
//
// A type for which a way has no block is refused. Interfaces become JSON: see package anyjson.
//
// It must not know which codecs there are: all that is particular to a library is in its templates.
package walk

import (
	"bytes"
	"context"
	"go/format"
	"regexp"
	"slices"
	"strings"
	"text/template"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// Templates make the code of a codec.
type Templates struct {
	// Text has the blocks. The block "port" is run for each root. For each type that Declares
	// reports, a block "type" is run once: "type" followed by the type's kind, or by "named" for
	// a type that has a name and is not a struct, or "type" alone.
	Text string
	// Imports are import paths of packages, each under the name of a template function. The
	// function imports the package and returns its name in the made code.
	Imports map[string]string
	// Declares reports whether a type has a declaration of its own: it is [Named], [Parts] or
	// [All]. Nil means Named.
	Declares func(*schema.Type) bool
	// Kind returns the name of a kind that the codec itself has introduced for a type, or "" for
	// none. The block of this kind comes before those of the type. Kind may be nil.
	Kind func(*schema.Type) string
	// Unfit says in a few words why the format has no code for a type, or returns "" if it has
	// some. Unfit may be nil.
	Unfit func(*schema.Type) string
	// Lowered says how the codec expresses a type that its format lacks: "time as seconds and
	// nanoseconds". It returns "" for a type that the format has. Lowered may be nil.
	Lowered func(*schema.Type) string
}

// Named reports whether a type has parts and a name of its own. Only such types can
// be part of themselves.
func Named(t *schema.Type) bool { return Parts(t) && t.Pkg != "" }

// All reports whether a type has parts, or a name of its own.
func All(t *schema.Type) bool { return Parts(t) || named(t) }

// Parts reports whether a type has parts.
func Parts(t *schema.Type) bool {
	switch t.Kind {
	case schema.Struct, schema.List, schema.Map, schema.Array, schema.Optional:
		return true
	}
	return false
}

// named reports whether a type has no parts and is a type of its own, not a predeclared Go type.
func named(t *schema.Type) bool {
	return !Parts(t) && t.Kind != schema.Time && t.Pkg != ""
}

// Emitter returns the emitter of a codec. Its ports are functions that the block "port" declares.
// The name of such a function is "port" followed by the root's name.
func (t Templates) Emitter(name, codec string) emit.Emitter {
	return emit.Emitter{
		Name:   name,
		Codecs: []string{codec},
		Emit: func(_ context.Context, j *emit.Job) error {
			w, err := t.parse(j)
			if err != nil {
				return err
			}
			return w.write(name, codec)
		},
	}
}

// writer is the code that is being made.
type writer struct {
	*emit.Source
	Templates
	job    *emit.Job
	blocks *template.Template
	ways   []string
}

func (t Templates) parse(j *emit.Job) (*writer, error) {
	if t.Declares == nil {
		t.Declares = Named
	}
	w := &writer{Source: j.Source(""), Templates: t, job: j}
	funcs := w.funcs()
	for name, path := range t.Imports {
		funcs[name] = func() string { return w.Import(path) }
	}
	blocks, err := template.New("").Funcs(funcs).Parse(common)
	if err != nil {
		return nil, err
	}
	if w.blocks, err = blocks.Parse(t.Text); err != nil {
		return nil, err
	}
	// The ways of common are not ways of the codec unless its own text has them too.
	own, err := template.New("").Funcs(funcs).Parse(t.Text)
	if err != nil {
		return nil, err
	}
	for _, b := range own.Templates() {
		way, kind, ok := strings.Cut(b.Name(), " ")
		if ok && way != "type" && kind != "named" && !slices.Contains(w.ways, way) {
			w.ways = append(w.ways, way)
		}
	}
	return w, nil
}

func (w *writer) write(name, codec string) error {
	roots := w.job.Fit(w.unfit)
	done := make(map[*schema.Type]bool)
	for _, root := range roots {
		if err := w.declare("port", "port", root.Schema.Root); err != nil {
			return err
		}
		w.job.Offer(root, codec, "port"+root.Name)
		for t := range root.Schema.All() {
			if !w.Declares(t) || done[t] {
				continue
			}
			done[t] = true
			if err := w.declare("type", w.find("type", t), t); err != nil {
				return err
			}
		}
	}
	if len(roots) == 0 {
		return nil
	}
	return w.job.Write(name+".go", w.Source)
}

func (w *writer) unfit(t *schema.Type) string {
	if t.Kind == schema.Bytes && t.Elem != nil {
		return "no slices of a byte type with a name"
	}
	if t.Kind == schema.Map && interfaces(t.Key) {
		return "no maps by interfaces"
	}
	if w.Unfit != nil {
		if why := w.Unfit(t); why != "" {
			return why
		}
	}
	for _, way := range w.ways {
		switch {
		case w.kindBlock(way, t) != "":
		case t.Kind == schema.Any:
			return "no interfaces"
		case t.Kind == schema.Optional:
			return "no pointers"
		default:
			return "no " + t.Kind.String() + "s"
		}
	}
	return ""
}

// parens matches superfluous parentheses: f((*x)) or return (*x).
var parens = regexp.MustCompile(`([(\t ])\(\*(\w+)\)([,); ]|$)`)

// declare writes declarations with an empty line after each.
func (w *writer) declare(way, block string, t *schema.Type) error {
	text, err := w.run(way, block, Node{Type: t})
	if err != nil {
		return err
	}
	code, err := format.Source([]byte(text))
	if err != nil {
		code = []byte(text) // emit.Job.Write reports the error
	}
	for line := range bytes.Lines(parens.ReplaceAll(code, []byte("$1*$2$3"))) {
		line = bytes.TrimRight(line, "\n")
		if len(bytes.TrimSpace(line)) == 0 {
			continue
		}
		w.P("%s", line)
		if line[0] == '}' || line[0] == ')' {
			w.P("")
		}
	}
	w.P("")
	return nil
}
