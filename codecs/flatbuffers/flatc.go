package flatbuffers

import (
	"context"
	"errors"
	"fmt"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/wirebench/wirebench/emit"
)

const (
	schemaFile = "types.fbs"
	generated  = "fbs" // the package of flatc's code, below the job's
)

// flatc writes the schema and has its code made.
func (f *file) flatc(ctx context.Context) error {
	if err := f.Job.WriteFile(schemaFile, []byte(f.text())); err != nil {
		return err
	}
	_, err := emit.Command(ctx, f.Job.Dir, nil, "flatc", "--go", "--gen-onefile", "--go-namespace", generated, "-o", generated, schemaFile)
	if errors.Is(err, exec.ErrNotFound) {
		return errors.New("flatc is missing: install the Debian package flatbuffers-compiler")
	}
	if err != nil {
		return err
	}
	return formatted(filepath.Join(f.Job.Dir, generated, "types_generated.go"))
}

// formatted formats a file of Go, which flatc leaves to others.
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
