package walk_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/walk"
	"github.com/wirebench/wirebench/schema"
)

// templates are those of a library whose users append one value after the other.
var templates = walk.Templates{
	Imports: map[string]string{"ours": "example.com/ours"},
	Text: `
{{define "port"}}
func port{{name .Type}}() ({{codec}}.Port, error) {
	return {{codec}}.Port{
		Append: func(b []byte, v any) ([]byte, error) { return append{{name .Type}}(b, v.(*{{go .Type}})), nil },
	}, nil
}
{{if not (declares .Type)}}{{template "type" .}}{{end}}
{{end}}

{{define "type"}}
func append{{name .Type}}(b []byte, x *{{go .Type}}) []byte {
	{{inline "put" .Type "(*x)"}}
	return b
}
{{end}}

{{define "put declared"}}b = append{{name .Type}}(b, {{addr .X}}){{end}}
{{define "put string"}}b = {{ours}}.AppendString(b, {{.X}}){{end}}
{{define "put int"}}b = {{ours}}.AppendInt(b, int64({{.X}})){{end}}
{{define "put list"}}b = {{ours}}.AppendInt(b, int64(len({{.X}})))
	{{template "put elements" .}}
{{- end}}
`,
}

// City is a message.
type City struct {
	Name  string
	Lines []int32
}

// Track is a message with a number of a kind for which the templates have no block.
type Track struct{ Miles float64 }

// An emitter is made of templates with a block for each kind of type. It refuses a type that has
// parts of other kinds.
func ExampleTemplates_Emitter() {
	e := templates.Emitter("ours", "ours")
	dir, err := os.MkdirTemp("", "example")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	err = e.Make(context.Background(), codec.Job{
		Roots:  emit.Roots([]*schema.Schema{schema.Of(reflect.TypeFor[City]()), schema.Of(reflect.TypeFor[Track]())}),
		Import: "example.com/made/ours", Dir: filepath.Join(dir, "ours"),
		Refused: func(codec, reason string) { fmt.Printf("%s refuses a type: %s\n", codec, reason) },
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	text, err := os.ReadFile(filepath.Join(dir, "ours", "ours.go"))
	if err != nil {
		fmt.Println(err)
		return
	}
	_, code, _ := strings.Cut(string(text), "func appendCity")
	fmt.Print("func appendCity" + code)
	// Output:
	// ours refuses a type: Track.Miles: no floats
	// func appendCity(b []byte, x *walk_test.City) []byte {
	// 	b = ours.AppendString(b, x.Name)
	// 	b = ours.AppendInt(b, int64(len(x.Lines)))
	// 	for _, v := range x.Lines {
	// 		b = ours.AppendInt(b, int64(v))
	// 	}
	// 	return b
	// }
}
