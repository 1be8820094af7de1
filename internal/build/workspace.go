package build

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"go/version"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/mod/modfile"
	"golang.org/x/mod/module"
)

// Workspace is the set of modules that a user works on: those of a go.work file, or the one of a
// go.mod file. Nothing is ever written next to them. Commands that need only these modules work in
// a copy of their workspace file.
type Workspace struct {
	// Vendored reports whether the user builds with a vendor folder. Workspaces ignore vendor
	// folders, so the same versions are taken from the module cache.
	Vendored bool
	// FromVendor are the modules that exist only in the vendor folder and are taken from there.
	FromVendor []string

	dir      string // the user's working directory
	file     string // the copy of the workspace file
	goLine   string
	modules  map[string]string // path → folder
	requires map[string]bool
	unpruned bool // a go.mod does not list all modules of its build
	replaces []*modfile.Replace
	flags    string            // the user's GOFLAGS that a workspace accepts, and the overlay
	vendored map[string]string // path → folder of FromVendor
	overlay  map[string][]byte // the go.mod files that these folders lack
}

// FindWorkspace finds the modules of the user who works in dir, and writes a copy of their
// workspace file to the folder scratch.
func FindWorkspace(ctx context.Context, dir, scratch string) (*Workspace, error) {
	out, err := runGo(ctx, dir, append(os.Environ(), "PWD="+dir), "env", "-json", "GOWORK", "GOMOD", "GOVERSION", "GOFLAGS", "GOMODCACHE")
	if err != nil {
		return nil, err
	}
	var env struct{ GOWORK, GOMOD, GOVERSION, GOFLAGS, GOMODCACHE string }
	if err := json.Unmarshal(out, &env); err != nil {
		return nil, fmt.Errorf("go env: %w", err)
	}
	w := &Workspace{
		dir: dir, file: filepath.Join(scratch, "go.work"), goLine: language(env.GOVERSION),
		modules: map[string]string{}, requires: map[string]bool{}, flags: workspaceFlags(env.GOFLAGS),
	}
	root := filepath.Dir(env.GOMOD)
	switch {
	case env.GOWORK != "" && env.GOWORK != "off":
		root = filepath.Dir(env.GOWORK)
		err = w.readWork(env.GOWORK)
	case env.GOMOD != "" && env.GOMOD != os.DevNull:
		err = w.readMod(root)
	default:
		err = fmt.Errorf("%s: no go.mod here or above: run in the module of the type", dir)
	}
	if err != nil {
		return nil, err
	}
	if err := w.readVendor(ctx, root, scratch, env.GOMODCACHE); err != nil {
		return nil, err
	}
	if len(w.vendored) > 0 {
		overlay, err := writeOverlay(filepath.Join(scratch, "vendored"), w.overlay)
		if err != nil {
			return nil, err
		}
		w.flags = workspaceFlags(env.GOFLAGS, "-overlay="+overlay)
	}
	if err := copySums(scratch, env.GOWORK); err != nil {
		return nil, err
	}
	work := newWork()
	return w, errors.Join(w.addTo(work, nil), writeWork(w.file, work, w.goLine))
}

// Environ is the environment of a go command that sees only the user's modules.
func (w *Workspace) Environ() []string { return environ(w.dir, w.file, w.flags) }

// copySums copies the sums of a go.work.sum, because sums of private modules can't be requested
// again.
func copySums(scratch, gowork string) error {
	if gowork == "" || gowork == "off" {
		return nil
	}
	sums, err := os.ReadFile(gowork + ".sum")
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(scratch, "go.work.sum"), sums, 0o666)
}

func (w *Workspace) readWork(file string) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	work, err := modfile.ParseWork(file, data, nil)
	if err != nil {
		return err
	}
	dir := filepath.Dir(file)
	for _, use := range work.Use {
		if err := w.readMod(absolute(dir, use.Path)); err != nil {
			return err
		}
	}
	// A workspace's replacement of a module overrides the replacements in its modules.
	w.replaces = slices.DeleteFunc(w.replaces, func(r *modfile.Replace) bool {
		return slices.ContainsFunc(work.Replace, func(over *modfile.Replace) bool { return over.Old.Path == r.Old.Path })
	})
	w.addReplaces(dir, work.Replace)
	return nil
}

func (w *Workspace) readMod(dir string) error {
	file := filepath.Join(dir, "go.mod")
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	mod, err := modfile.Parse(file, data, nil)
	if err != nil {
		return err
	}
	if mod.Module == nil {
		return fmt.Errorf("%s: no module line", file)
	}
	w.modules[mod.Module.Mod.Path] = dir
	w.goLine = laterGo(w.goLine, goVersion(mod.Go))
	w.unpruned = w.unpruned || version.Compare("go"+goVersion(mod.Go), "go1.17") < 0
	for _, r := range mod.Require {
		w.requires[r.Mod.Path] = true
	}
	w.addReplaces(dir, mod.Replace)
	return nil
}

