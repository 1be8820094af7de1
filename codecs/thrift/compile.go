package thrift

import (
	"context"
	"errors"
	"fmt"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/emit/thrift"
)

const schemaFile = "types.thrift"

// compile writes the schema, has its code made, and gives the messages the names that
// they have there.
func compile(ctx context.Context, j *emit.Job, messages []*convert.Message) error {
	if err := j.WriteFile(schemaFile, []byte(thrift.Text(messages))); err != nil {
		return err
	}
	_, err := emit.Command(ctx, j.Dir, j.Env, "thrift", "--gen", "go:skip_remote", "-out", ".", schemaFile)
	switch {
	case errors.Is(err, exec.ErrNotFound):
		return errors.New("thrift is missing: install the Debian package thrift-compiler")
	case err != nil:
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
