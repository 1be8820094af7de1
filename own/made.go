package own

import (
	"context"
	"errors"
	"fmt"
	"go/types"
	"io/fs"
	"os"
	"path"
	"path/filepath"

	"github.com/wirebench/wirebench/build"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/glue"
)

// maker lets emitters make their code for the type.
type maker struct {
	program *Program
	opt     Options
	target  *target
	overlay *overlay
	module  string
}

// glue is the function that an emitter's package hands its ports out by.
func (m *maker) glue(e *emit.Emitter) build.Func {
	return build.Func{Package: path.Join(m.module, "bound", e.Name), Name: "Glue"}
}

// make writes the packages into the program's folder. An emitter that fails costs
// its own codecs.
func (m *maker) make(ctx context.Context, dir string, env []string) ([]build.Func, error) {
	p := m.program
	p.Unmade = make(map[*emit.Emitter]string)
	f := glue.Family{
		Import: path.Join(m.module, "bound"), Dir: filepath.Join(dir, "bound"),
		Types: []types.Type{m.target.typ}, Env: env, Step: m.opt.Step,
	}
	roots, err := f.Roots()
	if err != nil {
		return nil, err
	}
	m.overlay.rename(roots[0].Schema)
	var made []build.Func
	failed := make(map[string]bool)
	for _, e := range m.opt.Emitters {
		err := makeOne(ctx, f, roots, e)
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case err != nil:
			p.Unmade[e] = unmade(e, err)
			failed[e.Name] = true
			continue
		}
		made = append(made, m.glue(e))
	}
	p.Schemas = filepath.Join(p.dir, "schemas")
	return made, copySchemas(p.Schemas, f.Dir, failed)
}

// unmade is the reason in a line: a generator may say a great deal.
func unmade(e *emit.Emitter, err error) string {
	var failure *emit.CommandError
	if errors.As(err, &failure) {
		return fmt.Sprintf("%s: %s (what it was given lies in the record's schemas/%s)", e.Name, failure.Short(), e.Name)
	}
	return err.Error()
}

// makeOne is Family.Make for an emitter that may panic: that is a fault of its own too.
func makeOne(ctx context.Context, f glue.Family, roots []emit.Root, e *emit.Emitter) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%s: panic: %v", e.Name, r)
		}
	}()
	return f.Make(ctx, roots, e)
}

// copySchemas copies what is not Go, and of the failed emitters' folders everything:
// that is what a generator was given.
func copySchemas(to, from string, failed map[string]bool) error {
	return filepath.WalkDir(from, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		isGo := filepath.Ext(file) == ".go"
		if isGo && !failed[filepath.Base(filepath.Dir(file))] {
			return nil
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(from, file)
		if err != nil {
			return err
		}
		copied := filepath.Join(to, name)
		if isGo { // the record may lie within a module, which it must be no part of
			copied += ".txt"
		}
		if err := os.MkdirAll(filepath.Dir(copied), 0o777); err != nil {
			return err
		}
		return os.WriteFile(copied, text, 0o666)
	})
}
