package own

import (
	"context"
	"go/types"
	"io/fs"
	"os"
	"path"
	"path/filepath"

	"github.com/wirebench/wirebench/build"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/glue"
)

// made is the code that emitters made for the type.
type made struct {
	files map[string][]byte // of the program's module
	glue  []build.Func
}

// of is the function that an emitter's package hands its ports out by.
func (made) of(e *emit.Emitter, module string) build.Func {
	return build.Func{Package: path.Join(module, "bound", e.Name), Name: "Glue"}
}

// make lets the emitters make their code. One that fails costs its own codecs.
func (p *Program) make(ctx context.Context, opt Options, t *target, aliased bool, module string) (made, error) {
	m := made{files: make(map[string][]byte)}
	p.Unmade = make(map[*emit.Emitter]string)
	p.Schemas = filepath.Join(p.dir, "bound")
	f := glue.Family{Import: path.Join(module, "bound"), Dir: p.Schemas, Types: []types.Type{t.typ}, Step: opt.Step}
	roots, err := f.Roots()
	if err != nil {
		return m, err
	}
	if aliased {
		// The overlay's name for the type is the one that other packages can use.
		roots[0].Schema.Root.Name = typeAlias
	}
	for _, e := range opt.Emitters {
		err := f.Make(ctx, roots, e)
		switch {
		case ctx.Err() != nil:
			return m, ctx.Err()
		case err != nil:
			p.Unmade[e] = err.Error()
			continue
		}
		m.glue = append(m.glue, m.of(e, module))
	}
	return m, m.read(p.Schemas)
}

// read takes the Go files of a folder over into the program; the others stay.
func (m *made) read(dir string) error {
	return filepath.WalkDir(dir, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(file) != ".go" {
			return err
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(dir, file)
		if err != nil {
			return err
		}
		m.files[path.Join("bound", filepath.ToSlash(name))] = text
		return os.Remove(file)
	})
}
