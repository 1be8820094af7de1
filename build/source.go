package build

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"

	"golang.org/x/mod/modfile"
	"golang.org/x/mod/semver"
)

// source is where one module of the running program is found: at a released
// version, or in the folder of a checkout.
type source struct {
	path    string
	version string // "" for a checkout
	dir     string // "" for a version
	goLine  string // a checkout's go version
}

// sources finds the modules that hold the functions, each once.
func sources(info *debug.BuildInfo, funcs []Func) ([]source, error) {
	var all []source
	for _, f := range funcs {
		s, err := sourceOf(info, f)
		if err != nil {
			return nil, err
		}
		if !slices.Contains(all, s) {
			all = append(all, s)
		}
	}
	return all, nil
}

func sourceOf(info *debug.BuildInfo, f Func) (source, error) {
	m := moduleOf(info, f.Package)
	if m == nil {
		return source{}, fmt.Errorf("%s: this program's build information names no module of it", f)
	}
	local := m.Replace != nil && m.Replace.Version == ""
	released := !local && semver.IsValid(m.Version) && semver.Build(m.Version) != "+dirty"
	dir, goLine, err := checkout(f.file, m.Path)
	switch {
	case err != nil:
		return source{}, err
	case dir != "" && !strings.HasSuffix(dir, "@"+m.Version):
		return source{path: m.Path, dir: dir, goLine: goLine}, nil
	case released:
		return source{path: m.Path, version: m.Version}, nil
	}
	return source{}, fmt.Errorf("%s: the source of module %s is not to be found: build this program without -trimpath where its source is, or install a released version", f, m.Path)
}

// moduleOf returns the module with the longest path that holds the package.
func moduleOf(info *debug.BuildInfo, pkg string) *debug.Module {
	var found *debug.Module
	for _, m := range append([]*debug.Module{&info.Main}, info.Deps...) {
		holds := m.Path != "" && (pkg == m.Path || strings.HasPrefix(pkg, m.Path+"/"))
		if holds && (found == nil || len(m.Path) > len(found.Path)) {
			found = m
		}
	}
	return found
}

// checkout looks above a source file for the folder of the module, and returns
// it with the module's go version; "" if there is none.
func checkout(file, module string) (dir, goLine string, err error) {
	if !filepath.IsAbs(file) {
		return "", "", nil
	}
	for dir = filepath.Dir(file); ; dir = filepath.Dir(dir) {
		name := filepath.Join(dir, "go.mod")
		data, err := os.ReadFile(name)
		switch {
		case err == nil:
			mod, err := modfile.ParseLax(name, data, nil)
			if err != nil || mod.Module == nil || mod.Module.Mod.Path != module {
				return "", "", err
			}
			return dir, goVersion(mod.Go), nil
		case !errors.Is(err, os.ErrNotExist):
			return "", "", err
		case filepath.Dir(dir) == dir:
			return "", "", nil
		}
	}
}

// goVersion is what a go line says; the go command reads a missing one as 1.16.
func goVersion(line *modfile.Go) string {
	if line == nil {
		return "1.16"
	}
	return line.Version
}
