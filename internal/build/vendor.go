package build

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/mod/modfile"
	"golang.org/x/mod/module"
)

// vendored is a module in a vendor folder.
type vendored struct {
	module.Version
	from     module.Version // its replacement; a folder if it has no version
	goLine   string         // "" if its go.mod has none
	explicit bool           // the user's go.mod requires it
	packages bool           // the vendor folder has packages of it
}

// source is the module as the module cache has it. It is zero if the module is replaced by a
// folder.
func (v vendored) source() module.Version {
	switch {
	case v.from.Path == "":
		return v.Version
	case v.from.Version == "":
		return module.Version{}
	}
	return v.from
}

// readVendor looks in the module cache for the modules of the user's vendor folder, and lets the go
// command download those that are missing. It takes the rest from the vendor folder, such as a
// private module where there is no network. A workspace replaces these modules by their vendor
// folders, and an overlay adds the go.mod files that vendor folders lack. Such a module has only
// the packages that the user needs.
func (w *Workspace) readVendor(ctx context.Context, root, scratch, cache string) error {
	text, err := os.ReadFile(filepath.Join(root, "vendor", "modules.txt"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	w.Vendored = true
	all := parseVendor(string(text))
	missing := slices.DeleteFunc(slices.Clone(all), func(v vendored) bool { return w.found(v, root, cache) })
	var wanted []string
	for _, v := range missing {
		if from := v.source(); from.Path != "" {
			wanted = append(wanted, from.String())
		}
	}
	if len(wanted) > 0 {
		env := append(os.Environ(), "PWD="+scratch, "GO111MODULE=on", "GOWORK=off", "GOFLAGS="+workspaceFlags(""))
		_, _ = runGo(ctx, scratch, env, append([]string{"mod", "download"}, wanted...)...) // failures show below
		if ctx.Err() != nil {
			return ctx.Err()
		}
		missing = slices.DeleteFunc(missing, func(v vendored) bool { return w.found(v, root, cache) })
	}
	w.vendored, w.overlay = make(map[string]string), make(map[string][]byte)
	for _, v := range missing {
		dir := filepath.Join(root, "vendor", filepath.FromSlash(v.Path))
		mod, err := v.goMod(all)
		if err != nil {
			return err
		}
		w.FromVendor = append(w.FromVendor, v.Path)
		w.vendored[v.Path], w.overlay[filepath.Join(dir, "go.mod")] = dir, mod
	}
	return nil
}

// goMod is the go.mod of a vendored module. It requires the modules that the user's go.mod does not
// list although its build needs them.
func (v vendored) goMod(all []vendored) ([]byte, error) {
	mod := &modfile.File{Syntax: new(modfile.FileSyntax)}
	if err := mod.AddModuleStmt(v.Path); err != nil {
		return nil, err
	}
	if v.goLine != "" {
		if err := mod.AddGoStmt(v.goLine); err != nil {
			return nil, err
		}
	}
	for _, other := range all {
		if !other.explicit && other.Path != v.Path {
			mod.AddNewRequire(other.Path, other.Version.Version, true)
		}
	}
	return modfile.Format(mod.Syntax), nil
}

// found reports whether the go command has a module without the vendor folder. For a module without
// packages the go.mod is enough.
func (w *Workspace) found(v vendored, root, cache string) bool {
	if w.modules[v.Path] != "" {
		return true
	}
	from := v.source()
	if from.Path == "" {
		return exists(filepath.Join(absolute(root, v.from.Path), "go.mod"))
	}
	path, err := module.EscapePath(from.Path)
	if err != nil {
		return false
	}
	version, err := module.EscapeVersion(from.Version)
	if err != nil {
		return false
	}
	downloaded := filepath.Join(cache, "cache", "download", filepath.FromSlash(path), "@v", version)
	return exists(downloaded+".mod") && (!v.packages || exists(downloaded+".zip") || exists(filepath.Join(cache, filepath.FromSlash(path)+"@"+version)))
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// parseVendor reads vendor/modules.txt. Each module has a line "# path version", which may continue
// with "=> path version" or "=> folder". A line "## explicit; go 1.21" and the packages follow.
// Lines "# path => ..." are only replacements.
func parseVendor(text string) []vendored {
	var all []vendored
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		head, isModule := strings.CutPrefix(line, "# ")
		notes, isNotes := strings.CutPrefix(line, "## ")
		switch {
		case isModule:
			of, from, _ := strings.Cut(head, " => ")
			path, version, versioned := strings.Cut(of, " ")
			if !versioned {
				continue
			}
			v := vendored{Version: module.Version{Path: path, Version: version}}
			v.from.Path, v.from.Version, _ = strings.Cut(from, " ")
			if modfile.IsDirectoryPath(v.from.Path) { // a folder's path may contain spaces
				v.from = module.Version{Path: from}
			}
			all = append(all, v)
		case len(all) == 0 || line == "":
		case isNotes:
			last := &all[len(all)-1]
			for note := range strings.SplitSeq(notes, ";") {
				goLine, isGo := strings.CutPrefix(strings.TrimSpace(note), "go ")
				last.explicit = last.explicit || strings.TrimSpace(note) == "explicit"
				if isGo {
					last.goLine = goLine
				}
			}
		default:
			all[len(all)-1].packages = true
		}
	}
	return all
}
