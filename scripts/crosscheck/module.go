package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"text/template"

	"golang.org/x/mod/modfile"

	"github.com/wirebench/wirebench/corpus"
)

// module is the path of the independent programs' module.
const module = "crosscheck.example"

//go:embed program.tmpl
var programText string

//go:embed time.tmpl
var timeText string

var (
	programTemplate = template.Must(template.New("program").Parse(programText))
	timeTemplate    = template.Must(template.New("time").Parse(timeText))
)

// writeModule writes the module with the independent programs: the types with their messages, the
// code that own --take writes, and a package for each program. wirebench is the program that writes
// the code.
func writeModule(dir, wirebench string) error {
	if err := writeRequirements(dir); err != nil {
		return err
	}
	if err := writeTypes(filepath.Join(dir, "types")); err != nil {
		return err
	}
	for _, d := range sets {
		var taken []string
		for _, p := range programs {
			for _, c := range p.Calls {
				if c.Taken() {
					taken = append(taken, c.Codec)
				}
			}
		}
		cmd := exec.Command(wirebench, "own", "./types."+d.Type, "--samples", "./types."+d.Type+"s", "--take", strings.Join(taken, ","), "-o", filepath.Join("taken", strings.ToLower(d.Type)))
		cmd.Dir = dir
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("%s: %s", strings.Join(cmd.Args, " "), out)
		}
		for _, p := range programs {
			if err := writeProgram(filepath.Join(dir, p.Name), p.Name, d, p.Calls); err != nil {
				return err
			}
		}
	}
	return nil
}

// writeRequirements writes a go.mod with the versions of wirebench's own.
func writeRequirements(dir string) error {
	text, err := os.ReadFile("go.mod")
	if err != nil {
		return err
	}
	mod, err := modfile.Parse("go.mod", text, nil)
	if err != nil {
		return err
	}
	if err := mod.AddModuleStmt(module); err != nil {
		return err
	}
	if text, err = mod.Format(); err != nil {
		return err
	}
	sums, err := os.ReadFile("go.sum")
	if err != nil {
		return err
	}
	if err := write(filepath.Join(dir, "go.mod"), text); err != nil {
		return err
	}
	return write(filepath.Join(dir, "go.sum"), sums)
}

// writeTypes writes the package with the types, their messages and the loop.
func writeTypes(dir string) error {
	var roots []string
	for _, d := range sets {
		roots = append(roots, d.Type)
	}
	text, err := typesSource(declared, roots)
	if err != nil {
		return err
	}
	if err := write(filepath.Join(dir, "types.go"), text); err != nil {
		return err
	}
	if err := execute(timeTemplate, filepath.Join(dir, "time.go"), sets); err != nil {
		return err
	}
	for _, d := range sets {
		text, err := messages(d)
		if err != nil {
			return err
		}
		if err := write(filepath.Join(dir, d.Set+".jsonl"), text); err != nil {
			return err
		}
	}
	return nil
}

// messages returns the messages that a run measures with, as lines of JSON.
func messages(d data) ([]byte, error) {
	all := d.of()
	i := slices.IndexFunc(all, func(s corpus.Set) bool { return s.Type.Name == d.Set })
	if i < 0 {
		return nil, fmt.Errorf("no data set %s", d.Set)
	}
	ring, err := corpus.NewRing(all[i])
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	for _, v := range ring.Values {
		if err := json.NewEncoder(&text).Encode(v); err != nil {
			return nil, err
		}
	}
	return text.Bytes(), nil
}

// writeProgram writes the benchmarks of a program on a data set.
func writeProgram(dir, name string, d data, calls []call) error {
	type one struct {
		call
		Marshal, Unmarshal string
	}
	page := struct {
		data
		Package, Module string
		Imports         []string
		Calls           []one
	}{data: d, Package: name, Module: module}
	for _, c := range calls {
		o := one{c, c.Marshal, c.Unmarshal}
		if c.Taken() {
			page.Imports = append(page.Imports, fmt.Sprintf("%s %q", c.Name, module+"/taken/"+strings.ToLower(d.Type)+"/"+c.Name))
			o.Marshal, o.Unmarshal = "return "+c.Name+".Marshal(v)", c.Name+".Unmarshal(b)"
		}
		page.Imports = append(page.Imports, c.Imports...)
		page.Calls = append(page.Calls, o)
	}
	return execute(programTemplate, filepath.Join(dir, strings.ToLower(d.Type)+"_test.go"), page)
}

// execute writes a Go file by a template.
func execute(t *template.Template, file string, page any) error {
	var text bytes.Buffer
	if err := t.Execute(&text, page); err != nil {
		return err
	}
	formatted, err := format.Source(text.Bytes())
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	return write(file, formatted)
}
