package usertype

import (
	"context"
	"errors"
	"fmt"
	"go/token"
	"go/types"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/emitrun"
	"github.com/wirebench/wirebench/internal/part"
	"github.com/wirebench/wirebench/internal/scratch"
	"github.com/wirebench/wirebench/internal/standalone"
	"github.com/wirebench/wirebench/internal/usertype/captured"
	"github.com/wirebench/wirebench/schema"
)

// Taking says what is handed over to the user, and where to.
type Taking struct {
	// Codecs are the codecs whose code is wanted. Each has an emitter.
	Codecs []codec.Codec
	// Dir is the folder to make. If it is outside the user's modules, its code is made to be copied
	// to the root of the module that the user works in.
	Dir string
	// Command is what the user typed, and Maker is the version of wirebench. Both go into comments.
	Command, Maker string
}

// Taken describes what was handed over.
type Taken struct {
	Import  string   // import path of the folder
	Folders []string // folders of the codecs, in the order of Taking.Codecs
	// Get are the modules with versions that the folder needs but the user's modules don't require:
	// "github.com/tinylib/msgp@v1.6.3".
	Get []string
}

// taker makes the folder for Take.
type taker struct {
	*subject
	what  Taking
	files []string // the sample files
	dir   string   // the folder in which packages are made
	env   []string
	taken *Taken
}

// Take writes schemas and code for the type into a folder, one package for each codec. The packages
// work without wirebench. Take writes nothing unless each codec has code to hand over and all tests
// pass.
func Take(ctx context.Context, opt Options, what Taking) (_ *Taken, err error) {
	to, err := vacant(filepath.Join(opt.Dir, what.Dir))
	if err != nil {
		return nil, err
	}
	folder, err := scratch.New()
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, folder.Remove()) }()
	of, err := opt.load(ctx, folder.Path)
	if err != nil {
		return nil, err
	}
	t := &taker{subject: of, what: what, taken: new(Taken)}
	if of.samples.file != "" {
		if t.files, err = captured.Files(of.samples.file); err == nil {
			err = standalone.Fit(t.files)
		}
		if err != nil {
			return nil, err
		}
	}
	if t.taken.Import, err = of.workspace.PathOf(to); err != nil {
		return nil, err
	}
	if err := t.reachable(); err != nil {
		return nil, err
	}
	if err := t.read(ctx); err != nil {
		return nil, err
	}
	err = build.Prepare(ctx, build.Options{
		Dir: filepath.Join(folder.Path, "build"), Module: t.taken.Import, Workspace: of.workspace, Upgrade: opt.Versions == Ours, Step: opt.Program.Step,
		Make: func(ctx context.Context, dir string, env []string) ([]part.Func, error) {
			t.dir, t.env = dir, env
			return nil, t.make(ctx)
		},
	})
	if err != nil {
		return nil, err
	}
	return t.taken, t.leave(to)
}

// vacant returns the absolute path of a folder that is empty or does not exist.
func vacant(dir string) (string, error) {
	entries, err := os.ReadDir(dir)
	switch {
	case err == nil && len(entries) > 0:
		return "", fmt.Errorf("%s is not empty: remove it, or name another folder with -o", dir)
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return "", err
	}
	if dir, err = filepath.Abs(dir); err != nil {
		return "", err
	}
	parent, err := filepath.EvalSymlinks(filepath.Dir(dir)) // like the folders of modules
	if errors.Is(err, fs.ErrNotExist) {
		return dir, nil
	}
	return filepath.Join(parent, filepath.Base(dir)), err
}

