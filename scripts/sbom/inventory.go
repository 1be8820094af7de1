package main

import (
	"debug/buildinfo"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"

	"golang.org/x/mod/modfile"
)

// inventory has the modules of a program or of a go.mod.
type inventory struct {
	main    module
	modules []module
	goes    string // version of Go that built the program, such as go1.27.4; empty for a go.mod
	time    string // time of the commit that the program was built from, if it is known
}

// module is a module in a version. Its sum is that of go.sum, if it is known: h1: and a SHA-256 in base64.
type module struct{ path, version, sum string }

// required returns the modules that the go.mod in a folder requires.
func required(dir string) (inventory, error) {
	path := filepath.Join(dir, "go.mod")
	text, err := os.ReadFile(path)
	if err != nil {
		return inventory{}, err
	}
	mod, err := modfile.Parse(path, text, nil)
	if err != nil {
		return inventory{}, err
	}
	if mod.Module == nil {
		return inventory{}, fmt.Errorf("%s names no module", path)
	}
	sums, err := os.ReadFile(filepath.Join(dir, "go.sum"))
	if err != nil {
		return inventory{}, err
	}
	known := make(map[[2]string]string)
	for line := range strings.Lines(string(sums)) {
		if f := strings.Fields(line); len(f) == 3 { // of the module, or with the version "…/go.mod" of its go.mod
			known[[2]string{f[0], f[1]}] = f[2]
		}
	}
	list := inventory{main: module{path: mod.Module.Mod.Path}}
	for _, r := range mod.Require {
		list.modules = append(list.modules, module{r.Mod.Path, r.Mod.Version, known[[2]string{r.Mod.Path, r.Mod.Version}]})
	}
	return list, nil
}

// linked returns the modules of which a Go program has code.
func linked(program string) (inventory, error) {
	info, err := buildinfo.ReadFile(program)
	if err != nil {
		return inventory{}, fmt.Errorf("%s: %w", program, err)
	}
	if info.Main.Path == "" {
		return inventory{}, errors.New(program + " does not say which modules it has; build it with modules")
	}
	list := inventory{main: of(&info.Main), goes: info.GoVersion}
	for _, s := range info.Settings {
		if s.Key == "vcs.time" {
			list.time = s.Value
		}
	}
	for _, m := range info.Deps {
		list.modules = append(list.modules, of(m))
	}
	return list, nil
}

// of returns a module of a program, or what replaces it there.
func of(m *debug.Module) module {
	if m.Replace != nil {
		m = m.Replace
	}
	version := m.Version
	if version == "(devel)" {
		version = "" // not known
	}
	return module{m.Path, version, m.Sum}
}
