package usertype

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"golang.org/x/mod/modfile"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/emitrun"
	"github.com/wirebench/wirebench/internal/part"
	"github.com/wirebench/wirebench/schema"
)

// maker runs the emitters that make code for the type.
type maker struct {
	program *Program
	opt     Options
	schema  *schema.Schema // of the type that emitters make code for
	module  string
	dir     string // folder of the emitters' packages
	whole   string // path of the package with the type's message, "" if it has none
}

// glue is the function that returns the ports of an emitter's package.
func (m *maker) glue(e codec.Emitter) part.Func {
	return part.Func{Package: path.Join(m.module, build.Made, e.Package()), Name: "Glue"}
}

// make writes the packages into the program's folder. If an emitter fails, only its own codecs are
// missing.
func (m *maker) make(ctx context.Context, dir string, env []string) ([]part.Func, error) {
	p := m.program
	p.Unmade = make(map[codec.Emitter]string)
	m.dir = filepath.Join(dir, build.Made)
	f := emitrun.Family{
		Import: path.Join(m.module, build.Made), Dir: m.dir,
		Env: env, Step: m.opt.making, Note: m.opt.Program.Note, Pass: m.opt.Pass,
	}
	roots, err := f.RootsOf([]*schema.Schema{m.schema})
	if err != nil {
		return nil, err
	}
	var made []part.Func
	p.Schemas = filepath.Join(p.dir, "schemas")
	if err := os.RemoveAll(p.Schemas); err != nil { // left from an attempt in a folder without space
		return nil, err
	}
	if f.Stamp, err = m.opt.stamp(dir); err != nil {
		return nil, err
	}
	if m.opt.Program.Variant.Local() {
		f.Stamp = "" // a working copy's generator may have changed
	}
	partial := newPartial(m, dir, env)
	f.Refused = partial.refused
	errs := f.Make(ctx, roots, m.opt.Emitters)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	for i, e := range m.opt.Emitters {
		if errs[i] == nil {
			made = append(made, m.glue(e))
			continue
		}
		if p.Unmade[e], err = m.failed(e, filepath.Join(f.Dir, emit.Attempt(e.Package())), errs[i]); err != nil {
			return nil, err
		}
	}
	if err := m.keepSchemas(roots, made); err != nil {
		return nil, err
	}
	if m.opt.Partial {
		parts, err := partial.make(ctx)
		if err != nil {
			return nil, err
		}
		made = append(made, parts...)
	}
	return made, nil
}

// keepSchemas copies what emitters made besides Go, and the types as JSON, to the folder that is
// kept with the record. It copies only the folders of made, because the source may also contain old
// code of other emitters.
func (m *maker) keepSchemas(roots []codec.Root, made []part.Func) error {
	schemas := m.program.Schemas
	if err := os.MkdirAll(schemas, 0o777); err != nil {
		return err
	}
	for _, root := range roots {
		name := root.Name + ".json"
		text, err := os.ReadFile(filepath.Join(m.dir, name))
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(schemas, name), text, 0o666); err != nil {
			return err
		}
	}
	for _, f := range made {
		name := path.Base(f.Package)
		err := copyFiles(filepath.Join(schemas, name), filepath.Join(m.dir, name), func(name string) bool {
			return !strings.HasPrefix(name, emit.Attempt("")) && filepath.Ext(name) != ".go"
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// stamp identifies what code is made from besides the type: the versions of all modules and this
// wirebench.
func (o Options) stamp(dir string) (string, error) {
	file := filepath.Join(dir, "go.work")
	text, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	work, err := modfile.ParseWork(file, text, nil)
	if err != nil {
		return "", err
	}
	all := append([]byte(o.Identity), text...)
	for _, use := range work.Use {
		text, err := os.ReadFile(filepath.Join(use.Path, "go.mod"))
		if err != nil {
			return "", err
		}
		all = append(all, text...)
	}
	return string(all), nil
}

// message is the file with all output of a generator.
const message = "message.txt"

// failed keeps what an emitter wrote, because that is its generator's input. It returns the reason
// in one line. A generator's output may be long, and is kept too.
func (m *maker) failed(e codec.Emitter, attempt string, err error) (reason string, _ error) {
	to := filepath.Join(m.program.Schemas, e.Package())
	if err := os.MkdirAll(to, 0o777); err != nil {
		return "", err
	}
	if err := copyFiles(to, attempt, all); err != nil {
		return "", err
	}
	var failure *emit.CommandError
	if !errors.As(err, &failure) {
		return err.Error(), nil
	}
	m.opt.note(failure.Error())
	reason = fmt.Sprintf("%s: %s (its input and its whole output are in the record's schemas/%s)", e.Package(), failure.Short(), e.Package())
	return reason, os.WriteFile(filepath.Join(to, message), []byte(failure.Error()+"\n"), 0o666)
}

// dropped records the packages that don't compile, and keeps their code.
func (m *maker) dropped(parts []build.Dropped) error {
	for _, d := range parts {
		for _, e := range m.opt.Emitters {
			if d.Part != m.glue(e) {
				continue
			}
			made := filepath.Join(m.dir, e.Package())
			reason := strings.TrimPrefix(d.Reason, made+string(filepath.Separator))
			m.program.Unmade[e] = fmt.Sprintf("%s: the code that was made does not compile: %s (it is in the record's schemas/%[1]s)", e.Package(), reason)
			if err := copyFiles(filepath.Join(m.program.Schemas, e.Package()), made, all); err != nil {
				return err
			}
		}
	}
	return nil
}

// all accepts every file.
func all(string) bool { return true }

// copyFiles copies the wanted files and folders of a folder, by name. It renames Go files to
// .go.txt: the record may lie in a module, and they must not become part of it.
func copyFiles(to, from string, wanted func(name string) bool) error {
	return filepath.WalkDir(from, func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil || file == from:
			return err
		case !wanted(entry.Name()) && entry.IsDir():
			return fs.SkipDir
		case !wanted(entry.Name()) || entry.IsDir():
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
		if filepath.Ext(name) == ".go" {
			copied += ".txt"
		}
		if err := os.MkdirAll(filepath.Dir(copied), 0o777); err != nil {
			return err
		}
		return os.WriteFile(copied, text, 0o666)
	})
}
