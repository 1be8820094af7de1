// Fit builds wirebench of the codecs that compile with the Go at hand, and runs it: a
// library that a new version of Go breaks, or that needs a C compiler that is not there,
// costs its own rows, which say why, and not the program.
//
//	go run ./scripts/fit run --data person
//
// It imports no codec, so that it compiles whatever they do. The checkout stays as it is:
// lists of codecs and of their code without the lines that fail are given to the go command
// as an overlay.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"os/signal"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

func main() {
	// An interrupt is for the program that runs, which tidies up, and this one after it.
	signal.Notify(make(chan os.Signal, 1), os.Interrupt)
	dir, err := os.MkdirTemp("", "wirebench-fit-")
	if err == nil {
		err = errors.Join(fit(dir, os.Args[1:]), os.RemoveAll(dir))
	}
	var exit *exec.ExitError
	switch {
	case errors.As(err, &exit) && exit.ExitCode() > 0:
		os.Exit(exit.ExitCode()) // the program has said why
	case err != nil:
		fmt.Fprintln(os.Stderr, "fit:", err)
		os.Exit(1)
	}
}

// fit builds the program into a folder and runs it with arguments.
func fit(dir string, args []string) error {
	lists, err := filepath.Glob("bound/*/*/made.go")
	if err != nil {
		return err
	}
	lists = append(lists, filepath.Join("builtin", "parts", "parts.go"))
	overlay := make(map[string]string)
	var absent []string
	for i, list := range lists {
		text, err := os.ReadFile(list)
		if err != nil {
			return fmt.Errorf("%w; run this in the folder of wirebench's go.mod", err)
		}
		broken, err := failing(imported.FindAllSubmatch(text, -1))
		if err != nil {
			return err
		}
		if len(broken) == 0 {
			continue
		}
		for _, pkg := range slices.Sorted(maps.Keys(broken)) {
			why := broken[pkg]
			text = without(text, pkg)
			if names := codecs(pkg); names != nil {
				fmt.Fprintf(os.Stderr, "fit: without %s: %s\n", strings.Join(names, ", "), why)
				for _, name := range names {
					absent = append(absent, "--absent="+name+"=does not compile with this Go: "+why)
				}
			}
		}
		whole, err := filepath.Abs(list)
		if err != nil {
			return err
		}
		overlay[whole] = filepath.Join(dir, fmt.Sprintf("list%d.go", i))
		if err := os.WriteFile(overlay[whole], text, 0o666); err != nil {
			return err
		}
	}
	if len(args) == 0 || strings.HasPrefix(args[0], "-") {
		args = append([]string{"run"}, args...)
	}
	if args[0] == "run" {
		args = append(args, absent...)
	}
	return run(dir, overlay, args)
}

// run builds the program with an overlay, and runs it.
func run(dir string, overlay map[string]string, args []string) error {
	text, err := json.Marshal(map[string]any{"Replace": overlay})
	if err != nil {
		return err
	}
	file, program := filepath.Join(dir, "overlay.json"), filepath.Join(dir, "wirebench")
	if err := os.WriteFile(file, text, 0o666); err != nil {
		return err
	}
	for _, cmd := range []*exec.Cmd{
		exec.Command("go", "build", "-overlay", file, "-o", program, "."),
		exec.Command(program, args...),
	} {
		cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
		if err := cmd.Run(); err != nil {
			return err
		}
	}
	return nil
}

// imported are the packages of codecs, and of code that was made for them, that a list
// imports.
var imported = regexp.MustCompile(`(?m)^\t"(.*/(?:codecs|bound)/.*)"$`)

// failing are the packages that do not compile, each with the first line that says why.
func failing(matches [][][]byte) (map[string]string, error) {
	args := []string{"list", "-e", "-export", "-json=ImportPath,Error,DepsErrors"}
	for _, m := range matches {
		args = append(args, string(m[1]))
	}
	cmd := exec.Command("go", args...)
	var said bytes.Buffer
	cmd.Stderr = &said
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w: %s", err, strings.TrimSpace(said.String()))
	}
	type fault struct{ Pos, Err string }
	broken := make(map[string]string)
	for dec := json.NewDecoder(bytes.NewReader(out)); dec.More(); {
		var p struct {
			ImportPath string
			Error      *fault
			DepsErrors []fault
		}
		if err := dec.Decode(&p); err != nil {
			return nil, fmt.Errorf("go list: %w", err)
		}
		if p.Error != nil {
			p.DepsErrors = append(p.DepsErrors, *p.Error)
		}
		if len(p.DepsErrors) > 0 {
			broken[p.ImportPath] = reason(p.DepsErrors[0].Err)
		}
	}
	return broken, nil
}

// reason is the first line of a complaint that is not the head of a package's.
func reason(text string) string {
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") {
			return line
		}
	}
	return "it does not compile"
}

// without is a list without the lines of a package: its import, and where its function is
// called or listed.
func without(text []byte, pkg string) []byte {
	lines := regexp.MustCompile(`(?m)^\t+(?:"` + regexp.QuoteMeta(pkg) + `"|` + regexp.QuoteMeta(path.Base(pkg)) + `\.\w+,)\n`)
	return lines.ReplaceAll(text, nil)
}

// codecs are the names of a package's codecs, as the title of its README has them; nil for
// what is no package of codecs.
func codecs(pkg string) []string {
	text, err := os.ReadFile(filepath.Join("codecs", path.Base(pkg), "README.md"))
	if err != nil || path.Base(path.Dir(pkg)) != "codecs" {
		return nil
	}
	title, _, _ := strings.Cut(string(text), "\n")
	return strings.Split(strings.TrimPrefix(title, "# "), ", ")
}
