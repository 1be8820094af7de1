package gencode

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/schema"
)

// Emitter and UnsafeEmitter make a schema, and run gencode on it. UnsafeEmitter runs it with the
// flag -unsafe.
var (
	Emitter       = emit.Emitter{Name: "gencode", Codecs: []string{"gencode"}, Emit: emitter()}
	UnsafeEmitter = emit.Emitter{Name: "gencodeunsafe", Codecs: []string{"gencode/unsafe"}, Emit: emitter("-unsafe")}
)

// generated is the package of gencode's code, below the job's package.
const generated = "types"

// wirePackage is the package of the helpers that ports share.
const wirePackage = "github.com/wirebench/wirebench/codecs/gencode/wire"

var rules = convert.Format{
	Scalar: scalar,
	Array:  array,
	// An empty list would be decoded as an absent one.
	Absent: func(t *convert.Type) bool { return t.Kind != convert.List && t.Kind != convert.Pairs },
	Values: true,
	Nils:   true,
	Reserved: func(name string) bool {
		switch name {
		case "Size", "Marshal", "Unmarshal":
			return true
		}
		return false
	},
}

// scalar returns gencode's type for a Go type.
func scalar(_ *convert.Writer, t *schema.Type) convert.Type {
	same := func(typ, name string) convert.Type {
		return convert.Type{Kind: convert.Same, Go: typ, Schema: name}
	}
	switch t.Kind {
	case schema.Bool:
		return same("bool", "bool")
	case schema.String:
		return same("string", "string")
	case schema.Bytes:
		return same("[]byte", "[]byte")
	case schema.Time:
		return same("time.Time", "time")
	case schema.Float:
		name := fmt.Sprint("float", t.Bits)
		return same(name, name)
	}
	sign := "int"
	if t.Kind == schema.Uint {
		sign = "uint"
	}
	if t.Word { // the schema language lacks int and uint
		return convert.Type{Kind: convert.Number, Go: sign + "64", Schema: "v" + sign + "64"}
	}
	name := fmt.Sprint(sign, t.Bits)
	return convert.Type{Kind: convert.Number, Go: name, Schema: name}
}

// array returns gencode's type for an array, if gencode's code has the same element type. Gencode
// uses one variable for nested loops over arrays in arrays, so such arrays become lists.
func array(t *schema.Type) (convert.Type, bool) {
	elem := t.Elem.String()
	switch t.Elem.Kind {
	case schema.Bool, schema.Int, schema.Uint, schema.Float, schema.String:
	default:
		return convert.Type{}, false
	}
	if t.Elem.Pkg != "" || t.Elem.Word {
		return convert.Type{}, false
	}
	if elem == "uint8" {
		elem = "byte" // gencode copies an array of bytes as a whole
	}
	text := fmt.Sprintf("[%d]%s", t.Len, elem)
	return convert.Type{Kind: convert.Same, Go: text, Schema: text}, true
}

// emitter returns a function that makes code by gencode with the given flags.
func emitter(flags ...string) func(context.Context, *emit.Job) error {
	return func(ctx context.Context, j *emit.Job) error {
		p := convert.NewPackage(j, generated, convert.Inline, rules)
		if p == nil {
			return nil
		}
		if err := os.Mkdir(filepath.Join(j.Dir, generated), 0o777); err != nil {
			return err
		}
		file := filepath.Join(generated, "types.schema")
		if err := j.WriteFile(file, []byte(text(p.Messages))); err != nil {
			return err
		}
		args := append([]string{"go", "-schema", file, "-package", generated, "-out", filepath.Join(generated, "types.go")}, flags...)
		if err := generate(ctx, j.Dir, args...); err != nil {
			return err
		}
		at := p.Import(wirePackage)
		return p.Finish(func(string) convert.Library {
			return convert.Library{
				Marshal:   "m.Marshal(nil)",
				Append:    at + ".Append(dst, m.Marshal)",
				Unmarshal: at + ".Err(m.Unmarshal(b))",
			}
		})
	}
}

// text returns the schema of messages, which has no comments.
func text(messages []*convert.Message) string {
	var b strings.Builder
	for _, m := range messages {
		fmt.Fprintf(&b, "struct %s {\n", m.Name)
		for _, f := range m.Fields {
			pointer := ""
			if f.Optional {
				pointer = "*"
			}
			fmt.Fprintf(&b, "\t%s %s%s\n", f.Name, pointer, typ(f.Type))
		}
		b.WriteString("}\n")
	}
	return b.String()
}

func typ(t *convert.Type) string {
	switch t.Kind {
	case convert.List:
		return "[]" + typ(t.Elem)
	case convert.Pairs:
		return "[]" + t.Schema
	}
	return t.Schema
}
