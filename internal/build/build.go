// Package build compiles wirebench programs: from the functions of codec and
// data packages it makes a program with those codecs and data sets, in a scratch
// folder.
//
// It makes the binaries of the running program that differ in nothing but the
// layout of their code, and programs that measure a type of the user's. The
// latter are compiled in the user's workspace: with the user's modules, by
// default at the versions that the user builds with.
package build

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"slices"
	"time"

	"github.com/wirebench/wirebench/internal/part"
)

// Options say what is built and where.
type Options struct {
	// Codecs, Data, Engines and Glue are the functions of the program's parts.
	Codecs  []part.Func
	Data    []part.Func
	Engines []part.Func
	Glue    []part.Func
	// Reference and Anchors are the codecs that others are compared with.
	Reference string
	Anchors   []string
	// Whole gives the program the command line too, so that it can be used where nothing can be built. Else it does jobs
	// for the program that has built it.
	Whole bool
	// GOOS and GOARCH are those of the machine that it is for; empty: of this one.
	GOOS, GOARCH string
	// Layouts are seeds of the linker's -randlayout, at most math.MaxInt64; each
	// one makes a binary. 0 is the linker's own layout, and so is no seed at all.
	Layouts []uint64
	// Set are values of string variables, as the linker sets them: path/of/package.name=value. They are for programs with the
	// command line; other programs get such values with their jobs.
	Set []string
	// Dir is an empty folder in which the program is left. Where it is to be kept and built again in a moment, Cache is used
	// instead, if it can be.
	Dir string
	// Cache is the folder of all programs that are kept; empty: none is. Key tells apart programs of the same parts, such
	// as those of two types of a user.
	Cache string
	Key   string
	// Bin is the folder in which the binaries are left; empty: one in Dir.
	Bin string

	// Module is the path of the program's own module. A program below a package's
	// path can import what is internal to that package. Empty: a path of its own.
	Module string
	// Files are further files of that module, by path in it.
	Files map[string][]byte
	// Make, if not nil, writes further packages below the program's folder, once its
	// module and workspace are there, and returns the glue functions that they have.
	// env is the environment of go commands in that folder.
	Make func(ctx context.Context, dir string, env []string) ([]part.Func, error)
	// Overlay replaces source files, by absolute path; nil removes one.
	Overlay map[string][]byte
	// Workspace has the user's modules; nil if the program needs none.
	Workspace *Workspace
	// Direct links at once, and looks for what does not compile where that fails: it is faster where all is likely to
	// compile, and shows no progress.
	Direct bool
	// Upgrade allows wirebench's requirements to raise the versions of modules
	// that the user builds with.
	Upgrade bool

	// Step, if not nil, gets each step of the build, the package that it is at ("" if none), and how much of the step is
	// done. A total of 0 is unknown.
	Step func(what, pkg string, done, total int)
	// Note gets what the user should know, if it is not nil.
	Note func(string)
}

// Result is what was built.
type Result struct {
	// Binaries are the programs' files, one for each layout.
	Binaries []string
	// Dropped are the codec and glue packages that do not compile beside the user's
	// modules; the programs lack them.
	Dropped []Dropped
	// Raised are modules that are newer than the user's, with which wirebench itself does not
	// compile.
	Raised []string
	// Built is when the program was built, if it is one that was kept.
	Built time.Time
}

// Dropped is a codec or glue package that was left out.
type Dropped struct {
	Part   part.Func
	Reason string // the compiler's first line
}

// Build compiles and links a program. A codec, engine or glue package that does not compile is left out; any other fault
// is an error.
func Build(ctx context.Context, opt Options) (*Result, error) {
	if opt.Cache != "" {
		result, err := buildKept(ctx, opt)
		var out *noHome
		if err == nil || !errors.As(err, &out) && !roomless(err) || ctx.Err() != nil {
			return result, err
		}
		if opt.Note != nil {
			opt.Note(fmt.Sprintf("the program is not kept for the next run, since %s can't be used: %v", opt.Cache, err))
		}
	}
	p, err := newProgram(opt)
	if err != nil {
		return nil, err
	}
	if err := p.prepare(ctx); err != nil {
		return nil, err
	}
	return p.build(ctx)
}

func (p *program) build(ctx context.Context) (*Result, error) {
	if p.Direct {
		result, err := p.link(ctx)
		var refused *goError
		if err == nil || !errors.As(err, &refused) {
			return result, err
		}
	}
	if err := p.compile(ctx); err != nil {
		return nil, err
	}
	return p.link(ctx)
}

