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
	"strings"
	"time"

	"github.com/wirebench/wirebench/build"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/own/files"
	"github.com/wirebench/wirebench/plain"
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
	// Samples are the messages: a file or folder (see own/files), or a function
	// "./order.Examples" of the form func() []Order, []*Order or iter.Seq of either; empty:
	// values that are made from the type.
	Samples string
	// Unions name types behind interfaces: "./shape.Shape=./shape.Circle,./shape.Square".
	Unions []string
	// Include and Omit are as in plain.Options.
	Include, Omit []string
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
	// Cache is the folder in which programs are kept, of at most MostKept bytes, to be used
	// again; empty: none is kept.
	Cache string
	// Step is as in build.Options.
	Step func(what string, done, total int)
	// Note is told what the user should know, if not nil. A note may have several lines.
	Note func(string)
}

func (o Options) step(what string, done, total int) {
	if o.Step != nil {
		o.Step(what, done, total)
	}
}

// making tells how many emitters have made their code.
func (o Options) making(_ string, done, total int) { o.step("making code", done, total) }

func (o Options) note(what string) {
	if o.Note != nil {
		o.Note(what)
	}
}

// noteMessage tells how the type's message differs from the type.
func (o Options) noteMessage(name string, m *plain.Message) {
	o.note(name + " has parts that few formats can express. What is sent of it, by the rules of encoding/json, is its message; codecs that can't carry the type carry that")
	if hidden := m.Hidden(); len(hidden) > 0 {
		o.note(fewest(hidden) + ": no part of messages, since unexported or json:\"-\"; --include names those that are")
	}
	for _, n := range m.Notes() {
		o.note(n.String())
	}
}

// fewest is the first of many names and how many more there are.
func fewest(names []string) string {
	const shown = 3
	if len(names) <= shown {
		return strings.Join(names, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(names[:shown], ", "), len(names)-shown)
}

// write writes the package of the message to the program's files, and returns its path.
func (p *Program) write(m *plain.Message, module string, files map[string][]byte) (path string, err error) {
	dir := filepath.Join(p.dir, "plain")
	path = module + "/plain"
	if err := m.Write(path, dir); err != nil {
		return "", err
	}
	files["plain/message.go"], err = os.ReadFile(filepath.Join(dir, "message.go"))
	return path, err
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
	// Env is what the program needs in its environment: the place of the samples.
	Env []string
	// Built is when the program was built, if it is one that was kept.
	Built time.Time

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

// subject is the type with its samples, and its message.
type subject struct {
	workspace *build.Workspace
	loader    loader
	target    *target
	samples   *samples
	schema    *schema.Schema
	message   *plain.Message // nil if the type is its own
}

// subject loads what the options name. The files of the workspace are left in scratch.
func (o Options) subject(ctx context.Context, scratch string) (*subject, error) {
	if o.Versions != "" && o.Versions != Mine && o.Versions != Ours {
		return nil, fmt.Errorf("versions %q: it is %s or %s", o.Versions, Mine, Ours)
	}
	// The folder is in the overlay's file names and in the workspace file.
	here, err := filepath.Abs(o.Dir)
	if err != nil {
		return nil, err
	}
	if here, err = filepath.EvalSymlinks(here); err != nil {
		return nil, err
	}
	workspace, err := build.FindWorkspace(ctx, here, scratch)
	if err != nil {
		return nil, err
	}
	if workspace.Vendored {
		o.note("the vendor folder is ignored: modules come from the module cache, at the versions of your go.mod")
	}
	o.step("loading "+o.Type, 0, 0)
	l := loader{ctx: ctx, dir: here, env: workspace.Environ()}
	t, err := l.target(o.Type)
	if err != nil {
		return nil, err
	}
	s, err := l.samples(o.Samples, t)
	if err != nil {
		return nil, err
	}
	unions, err := l.unions(o.Unions)
	if err != nil {
		return nil, err
	}
	typ := schema.FromTypesWith(t.typ, unions)
	for _, p := range typ.Problems() {
		if p.Numbered() {
			o.note(p.String())
		}
	}
	message, err := plain.Of(typ, t.name(), plain.Options{Include: o.Include, Omit: o.Omit})
	if err != nil {
		return nil, err
	}
	if message != nil {
		o.noteMessage(t.name(), message)
	}
	return &subject{workspace: workspace, loader: l, target: t, samples: s, schema: typ, message: message}, nil
}

func (p *Program) build(ctx context.Context, opt Options) error {
	of, err := opt.subject(ctx, p.dir)
	if err != nil {
		return err
	}
	if opt.Samples == "" {
		opt.note("no --samples: messages are made from the type. Real ones have other sizes, other text and other parts set, so that times, sizes and what compression saves differ from what is measured here")
	}
	t, typ, message := of.target, of.schema, of.message
	glue, err := newGlue(&of.loader, t, of.samples, typ, message)
	if err != nil {
		return err
	}
	module := t.pkg.PkgPath + "/zz_wirebench"
	sources := make(map[string][]byte)
	if message != nil {
		if glue.message, err = p.write(message, module, sources); err != nil {
			return err
		}
		typ = message.Schema
	}
	if sources["data/data.go"], err = format.Source(glue.dataPackage()); err != nil {
		return fmt.Errorf("data package of %s: %w", opt.Type, err)
	}
	overlay, err := glue.overlay.files()
	if err != nil {
		return err
	}
	p.Data = t.name()
	m := &maker{program: p, opt: opt, schema: typ, module: module}
	if file := of.samples.file; file != "" {
		p.Env = []string{files.Variable + "=" + file}
	}
	key, err := opt.key(t, filepath.Join(p.dir, "go.work"))
	if err != nil {
		return err
	}
	result, err := p.compile(ctx, opt, key, build.Options{
		Codecs:      opt.Codecs,
		Reference:   opt.Reference,
		Anchors:     opt.Anchors,
		Data:        []build.Func{{Package: module + "/data", Name: "Sets"}},
		Maintenance: opt.Maintenance,
		Make:        m.make,
		Layouts:     opt.Layouts,
		Bin:         filepath.Join(p.dir, "bin"),
		Module:      module,
		Files:       sources,
		Overlay:     overlay,
		Workspace:   of.workspace,
		Upgrade:     opt.Versions == Ours,
		Step:        opt.Step,
	})
	if err != nil {
		return err
	}
	p.Result = *result
	return m.dropped(result.Dropped)
}
