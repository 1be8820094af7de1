package benc

import (
	"context"
	"fmt"
	"go/format"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"unicode"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/lower"
	"github.com/wirebench/wirebench/emit/mirror"
	"github.com/wirebench/wirebench/schema"
)

// Generated makes a schema, and runs bencgen on it.
var Generated = emit.Emitter{Name: "bencgen", Codecs: []string{"bencgen"}, Emit: generate}

const schemaFile = "types.benc"

func generate(ctx context.Context, j *emit.Job) error {
	l := lower.New(j, lower.Rules{
		Time: true, Optional: lower.All, Array: true, Wrap: true,
		Map: mapped, Number: number, Items: items, Unfit: unfit,
		Methods: []string{
			"Size", "NestedSize", "SizePlain", "Marshal", "NestedMarshal", "MarshalPlain",
			"Unmarshal", "NestedUnmarshal", "UnmarshalPlain",
		},
		// The generator names variables after structs: for a struct Type, a variable would be
		// called type.
		Prefix: "Benc",
	})
	if l == nil {
		return nil
	}
	// The generator declares the types.
	ports := j.Source("")
	wire := ports.Import("github.com/wirebench/wirebench/codecs/benc/wire")
	l.Ports(ports, lower.Library{
		Marshal:   wire + ".Append(nil, y)",
		Append:    wire + ".Append(dst, y)",
		Unmarshal: "y.Unmarshal(b)",
		Into:      true,
	})
	if err := j.Write("ports.go", ports); err != nil {
		return err
	}
	text := []byte(schemaText(filepath.Base(j.Dir), l.Structs()))
	if err := j.WriteFile(schemaFile, text); err != nil {
		return err
	}
	if err := mirror.Tool(ctx, j, "bencgen", "--in", schemaFile, "--out", ".", "--file", "...", "--lang", "go"); err != nil {
		return err
	}
	// The generator wrote notes of its own into the schema, so it is written again.
	if err := j.WriteFile(schemaFile, text); err != nil {
		return err
	}
	return formatted(filepath.Join(j.Dir, "types.go"))
}

// formatted formats a file, because the generator doesn't.
func formatted(file string) error {
	code, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if code, err = format.Source(code); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	if err := os.Remove(file); err != nil { // the generator makes the file executable
		return err
	}
	return os.WriteFile(file, code, 0o666)
}

// mapped reports whether the schema language has no maps with the key type of a map.
func mapped(t *schema.Type) bool {
	switch t.Key.Kind {
	case schema.Bool, schema.Int, schema.Uint, schema.Float, schema.Duration, schema.String:
		return false
	}
	return true
}

// number replaces a number type that the schema language lacks.
func number(t *schema.Type) string {
	if t.Kind == schema.Int && t.Bits == 8 {
		return "int16"
	}
	return ""
}

// items reports whether the generator makes wrong calls for elements of a type.
func items(t *lower.Type) bool { return t.Go == "int" || t.Go == "uint" }

func unfit(t *lower.Type) string {
	if t.Kind == schema.Struct && len(t.Fields) == 0 {
		return "no empty structs"
	}
	last := 0
	for _, f := range t.Fields {
		if strings.IndexFunc(f.Name, func(r rune) bool { return r > unicode.MaxASCII }) >= 0 {
			return "no names beyond ASCII"
		}
		if f.Source == nil {
			continue
		}
		switch id := f.Source.ID; {
		case id > 1<<16-1:
			return fmt.Sprintf("no field number %d", id)
		case id < last:
			return "no fields but in the order of their numbers"
		default:
			last = id
		}
	}
	return ""
}

func schemaText(pkg string, structs []*lower.Type) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# Made by wirebench from Go types.\ndefine %s;\n\nvar go_package = \"generated/%[1]s\";\n", pkg)
	for _, t := range structs {
		fmt.Fprintf(&b, "\nctr %s {\n", t.Go)
		if ids := reserved(t); ids != "" {
			fmt.Fprintf(&b, "    reserved %s;\n", ids)
		}
		for i, f := range t.Fields {
			id := i + 1
			if f.Source != nil {
				id = f.Source.ID
			}
			fmt.Fprintf(&b, "    %s %s = %d;\n", typ(f.Type), f.Name, id)
		}
		b.WriteString("}\n")
	}
	return b.String()
}

// reserved returns the numbers of fields that a struct had in an earlier version, "" if there are none.
func reserved(t *lower.Type) string {
	if t.Source == nil {
		return ""
	}
	var ids []string
	for _, f := range t.Source.Reserved() {
		ids = append(ids, strconv.Itoa(f.ID))
	}
	return strings.Join(ids, ", ")
}

func typ(t *lower.Type) string {
	switch t.Kind {
	case schema.String:
		return "string"
	case schema.Bytes:
		return "bytes"
	case schema.List:
		return "[]" + typ(t.Elem)
	case schema.Map:
		return "<" + typ(t.Key) + ", " + typ(t.Elem) + ">"
	}
	if t.Go == "uint8" {
		return "byte"
	}
	return t.Go
}
