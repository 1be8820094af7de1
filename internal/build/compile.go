package build

import (
	"bytes"
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/part"
)

// compile compiles all packages except main, and drops the parts that fail.
func (p *program) compile(ctx context.Context) error {
	type fault struct{ Pos, Err string }
	type listed struct {
		ImportPath, Dir string
		Imports         []string
		Error           *fault
		DepsErrors      []fault
	}
	total, err := p.uncompiled(ctx)
	if err != nil {
		return err
	}
	done := 0
	out, took, err := runGoTimed(ctx, p.dir, append(p.environ(), compilerMemory()...), func(line string) {
		// The go command prints a package's path when it starts with it. Other lines have spaces.
		if !strings.Contains(line, " ") {
			p.step("compiling packages", line, min(done, total), total)
			done++
		}
	}, p.list("-v", "-export", "-json=ImportPath,Dir,Imports,Error,DepsErrors")...)
	if err != nil {
		return err
	}
	p.took += took
	packages, err := decodeAll[listed](out)
	if err != nil {
		return err
	}
	faults := map[string]string{}
	for _, l := range packages {
		if l.Error != nil {
			l.DepsErrors = append([]fault{*l.Error}, l.DepsErrors...)
		}
		if len(l.DepsErrors) > 0 {
			f := l.DepsErrors[0]
			faults[l.ImportPath] = outdated(p.place(f.Pos, f.Err), l.Dir, l.Imports, p.held)
		}
	}
	for _, f := range p.parts() {
		reason, failed := faults[f.Package]
		if failed && !p.dispensable(f) {
			switch raised, err := p.raise(ctx); {
			case err != nil:
				return err
			case raised:
				return p.compile(ctx)
			}
			return fmt.Errorf("%s does not compile: %s", f.Package, reason)
		}
	}
	p.drop(func(f part.Func) string { return faults[f.Package] })
	return nil
}

// list returns the arguments of go list for all packages of the program except main.
func (p *program) list(flags ...string) []string {
	args := append([]string{"list", "-e"}, flags...)
	args = append(args, p.flags()...)
	for _, f := range p.parts() {
		args = append(args, f.Package)
	}
	return args
}

// uncompiled counts the packages that the go command still has to compile, because they are new or
// have changed.
func (p *program) uncompiled(ctx context.Context) (int, error) {
	out, err := runGo(ctx, p.dir, p.environ(), p.list("-deps", "-f={{if .StaleReason}}stale{{end}}")...)
	return bytes.Count(out, []byte("stale")), err
}

// dispensable reports whether the program can do without the function.
func (p *program) dispensable(f part.Func) bool {
	return slices.Contains(p.Codecs, f) || slices.Contains(p.Engines, f) || slices.Contains(p.Glue, f)
}

// drop leaves out the codecs, engines and glue for which there is a reason.
func (p *program) drop(reason func(part.Func) string) {
	for _, parts := range []*[]part.Func{&p.Codecs, &p.Engines, &p.Glue} {
		*parts = slices.DeleteFunc(slices.Clone(*parts), func(f part.Func) bool {
			why := reason(f)
			if why != "" {
				p.dropped = append(p.dropped, Dropped{Part: f, Reason: why})
			}
			return why != ""
		})
	}
}

// place shortens an error message to its first line, and a file's path in it to the parts that the
// reader knows: the module and the file.
func (p *program) place(pos, text string) string {
	line := firstLine(text)
	if why := lacks(line, p.held); why != "" {
		return why
	}
	if pos != "" {
		line = pos + ": " + line
	}
	file, rest, found := strings.Cut(line, ":")
	if !found || !strings.HasSuffix(file, ".go") {
		return line
	}
	file = absolute(p.dir, file)
	for _, root := range []string{p.cache, filepath.Dir(p.cache)} {
		if below, ok := strings.CutPrefix(file, root+string(filepath.Separator)); ok {
			file = below
			break
		}
	}
	return file + ":" + rest
}