func (w *Workspace) addReplaces(dir string, all []*modfile.Replace) {
	for _, r := range all {
		target := r.New
		if target.Version == "" {
			target.Path = absolute(dir, target.Path)
		}
		w.replaces = append(w.replaces, &modfile.Replace{Old: r.Old, New: target})
	}
}

// addTo adds the user's modules and replacements to a workspace file. It leaves out modules of the
// vendor folder that are in others.
func (w *Workspace) addTo(work *modfile.WorkFile, others []string) error {
	for _, path := range slices.Sorted(maps.Keys(w.modules)) {
		work.AddNewUse(w.modules[path], path)
	}
	for _, r := range w.replaces {
		// A workspace file can't replace its own modules, but a go.mod can.
		if r.Old.Version == "" && w.modules[r.Old.Path] != "" || w.vendored[r.Old.Path] != "" {
			continue
		}
		if err := work.AddReplace(r.Old.Path, r.Old.Version, r.New.Path, r.New.Version); err != nil {
			return err
		}
	}
	for _, path := range w.FromVendor {
		if slices.Contains(others, path) {
			continue
		}
		if err := work.AddReplace(path, "", w.vendored[path], ""); err != nil {
			return err
		}
	}
	return nil
}

// held returns the version or the replacement of each module that the user builds with. They must
// be fixed, because other requirements in the same workspace would raise the versions.
func (w *Workspace) held(ctx context.Context) (map[string]module.Version, error) {
	type listed struct {
		Path, Version, Dir string
		Main               bool
		Replace            *listed
	}
	out, err := runGo(ctx, w.dir, w.Environ(), "list", "-m", "-json=Path,Version,Dir,Main,Replace", "all")
	if err != nil {
		return nil, err
	}
	modules, err := decodeAll[listed](out)
	if err != nil {
		return nil, err
	}
	held := map[string]module.Version{}
	for _, m := range modules {
		switch {
		case m.Main || !w.requires[m.Path] && !w.unpruned && m.Replace == nil:
		case m.Replace == nil:
			held[m.Path] = module.Version{Path: m.Path, Version: m.Version}
		case m.Replace.Version != "":
			held[m.Path] = module.Version{Path: m.Replace.Path, Version: m.Replace.Version}
		default:
			held[m.Path] = module.Version{Path: m.Replace.Dir}
		}
	}
	return held, nil
}

func absolute(dir, path string) string {
	if filepath.IsAbs(path) {
		return filepath.Clean(path)
	}
	return filepath.Join(dir, path)
}

// language returns the version in the go command's GOVERSION, without a distribution's additions.
func language(goversion string) string {
	for i, c := range goversion {
		if (c == ' ' || c == '-') && i > 0 {
			goversion = goversion[:i]
			break
		}
	}
	if !version.IsValid(goversion) {
		return "1.18" // a development version: the go lines of its modules count
	}
	return goversion[len("go"):]
}

func laterGo(a, b string) string {
	if version.Compare("go"+a, "go"+b) < 0 {
		return b
	}
	return a
}

func newWork() *modfile.WorkFile { return &modfile.WorkFile{Syntax: new(modfile.FileSyntax)} }

func writeWork(file string, work *modfile.WorkFile, goLine string) error {
	if err := work.AddGoStmt(goLine); err != nil {
		return err
	}
	work.SortBlocks()
	work.Cleanup()
	return os.WriteFile(file, modfile.Format(work.Syntax), 0o666)
}

// PathOf is the import path of a package in a folder. If the folder is in none of the user's
// modules, it is the path that the folder would have in the module that the user works in.
func (w *Workspace) PathOf(dir string) (string, error) {
	if module := w.moduleOf(dir); module != "" {
		below, err := filepath.Rel(w.modules[module], dir)
		return path.Join(module, filepath.ToSlash(below)), err
	}
	if home := w.moduleOf(w.dir); home != "" {
		return path.Join(home, filepath.Base(dir)), nil
	}
	return "", fmt.Errorf("neither %s nor %s is in one of your modules", dir, w.dir)
}

// moduleOf is the innermost of the user's modules that contains the folder, "" if none does.
func (w *Workspace) moduleOf(dir string) string {
	module := ""
	for path, root := range w.modules {
		if within(root, dir) && (module == "" || len(root) > len(w.modules[module])) {
			module = path
		}
	}
	return module
}

// within reports whether dir is root or lies in it.
func within(root, dir string) bool {
	return dir == root || strings.HasPrefix(dir, root+string(filepath.Separator))
}

// Requires reports whether one of the user's modules is the given module or requires it.
func (w *Workspace) Requires(module string) bool {
	return w.modules[module] != "" || w.requires[module]
}
