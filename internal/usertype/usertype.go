// Package usertype builds the wirebench program of a type of the user's: the same
// program as any other, with one data set more. The type may be in any package
// of the user's modules, also an internal one or package main; it may be
// unexported, and so may the types be that it is made of. The user's files are only
// read.
package usertype

import (
	"context"
	"errors"
	"fmt"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/wirebench/wirebench/cli/program"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/part"
	"github.com/wirebench/wirebench/internal/scratch"
	"github.com/wirebench/wirebench/internal/surrogate"
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
	// Samples are the messages: a file or folder (see rt/files), or a function
	// "./order.Examples" of the form func() []Order, []*Order or iter.Seq of either; empty:
	// values that are made from the type.
	Samples string
	// SkipUnfit leaves out samples that do not fit the type, and Timeout is how long one may
	// take to be read; 0: a minute.
	SkipUnfit bool
	Timeout   time.Duration
	// Unions name types behind interfaces: "./shape.Shape=./shape.Circle,./shape.Square".
	Unions []string
	// Include and Omit are as in surrogate.Options.
	Include, Omit []string
	// Partial lets a codec that can't carry all of the message carry the rest of it.
	Partial bool
	// Versions is Mine or Ours; empty: Mine.
	Versions string
	// Codecs are the Codecs functions of the codecs to measure.
	Codecs []part.Func
	// Reference and Anchors are as in build.Options.
	Reference string
	Anchors   []string
	// Native are further codecs, which take part where the type may have their code itself.
	Native []Native
	// Emitters make the code that codecs need for the type.
	Emitters []codec.Emitter
	// Unfit say for codecs without an emitter, by name, what of a type they can't carry, "" if they can carry all of it.
	Unfit map[string]func(context.Context, *schema.Schema) (why string, err error)
	// Identity identifies the emitters: code is kept as long as it is the same.
	Identity string
	// Layouts and Cache are as in build.Options.
	Layouts []uint64
	Cache   string
	// Step is as in build.Options.
	Step func(what, pkg string, done, total int)
	// Note is told what the user should know, if not nil. A note may have several lines.
	Note func(string)
}

// Native is the function of codecs whose code a type has itself that has all these methods.
type Native struct {
	Codecs  part.Func
	Methods []string
}

// native are the codecs whose code the type may have.
func (o Options) native(t types.Type) (all []part.Func) {
	methods := types.NewMethodSet(types.NewPointer(t))
	for _, n := range o.Native {
		lacks := slices.ContainsFunc(n.Methods, func(name string) bool { return methods.Lookup(nil, name) == nil })
		if !lacks && !slices.Contains(all, n.Codecs) {
			all = append(all, n.Codecs)
		}
	}
	return all
}

func (o Options) step(what, pkg string, done, total int) {
	if o.Step != nil {
		o.Step(what, pkg, done, total)
	}
}

// making tells how many emitters have made their code.
func (o Options) making(pkg string, done, total int) { o.step("making code", pkg, done, total) }

func (o Options) note(what string) {
	if o.Note != nil {
		o.Note(what)
	}
}

// noteMessage tells how the type's message differs from the type.
func (o Options) noteMessage(name string, m *surrogate.Message) {
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

// Program is a program that measures one type.
type Program struct {
	build.Result
	// Native are the functions of codecs that were added since the type may have their code itself.
	Native []part.Func
	// Data is the name of the data set in the program: "order.Order".
	Data string
	// Unmade are the emitters that made no code that compiles, and why.
	Unmade map[codec.Emitter]string
	// Schemas is a folder with what the emitters wrote besides Go: the type in the
	// formats' own schema languages, and as JSON.
	Schemas string
	// Env is what the program needs in its environment: the place of the samples.
	Env    []string
	dir    string
	folder *scratch.Folder
}

// key tells apart programs of which the folders can't be shared, or would be built in turns: those of other types, or of
// other messages of them.
func (o Options) key(t *target) string {
	return fmt.Sprintf("%q %q %q %q %q %q %t", t.pkg.PkgPath, types.TypeString(t.typ, nil), o.Unions, o.Include, o.Omit, o.Versions, o.Partial)
}

// Inventory asks the program for its parts.
func (p *Program) Inventory(ctx context.Context) (i inventory.Inventory, err error) {
	return program.InventoryOf(ctx, p.Binaries[0], p.Env...)
}

// Remove deletes the program and its binaries.
func (p *Program) Remove() error { return p.folder.Remove() }

// Build builds the program. The caller removes it when it was run.
func Build(ctx context.Context, opt Options) (*Program, error) {
	folder, err := scratch.New()
	if err != nil {
		return nil, err
	}
	p := &Program{dir: folder.Path, folder: folder}
	if err := p.build(ctx, opt); err != nil {
		return nil, errors.Join(err, p.Remove())
	}
	return p, nil
}

func (p *Program) build(ctx context.Context, opt Options) error {
	of, err := opt.load(ctx, p.dir)
	if err != nil {
		return err
	}
	if opt.Samples == "" {
		opt.note("no --samples: messages are made from the type. Real ones have other sizes, other text and other parts set, so that times, sizes and what compression saves differ from what is measured here")
	}
	if err := of.read(ctx); err != nil {
		return err
	}
	p.Data = of.target.name()
	p.Env = of.environ()
	m := &maker{program: p, opt: opt, schema: of.sent(), module: of.module, whole: of.glue.message}
	with := of.program
	p.Native = opt.native(of.target.typ)
	with.Codecs, with.Reference, with.Anchors = slices.Concat(opt.Codecs, p.Native), opt.Reference, opt.Anchors
	with.Make, with.Layouts = m.make, opt.Layouts
	with.Dir, with.Bin, with.Step, with.Note = filepath.Join(p.dir, "build"), filepath.Join(p.dir, "bin"), opt.Step, opt.Note
	with.Cache, with.Key = opt.Cache, opt.key(of.target)
	result, err := build.Build(ctx, with)
	if err != nil {
		return err
	}
	p.Result = *result
	if len(result.Raised) > 0 {
		opt.note("wirebench itself does not compile with your versions of these modules, which are newer in its program: " + strings.Join(result.Raised, ", "))
	}
	return m.dropped(result.Dropped)
}
