// Package usertype builds the wirebench program for a user's type: the same program as any other,
// with one more data set. The type may be in any package of the user's modules, including internal
// packages and package main. The type and the types in it may be unexported. The user's files are
// only read.
//
// It must not know which codecs and emitters there are, or how codecs are measured: the caller
// names the codecs and emitters, and the type becomes a data set like any other.
//
// # From a type to a program
//
//  1. Faults of a file of samples that don't depend on the type are reported before anything is
//     loaded: the file is empty, or is not JSON (package captured).
//
//  2. The type is loaded from its source. A type that other packages can't name gets an exported
//     name in an overlay, which only the compiler sees.
//
//  3. A package with a function Sets() []corpus.Set over the samples is written. A program without
//     codecs reads the samples (package rt/look). It is built in a second or two. So messages that
//     do not fit are reported by file, line and field before anything else is made.
//     [Options.SkipUnfit] leaves them out. The program also finds the types that stand behind
//     interfaces in the messages, for interfaces whose types are neither named by [Options.Unions]
//     nor found in the packages.
//
//  4. The program also finds whether methods of the type fail on the messages. If they do, the field
//     that has such a method is left out of the message, as with [Options.Omit]. If the method is the
//     whole type's, the type has no message in the sense of [codec.Surrogate], and codecs that do not
//     call the method are measured on the type itself. If a method ends the process, the samples are read again without
//     calling any method (corpus.Set.Deadly). The method then costs only the codecs that call it.
//
//  5. If the type has parts that few formats can express, package surrogate makes its message, a
//     plain Go type, and the conversions to it and back. They are a package next to the data package,
//     which sets [codec.Type].Surrogate. Emitters then work on the schema of the message. Values are
//     equal if their messages are. The proof tries each codec on the type itself, and on the message
//     if that gives more figures.
//
//  6. The codecs' emitters write their packages. With [Options.Partial], an emitter that refuses the
//     message because of a part is asked again without that part (partial.go). [codec.Type].Partial
//     has the messages of these codecs.
//
//  7. Package build compiles the program in a scratch workspace, at the versions of the user's
//     modules. A codec that does not compile with these versions is dropped, with the compiler's
//     line. If wirebench itself does not compile with them, the modules that it needs are newer in
//     the program, and a note names them. If the type may itself have the methods of a codec,
//     judging by their names ([Options.Native]), the codec is added to the chosen codecs. The
//     program then reports which of them the type really has.
//
// # Names, samples and modules
//
// The name of a data set is the name of the type in Go, including commas: page.Page[int,string]. So
// a name in a table can be typed on a command line.
//
// Of a file no more messages are read than are measured, and in search of one message at most 64
// MiB. A function must return the same messages in each process. The place of a file of samples is
// not part of the program, but an environment variable ([Program.Env]).
//
// The user's modules come from the module cache, because workspaces have no vendor folders. Modules
// that are only in the vendor folder, such as a private module, are replaced by their folders there.
// An overlay has the go.mod files that "go mod vendor" leaves out.
//
// Each type has a folder of its own in the cache, so a second run has its program in seconds. Made
// code has a stamp of its schema, the versions of modules, and the version of wirebench. Emitters
// whose generator is not part of wirebench run each time ([emit.Emitter].Outside).
//
// # Code for users
//
// [Take] builds no program that measures. Emitters write their packages at the import path of the
// user's folder, package standalone turns each package into one that works without wirebench, and
// the go command runs the tests of these packages in the scratch workspace. Only if all tests pass
// is the folder moved to where the user wants it.
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
	"github.com/wirebench/wirebench/schema"
)

// The versions of modules that both the user and a codec need.
const (
	Mine = "mine" // the versions that the user builds with
	Ours = "ours" // the higher versions of the user's and wirebench's requirements
)

