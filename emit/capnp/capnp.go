// Package capnp makes code for those libraries of Cap'n Proto whose generators, called capnpc-go,
// write similar code. It makes the schema, and the conversions between the library's structs and Go
// types.
//
// It must not know how the libraries differ. A [Library] describes one of them.
package capnp

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/tables"
)

// Library describes how a library differs from the others.
type Library struct {
	// Path is the import path of the library, Plugin that of its capnpc-go, and Wire that of the
	// package with its Parts.
	Path, Plugin, Wire string
	// Flags are the flags of capnpc-go. They leave out code that neither encodes nor decodes, which
	// is most of the code for large types.
	Flags string
	// Message is the name of the library's type for a message.
	Message string
	// ListOf is a format with two arguments, a list type and an element of a list of pointers. It
	// gives the expression of the list of that type to which the element points.
	ListOf string
	// At and Set are the methods of a list of pointers.
	At, Set string
	// Embedded says that a generated type has the library's struct as a field. Otherwise the struct
	// is its underlying type.
	Embedded bool
	// First marks the first generation of the library. Its accessors return no errors, and the
	// target of a field's pointer is made before the field is set.
	First bool
	// Limits are those of the library's codecs.
	Limits []codec.Limit
	// Guards are those of the library's codecs.
	Guards []codec.Guard
	// Statements are those of the library's codecs.
	Statements []codec.Statement
}

// Codecs returns the codecs of a library. The Emit of the emitter e must be the library's.
func (lib Library) Codecs(e *emit.Emitter, losses ...codec.Loss) []codec.Codec {
	var all []codec.Codec
	for _, name := range e.Codecs {
		all = append(all, codec.Codec{
			Name:       name,
			Format:     formats.CapnProto,
			Fields:     codec.ByNumber,
			Schema:     ".capnp",
			Module:     lib.Path,
			Losses:     losses,
			Limits:     lib.Limits,
			Guards:     lib.Guards,
			Statements: lib.Statements,
			Emitter:    e,
			Bind:       codec.Glued(name),
		})
	}
	return all
}

const (
	schemaFile = "types.capnp"
	generated  = "types" // the package of capnpc-go's code, below the job's package
)

// Emit makes a package with the parts for each type. The wire package makes ports of the parts: its
// function Packed for a codec whose name ends in "packed", and Plain for any other codec.
func (lib Library) Emit(ctx context.Context, j *emit.Job) error {
	roots := j.Fit(tables.Unfit)
	if len(roots) == 0 {
		return nil
	}
	f := &file{File: tables.NewFile(j, roots, lib.style()), Library: lib}
	if err := f.compile(ctx); err != nil {
		return err
	}
	for _, root := range roots {
		f.parts(root)
		for _, k := range j.Codecs {
			name := "Plain"
			if strings.HasSuffix(k, "packed") {
				name = "Packed"
			}
			f.P("func port%s%s() (%s.Port, error) { return %s.%s(parts%s()), nil }\n",
				name, root.Name, f.Import("github.com/wirebench/wirebench/codec"), f.wire(), name, root.Name)
			j.Offer(root, k, "port"+name+root.Name)
		}
	}
	for _, t := range f.Tables {
		f.put(t)
		f.get(t)
		f.touch(t)
	}
	if f.Moment != "" {
		f.moments()
	}
	return j.Write("capnp.go", f.Source)
}

// file is the code that is being written. In this code
//
//	s                   is a struct of the library,
//	x                   is the Go value; for a pair there are key and elem instead,
//	l0, l1 …            are lists, numbered by the depth of their nesting,
//	i0, i1 …            are indexes in these lists,
//	v                   is the value of a field,
//	t                   is the sum of touched fields.
type file struct {
	tables.File
	Library
}

func (f *file) capnp() string { return f.Import(f.Path) }
func (f *file) wire() string  { return f.Import(f.Wire) }
func (f *file) types() string { return f.Import(f.Job.Import + "/" + generated) }

