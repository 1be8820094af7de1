package convert_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/schema"
)

// format has strings and numbers of 64 bits. Its generator writes structs with exported fields.
var format = convert.Format{
	Unfit: func(t *schema.Type) string {
		if t.Kind == schema.String || t.Kind == schema.Int || t.Kind == schema.Struct {
			return ""
		}
		return "no " + t.Kind.String() + "s"
	},
	Scalar: func(_ *convert.Writer, t *schema.Type) convert.Type {
		if t.Kind == schema.String {
			return convert.Type{Kind: convert.Same, Go: "string", Schema: "text"}
		}
		return convert.Type{Kind: convert.Number, Go: "int64", Schema: "number"}
	},
}

// emitCode plans the generated structs, runs the generator, and writes the conversions and the ports.
func emitCode(_ context.Context, j *emit.Job) error {
	p := convert.NewPackage(j, "types", convert.Plain, format)
	if p == nil {
		return nil // no type fits
	}
	for _, m := range p.Messages { // instead of a schema file, on which the generator would run
		for _, f := range m.Fields {
			fmt.Println(m.Name, f.ID, f.Name, f.Type.Schema)
		}
	}
	library := p.Import("example.com/ours")
	return p.Finish(func(string) convert.Library {
		return convert.Library{Marshal: library + ".Marshal(m)", Unmarshal: library + ".Unmarshal(b, m)"}
	})
}

// City is a message.
type City struct {
	Name   string
	People int32
}

// An emitter for a library with a generator describes the format, and package convert writes the
// code between the generated structs and the user's types.
func Example() {
	e := &emit.Emitter{Name: "ours", Codecs: []string{"ours"}, Emit: emitCode}
	dir, err := os.MkdirTemp("", "example")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	err = e.Make(context.Background(), codec.Job{
		Roots:  emit.Roots([]*schema.Schema{schema.Of(reflect.TypeFor[City]())}),
		Import: "example.com/made/ours", Dir: filepath.Join(dir, "ours"),
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	text, err := os.ReadFile(filepath.Join(dir, "ours", "convert.go"))
	if err != nil {
		fmt.Println(err)
		return
	}
	_, conversions, _ := strings.Cut(string(text), "func toCity")
	fmt.Print("func toCity" + conversions)
	// Output:
	// City 1 Name text
	// City 2 People number
	// func toCity(m *types.City, x *convert_test.City) error {
	// 	m.Name = x.Name
	// 	m.People = int64(x.People)
	// 	return nil
	// }
	//
	// func fromCity(m *types.City, x *convert_test.City) error {
	// 	if m == nil {
	// 		return nil
	// 	}
	// 	x.Name = m.Name
	// 	{
	// 		n, err := bridge.Narrow[int32](m.People)
	// 		if err != nil {
	// 			return err
	// 		}
	// 		x.People = n
	// 	}
	// 	return nil
	// }
}