// Prepare makes the module and the workspace of a program, and lets Make work in them. Nothing
// is compiled.
func Prepare(ctx context.Context, opt Options) error {
	p, err := newProgram(opt)
	if err != nil {
		return err
	}
	return p.prepare(ctx)
}

func newProgram(opt Options) (*program, error) {
	if i := slices.IndexFunc(opt.Layouts, func(seed uint64) bool { return seed > math.MaxInt64 }); i >= 0 {
		return nil, fmt.Errorf("layout seed %d: the linker takes at most %d", opt.Layouts[i], math.MaxInt64)
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return nil, errors.New("this program was built without modules: its source can't be found")
	}
	if _, err := exec.LookPath("go"); err != nil {
		return nil, errNoGo
	}
	p := &program{Options: opt, info: info, dir: filepath.Join(opt.Dir, "program")}
	if p.Bin == "" {
		p.Bin = filepath.Join(opt.Dir, "bin")
	}
	if p.Module == "" {
		p.Module = "wirebench.program"
	}
	var err error
	if p.here, err = part.Of(Build); err != nil {
		return nil, err
	}
	p.main = part.Func{Package: p.root() + "/cli/program", Name: "Main"}
	if p.Whole {
		p.main = part.Func{Package: p.root() + "/builtin", Name: "Standalone"}
	}
	return p, nil
}

// prepare writes all files of the program but main.go, and lets Make write further packages.
func (p *program) prepare(ctx context.Context) error {
	if err := p.setUp(ctx); err != nil {
		return err
	}
	if p.Make == nil {
		return nil
	}
	made, err := p.Make(ctx, p.dir, p.environ())
	if err != nil {
		return err
	}
	p.Glue = append(slices.Clone(p.Glue), made...)
	return nil
}

func (p *program) step(what, pkg string, done, total int) {
	if p.Step != nil {
		p.Step(what, pkg, done, total)
	}
}

// link makes the binaries.
func (p *program) link(ctx context.Context) (*Result, error) {
	if err := p.writeMain(p.Codecs, p.Engines); err != nil {
		return nil, err
	}
	seeds := p.Layouts
	if len(seeds) == 0 {
		seeds = []uint64{0}
	}
	result := new(Result)
	for i, seed := range seeds {
		p.step("linking", "", i, len(seeds))
		binary, err := p.linkLayout(ctx, seed)
		var refused *goError
		if i == 0 && errors.As(err, &refused) {
			if err := p.dropUnlinkable(ctx); err != nil {
				return nil, err
			}
			binary, err = p.linkLayout(ctx, seed)
		}
		if err != nil {
			return nil, err
		}
		result.Binaries = append(result.Binaries, binary)
	}
	result.Dropped, result.Raised = p.dropped, p.raised
	return result, nil
}

// dropUnlinkable drops the codecs whose packages compile and do not link, as
// those that reach into the runtime by name: each is tried alone.
func (p *program) dropUnlinkable(ctx context.Context) error {
	reasons := map[part.Func]string{}
	for i, f := range p.Codecs {
		p.step("the program does not link: trying codecs alone", f.Package, i, len(p.Codecs))
		if err := p.writeMain([]part.Func{f}, nil); err != nil {
			return err
		}
		_, err := p.linkLayout(ctx, 0)
		var refused *goError
		switch {
		case errors.As(err, &refused):
			reasons[f] = p.place("", refused.stderr)
		case err != nil:
			return err
		}
	}
	p.drop(func(f part.Func) string { return reasons[f] })
	return p.writeMain(p.Codecs, p.Engines)
}

// binary is the file of the program in a layout. Windows starts no file whose name
// does not end with .exe.
func (p *program) binary(seed uint64) string {
	return filepath.Join(p.Bin, fmt.Sprintf("layout-%d%s", seed, p.exe))
}

func (p *program) linkLayout(ctx context.Context, seed uint64) (string, error) {
	binary := p.binary(seed)
	// Tables for debuggers are half of what linking takes.
	link := fmt.Sprintf("-ldflags=-s -w -randlayout=%d", seed)
	for _, value := range p.Set {
		link += " -X=" + value
	}
	args := []string{"build", "-o", binary, link}
	args = append(append(args, p.flags()...), ".")
	// The go command renames what it has linked, if that is on the same disk: a binary that
	// is there is whole.
	scratch, err := os.MkdirTemp(p.Dir, "linking-")
	if err != nil {
		return "", err
	}
	_, err = runGo(ctx, p.dir, append(p.environ(), "GOTMPDIR="+scratch), args...)
	return binary, errors.Join(err, os.RemoveAll(scratch))
}

// write makes a file and the folders above it.
func write(file string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		return err
	}
	return os.WriteFile(file, data, 0o666)
}