// parts writes the parts of which the port of a root is made.
func (f *file) parts(root emit.Root) {
	name, typ := f.Of(root.Schema.Root).Name, f.Type(root.Schema.Root)
	f.P("func parts%[1]s() %[2]s.Parts[%[3]s] {\nreturn %[2]s.Parts[%[3]s]{", root.Name, f.wire(), typ)
	begin := f.Begin(root.Schema.Root, "")
	f.P("Build: func(seg *%s.Segment, x *%s) %s", f.capnp(), typ, begin)
	f.let("s", "%s.NewRoot%s(seg)", f.types(), name)
	f.P("return put%s(s, x)\n},", name)
	f.P("Read: func(msg *%s.%s, x *%s) %s", f.capnp(), f.Message, typ, begin)
	f.let("s", "%s.ReadRoot%s(msg)", f.types(), name)
	f.P("return get%s(s, x)\n},", name)
	// Open returns the library's struct instead of the generated one, because a linker keeps all
	// methods of types that are converted to interfaces.
	opened, typed := f.capnp()+".Struct(s)", fmt.Sprintf("%s.%s(v.(%s.Struct))", f.types(), name, f.capnp())
	if f.Embedded {
		opened, typed = "s.Struct", fmt.Sprintf("%s.%s{Struct: v.(%s.Struct)}", f.types(), name, f.capnp())
	}
	f.P("Open: func(msg *%s.%s) (any, error) {", f.capnp(), f.Message)
	f.letOr("nil, ", "s", "%s.ReadRoot%s(msg)", f.types(), name)
	f.P("return %s, nil\n},", opened)
	f.P("Touch: func(v any, t *%s.Sum) error {\n_, err := touch%s(%s, t)\nreturn err\n},", f.Sum(), name, typed)
	f.P("Lowered: %#v,\n}\n}\n", f.lowered(root))
}

// moments writes the functions that put and get times.
func (f *file) moments() {
	f.P(`func putTime(s %[1]s.%[2]s, t %[3]s.Time) {
		_, offset := t.Zone()
		s.SetSeconds(t.Unix())
		s.SetNanos(uint32(t.Nanosecond()))
		s.SetOffset(int32(offset))
	}
	`, f.types(), f.Moment, f.Import("time"))
	f.GetTime(f.types() + "." + f.Moment)
}

// annotations is the file go.capnp that schemas import, as they do from the libraries. Its
// annotations tell capnpc-go the Go package.
const annotations = `@0xd12a1c51fedd6c88;
annotation package(file) :Text;
annotation import(file) :Text;
`

// compile writes the schema and lets capnp make its code.
func (f *file) compile(ctx context.Context) error {
	if err := f.Job.WriteFile(schemaFile, []byte(f.text())); err != nil {
		return err
	}
	if err := os.Mkdir(filepath.Join(f.Job.Dir, generated), 0o777); err != nil {
		return err
	}
	plugin, err := emit.Tool(ctx, f.Job, f.Plugin)
	if err != nil {
		return err
	}
	imports, err := os.MkdirTemp("", "wirebench-capnp")
	if err != nil {
		return err
	}
	defer os.RemoveAll(imports) // errors are ignored: a leftover temporary folder does no harm
	if err := os.WriteFile(filepath.Join(imports, "go.capnp"), []byte(annotations), 0o666); err != nil {
		return err
	}
	// capnp can't pass flags to a plugin.
	script := filepath.Join(imports, "capnpc-go")
	if err := os.WriteFile(script, fmt.Appendf(nil, "#!/bin/sh\nexec '%s' %s\n", plugin, f.Flags), 0o777); err != nil {
		return err
	}
	_, err = emit.Command(ctx, f.Job.Dir, nil, "capnp", "compile", "-I", imports, "-o"+script+":"+generated, schemaFile)
	if errors.Is(err, exec.ErrNotFound) {
		return errors.New("capnp is missing: install the Debian package capnproto")
	}
	return err
}
