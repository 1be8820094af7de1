package build

import (
	"context"
	"maps"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"golang.org/x/mod/modfile"
	"golang.org/x/mod/module"

	"github.com/wirebench/wirebench/internal/part"
	"github.com/wirebench/wirebench/internal/variant"
)

// program is a program in its scratch folder.
type program struct {
	Options
	info    *debug.BuildInfo
	dir     string    // folder of the program's module
	main    part.Func // called by the program's func main
	here    part.Func // a function of this package, used to find wirebench's source
	goflags string    // GOFLAGS of go commands in dir
	overlay string    // the -overlay file, "" if there is none
	cache   string    // GOMODCACHE
	exe     string    // GOEXE, the suffix of binaries
	// toolchain is GOTOOLCHAIN. required are the modules that wirebench's own go.mod requires.
	toolchain string
	required  []string
	dropped   []Dropped
	took      time.Duration
	held      map[string]module.Version // the user's modules at the user's versions
	raised    []string                  // modules of held that are newer after all
	// current, if not nil, reports whether the binary of the first layout is one that was kept, and those
	// of the other layouts with it.
	current func(binary string) bool
}

// parts returns all functions that the program calls.
func (p *program) parts() []part.Func {
	return slices.Concat([]part.Func{p.main}, p.Data, p.Codecs, p.Engines, p.Glue)
}

// root is the path of wirebench's own module, which contains this package.
func (p *program) root() string { return strings.TrimSuffix(p.here.Package, "/internal/build") }

// setUp writes all files except main.go.
func (p *program) setUp(ctx context.Context) error {
	for name, data := range p.Files {
		if err := write(filepath.Join(p.dir, filepath.FromSlash(name)), data); err != nil {
			return err
		}
	}
	if err := p.setFlags(ctx); err != nil {
		return err
	}
	return p.writeModule(ctx)
}

// writeModule writes go.mod and go.work. The go command adds sums that no module of the workspace
// has to the scratch folder's go.work.sum.
func (p *program) writeModule(ctx context.Context) error {
	ours, err := p.sources()
	if err != nil {
		return err
	}
	goLine := "1.26.0"
	mod := &modfile.File{Syntax: new(modfile.FileSyntax)}
	if err := mod.AddModuleStmt(p.Module); err != nil {
		return err
	}
	work := newWork()
	work.AddNewUse(p.dir, p.Module)
	isOurs := map[string]bool{}
	for _, s := range ours {
		isOurs[s.path] = true
		switch {
		case s.version != "":
			mod.AddNewRequire(s.path, s.version, false)
		case !p.uses(s.path):
			work.AddNewUse(s.dir, s.path)
			goLine = laterGo(goLine, s.goLine)
		}
	}
	released, err := p.readRequirements(ctx, ours)
	if err != nil {
		return err
	}
	if err := p.requireDeps(mod, work, isOurs); err != nil {
		return err
	}
	p.requireMore(mod, released, isOurs)
	if w := p.Workspace; w != nil {
		goLine = laterGo(goLine, w.goLine)
		if err := p.addUser(ctx, work, isOurs); err != nil {
			return err
		}
		if err := p.addSums(filepath.Join(filepath.Dir(w.file), "go.work.sum")); err != nil {
			return err
		}
	}
	for _, m := range p.Variant.Modules {
		path, version := m.Path, m.Version
		if folder := variant.Folder(m); folder != "" {
			path, version = folder, ""
		}
		if err := work.AddReplace(m.Path, "", path, version); err != nil {
			return err
		}
	}
	if err := mod.AddGoStmt(goLine); err != nil {
		return err
	}
	if err := write(filepath.Join(p.dir, "go.mod"), modfile.Format(mod.Syntax)); err != nil {
		return err
	}
	return writeWork(filepath.Join(p.dir, "go.work"), work, goLine)
}