// reachable returns an error if packages in the folder can't name the type or the samples'
// function.
func (t *taker) reachable() error {
	pkg, name := t.target.pkg, t.target.name()
	switch {
	case pkg.Name == "main":
		return fmt.Errorf("%s is in package main, which no other package can import: move the type into a package of its own", name)
	case !token.IsExported(t.target.expr):
		return fmt.Errorf("%s is not exported, so code in another package can't name it: export it", name)
	}
	for typ := range t.schema.All() {
		if !importable(typ.Pkg, t.taken.Import) {
			return fmt.Errorf("%s is made of types of %s, which %s can't import: name a folder with -o next to that internal package", name, typ.Pkg, t.taken.Import)
		}
	}
	s := t.samples
	if s.fn == "" {
		return nil
	}
	if s.pkg.Name == "main" || !token.IsExported(s.fn) || !importable(s.pkg.PkgPath, t.taken.Import) {
		return fmt.Errorf("samples: %s.%s can't be called from %s, where a test calls it: export it in a package that can be imported there", s.pkg.PkgPath, s.fn, t.taken.Import)
	}
	return nil
}

// importable reports whether package by may import package of, considering internal folders.
func importable(of, by string) bool {
	elements := strings.Split(of, "/")
	for i, e := range elements {
		parent := strings.Join(elements[:i], "/")
		if e == "internal" && by != parent && !strings.HasPrefix(by, parent+"/") {
			return false
		}
	}
	return true
}

// as is an emitter that writes into a folder with another name.
type as struct {
	codec.Emitter
	folder string
}

func (a as) Package() string { return a.folder }

// folderOf is the name of a codec's folder and package.
func folderOf(k codec.Codec) string { return strings.ToLower(emit.Identifier(k.Name)) }

// make writes the packages and tests them.
func (t *taker) make(ctx context.Context) error {
	if t.message != nil {
		var err error
		if t.message, err = t.newMessage(); err != nil {
			return err
		}
		if err := t.message.Write(path.Join(t.taken.Import, standalone.Messages), filepath.Join(t.dir, standalone.Messages)); err != nil {
			return err
		}
	}
	root := t.sent()
	f := emitrun.Family{Import: t.taken.Import, Dir: t.dir, Env: t.env, Step: t.opt.making, Note: t.opt.Program.Note}
	roots, err := f.RootsOf([]*schema.Schema{root})
	if err != nil {
		return err
	}
	var emitters []codec.Emitter
	for _, k := range t.what.Codecs {
		emitters = append(emitters, as{k.Emitter, folderOf(k)})
	}
	errs := f.Make(ctx, roots, emitters)
	if err := t.refusal(ctx, errs); err != nil {
		return err
	}
	listed, err := t.list(ctx, "-deps")
	if err != nil {
		return err
	}
	folder := standalone.Folder{Import: t.taken.Import, Dir: t.dir, Packages: listed}
	for i, k := range t.what.Codecs {
		errs[i] = folder.Write(t.format(k, root, listed))
	}
	if err := t.refusal(ctx, errs); err != nil {
		return err
	}
	if t.message != nil {
		if err := folder.Message(filepath.Join(t.dir, standalone.Messages)); err != nil {
			return err
		}
	}
	if err := errors.Join(folder.Helpers(), t.writeSamples()); err != nil {
		return err
	}
	return t.try(ctx)
}

// format returns a codec's part of the folder.
func (t *taker) format(k codec.Codec, root *schema.Schema, listed map[string]standalone.Package) standalone.Format {
	m := standalone.Format{
		Codec: k, Name: folderOf(k), Of: t.schema.Root, Message: root.Root,
		Command: t.what.Command, Maker: t.what.Maker,
	}
	for _, p := range listed {
		if p.Module != nil && p.Module.Path == k.Module {
			m.Version = p.Module.Version
		}
	}
	return m
}

func (t *taker) writeSamples() error {
	proto := types.NewMethodSet(types.NewPointer(t.target.typ)).Lookup(nil, "ProtoReflect") != nil
	s := standalone.Samples{Of: t.schema.Root, Proto: proto, Func: t.samples.fn, From: t.samples.from, Files: t.files}
	if s.Func != "" {
		s.Package = t.samples.pkg.PkgPath
	}
	return s.Write(filepath.Join(t.dir, "internal", "samples"))
}
