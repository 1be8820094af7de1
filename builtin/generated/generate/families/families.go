// Package families makes the code of codecs for families of data sets, below
// builtin/generated/_made.
//
// It must not know builtin/parts: its caller passes the codecs and data sets.
package families

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"go/format"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/builtin/generated/generate/committed"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/edge"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/internal/emitrun"
	"github.com/wirebench/wirebench/internal/part"
)

const generated = "github.com/wirebench/wirebench/builtin/generated"

// below is the folder of made code. The pattern ./... of the go command ignores names that begin with
// an underscore. Otherwise a thousand packages without tests would hide those with tests.
const below = "_made"

// family is a package of data sets.
type family struct {
	path string
	sets func() []corpus.Set
}

func (f family) name() string { return path.Base(f.path) }

// dir is the folder of the family's code, in builtin/generated.
func (f family) dir() string { return filepath.Join(below, f.name()) }

// emitters returns the emitters whose code for the family is committed.
func (f family) emitters(codecs []codec.Codec) []codec.Emitter {
	return committed.Emitters(f.name(), f.sets()[0].Formats, codecs)
}

func families(data []func() []corpus.Set) ([]family, error) {
	var all []family
	for _, sets := range append(slices.Clone(data), edge.All) {
		from, err := part.Of(sets)
		if err != nil {
			return nil, err
		}
		all = append(all, family{from.Package, sets})
	}
	return all, nil
}

// Run makes the committed code that the arguments ask for. The code is for the given codecs and
// data sets, and for edge values. It removes former code that is now made on demand. If an emitter
// fails, only its own code is affected, and stays as it was.
func Run(ctx context.Context, args []string, codecs []func() []codec.Codec, data []func() []corpus.Set) error {
	if _, err := os.Stat("generated.go"); err != nil {
		return errors.New("this is not the folder builtin/generated: go generate ./builtin/generated")
	}
	flags := flag.NewFlagSet("generate", flag.ExitOnError)
	only := flags.String("family", "", "only this family of data sets")
	by := flags.String("codec", "", "only this emitter")
	if err := flags.Parse(args); err != nil {
		return err
	}
	of, err := families(data)
	if err != nil {
		return err
	}
	var ours []codec.Codec
	for _, f := range codecs {
		ours = append(ours, f()...)
	}
	chosen, err := choose("family", *only, of, family.name)
	if err != nil {
		return err
	}
	writers, err := choose("codec", *by, writersOf(chosen, ours), codec.Emitter.Package)
	if err != nil {
		return err
	}
	if err := sweep(of, ours); err != nil {
		return err
	}
	var failed []error
	for _, f := range chosen {
		made, roots, err := f.load(ctx)
		if err != nil {
			return err
		}
		has := f.emitters(ours)
		failed = append(failed, makeAll(ctx, made, roots, slices.DeleteFunc(slices.Clone(writers), func(e codec.Emitter) bool {
			return !slices.Contains(has, e)
		})))
	}
	var linked []string
	for _, f := range of {
		made := f.made(f.emitters(ours))
		if len(made) == 0 {
			continue
		}
		from := path.Join(generated, below, f.name())
		if f.name() == "edge" { // no program has it; only tests link it, if it was made
			failed = append(failed, join("edges", "edges", "//go:build edge\n\n", from, made))
			continue
		}
		failed = append(failed, join(f.name(), f.dir(), "", from, made))
		linked = append(linked, f.name())
	}
	failed = append(failed, join("generated", ".", "", path.Join(generated, below), linked))
	return errors.Join(failed...)
}

// writersOf returns the emitters whose code for any of the families is committed.
func writersOf(families []family, codecs []codec.Codec) (all []codec.Emitter) {
	for _, e := range emitrun.Emitters(codecs) {
		if slices.ContainsFunc(families, func(f family) bool { return slices.Contains(f.emitters(codecs), e) }) {
			all = append(all, e)
		}
	}
	return all
}

