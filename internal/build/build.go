// Package build compiles wirebench programs. From the functions of codec packages and data packages
// it makes a program with those codecs and data sets, in a scratch folder.
//
// It builds two kinds of program. One is the running program again, in binaries that differ only in
// the layout of their code. The other measures a user's type. It is compiled in the user's
// workspace with the user's modules, by default at the versions that the user builds with.
//
// It must not know codecs, data sets or engines: a third party's program has others. It knows parts
// only as the functions that return them, and links none.
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
	"github.com/wirebench/wirebench/internal/variant"
)

// Options says what is built and where.
type Options struct {
	// Codecs, Data, Engines and Glue are the functions of the program's parts.
	Codecs  []part.Func
	Data    []part.Func
	Engines []part.Func
	Glue    []part.Func
	// Reference and Anchors are the codecs that others are compared with.
	Reference string
	Anchors   []string
	// Main, if not empty, is what the program does, instead of measuring: a function whose argument is a
	// Parts of its own package, with the fields of program.Parts except Engines.
	Main part.Func
	// Compiled, if not empty, is the folder of compiled packages, instead of the go command's own. The
	// result then says what the program consists of.
	Compiled string
	// Whole also gives the program the command line, so that it can be used where nothing can be
	// built. Without it the program only does jobs for the program that built it.
	Whole bool
	// Instrument, if not empty, makes the compiler add checks to all packages, which makes the
	// program slow. It is for programs that look for faults, not for those that measure.
	Instrument Instrument
	// GOOS and GOARCH name the machine that the program is for. Empty means this machine.
	GOOS, GOARCH string
	// Variant says how the program is built differently from the running one.
	Variant variant.Variant
	// Layouts are seeds for the linker's -randlayout, at most math.MaxInt64. Each seed makes one
	// binary. 0 is not a seed: it means the linker's own layout. Once says that the layouts belong to
	// one run, so that their binaries are not kept.
	Layouts []uint64
	Once    bool
	// Set holds values of string variables in the linker's form: path/of/package.name=value. It is
	// for programs with the command line. Other programs get such values with their jobs.
	Set []string
	// Dir is an empty folder in which the program is left. If Cache is set and can be used, the
	// program goes there instead, and the next build takes only a moment.
	Dir string
	// Cache is the folder of all programs that are kept. If it is empty, the program is not kept.
	// Key distinguishes programs of the same parts, such as those of two types of a user.
	Cache string
	Key   string
	// Bin is the folder in which the binaries are left. Empty means a folder in Dir.
	Bin string

	// Module is the path of the program's own module. A program below a package's path can import
	// that package's internal packages. Empty means a path that build chooses.
	Module string
	// Files are further files of that module, by their path in it.
	Files map[string][]byte
	// Make, if not nil, writes further packages below the program's folder and returns their glue
	// functions. It is called after the module and the workspace are written. env is the
	// environment for go commands in that folder.
	Make func(ctx context.Context, dir string, env []string) ([]part.Func, error)
	// Overlay replaces source files, by absolute path. A nil value removes the file.
	Overlay map[string][]byte
	// Workspace has the user's modules. It is nil if the program needs none.
	Workspace *Workspace
	// Direct links at once, and looks for packages that don't compile only if linking fails. It is
	// faster if everything is likely to compile, but shows no progress.
	Direct bool
	// Upgrade allows wirebench's requirements to raise the versions of modules
	// that the user builds with.
	Upgrade bool

	// Step, if not nil, gets each step of the build, the step's current package ("" if none), and
	// how much of the step is done. A total of 0 means that the total is unknown.
	Step func(what, pkg string, done, total int)
	// Note, if not nil, gets what the user should know.
	Note func(string)
}

