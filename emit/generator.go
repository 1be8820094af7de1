package emit

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// Generator is a program that makes Go code and is written in C++. Its source is part of the Go
// module that has the runtime of that code, so scripts/generators can build the generator in the
// version of the runtime.
type Generator struct {
	// Name is the name of the program, and Module the path of its Go module. Package is the Debian
	// package that has the program, in Debian's own version.
	Name, Module, Package string
	// Source is the folder of the module that has a CMakeLists.txt. Options are the definitions to
	// build it with, and Target is the target to build. Built is the path of the program below the
	// build folder.
	Source  string
	Options []string
	Target  string
	Built   string
}

// Run runs the generator in the folder of a job. It prefers the program that scripts/generators has
// built. An installed program of another version works too, but is noted.
func (g Generator) Run(ctx context.Context, j *Job, args ...string) error {
	program, note, err := g.find(ctx)
	if err != nil {
		return err
	}
	if note != "" && j.Note != nil {
		j.Note(note)
	}
	_, err = Command(ctx, j.Dir, j.Env, program, args...)
	return err
}

// Find returns the program that Run would run.
func (g Generator) Find(ctx context.Context) (program string, err error) {
	program, _, err = g.find(ctx)
	return program, err
}

func (g Generator) find(ctx context.Context) (program, note string, err error) {
	wanted, unknown := g.Version(ctx)
	if unknown == nil {
		built, err := g.Place(wanted)
		if err != nil {
			unknown = err
		} else if _, err := os.Stat(built); err == nil {
			return built, "", nil
		}
	}
	const script = "go run github.com/wirebench/wirebench/scripts/generators"
	program, err = exec.LookPath(g.Name)
	if err != nil {
		return "", "", fmt.Errorf("%s is missing: install the Debian package %s, or build it: %s", g.Name, g.Package, script)
	}
	if unknown != nil {
		return program, fmt.Sprintf("%s of unknown version: %v", program, unknown), nil
	}
	has, err := Ask(ctx, program)
	if err != nil {
		return "", "", err
	}
	if has != wanted {
		note = fmt.Sprintf("%s has version %s, and its runtime in Go has %s: %s builds the right version", program, has, wanted, script)
	}
	return program, note, nil
}

// Ask asks a generator for its version, which is the last word of its output: "flatc version
// 25.12.19".
func Ask(ctx context.Context, program string) (version string, err error) {
	said, err := Command(ctx, "", nil, program, "--version")
	return said[strings.LastIndexByte(said, ' ')+1:], err
}

// Version returns the version of the module in wirebench's go.mod, such as "25.12.19". It is also
// the version of the program.
func (g Generator) Version(ctx context.Context) (string, error) {
	home, err := home(ctx)
	if err != nil {
		return "", err
	}
	version, err := Command(ctx, home, ownVersions(), "go", "list", "-m", "-f", "{{.Version}}", g.Module)
	version, _, _ = strings.Cut(strings.TrimPrefix(version, "v"), "+")
	return version, err
}

// Download lets the go command download the module in that version, if need be, and returns the
// module's folder.
func (g Generator) Download(ctx context.Context) (dir string, err error) {
	home, err := home(ctx)
	if err != nil {
		return "", err
	}
	if _, err := Command(ctx, home, ownVersions(), "go", "mod", "download", g.Module); err != nil {
		return "", err
	}
	dir, err = Command(ctx, home, ownVersions(), "go", "list", "-m", "-f", "{{.Dir}}", g.Module)
	if err == nil && dir == "" {
		err = errors.New("the go command does not say where it has " + g.Module)
	}
	return dir, err
}

// Place returns the path of the program in the given version after it was built. The path is in the
// user's cache folder.
func (g Generator) Place(version string) (string, error) {
	generators, err := Cache("generators")
	return filepath.Join(generators, g.Name+"-"+version, g.Name), err
}

// Cache returns the folder with the given name in wirebench's cache on the user's machine.
func Cache(name string) (string, error) {
	caches, err := os.UserCacheDir()
	return filepath.Join(caches, "wirebench", name), err
}
