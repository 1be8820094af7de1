package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"go/parser"
	"go/token"
	"io"
	"maps"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/mod/module"

	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/codec/maintenance"
)

// folder is a folder of codecs.
type folder struct {
	name    string
	codecs  []string
	modules []string // without wirebench's own
	// fetched has the versions of the modules that are not in go.mod: those of codecs whose code is
	// made on demand.
	fetched map[string]string
	imports []string
}

// codecFolders returns the folders of the program's codecs, with the packages that they import.
func codecFolders() (folders []folder, err error) {
	at := make(map[string]int)
	for _, k := range builtin.Known().Codecs {
		name := path.Base(k.Part.Package)
		i, seen := at[name]
		if !seen {
			i, at[name] = len(folders), len(folders)
			one := folder{name: name, fetched: make(map[string]string)}
			if one.imports, err = importsOf(filepath.Join("codecs", name)); err != nil {
				return nil, err
			}
			folders = append(folders, one)
		}
		one := &folders[i]
		one.codecs = append(one.codecs, k.Name)
		if k.Module != "" && !slices.Contains(one.modules, k.Module) {
			one.modules = append(one.modules, k.Module)
		}
		if k.OnDemand != "" {
			one.fetched[k.Module] = k.Version
		}
	}
	return folders, nil
}

// importsOf returns the packages that a folder's files import, whatever version of Go a file is
// for.
func importsOf(dir string) ([]string, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	var all []string
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
		if err != nil {
			return nil, err
		}
		for _, i := range file.Imports {
			path, err := strconv.Unquote(i.Path.Value)
			if err != nil {
				return nil, err
			}
			all = append(all, path)
		}
	}
	return all, nil
}

// modulesOf returns the modules of the folders as they are in go.mod. With newest it adds their
// newest releases and the lowest versions listed, which needs the network.
func modulesOf(ctx context.Context, folders []folder, newest bool) ([]maintenance.Module, error) {
	var paths []string
	fetched := make(map[string]string)
	for _, f := range folders {
		maps.Copy(fetched, f.fetched)
		for _, m := range f.modules {
			if m != maintenance.Standard && f.fetched[m] == "" && !slices.Contains(paths, m) {
				paths = append(paths, m)
			}
		}
	}
	args := []string{"list", "-m", "-json=Path,Version,Time,Update,Deprecated"}
	if newest {
		args = append(args, "-e", "-u") // with -e, a module whose versions can't be listed has no newest one
	}
	out, err := run(ctx, append(args, paths...)...)
	if err != nil {
		return nil, err
	}
	type version struct {
		Path, Version, Deprecated string
		Time                      time.Time
		Update                    *version
	}
	release := func(v version) (maintenance.Release, error) {
		r := maintenance.Release{Version: v.Version}
		if module.IsPseudoVersion(v.Version) { // it contains its time
			var err error
			if v.Time, err = module.PseudoVersionTime(v.Version); err != nil {
				return r, err
			}
		}
		if !v.Time.IsZero() {
			r.Date = v.Time.UTC().Format(time.DateOnly)
		}
		return r, nil
	}
	var all []maintenance.Module
	for dec := json.NewDecoder(strings.NewReader(string(out))); ; {
		var v version
		if err := dec.Decode(&v); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, fmt.Errorf("go list -m: %w", err)
		}
		m := maintenance.Module{Path: v.Path}
		if m.Measured, err = release(v); err != nil {
			return nil, err
		}
		if v.Update != nil {
			if m.Newest, err = release(*v.Update); err != nil {
				return nil, err
			}
		}
		if v.Deprecated != "" {
			m.Stated = maintenance.Statement{State: maintenance.Deprecated, Source: "https://pkg.go.dev/" + v.Path}
		}
		all = append(all, m)
	}
	if len(all) != len(paths) {
		return nil, fmt.Errorf("go list -m reports %d of %d modules", len(all), len(paths))
	}
	for _, path := range slices.Sorted(maps.Keys(fetched)) {
		m := maintenance.Module{Path: path}
		if m.Measured, err = release(version{Version: fetched[path]}); err != nil {
			return nil, err
		}
		all = append(all, m)
	}
	out, err = run(ctx, "list", "-m", "-f", "{{.GoVersion}}")
	if err != nil {
		return nil, err
	}
	least := maintenance.Release{Version: "go" + strings.TrimSpace(string(out))}
	all = append(all, maintenance.Module{Path: maintenance.Standard, Measured: least})
	if newest {
		err = addFirst(ctx, all)
	}
	return all, err
}

// run returns the go command's output.
func run(ctx context.Context, args ...string) ([]byte, error) {
	out, err := exec.CommandContext(ctx, "go", args...).Output()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return nil, fmt.Errorf("go %s: %s", args[0], strings.TrimSpace(string(exit.Stderr)))
	}
	return out, err
}
