package cborgen

import (
	"context"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/lower"
	"github.com/wirebench/wirebench/schema"
)

// Emitter makes lowered types and runs the library's generator on them.
var Emitter = emit.Emitter{Name: "cborgen", Codecs: []string{"cbor-gen"}, Emit: emitCode, Outside: true}

func emitCode(ctx context.Context, j *emit.Job) error {
	l := lower.New(j, lower.Rules{
		Time: true, Map: pairs, Optional: list, Number: number, Items: items, Wrap: true, Tag: tag,
		Methods: []string{"MarshalCBOR", "UnmarshalCBOR"},
	})
	if l == nil {
		return nil
	}
	types, ports := j.Source(""), j.Source("")
	l.Declare(types)
	stream, cbg := ports.Import("github.com/wirebench/wirebench/codecs/cborgen/stream"), ports.Import("github.com/whyrusleeping/cbor-gen")
	l.Ports(ports, lower.Library{
		Marshal:   stream + ".Marshal(y)",
		Append:    stream + ".Append(dst, y)",
		Unmarshal: stream + ".Unmarshal(b, y)",
		Into:      true,
		Streams: emit.Streams{
			Writer: cbg + ".NewCborWriter(w)", Encode: "return y.MarshalCBOR(s)",
			Reader: cbg + ".NewCborReader(r)", Decode: "y.UnmarshalCBOR(s)",
		},
	})
	if err := j.Write("types.go", types); err != nil {
		return err
	}
	if err := generate(ctx, j, l.Structs()); err != nil {
		return err
	}
	return j.Write("ports.go", ports)
}

// generate runs the library's generator as its users do: in a program that links the types.
func generate(ctx context.Context, j *emit.Job, structs []*lower.Type) error {
	var values strings.Builder
	for _, t := range structs {
		fmt.Fprintf(&values, "\t\tmade.%s{},\n", t.Go)
	}
	if err := os.Mkdir(filepath.Join(j.Dir, folder), 0o777); err != nil {
		return err
	}
	text := fmt.Sprintf(program, j.Import, path.Base(j.Import), values.String())
	if err := j.WriteFile(folder+"/main.go", []byte(text)); err != nil {
		return err
	}
	if _, err := emit.Command(ctx, j.Dir, j.Env, "go", "run", "./"+folder); err != nil {
		return err
	}
	return os.RemoveAll(filepath.Join(j.Dir, folder))
}

// folder is the folder of the program, below the package's folder.
const folder = "generate"

// The default limits are 8,192 elements of a list and 2 MiB of a text.
const program = `package main

import (
	"log"

	made %q

	cbg "github.com/whyrusleeping/cbor-gen"
)

func main() {
	const most = 1 << 30
	gen := cbg.Gen{MaxArrayLength: most, MaxByteLength: most, MaxStringLength: most}
	if err := gen.WriteTupleEncodersToFile("cbor.go", %q,
%s	); err != nil {
		log.Fatal(err)
	}
}
`

// pairs reports whether a map becomes a list of pairs because the generator does not support it.
func pairs(t *schema.Type) bool {
	value := t.Elem
	if value.Kind == schema.Optional {
		value = value.Elem
	}
	known := value.Kind == schema.Struct || value.Kind == schema.Time || value.Kind == schema.String && value == t.Elem
	return t.Key.Kind != schema.String || !known
}

// list reports whether a pointer becomes a list because the generator does not support it.
func list(t *schema.Type) bool {
	switch e := t.Elem; e.Kind {
	case schema.Struct, schema.Time, schema.String, schema.Bool, schema.Int, schema.Float, schema.Duration:
		return false
	case schema.Uint:
		return number(e) == ""
	}
	return true
}

// number replaces number types that the generator does not support: it has three kinds of integers.
// Floats are sent as their bits.
func number(t *schema.Type) string {
	switch {
	case t.Kind == schema.Int:
		return "int64"
	case t.Kind == schema.Float, t.Kind == schema.Uint && t.Bits != 8:
		return "uint64"
	}
	return ""
}

// items reports whether the generator does not support a type as an element.
func items(t *lower.Type) bool {
	switch t.Kind {
	case schema.Bool, schema.Array, schema.Map:
		return true
	case schema.Optional:
		kind := t.ElemKind()
		return kind != schema.Struct && kind != schema.String
	}
	return false
}

// tag keeps nil lists and nil bytes apart from empty ones, and leaves out the header of structs
// that only wrap another type. For a struct that wraps a bool, this option makes code that does not
// compile.
func tag(owner *lower.Type, i int) string {
	var options []string
	f := owner.Fields[i]
	if f.Source == nil && len(owner.Fields) == 1 && f.Type.Kind != schema.Bool {
		options = append(options, "transparent")
	}
	if f.Type.Kind == schema.Bytes || f.Type.Kind == schema.List {
		options = append(options, "preservenil")
	}
	if options == nil {
		return ""
	}
	return fmt.Sprintf("cborgen:%q", strings.Join(options, ","))
}
