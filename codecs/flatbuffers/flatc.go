package flatbuffers

import (
	"context"
	"fmt"
	"go/format"
	"os"
	"path/filepath"

	"github.com/wirebench/wirebench/emit"
)

// Flatc is the library's schema compiler.
var Flatc = emit.Generator{
	Name: "flatc", Module: module, Package: "flatbuffers-compiler",
	Options: []string{"FLATBUFFERS_BUILD_TESTS=OFF", "FLATBUFFERS_BUILD_FLATLIB=OFF", "FLATBUFFERS_INSTALL=OFF"},
	Target:  "flatc", Built: "flatc",
}

const (
	schemaFile = "types.fbs"
	generated  = "fbs" // the package of flatc's code, below the job's package
)

// flatc writes the schema, and lets the compiler generate code from it.
func (f *file) flatc(ctx context.Context) error {
	if err := f.Job.WriteFile(schemaFile, []byte(f.text())); err != nil {
		return err
	}
	err := Flatc.Run(ctx, f.Job, "--go", "--gen-onefile", "--go-namespace", generated, "-o", generated, schemaFile)
	if err != nil {
		return err
	}
	return formatted(filepath.Join(f.Job.Dir, generated, "types_generated.go"))
}

// formatted formats a Go file, because flatc doesn't.
func formatted(path string) error {
	code, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if code, err = format.Source(code); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return os.WriteFile(path, code, 0o666)
}
