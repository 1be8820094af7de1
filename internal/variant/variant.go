// Package variant describes how programs of the same parts are built differently: by another version
// of Go, with other versions of modules, with other settings of the compiler, or in another layout.
//
// It must not know how programs are built or measured: it only reads what a user writes.
package variant

import (
	"errors"
	"fmt"
	"go/version"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/mod/module"
)

// Variant is a way to build a program. The zero value is the usual way.
type Variant struct {
	// Name is what the user wrote. It is "" for the usual way.
	Name string
	// Go is the version of Go, such as "go1.27.4". "" is the version that built this program.
	Go string
	// Modules are modules with the versions, queries such as "latest", or absolute paths of folders that the
	// program links instead of the usual ones.
	Modules []module.Version
	// Env are variables of the go command, such as "GOAMD64=v3". Flags are flags of go build.
	Env, Flags []string
	// Generators are modules whose generators of code have the versions of the program, instead of those of
	// wirebench: the speed of a release is often that of the code that it makes.
	Generators []string
	// Layout is the seed of the order in which the linker places functions. 0 is the linker's own
	// order.
	Layout uint64
}

// variables are the variables of the go command that change how a program is compiled.
var variables = []string{"GO386", "GOAMD64", "GOARM", "GOARM64", "GOEXPERIMENT", "GOFIPS140", "GOMIPS", "GOMIPS64", "GOPPC64", "GORISCV64", "CGO_ENABLED"}

// toolchain is the form of a version of Go that the go command accepts as GOTOOLCHAIN.
var toolchain = regexp.MustCompile(`^go\d+(\.\d+)*([a-z]+\d+)?(-[\w.+-]+)?$`)

// Parse reads one or several differences, separated by spaces: go1.27.4, MODULE@VERSION, MODULE=FOLDER,
// GOAMD64=v3, pgo=FILE, gcflags=FLAGS, tags=TAGS or layout=NUMBER.
func Parse(text string) (Variant, error) {
	v := Variant{Name: strings.Join(strings.Fields(text), " ")}
	if v.Name == "" {
		return v, errors.New("a variant needs at least one difference, such as go1.27.4 or GOAMD64=v3")
	}
	for _, word := range strings.Fields(text) {
		if err := v.add(word); err != nil {
			return v, err
		}
	}
	return v, nil
}

func (v *Variant) add(word string) error {
	key, value, assigned := strings.Cut(word, "=")
	path, query, queried := strings.Cut(word, "@")
	switch {
	case assigned && slices.Contains(variables, key):
		v.Env = append(v.Env, word)
	case assigned && key == "pgo":
		profile, err := filepath.Abs(value)
		if err != nil {
			return err
		}
		if info, err := os.Stat(profile); err != nil || info.IsDir() {
			return fmt.Errorf("%s: there is no file %s; name a CPU profile", word, profile)
		}
		v.Flags = append(v.Flags, "-pgo="+profile)
	case assigned && (key == "gcflags" || key == "tags"):
		v.Flags = append(v.Flags, "-"+word)
	case assigned && key == "layout":
		seed, err := strconv.ParseUint(value, 10, 31)
		if err != nil || seed == 0 {
			return fmt.Errorf("%s: a layout is a number from 1 to %d", word, math.MaxInt32)
		}
		v.Layout = seed
	case assigned && value != "" && module.CheckPath(key) == nil:
		folder, err := filepath.Abs(value)
		if err != nil {
			return err
		}
		if _, err := os.Stat(filepath.Join(folder, "go.mod")); err != nil {
			return fmt.Errorf("%s: there is no module in %s; name the folder of its go.mod", word, folder)
		}
		v.Modules = append(v.Modules, module.Version{Path: key, Version: folder})
	case queried && query != "" && module.CheckPath(path) == nil:
		v.Modules = append(v.Modules, module.Version{Path: path, Version: query})
	case toolchain.MatchString(word) && version.IsValid(strings.SplitN(word, "-", 2)[0]):
		if v.Go != "" {
			return fmt.Errorf("%s and %s: a program is built by one version of Go", v.Go, word)
		}
		v.Go = word
	default:
		return fmt.Errorf("%s: write a version of Go (go1.27.4), a module with a version (github.com/bytedance/sonic@v1.14.2) or a folder (github.com/bytedance/sonic=../sonic), a variable (GOAMD64=v3), or pgo=FILE, gcflags=FLAGS, tags=TAGS or layout=NUMBER", word)
	}
	return nil
}

// Usual reports whether a program is built in the usual way.
func (v Variant) Usual() bool {
	return v.Go == "" && v.Layout == 0 && len(v.Modules)+len(v.Generators)+len(v.Env)+len(v.Flags) == 0
}

// Share gives all variants the generators of the modules by which any of them differs, so that two programs
// differ by nothing else.
func Share(all []Variant) {
	var paths []string
	for _, v := range all {
		for _, m := range v.Modules {
			if !slices.Contains(paths, m.Path) {
				paths = append(paths, m.Path)
			}
		}
	}
	for i := range all {
		all[i].Generators = paths
	}
}

// generators is the variable of a program's environment with the variant's Generators.
const generators = "WIREBENCH_GENERATORS="

// Environ returns the variables of the environment in which code for the program is made and compiled, in
// addition to the usual ones.
func (v Variant) Environ() []string {
	if v.Generators == nil {
		return v.Env
	}
	return append([]string{generators + strings.Join(v.Generators, " ")}, v.Env...)
}

// Generators returns the modules of [Variant.Generators] from an environment.
func Generators(env []string) []string {
	for _, variable := range env {
		if paths, found := strings.CutPrefix(variable, generators); found {
			return strings.Fields(paths)
		}
	}
	return nil
}

// Local reports whether a module is a folder, whose content may change from build to build.
func (v Variant) Local() bool {
	return slices.ContainsFunc(v.Modules, func(m module.Version) bool { return Folder(m) != "" })
}

// Replaces reports whether a program has another version of a module.
func (v Variant) Replaces(path string) bool {
	return slices.ContainsFunc(v.Modules, func(m module.Version) bool { return m.Path == path })
}

// Folder returns the folder of a module that a variant names by its folder, or "" for another module.
func Folder(m module.Version) string {
	if filepath.IsAbs(m.Version) {
		return m.Version
	}
	return ""
}
