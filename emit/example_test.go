package emit_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// City is a message.
type City struct {
	Name   string
	People int
}

// An emitter writes a package with a port for each type that its format can express. This one is for
// a library without maps, whose users call Put and Get with each value.
func ExampleEmitter() {
	e := &emit.Emitter{
		Name: "ours", Codecs: []string{"ours"},
		Emit: func(_ context.Context, j *emit.Job) error {
			roots := j.Fit(func(t *schema.Type) string {
				if t.Kind == schema.Map {
					return "no maps"
				}
				return ""
			})
			s := j.Source("Package ours has ports of ours.")
			for _, root := range roots {
				lib, port := s.Import("example.com/ours"), "port"+root.Name
				s.P("func %s() (%s.Port, error) {", port, s.Import("github.com/wirebench/wirebench/codec"))
				s.P("\treturn codec.Port{Marshal: func(v any) ([]byte, error) { return %s.Put(v.(*%s)) }}, nil", lib, s.Type(root.Schema.Root))
				s.P("}")
				j.Offer(root, "ours", port)
			}
			return j.Write("ours.go", s)
		},
	}
	dir, err := os.MkdirTemp("", "example")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	err = e.Make(context.Background(), codec.Job{
		Roots: []codec.Root{
			{Name: "City", Schema: schema.Of(reflect.TypeFor[City]())},
			{Name: "Index", Schema: schema.Of(reflect.TypeFor[map[string]City]())},
		},
		Import: "example.com/made/ours", Dir: filepath.Join(dir, "ours"),
		Refused: func(codec, reason string) { fmt.Println(codec, "refuses a type:", reason) },
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
	_, code, _ := strings.Cut(string(text), "import ")
	fmt.Println(strings.TrimSpace(code[strings.Index(code, "func "):]))
	// Output:
	// ours refuses a type: no maps
	// func portCity() (codec.Port, error) {
	// 	return codec.Port{Marshal: func(v any) ([]byte, error) { return ours.Put(v.(*emit_test.City)) }}, nil
	// }
}
