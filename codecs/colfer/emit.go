package colfer

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

// Emitter makes a schema, and runs colf on it.
var Emitter = emit.Emitter{Name: "colfer", Codecs: []string{"colfer"}, Emit: emitCode}

// generated is the package of colf's code, below the job's package.
const generated = "colf"

var rules = convert.Format{
	Unfit:  unfit,
	Scalar: scalar,
	Places: true,
	// The documented types for elements of lists don't include integers, but colf accepts them for
	// Go.
	Element: func(t *convert.Type) bool {
		switch t.Schema {
		case "int32", "int64", "float32", "float64", "text", "binary":
			return t.Kind != convert.List
		}
		return false
	},
	Reserved: func(name string) bool {
		switch name {
		case "MarshalTo", "MarshalLen", "MarshalBinary", "Unmarshal", "UnmarshalBinary":
			return true
		}
		return false
	},
	Taken: []string{"ColferSizeMax", "ColferListMax", "ColferMax", "ColferError", "ColferTail"},
}

func unfit(t *schema.Type) string {
	switch {
	case len(t.Fields) > 127:
		return "no structs of more than 127 fields"
	case t.Kind == schema.Struct && len(t.Fields) == 0: // colf makes code for it that does not compile
		return "no empty structs"
	}
	return ""
}

// scalar returns colfer's type for a Go type.
func scalar(_ *convert.Writer, t *schema.Type) convert.Type {
	same := func(typ, name string) convert.Type {
		return convert.Type{Kind: convert.Same, Go: typ, Schema: name}
	}
	switch t.Kind {
	case schema.Bool:
		return same("bool", "bool")
	case schema.String:
		return same("string", "text")
	case schema.Bytes:
		return same("[]byte", "binary")
	case schema.Time:
		return same("time.Time", "timestamp")
	case schema.Float:
		name := fmt.Sprint("float", t.Bits)
		return same(name, name)
	}
	name := number(t)
	return convert.Type{Kind: convert.Number, Go: name, Schema: name}
}

// number returns the type of a whole number or a duration. Colfer has no int8 and no int16.
func number(t *schema.Type) string {
	switch {
	case t.Kind == schema.Uint && t.Word:
		return "uint64"
	case t.Kind == schema.Uint:
		return fmt.Sprint("uint", t.Bits)
	case t.Word || t.Bits == 64:
		return "int64"
	}
	return "int32"
}

func emitCode(ctx context.Context, j *emit.Job) error {
	p := convert.NewPackage(j, generated, convert.Plain, rules)
	if p == nil {
		return nil
	}
	if err := os.Mkdir(filepath.Join(j.Dir, generated), 0o777); err != nil {
		return err
	}
	file := filepath.Join(generated, "types.colf")
	if err := j.WriteFile(file, []byte(text(p.Messages))); err != nil {
		return err
	}
	colf, err := emit.Tool(ctx, j, "colf")
	if err != nil {
		return err
	}
	// The default limits are for untrusted messages. Messages here may be larger.
	if _, err := emit.Command(ctx, j.Dir, j.Env, colf, "-b", ".", "-s", "1 << 30", "-l", "1 << 24", "Go", file); err != nil {
		return err
	}
	return p.Finish(func(string) convert.Library {
		return convert.Library{
			Marshal:   "m.MarshalBinary()",
			Append:    p.Bridge() + ".AppendLen(dst, m.MarshalLen, m.MarshalTo)",
			Unmarshal: "m.UnmarshalBinary(b)",
		}
	})
}

// text returns the schema of messages.
func text(messages []*convert.Message) string {
	var b strings.Builder
	fmt.Fprintf(&b, "// Package %s is made by wirebench from Go types.\npackage %[1]s\n", generated)
	for _, m := range messages {
		fmt.Fprintf(&b, "\n// %s is a %s in Go.\ntype %[1]s struct {\n", m.Name, m.Source)
		for _, f := range m.Declared() {
			fmt.Fprintf(&b, "\t%s %s\n", f.Name, typ(f.Type))
		}
		b.WriteString("}\n")
	}
	return b.String()
}

func typ(t *convert.Type) string {
	switch t.Kind {
	case convert.Pointer:
		return typ(t.Elem)
	case convert.List:
		return "[]" + typ(t.Elem)
	case convert.Pairs:
		return "[]" + t.Schema
	}
	return t.Schema
}