// Options name a type and its messages.
type Options struct {
	// Dir is the user's working directory. Empty means that of this process.
	Dir string
	// Type is a package, a dot and the type's name: "./order.Order",
	// "example.com/shop/order.Order", "./page.Page[int]", or "Order" in Dir.
	Type string
	// Samples are the messages: a file or folder (see rt/files), or a function such as
	// "./order.Examples" of type func() []Order, func() []*Order, or with an iter.Seq of either. If
	// empty, values are generated from the type.
	Samples string
	// SkipUnfit leaves out samples that do not fit the type. Timeout is how long reading one sample
	// may take; 0 means a minute.
	SkipUnfit bool
	Timeout   time.Duration
	// Unions name the types behind interfaces: "./shape.Shape=./shape.Circle,./shape.Square".
	Unions []string
	// Include and Omit are as in surrogate.Options.
	Include, Omit []string
	// Partial lets a codec that can't carry the whole message carry a part of it.
	Partial bool
	// Versions is Mine or Ours. Empty means Mine.
	Versions string
	// Program says what of the program does not follow from the type: Codecs, Reference, Anchors,
	// Layouts, Cache, Step and Note. The other fields are set by Build.
	Program build.Options
	// Native are further codecs. Each takes part if the type may already have the codec's code.
	Native []Native
	// Emitters make the code that codecs need for the type.
	Emitters []codec.Emitter
	// Unfit, for codecs without an emitter and by codec name, says what of a type the codec can't
	// carry, "" if it can carry everything.
	Unfit map[string]func(context.Context, *schema.Schema) (why string, err error)
	// Pass says that made code passes messages on (codec.Port.Pass).
	Pass bool
	// Older, if it is not nil, is the schema of an older version of the type ([Program.Schema]). Code is
	// made with its IDs for fields that have the same names (schema.KeepIDs), as users of formats with
	// numbers must do when they change a type.
	Older *schema.Schema
	// Identity identifies the emitters. Their code is kept as long as Identity stays the same.
	Identity string
}

// UnfitError is the error of samples that are no messages of the type: of one of them, or with
// [Options.SkipUnfit] of all.
type UnfitError struct{ error }

// Unwrap returns the reason.
func (u *UnfitError) Unwrap() error { return u.error }

// Native names codecs by their function. A type with all these methods already has their code.
type Native struct {
	Codecs  part.Func
	Methods []string
}

// native returns the codecs whose code the type may have.
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
	if o.Program.Step != nil {
		o.Program.Step(what, pkg, done, total)
	}
}

// making reports how many emitters have made their code.
func (o Options) making(pkg string, done, total int) { o.step("making code", pkg, done, total) }

func (o Options) note(what string) {
	if o.Program.Note != nil {
		o.Program.Note(what)
	}
}

// Program is a program that measures one type.
type Program struct {
	build.Result
	// Native are the functions of codecs that were added because the type may have their code
	// itself.
	Native []part.Func
	// Data is the name of the data set in the program: "order.Order".
	Data string
	// Schema is that of the type or of its message, for which code is made.
	Schema *schema.Schema
	// Unmade are the emitters that made no code that compiles, with the reasons.
	Unmade map[codec.Emitter]string
	// Schemas is a folder with everything the emitters wrote besides Go: the type in the formats'
	// own schema languages, and as JSON.
	Schemas string
	// Env holds the environment variables that the program needs: the place of the samples.
	Env    []string
	dir    string
	folder *scratch.Folder
}

// key distinguishes programs that can't share a folder, or that would take turns being built in it:
// programs of different types, or of different messages of a type.
func (o Options) key(t *target) string {
	return fmt.Sprintf("%q %q %q %q %q %q %t", t.pkg.PkgPath, types.TypeString(t.typ, nil), o.Unions, o.Include, o.Omit, o.Versions, o.Partial)
}

// Inventory asks the program for its parts.
func (p *Program) Inventory(ctx context.Context) (i inventory.Inventory, err error) {
	return program.InventoryOf(ctx, p.Binaries[0], p.Env...)
}

// Remove deletes the program and its binaries.
func (p *Program) Remove() error { return p.folder.Remove() }

// Build builds the program. The caller removes it after running it.
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
		opt.note("no --samples: messages are made from the type. Real messages have other sizes, other text and other parts set, so their times, sizes and compression differ from these results")
	}
	if err := of.read(ctx); err != nil {
		return err
	}
	p.Data = of.target.name()
	p.Env = of.environ()
	p.Schema = of.sent()
	if opt.Older != nil {
		schema.KeepIDs(p.Schema.Root, opt.Older.Root)
	}
	m := &maker{program: p, opt: opt, schema: p.Schema, module: of.module, whole: of.glue.message}
	p.Native = opt.native(of.target.typ)
	with := of.into(opt.Program)
	with.Codecs = slices.Concat(with.Codecs, p.Native)
	with.Make, with.Key = m.make, of.opt.key(of.target)
	if opt.Pass {
		with.Key += " pass"
	}
	if opt.Older != nil {
		ids, err := opt.Older.MarshalJSON()
		if err != nil {
			return err
		}
		with.Key += string(ids)
	}
	with.Dir, with.Bin = filepath.Join(p.dir, "build"), filepath.Join(p.dir, "bin")
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
