package bebop

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/schema"
)

// generated is the package of the generator's code, below the job's package.
const generated = "bop"

// wirePackage is the package of the helpers that ports share.
const wirePackage = "github.com/wirebench/wirebench/codecs/bebop/wire"

func unfit(t *schema.Type) string {
	for _, f := range t.Fields {
		if f.ID > 255 {
			return fmt.Sprintf("no field number %d", f.ID)
		}
	}
	return ""
}

var rules = convert.Format{
	Unfit:  unfit,
	Scalar: scalar,
	Values: true,
	Union:  "a union",
	Key: func(t *schema.Type) bool {
		switch t.Kind {
		case schema.Bool, schema.Int, schema.Uint, schema.Duration, schema.String:
			return true
		}
		return false
	},
	Absent: func(*convert.Type) bool { return true },
	// The generator uses one variable for all loops over arrays in arrays, and its code for arrays
	// in the fields of a message does not compile.
	Element: func(t *convert.Type) bool {
		return t.Kind != convert.List && t.Kind != convert.Map && t.Kind != convert.Pairs
	},
	Reserved: func(name string) bool {
		switch name {
		case "MarshalBebop", "MarshalBebopTo", "UnmarshalBebop", "EncodeBebop", "DecodeBebop", "Size":
			return true
		}
		return false
	},
}

// scalar returns bebop's type for a Go type.
func scalar(w *convert.Writer, t *schema.Type) convert.Type {
	same := func(typ, name string) convert.Type {
		return convert.Type{Kind: convert.Same, Go: typ, Schema: name}
	}
	switch t.Kind {
	case schema.Bool:
		return same("bool", "bool")
	case schema.String:
		return same("string", "string")
	case schema.Bytes:
		return same("[]byte", "byte[]")
	case schema.Time:
		at := w.Import(wirePackage)
		return convert.Type{Kind: convert.Call, Go: at + ".Time", Schema: "date", To: at + ".Date(%s)", From: "%s", ToFails: true}
	case schema.Float:
		name := fmt.Sprint("float", t.Bits)
		return same(name, name)
	}
	name := number(t)
	return convert.Type{Kind: convert.Number, Go: name, Schema: name}
}

// number returns the type of a whole number or a duration. Bebop has no int8.
func number(t *schema.Type) string {
	sign, bits := "int", t.Bits
	if t.Kind == schema.Uint {
		sign = "uint"
	}
	switch {
	case t.Word:
		bits = 64
	case sign == "int":
		bits = max(bits, 16)
	}
	return fmt.Sprint(sign, bits)
}

// emit makes a schema, and runs bebopc-go on it.
func (f form) emit(ctx context.Context, j *emit.Job) error {
	p := convert.NewPackage(j, generated, style, rules)
	if p == nil {
		return nil
	}
	for _, m := range p.Messages {
		m.Absent = m.OneOf == "" && (f.messages() || endless(m) || slices.ContainsFunc(m.Fields, func(f *convert.Field) bool { return f.Optional }))
	}
	nameBranches(p.Messages)
	if err := os.Mkdir(filepath.Join(j.Dir, generated), 0o777); err != nil {
		return err
	}
	file := filepath.Join(generated, "types.bop")
	if err := j.WriteFile(file, []byte(text(p.Messages))); err != nil {
		return err
	}
	bebopc, err := emit.Tool(ctx, j, "bebopc-go")
	if err != nil {
		return err
	}
	code := filepath.Join(generated, "types.go")
	if _, err := emit.Command(ctx, j.Dir, j.Env, bebopc, "-i", file, "-o", code, "-package", generated); err != nil {
		return err
	}
	if err := formatted(filepath.Join(j.Dir, code)); err != nil {
		return err
	}
	return p.Finish(func(string) convert.Library {
		return convert.Library{
			Marshal:   "m.MarshalBebop(), nil",
			Append:    p.Import(wirePackage) + ".Append(dst, m)",
			Unmarshal: "m.UnmarshalBebop(b)",
			Streams:   emit.Streams{Encode: "return m.EncodeBebop(s)", Decode: "m.DecodeBebop(s)"},
		}
	})
}