// Result describes what was built.
type Result struct {
	// Binaries are the programs' files, one for each layout.
	Binaries []string
	// Dropped are the codec, engine and glue packages that don't compile with the user's modules,
	// or don't link. The programs lack them.
	Dropped []Dropped
	// Raised are the modules that are newer than the user's, because wirebench itself doesn't
	// compile with the user's.
	Raised []string
	// Code has checksums of the program's codecs, data sets and glue, and of the package that proves them,
	// by import path. They cover all that a package depends on. Code is nil if the program is not kept.
	Code map[string]string
	// Took is the processor time of compiling and linking, without what several layouts add. Packages are
	// those of the program, if Options.Compiled is set.
	Took     time.Duration
	Packages []Package
	// Built is when an earlier run built the program, if its binary is used again.
	Built time.Time
}

// Dropped is a codec, engine or glue package that was left out.
type Dropped struct {
	Part   part.Func
	Reason string // the compiler's first line
}

// Build compiles and links a program. It leaves out codec, engine and glue packages that don't
// compile. Any other fault is an error.
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

// Prepare writes the module and the workspace of a program and calls Make. It compiles nothing.
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
	switch {
	case p.Main.Package != "":
		p.main = p.Main
	case p.Whole:
		p.main = part.Func{Package: p.root() + "/builtin", Name: "Standalone"}
	}
	return p, nil
}

// prepare writes all files of the program except main.go, and calls Make.
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

func (p *program) link(ctx context.Context) (*Result, error) {
	if err := p.writeMain(p.Codecs, p.Engines); err != nil {
		return nil, err
	}
	seeds := p.seeds()
	result := new(Result)
	for i, seed := range seeds {
		if i > 0 && p.current != nil && p.current(result.Binaries[0]) {
			// All layouts were linked from what the first one was linked from.
			result.Binaries = append(result.Binaries, p.binary(seed))
			continue
		}
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
	result.Dropped, result.Raised, result.Took = p.dropped, p.raised, p.took
	if p.Compiled != "" {
		var err error
		if result.Packages, err = p.packages(ctx); err != nil {
			return nil, err
		}
	}
	return result, nil
}

// seeds are the layouts of the program. The linker's own one is 0.
func (p *program) seeds() []uint64 {
	if len(p.Layouts) == 0 {
		return []uint64{0}
	}
	return p.Layouts
}

// dropUnlinkable drops the codecs whose packages compile but don't link, such as those that reach
// into the runtime by name. It tries each codec alone.
func (p *program) dropUnlinkable(ctx context.Context) error {
	reasons := map[part.Func]string{}
	for i, f := range p.Codecs {
		p.step("the program does not link: trying each codec alone", f.Package, i, len(p.Codecs))
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

// binary is the file of the program in a layout. Windows starts only files whose name ends with
// .exe.
func (p *program) binary(seed uint64) string {
	return filepath.Join(p.Bin, fmt.Sprintf("layout-%d%s", seed, p.exe))
}

func (p *program) linkLayout(ctx context.Context, seed uint64) (string, error) {
	binary := p.binary(seed)
	// Tables for debuggers take half of the linking time. -s and -w omit them.
	link := fmt.Sprintf("-ldflags=-s -w -randlayout=%d", seed)
	for _, value := range p.Set {
		link += " -X=" + value
	}
	args := []string{"build", "-o", binary, link}
	args = append(append(args, p.flags()...), ".")
	// The go command renames the binary that it has linked, if it is on the same disk. So a binary
	// that exists is complete.
	scratch, err := os.MkdirTemp(p.Dir, "linking-")
	if err != nil {
		return "", err
	}
	_, took, err := runGoTimed(ctx, p.dir, slices.Concat(p.environ(), compilerMemory(), []string{"GOTMPDIR=" + scratch}), nil, args...)
	if seed == p.seeds()[0] {
		p.took += took
	}
	return binary, errors.Join(err, os.RemoveAll(scratch))
}

// write makes a file and the folders above it.
func write(file string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		return err
	}
	return os.WriteFile(file, data, 0o666)
}
