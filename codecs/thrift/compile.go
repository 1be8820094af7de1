package thrift

import (
	"context"
	"fmt"
	"go/format"
	"os"
	"path/filepath"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/emit/thrift"
)

// Compiler is Thrift's compiler. It is built with Go as its only language, because all languages
// take much longer to build.
var Compiler = emit.Generator{
	Name: "thrift", Module: module, Package: "thrift-compiler",
	Source:  "compiler/cpp",
	Options: append(otherLanguages(), "BUILD_TESTING=OFF"),
	Target:  "thrift-compiler", Built: "bin/thrift",
}

// otherLanguages returns the options that leave out all languages other than Go.
func otherLanguages() []string {
	var options []string
	for language := range strings.FieldsSeq(`C_GLIB CL CPP D DART DELPHI ERL GV HAXE HTML MARKDOWN MMD JAVA JAVAME
		JS JSON KOTLIN LUA NETSTD OCAML PERL PHP PY RB RS ST XML XSD`) {
		options = append(options, "THRIFT_COMPILER_"+language+"=OFF")
	}
	return options
}

const schemaFile = "types.thrift"

// compile writes the schema, generates code from it, and gives the messages the names that they
// have in the code.
func compile(ctx context.Context, j *emit.Job, messages []*convert.Message) error {
	if err := j.WriteFile(schemaFile, []byte(thrift.Text(messages))); err != nil {
		return err
	}
	if err := Compiler.Run(ctx, j, "--gen", "go:skip_remote", "-out", ".", schemaFile); err != nil {
		return err
	}
	files, err := filepath.Glob(filepath.Join(j.Dir, thrift.Generated, "*.go"))
	if err != nil {
		return err
	}
	for _, file := range files {
		code, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if code, err = format.Source(code); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		if err := os.WriteFile(file, code, 0o666); err != nil {
			return err
		}
	}
	return thrift.Rename(filepath.Join(j.Dir, thrift.Generated, "types.go"), messages)
}
