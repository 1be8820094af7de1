// Package own builds the wirebench program of a type of the user's: the same
// program as any other, with one data set more. The type may be in any package
// of the user's modules, also an internal one or package main; it may be
// unexported, and so may the types be that it is made of. The user's files are only
// read.
package own

import (
	"context"
	"errors"
	"fmt"
	"go/format"
	"os"
	"path/filepath"

	"github.com/wirebench/wirebench/build"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/schema"
)

// Versions of the modules that both the user and a codec need.
const (
	Mine = "mine" // those that the user builds with
	Ours = "ours" // the higher ones of the user's and wirebench's requirements
)

// Options name a type and its messages.
type Options struct {
	// Dir is where the user is; empty: the working directory.
	Dir string
	// Type is a package, a dot and the type's name: "./order.Order",
	// "example.com/shop/order.Order", "./page.Page[int]", or "Order" in Dir.
	Type string
	// Samples are the messages: a .json or .jsonl file (see corpus.Samples), or
	// a function "./order.Examples" of the form func() []Order.
	Samples string
	// Versions is Mine or Ours; empty: Mine.
	Versions string
	// Codecs are the Codecs functions of the codecs to measure.
	Codecs []build.Func
	// Maintenance are the functions that tell of the codecs' modules.
	Maintenance []build.Func
	// Reference and Anchors are as in build.Options.
	Reference string
	Anchors   []string
	// Emitters make the code that codecs need for the type.
	Emitters []codec.Emitter
	// Layouts are as in build.Options.
	Layouts []uint64
	// Step is told what is done next, and Note what the user should know, if not nil. A
	// note may have several lines.
	Step, Note func(string)
}

func (o Options) step(what string) {
	if o.Step != nil {
		o.Step(what)
	}
}

func (o Options) note(what string) {
	if o.Note != nil {
		o.Note(what)
	}
}

// noteProblems tells what of the type can't be expressed, a note for each field.
func (o Options) noteProblems(t *target) {
	problems := schema.FromTypes(t.typ).Problems()
	if len(problems) == 0 {
		return
	}
	o.note(t.name() + " has parts that can't be expressed; codecs that need code for the type refuse it, others may refuse it, fail, or leave these parts out")
	for _, p := range problems {
		o.note(p.String())
	}
}

// Program is a program that measures one type.
type Program struct {
	build.Result
	// Data is the name of the data set in the program: "order.Order".
	Data string
	// Unmade are the emitters that made no code that compiles, and why.
	Unmade map[codec.Emitter]string
	// Schemas is a folder with what the emitters wrote besides Go: the type in the
	// formats' own schema languages, and as JSON.
	Schemas string

	dir string
}

// Remove deletes the program and its binaries.
func (p *Program) Remove() error { return os.RemoveAll(p.dir) }

// Build builds the program. The caller removes it when it was run.
func Build(ctx context.Context, opt Options) (*Program, error) {
	dir, err := os.MkdirTemp("", "wirebench-own-")
	if err != nil {
		return nil, err
	}
	p := &Program{dir: dir}
	if err := p.build(ctx, opt); err != nil {
		return nil, errors.Join(err, p.Remove())
	}
	return p, nil
}

func (p *Program) build(ctx context.Context, opt Options) error {
	if opt.Versions != "" && opt.Versions != Mine && opt.Versions != Ours {
		return fmt.Errorf("versions %q: it is %s or %s", opt.Versions, Mine, Ours)
	}
	// The folder is in the overlay's file names and in the workspace file.
	here, err := filepath.Abs(opt.Dir)
	if err != nil {
		return err
	}
	if here, err = filepath.EvalSymlinks(here); err != nil {
		return err
	}
	workspace, err := build.FindWorkspace(ctx, here, p.dir)
	if err != nil {
		return err
	}
	if workspace.Vendored {
		opt.note("the vendor folder is ignored: modules come from the module cache, at the versions of your go.mod")
	}
	opt.step("loading " + opt.Type)
	l := loader{ctx: ctx, dir: here, env: workspace.Environ()}
	t, err := l.target(opt.Type)
	if err != nil {
		return err
	}
	s, err := l.samples(opt.Samples, t)
	if err != nil {
		return err
	}
	glue, err := newGlue(&l, t, s)
	if err != nil {
		return err
	}
	opt.noteProblems(t)
	data, err := format.Source(glue.dataPackage())
	if err != nil {
		return fmt.Errorf("data package of %s: %w", opt.Type, err)
	}
	overlay, err := glue.overlay.files()
	if err != nil {
		return err
	}
	p.Data = t.name()
	module := t.pkg.PkgPath + "/zz_wirebench"
	m := &maker{program: p, opt: opt, target: t, overlay: glue.overlay, module: module}
	result, err := build.Build(ctx, build.Options{
		Codecs:      opt.Codecs,
		Reference:   opt.Reference,
		Anchors:     opt.Anchors,
		Data:        []build.Func{{Package: module + "/data", Name: "Sets"}},
		Maintenance: opt.Maintenance,
		Make:        m.make,
		Layouts:     opt.Layouts,
		Dir:         filepath.Join(p.dir, "build"),
		Module:      module,
		Files:       map[string][]byte{"data/data.go": data},
		Overlay:     overlay,
		Workspace:   workspace,
		Upgrade:     opt.Versions == Ours,
		Step:        opt.Step,
	})
	if err != nil {
		return err
	}
	p.Result = *result
	return m.dropped(result.Dropped)
}
