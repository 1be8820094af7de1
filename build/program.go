package build

import (
	"bytes"
	"context"
	"fmt"
	"go/format"
	"maps"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"text/template"

	"golang.org/x/mod/modfile"
	"golang.org/x/mod/module"
)

// program is one program in its scratch folder.
type program struct {
	Options
	info    *debug.BuildInfo
	dir     string // of the program's module
	cli     Func   // what the program's main calls
	goflags string // GOFLAGS of go commands in it
	overlay string // the -overlay file, "" if there is none
	cache   string // GOMODCACHE
	exe     string // GOEXE: what the names of binaries end with
	dropped []Dropped
	held    map[string]module.Version // the user's modules at the user's versions
	raised  []string                  // those that are newer after all
}

// parts are all functions that the program calls.
func (p *program) parts() []Func {
	return slices.Concat([]Func{p.cli}, p.Data, p.Codecs, p.Glue, p.Maintenance)
}

// setUp writes all files but main.go.
func (p *program) setUp(ctx context.Context) error {
	here, err := FuncOf(Build)
	if err != nil {
		return err
	}
	// cli is a package beside this one, in the same module.
	root := strings.TrimSuffix(here.Package, "/build")
	p.cli = Func{Package: root + "/cli", Name: "Main", file: here.file}

	for name, data := range p.Files {
		if err := write(filepath.Join(p.dir, filepath.FromSlash(name)), data); err != nil {
			return err
		}
	}
	if err := p.setFlags(ctx); err != nil {
		return err
	}
	if err := p.writeModule(ctx); err != nil {
		return err
	}
	return p.askGo(ctx)
}

// writeModule writes go.mod and go.work. Sums that no module of the workspace
// has are added by the go command, to the scratch folder's go.work.sum.
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
	if err := p.requireDeps(mod, work, isOurs); err != nil {
		return err
	}
	if w := p.Workspace; w != nil {
		goLine = laterGo(goLine, w.goLine)
		if err := p.addUser(ctx, work, isOurs); err != nil {
			return err
		}
		sums := filepath.Join(filepath.Dir(w.file), "go.work.sum")
		if data, err := os.ReadFile(sums); err == nil {
			err = write(filepath.Join(p.dir, "go.work.sum"), data)
			if err != nil {
				return err
			}
		} else if !os.IsNotExist(err) {
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

// sources finds the modules of all parts that are not files of this program.
func (p *program) sources() ([]source, error) {
	foreign := slices.DeleteFunc(p.parts(), func(f Func) bool {
		return f.Package == p.Module || strings.HasPrefix(f.Package, p.Module+"/")
	})
	return sources(p.info, foreign)
}

func (p *program) uses(module string) bool {
	return p.Workspace != nil && p.Workspace.modules[module] != ""
}

// requireDeps requires what the running program was built with, so that the new
// one has no older versions of it.
func (p *program) requireDeps(mod *modfile.File, work *modfile.WorkFile, isOurs map[string]bool) error {
	for _, m := range p.info.Deps {
		if isOurs[m.Path] || p.uses(m.Path) || m.Version == "(devel)" {
			continue
		}
		mod.AddNewRequire(m.Path, m.Version, true)
		// A replacement by a folder is in the go.mod of the checkout.
		if r := m.Replace; r != nil && r.Version != "" {
			if err := work.AddReplace(m.Path, "", r.Path, r.Version); err != nil {
				return err
			}
		}
	}
	return nil
}

// addUser adds the user's modules, with their replacements and versions before
// ours. The modules of the codecs themselves are as in the running program.
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

// others are the modules of the user's vendor folder that wirebench has in whole: those with which it does
// not compile, and all that it has too where its versions come first.
func (p *program) others() []string {
	if !p.Upgrade {
		return p.raised
	}
	var all []string
	for _, m := range p.info.Deps {
		all = append(all, m.Path)
	}
	return all
}

// raise lets wirebench itself, which is not what is measured, have the modules that it was
// written for, where it does not compile with the user's. It reports whether there are any.
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

// needed are the versions of the modules of which wirebench has packages, apart from codecs.
func (p *program) needed(ctx context.Context) (map[string]string, error) {
	root := strings.TrimSuffix(p.cli.Package, "/cli")
	args := append([]string{"list", "-e", "-deps", "-f={{with .Module}}{{.Path}} {{or .Version `none`}}{{end}}"}, p.flags()...)
	out, err := runGo(ctx, p.dir, p.environ(), append(args, p.cli.Package, root+"/own/files")...)
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

var mainFile = template.Must(template.New("main.go").Parse(`// Package main is a wirebench program, made by wirebench.
package main

import (
	"{{.Codec}}"
	"{{.Corpus}}"
	"{{.Measure}}"
	"{{.About}}"
	{{range .Imports}}{{.Name}} "{{.Path}}"
	{{end}})

func main() {
	cli.Main(cli.Program{
		Codecs: []func() []codec.Codec{ {{range .Codecs}}
			{{.}},{{end}}
		},
		Data: []func() []corpus.Set{ {{range .Data}}
			{{.}},{{end}}
		},
		Glue: []func() codec.Glue{ {{range .Glue}}
			{{.}},{{end}}
		},
		Maintenance: []func() []maintenance.Module{ {{range .Maintenance}}
			{{.}},{{end}}
		},
		Roles: measure.Roles{Reference: {{printf "%q" .Reference}}, Anchors: {{printf "%#v" .Anchors}}},
	})
}
`))

// writeMain writes main.go with the given codecs.
func (p *program) writeMain(codecs []Func) error {
	type imported struct{ Name, Path string }
	root := strings.TrimSuffix(p.cli.Package, "/cli")
	t := struct {
		Codec, Corpus, Measure string
		About                  string // the package that tells of modules
		Imports                []imported
		Codecs, Data, Glue     []string
		Maintenance            []string
		Reference              string
		Anchors                []string
	}{
		Codec: root + "/codec", Corpus: root + "/corpus", Measure: root + "/measure", About: root + "/maintenance",
		Imports:   []imported{{"cli", p.cli.Package}},
		Reference: p.Reference, Anchors: p.Anchors,
	}
	call := func(f Func) string {
		i := slices.IndexFunc(t.Imports, func(i imported) bool { return i.Path == f.Package })
		if i < 0 {
			i = len(t.Imports)
			t.Imports = append(t.Imports, imported{"p" + strconv.Itoa(i), f.Package})
		}
		return t.Imports[i].Name + "." + f.Name
	}
	for _, f := range codecs {
		t.Codecs = append(t.Codecs, call(f))
	}
	for _, f := range p.Data {
		t.Data = append(t.Data, call(f))
	}
	for _, f := range p.Glue {
		t.Glue = append(t.Glue, call(f))
	}
	for _, f := range p.Maintenance {
		t.Maintenance = append(t.Maintenance, call(f))
	}
	var text bytes.Buffer
	if err := mainFile.Execute(&text, t); err != nil {
		return err
	}
	data, err := format.Source(text.Bytes())
	if err != nil {
		return fmt.Errorf("main.go: %w", err)
	}
	return write(filepath.Join(p.dir, "main.go"), data)
}