// sweep removes the folders of families that no longer exist, and of emitters whose code for a
// family is not committed.
func sweep(families []family, codecs []codec.Codec) error {
	var names []string
	for _, f := range families {
		names = append(names, f.name())
		var made []string
		for _, e := range f.emitters(codecs) {
			made = append(made, e.Package(), emit.Attempt(e.Package()))
		}
		if err := removeOthers(f.dir(), made); err != nil {
			return err
		}
	}
	return removeOthers(below, names)
}

// removeOthers removes all folders in a folder except those with the given names.
func removeOthers(dir string, names []string) error {
	entries, err := os.ReadDir(dir)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	for _, e := range entries {
		if !e.IsDir() || slices.Contains(names, e.Name()) {
			continue
		}
		if err := os.RemoveAll(filepath.Join(dir, e.Name())); err != nil {
			return err
		}
	}
	return nil
}

// choose returns the element with the given name, or all if name is "".
func choose[T any](flag, name string, all []T, nameOf func(T) string) ([]T, error) {
	var known []string
	for _, x := range all {
		if nameOf(x) == name {
			return []T{x}, nil
		}
		known = append(known, nameOf(x))
	}
	if name == "" {
		return all, nil
	}
	return nil, fmt.Errorf("unknown -%s %q; known are %s", flag, name, strings.Join(known, ", "))
}

// load loads the types of the family.
func (f family) load(ctx context.Context) (emitrun.Family, []codec.Root, error) {
	say := func(what string) { fmt.Fprintln(os.Stderr, "generate:", what) }
	step := func(name string, _, _ int) { say("making " + path.Join(f.name(), name)) }
	made := emitrun.Family{Import: path.Join(generated, below, f.name()), Dir: f.dir(), Step: step, Note: say}
	source, err := emitrun.Load(ctx, "", nil, f.path)
	if err != nil {
		return made, nil, err
	}
	for _, set := range f.sets() {
		t, err := source.TypeOf(set.Type.Schema.Root.Text(func(path string) string { return path }))
		if err != nil {
			return made, nil, fmt.Errorf("data set %s: %w", set.Type.Name, err)
		}
		made.Types = append(made.Types, t)
	}
	roots, err := made.Roots()
	return made, roots, err
}

// makeAll runs the emitters for a family. If one fails, it continues with the next.
func makeAll(ctx context.Context, f emitrun.Family, roots []codec.Root, emitters []codec.Emitter) error {
	var failed []error
	for i, err := range f.Make(ctx, roots, emitters) {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			attempt := filepath.Join(f.Dir, emit.Attempt(emitters[i].Package()))
			failed = append(failed, fmt.Errorf("%s: %w; its input is in %s", filepath.Base(f.Dir), err, attempt))
		}
	}
	return errors.Join(failed...)
}

// made returns the names of the family's packages that were made, now or earlier. An emitter writes
// glue.go last, so that file shows that a package is complete.
func (f family) made(emitters []codec.Emitter) (names []string) {
	for _, e := range emitters {
		if _, err := os.Stat(filepath.Join(f.dir(), e.Package(), "glue.go")); err == nil {
			names = append(names, e.Package())
		}
	}
	return names
}

// join writes a package that joins the Glue functions of packages below a path. constraint is its
// build constraint.
func join(pkg, dir, constraint, from string, below []string) error {
	slices.Sort(below)
	var b bytes.Buffer
	fmt.Fprintf(&b, "// Code generated by wirebench. DO NOT EDIT.\n\n%spackage %s\n\nimport (\n", constraint, pkg)
	for _, name := range below {
		fmt.Fprintf(&b, "\t%q\n", path.Join(from, name))
	}
	b.WriteString("\t\"github.com/wirebench/wirebench/codec\"\n)\n\n// Glue is that of the packages below.\n")
	b.WriteString("func Glue() codec.Glue {\n\treturn codec.Join(\n")
	for _, name := range below {
		fmt.Fprintf(&b, "\t\t%s.Glue,\n", name)
	}
	b.WriteString("\t)\n}\n")
	text, err := format.Source(b.Bytes())
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "made.go"), text, 0o666)
}