// sources finds the modules of all parts, except parts that are files of this program.
func (p *program) sources() ([]source, error) {
	foreign := slices.DeleteFunc(p.parts(), func(f part.Func) bool {
		return f.Package == p.Module || strings.HasPrefix(f.Package, p.Module+"/")
	})
	return finder{p.info, p.here}.sources(foreign)
}

func (p *program) uses(module string) bool {
	return p.Workspace != nil && p.Workspace.modules[module] != ""
}

// requireDeps requires the modules that the running program was built with, so that the new program
// doesn't get older versions.
func (p *program) requireDeps(mod *modfile.File, work *modfile.WorkFile, isOurs map[string]bool) error {
	for _, m := range p.info.Deps {
		if isOurs[m.Path] || p.uses(m.Path) || m.Version == "(devel)" {
			continue
		}
		mod.AddNewRequire(m.Path, m.Version, true)
		// If a folder replaces the module, the checkout's go.mod says so.
		if r := m.Replace; r != nil && r.Version != "" {
			if err := work.AddReplace(m.Path, "", r.Path, r.Version); err != nil {
				return err
			}
		}
	}
	return nil
}

// addUser adds the user's modules. Their replacements and versions take precedence over ours. The
// modules of the codecs themselves stay as in the running program.
func (p *program) addUser(ctx context.Context, work *modfile.WorkFile, isOurs map[string]bool) error {
	if err := p.Workspace.addTo(work, p.others()); err != nil {
		return err
	}
	if !p.Upgrade && p.held == nil {
		var err error
		if p.held, err = p.Workspace.held(ctx); err != nil {
			return err
		}
	}
	for _, path := range slices.Sorted(maps.Keys(p.held)) {
		if slices.Contains(p.raised, path) {
			continue
		}
		if err := work.AddReplace(path, "", p.held[path].Path, p.held[path].Version); err != nil {
			return err
		}
	}
	for _, r := range slices.Clone(work.Replace) {
		if !isOurs[r.Old.Path] {
			continue
		}
		if err := work.DropReplace(r.Old.Path, r.Old.Version); err != nil {
			return err
		}
	}
	return nil
}

// others are the modules that are not taken from the user's vendor folder, because wirebench has
// them in whole. With Upgrade they are all modules that wirebench requires, otherwise those with
// which it does not compile.
func (p *program) others() []string {
	if !p.Upgrade {
		return p.raised
	}
	return p.required
}

// raise lets wirebench use the modules that it was written for if it doesn't compile with the
// user's. Wirebench itself is not what is measured. raise reports whether any module is newer now.
func (p *program) raise(ctx context.Context) (bool, error) {
	if len(p.held) == 0 || len(p.raised) > 0 {
		return false, nil
	}
	needed, err := p.needed(ctx)
	if err != nil {
		return false, err
	}
	for path := range p.held {
		if needed[path] != "" {
			p.raised = append(p.raised, path)
		}
	}
	if err := p.writeModule(ctx); err != nil {
		return false, err
	}
	if needed, err = p.needed(ctx); err != nil {
		return false, err
	}
	p.raised = slices.DeleteFunc(p.raised, func(path string) bool { return needed[path] == p.held[path].Version })
	slices.Sort(p.raised)
	return len(p.raised) > 0, nil
}

// needed returns the module versions that wirebench itself needs, apart from codecs.
func (p *program) needed(ctx context.Context) (map[string]string, error) {
	args := append([]string{"list", "-e", "-deps", "-f={{with .Module}}{{.Path}} {{or .Version `none`}}{{end}}"}, p.flags()...)
	out, err := runGo(ctx, p.dir, p.environ(), append(args, p.main.Package, p.root()+"/rt/files")...)
	if err != nil {
		return nil, err
	}
	needed := make(map[string]string)
	for line := range strings.Lines(string(out)) {
		path, version, _ := strings.Cut(strings.TrimSpace(line), " ")
		needed[path] = version
	}
	return needed, nil
}
