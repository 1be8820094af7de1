package skeleton

import (
	"context"
	"errors"
	"fmt"
	"go/version"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"runtime"
	"strings"
)

// Wirebench is where wirebench's own module is: at a version, or in the folder of a checkout.
type Wirebench struct {
	Path, Version, Dir string
}

// Module writes a new module to dir, with a program of its own that knows all of wirebench and the
// part. It calls the go command, which downloads the library. It returns the files, and leaves
// nothing if it fails.
func Module(ctx context.Context, p Part, dir string, w Wirebench) (files []string, err error) {
	if err := needGo(); err != nil {
		return nil, err
	}
	if _, err := os.Stat(dir); err == nil {
		return nil, fmt.Errorf("%s %w: name another folder with --dir", dir, ErrExists)
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, os.RemoveAll(dir))
		}
	}()
	root := "example.com/" + p.Package()
	at := place{Part: p, Root: root, Home: path.Join(root, p.Package()), Wirebench: w.Path, Version: w.Version, Dir: w.Dir}
	if at.Dir != "" {
		at.Version = "v0.0.0" // of the folder
	}
	program, err := at.write("module", dir)
	if err != nil {
		return nil, err
	}
	if err := at.fetch(ctx, dir); err != nil {
		return nil, err
	}
	part, err := at.write(string(p.Kind), filepath.Join(dir, p.Package()))
	if err != nil {
		return nil, err
	}
	if err := goCommand(ctx, dir, "mod", "tidy"); err != nil {
		return nil, err
	}
	return append(program, part...), nil
}

// Go is the oldest version of Go that the module is for.
func (place) Go() string {
	return strings.TrimPrefix(version.Lang(runtime.Version()), "go") + ".0"
}

// fetch adds the library to the module in the folder, and looks at what it offers.
func (p *place) fetch(ctx context.Context, dir string) error {
	if p.Library == "" {
		return nil
	}
	library, _, _ := strings.Cut(p.Library, "@")
	if first, _, _ := strings.Cut(library, "/"); strings.Contains(first, ".") { // else it is of the standard library
		if err := goCommand(ctx, dir, "get", p.Library); err != nil {
			return err
		}
	}
	p.Library = library
	return p.inspect(ctx, dir)
}

// needGo returns an error if there is no go command.
func needGo() error {
	if _, err := exec.LookPath("go"); err != nil {
		return errors.New("there is no go command; install Go 1.26 or later (https://go.dev/dl)")
	}
	return nil
}

// goCommand runs the go command in the folder of a module.
func goCommand(ctx context.Context, dir string, args ...string) error {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = dir
	cmd.Env = environ()
	out, err := cmd.CombinedOutput()
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if err != nil {
		lines := strings.Split(strings.TrimSpace(string(out)), "\n")
		return fmt.Errorf("go %s: %s", strings.Join(args, " "), strings.TrimPrefix(lines[len(lines)-1], "go: "))
	}
	return nil
}

// environ is the environment of the go command: a workspace of the user's has other modules.
func environ() []string { return append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=mod") }
