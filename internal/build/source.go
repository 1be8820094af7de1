package build

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"

	"golang.org/x/mod/modfile"
	"golang.org/x/mod/semver"

	"github.com/wirebench/wirebench/internal/part"
)

// source says where a module of the program is: at a released version, or in the folder of a
// checkout.
type source struct {
	path    string
	version string // "" for a checkout
	dir     string // "" for a version
	goLine  string // go version of a checkout
}

// finder finds the modules of functions. If the running program links a function, the build
// information names its module. A function that it knows only by name lies below wirebench's own
// module, which finder finds by the linked function here.
type finder struct {
	info *debug.BuildInfo
	here part.Func
}

// sources finds the modules that contain the functions, each once.
func (f finder) sources(funcs []part.Func) ([]source, error) {
	own, err := sourceOf(f.info, f.here)
	if err != nil {
		return nil, err
	}
	all := []source{own}
	for _, fn := range funcs {
		s := own
		if fn.File() != "" {
			s, err = sourceOf(f.info, fn)
		} else {
			s, err = own.below(fn)
		}
		if err != nil {
			return nil, err
		}
		if !slices.Contains(all, s) {
			all = append(all, s)
		}
	}
	return all, nil
}

// below is the module of a function that is known by name: this module, or one in a folder below
// it. In a release both have the same version.
func (s source) below(f part.Func) (source, error) {
	rest, ok := strings.CutPrefix(f.Package, s.path+"/")
	if !ok {
		return source{}, fmt.Errorf("%s: this program knows only the function's name, not its module", f)
	}
	if s.version != "" {
		if f.Module != "" {
			return source{path: f.Module, version: s.version}, nil
		}
		return s, nil
	}
	for at := path.Dir(rest + "/x"); at != "."; at = path.Dir(at) {
		name := filepath.Join(s.dir, filepath.FromSlash(at), "go.mod")
		data, err := os.ReadFile(name)
		if errors.Is(err, os.ErrNotExist) {
			continue
		}
		if err != nil {
			return source{}, err
		}
		mod, err := modfile.ParseLax(name, data, nil)
		if err != nil {
			return source{}, err
		}
		return source{path: mod.Module.Mod.Path, dir: filepath.Dir(name), goLine: goVersion(mod.Go)}, nil
	}
	return s, nil
}

func sourceOf(info *debug.BuildInfo, f part.Func) (source, error) {
	m := moduleOf(info, f.Package)
	if m == nil {
		return source{}, fmt.Errorf("%s: this program's build information does not name its module", f)
	}
	local := m.Replace != nil && m.Replace.Version == ""
	released := !local && semver.IsValid(m.Version) && semver.Build(m.Version) != "+dirty"
	dir, goLine, err := checkout(f.File(), m.Path)
	switch {
	case err != nil:
		return source{}, err
	case dir != "" && !strings.HasSuffix(dir, "@"+m.Version):
		return source{path: m.Path, dir: dir, goLine: goLine}, nil
	case released:
		return source{path: m.Path, version: m.Version}, nil
	}
	// A program that was built with -trimpath does not know where its source is. The user may run
	// it in the source folder.
	if dir, err := os.Getwd(); err == nil && !local {
		if dir, goLine, err := checkout(filepath.Join(dir, "x"), m.Path); err == nil && dir != "" {
			return source{path: m.Path, dir: dir, goLine: goLine}, nil
		}
	}
	return source{}, fmt.Errorf("%s: can't find the source of module %s: build this program without -trimpath where its source is, run it there, or install a released version", f, m.Path)
}

// moduleOf returns the module with the longest path that contains the package.
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

// Identity identifies this wirebench and its emitters, so that code they made can be kept. It
// covers the program itself. In a checkout, which may have changed since, it also covers the
// sources of emitters.
func Identity() (string, error) {
	info, ok := debug.ReadBuildInfo()
	here, err := part.Of(Build)
	if !ok || err != nil {
		return "", err
	}
	self, err := os.Executable()
	if err != nil {
		return "", err
	}
	sum, err := sumOf(self)
	if err != nil {
		return "", err
	}
	own, err := sourceOf(info, here)
	if err != nil || own.version != "" {
		return sum + own.version, err
	}
	h := sha256.New()
	for _, below := range []string{"codecs", "emit", "schema", "go.mod"} {
		err := filepath.WalkDir(filepath.Join(own.dir, below), func(name string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() || filepath.Ext(name) == ".md" {
				return err
			}
			text, err := os.ReadFile(name)
			fmt.Fprintf(h, "%q %x\n", name, sha256.Sum256(text))
			return err
		})
		if err != nil {
			return "", err
		}
	}
	return sum + hex.EncodeToString(h.Sum(nil)), nil
}

// checkout looks above a source file for the module's folder, and returns the folder with the
// module's go version. Both are "" if there is none.
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

// goVersion is the version of a go line. The go command reads a missing line as 1.16.
func goVersion(line *modfile.Go) string {
	if line == nil {
		return "1.16"
	}
	return line.Version
}

// Wirebench returns the module path of wirebench and where this program has it from: a released
// version, or the folder of a checkout.
func Wirebench() (module, version, dir string, err error) {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "", "", "", errors.New("this program has no build information")
	}
	here, err := part.Of(Build)
	if err != nil {
		return "", "", "", err
	}
	own, err := sourceOf(info, here)
	return own.path, own.version, own.dir, err
}
