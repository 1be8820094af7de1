package walk

import (
	"context"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

type (
	Colour int32
	Names  []string
	Leaf   struct{ N int }
	Tree   struct {
		Name   string
		Kids   []Tree
		Leaves map[string]Leaf
		Colour Colour
		Names  Names
		Took   time.Duration
		Set    map[int8]struct{}
	}
)

// made returns the code that templates make for a type, without package clause and imports. If the
// type is refused, made returns the reason.
func made(t *testing.T, templates Templates, typ reflect.Type) (string, error) {
	t.Helper()
	e := templates.Emitter("toy", "toy")
	j := codec.Job{
		Roots:  emit.Roots([]*schema.Schema{schema.Of(typ)}),
		Import: "example.com/toy",
		Dir:    filepath.Join(t.TempDir(), "toy"),
	}
	if err := e.Make(context.Background(), j); err != nil {
		return "", err
	}
	glue, err := os.ReadFile(filepath.Join(j.Dir, "glue.go"))
	if err != nil {
		t.Fatal(err)
	}
	if _, why, ok := strings.Cut(string(glue), "Unfit("); ok {
		why, _, _ = strings.Cut(why, ")")
		return why, nil
	}
	text, err := os.ReadFile(filepath.Join(j.Dir, "toy.go"))
	if err != nil {
		t.Fatal(err)
	}
	_, body, _ := strings.Cut(string(text), "func port")
	return "func port" + body, nil
}

// puts are templates that write a value by calls of put for its parts that have no parts themselves.
const puts = `
{{define "port"}}func port{{name .Type}}() { {{do "put" .Type "x"}} }{{end}}
{{define "type"}}func put{{name .Type}}(x *{{name .Type}}) { {{inline "put" .Type "(*x)"}} }{{end}}
{{define "put declared"}}put{{name .Type}}({{addr .X}}){{end}}
{{define "put int64"}}put64({{.X}}){{end}}
{{define "put int"}}put{{.Bits}}({{.X}}){{end}}
{{define "put string"}}put({{.X}}){{end}}
{{define "put list"}}count(len({{.X}}))
{{template "put elements" .}}{{end}}
{{define "put map"}}count(len({{.X}}))
{{template "put entries" .}}{{end}}
`

func TestMake(t *testing.T) {
	got, err := made(t, Templates{Text: puts, Declares: Named}, reflect.TypeFor[Tree]())
	if err != nil {
		t.Fatal(err)
	}
	want := `func portTree() { putTree(&x) }

func putTree(x *Tree) {
	put(x.Name)
	count(len(x.Kids))
	for i := range x.Kids {
		v := &x.Kids[i]
		putTree(v)
	}
	count(len(x.Leaves))
	for key, elem := range x.Leaves {
		put(key)
		putLeaf(&elem)
	}
	put32(int32(x.Colour))
	putNames(&x.Names)
	put64(int64(x.Took))
	count(len(x.Set))
	for key := range x.Set {
		put8(key)
	}
}

func putLeaf(x *Leaf) {
	put64(x.N)
}

func putNames(x *Names) {
	count(len(*x))
	for _, v := range *x {
		put(v)
	}
}
`
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestUnfit(t *testing.T) {
	for _, c := range []struct {
		typ    reflect.Type
		unfit  func(*schema.Type) string
		reason string
	}{
		{reflect.TypeFor[[]any](), nil, `"[]: no interfaces"`},
		{reflect.TypeFor[map[any]string](), nil, `"no maps by interfaces"`},
		{reflect.TypeFor[[]float32](), nil, `"[]: no floats"`},
		{reflect.TypeFor[map[string]*string](), nil, `"[]: no pointers"`},
		{reflect.TypeFor[[]string](), func(t *schema.Type) string { return "no " + t.String() }, `"no []string"`},
	} {
		got, err := made(t, Templates{Text: puts, Declares: Named, Unfit: c.unfit}, c.typ)
		if err != nil {
			t.Fatal(err)
		}
		if got != c.reason {
			t.Errorf("%v: refused as %s, want %s", c.typ, got, c.reason)
		}
	}
}

// TestInterfaces checks that ports of types with interfaces note that these become JSON, and that
// they return errors of JSON.
func TestInterfaces(t *testing.T) {
	const text = `
{{define "port"}}func port{{name .Type}}(v any) {{template "encoded" .}}
	port(Port{ {{- template "lowered" .}}})
	{{do "put" .Type "x"}}
}{{end}}
{{define "put"}}put({{.X}}){{end}}
{{define "put any"}}put({{anyjson}}.Bytes({{.X}})){{end}}
`
	for _, c := range []struct {
		typ  reflect.Type
		want string
	}{
		{reflect.TypeFor[any](), `func portAny(v any) (_ []byte, err error) {
	defer anyjson.Catch(&err)
	port(Port{Lowered: []string{"interface as JSON"}})
	put(anyjson.Bytes(x))
}
`},
		{reflect.TypeFor[int](), `func portInt(v any) ([]byte, error) {
	port(Port{})
	put(x)
}
`},
	} {
		got, err := made(t, Templates{Text: text}, c.typ)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%v (-want +got):\n%s", c.typ, diff)
		}
	}
}

// TestLowered checks that ports note what the format lacks, each lack once.
func TestLowered(t *testing.T) {
	const text = `
{{define "port"}}func port() {
	port(Port{ {{- template "lowered" .}}})
}{{end}}
{{define "put"}}{{end}}
`
	lowered := func(t *schema.Type) string {
		switch t.Kind {
		case schema.Time, schema.Optional:
			return t.Kind.String() + " as a number"
		}
		return ""
	}
	got, err := made(t, Templates{Text: text, Lowered: lowered}, reflect.TypeFor[struct {
		A, B time.Time
		C    *int
	}]())
	if err != nil {
		t.Fatal(err)
	}
	if want := `Lowered: []string{"time as a number", "optional as a number"}`; !strings.Contains(got, want) {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestDot(t *testing.T) {
	for x, want := range map[string]string{
		"x":       "x.F",
		"(*x)":    "x.F",
		"x.A":     "x.A.F",
		"(*x.A)":  "x.A.F",
		"(*x)[i]": "(*x)[i].F",
		"(*(*x))": "(*x).F",
	} {
		if got := dot(x, "F"); got != want {
			t.Errorf("dot(%s) = %s, want %s", x, got, want)
		}
	}
}

func TestField(t *testing.T) {
	for x, want := range map[string]string{"x": "", "(*v)": "", "(*x).A": "A", "(*x.A)": "A", "x.A.B": "B", "x.A[i]": "", "elem": ""} {
		if got := field(x); got != want {
			t.Errorf("field(%s) = %s, want %s", x, got, want)
		}
	}
}

func TestLower(t *testing.T) {
	for name, want := range map[string]string{"Person": "person", "URL": "uRL", "Ærø": "ærø"} {
		if got := lower(name); got != want {
			t.Errorf("lower(%s) = %s, want %s", name, got, want)
		}
	}
}

func TestErrors(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"syntax":  {`{{define "port"}}{{if}}{{end}}`, "missing value for if"},
		"missing": {`{{define "port"}}{{do "take" .Type "x"}}{{end}}{{define "put"}}{{end}}`, `no block "take"`},
		"untyped": {`{{define "port"}}func f() {}{{end}}{{define "put"}}{{end}}`, `no block "type"`},
		"no Go":   {`{{define "port"}}func {{end}}{{define "type"}}{{end}}{{define "put"}}{{end}}`, "made code that isn't Go"},
	} {
		_, err := made(t, Templates{Text: c.text, Declares: Named}, reflect.TypeFor[Leaf]())
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %q", name, err, c.want)
		}
	}
}
