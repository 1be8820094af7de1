package build

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/mod/modfile"
	"golang.org/x/mod/module"
)

// A released module that this program links is in the module cache. It is not in the workspace, as
// a checkout is. Code that emitters make imports libraries whose versions are given only by that
// module's go.mod. The go command wants the program's own module to require all of them, with their
// sums.

// release is the folder of a released module in the module cache. A missing module is downloaded.
func (p *program) release(ctx context.Context, s source) (string, error) {
	path, err := module.EscapePath(s.path)
	if err != nil {
		return "", err
	}
	version, err := module.EscapeVersion(s.version)
	if err != nil {
		return "", err
	}
	dir := filepath.Join(p.cache, filepath.FromSlash(path)+"@"+version)
	if _, err := os.Stat(dir); !errors.Is(err, os.ErrNotExist) {
		return dir, err
	}
	_, err = runGo(ctx, p.dir, environ(p.dir, "off", "-mod=mod"), "mod", "download", s.path+"@"+s.version)
	if err != nil {
		return "", fmt.Errorf("the source of %s %s: %w", s.path, s.version, err)
	}
	return dir, nil
}

// readRequirements reads which modules wirebench's own go.mod requires, and returns the
// requirements of all releases. It adds the releases' sums to the program's, because the running
// program links only a few of the modules.
func (p *program) readRequirements(ctx context.Context, ours []source) (released []module.Version, err error) {
	for i, s := range ours {
		dir := s.dir
		if s.version != "" {
			if dir, err = p.release(ctx, s); err != nil {
				return nil, err
			}
			if err := p.addSums(filepath.Join(dir, "go.sum")); err != nil {
				return nil, err
			}
		}
		name := filepath.Join(dir, "go.mod")
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		mod, err := modfile.ParseLax(name, data, nil)
		if err != nil {
			return nil, err
		}
		for _, r := range mod.Require {
			if i == 0 && !slices.Contains(p.required, r.Mod.Path) {
				p.required = append(p.required, r.Mod.Path)
			}
			if s.version != "" {
				released = append(released, r.Mod)
			}
		}
	}
	return released, nil
}

// requireMore requires the modules that requireDeps has not required.
func (p *program) requireMore(mod *modfile.File, modules []module.Version, isOurs map[string]bool) {
	required := make(map[string]bool)
	for _, r := range mod.Require {
		required[r.Mod.Path] = true
	}
	for _, m := range modules {
		if !isOurs[m.Path] && !p.uses(m.Path) && !required[m.Path] {
			mod.AddNewRequire(m.Path, m.Version, true)
			required[m.Path] = true
		}
	}
}

// addSums adds the sums in a file, if it exists, to the program's.
func (p *program) addSums(file string) error {
	sums, err := os.ReadFile(file)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	name := filepath.Join(p.dir, "go.work.sum")
	has, err := os.ReadFile(name)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	return write(name, mergeSums(has, sums))
}

// mergeSums returns the lines of both files, each once.
func mergeSums(a, b []byte) []byte {
	lines := slices.Collect(strings.Lines(string(a) + "\n" + string(b)))
	slices.Sort(lines)
	lines = slices.DeleteFunc(slices.Compact(lines), func(line string) bool { return line == "\n" })
	return []byte(strings.Join(lines, ""))
}
