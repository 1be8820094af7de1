package cli

import (
	"context"
	"errors"
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/remote"
	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/emitrun"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/part"
	"github.com/wirebench/wirebench/internal/variant"
	"github.com/wirebench/wirebench/schema"
)

// generator makes the code of codecs. It uses emitters that this program links, and emitters in
// another program. That program is built when the first of them is needed.
type generator struct {
	program Program
	of      inventory.Inventory
	codecs  []inventory.Codec
	// variant is how the program differs for which code is made. Emitters that call their generator as a library
	// have its modules, too.
	variant variant.Variant
	bar     *progress
	linked  []codec.Codec

	once   sync.Once
	built  *built
	failed error
}

// generator returns a generator for codecs. The caller must close it.
func (p Program) generator(of inventory.Inventory, codecs []inventory.Codec, bar *progress) (*generator, error) {
	linked, err := p.Catalog()
	return &generator{program: p, of: of, codecs: codecs, bar: bar, linked: linked.Codecs}, err
}

func (g *generator) close() {
	if g.built != nil {
		g.built.remove()
	}
}

// path builds the program with the emitters, once.
func (g *generator) path(ctx context.Context) (string, error) {
	g.once.Do(func() {
		var names []string
		for _, k := range g.codecs {
			if (k.Emitter != nil || k.Unfit) && g.own(k.Name) == nil {
				names = append(names, k.Name)
			}
		}
		s, err := selected(g.of, names, nil, nil)
		if err != nil {
			g.failed = err
			return
		}
		s.what = " (code generator)"
		if len(g.variant.Modules) > 0 {
			s.variant = variant.Variant{Name: g.variant.Name, Modules: g.variant.Modules}
		}
		g.built, g.failed = g.program.build(ctx, s, g.bar)
	})
	if g.failed != nil {
		return "", fmt.Errorf("the program that makes code: %w", g.failed)
	}
	return g.built.binaries[0], nil
}

// own returns a codec that this program links, or nil if it does not link it in the variant's version.
func (g *generator) own(name string) *codec.Codec {
	if len(g.variant.Modules) > 0 {
		return nil
	}
	i := slices.IndexFunc(g.linked, func(k codec.Codec) bool { return k.Name == name })
	if i < 0 {
		return nil
	}
	return &g.linked[i]
}

// emitter returns the emitter of a codec, or nil if it needs none.
func (g *generator) emitter(k inventory.Codec) codec.Emitter {
	if k.Emitter == nil {
		return nil
	}
	if own := g.own(k.Name); own != nil {
		return own.Emitter
	}
	return &remote.Emitter{Emitter: *k.Emitter, Program: g.path}
}

// unfit returns a function that says what a codec without an emitter can't carry of a type.
func (g *generator) unfit(name string) func(context.Context, *schema.Schema) (string, error) {
	if own := g.own(name); own != nil {
		return func(_ context.Context, s *schema.Schema) (string, error) { return emit.Reason(s, own.Unfit), nil }
	}
	return func(ctx context.Context, s *schema.Schema) (string, error) {
		return remote.Program(g.path).Unfit(ctx, name, s)
	}
}

// emitters returns the emitters of the codecs, each once, in the codecs' order.
func (g *generator) emitters() (all []codec.Emitter) {
	var seen []string
	for _, k := range g.codecs {
		if e := g.emitter(k); e != nil && !slices.Contains(seen, e.Package()) {
			all, seen = append(all, e), append(seen, e.Package())
		}
	}
	return all
}

// maker returns a function that makes the code that a selection lacks, for the families of its data
// sets. That function returns the functions that hand out the ports. If an emitter fails, only its
// own code is missing, and failed gets the reason.
func (p Program) maker(s selection, failed map[string]string, bar *progress) (func(ctx context.Context, dir string, env []string) ([]part.Func, error), error) {
	var codecs []inventory.Codec
	for _, k := range s.codecs {
		if k.Emitter != nil && s.make[k.Emitter.Package] != nil {
			codecs = append(codecs, k)
		}
	}
	g, err := p.generator(s.of, codecs, bar)
	if err != nil {
		return nil, err
	}
	g.variant = s.variant
	identity, err := build.Identity()
	if err != nil {
		return nil, err
	}
	switch {
	case s.variant.Local():
		identity = "" // a working copy's generator may have changed: all code is made again
	case len(s.variant.Modules) > 0:
		identity = fmt.Sprint(identity, s.variant.Modules)
	}
	return func(ctx context.Context, dir string, env []string) ([]part.Func, error) {
		defer g.close()
		var made []part.Func
		for _, of := range families(s) {
			var lacking []codec.Emitter
			for _, e := range g.emitters() {
				if slices.ContainsFunc(of, func(d inventory.Set) bool { return slices.Contains(s.make[e.Package()], d.Name) }) {
					lacking = append(lacking, e)
				}
			}
			if len(lacking) == 0 {
				continue
			}
			funcs, err := makeFamily(ctx, of, dir, env, identity, s.pass, lacking, failed, bar)
			if err != nil {
				return nil, err
			}
			made = append(made, funcs...)
		}
		return made, nil
	}, nil
}

// families returns the selected data sets, grouped by package. Data sets of one package share code.
func families(s selection) (all [][]inventory.Set) {
	for _, d := range s.data {
		i := slices.IndexFunc(all, func(of []inventory.Set) bool { return of[0].Part.Same(d.Part) })
		if i < 0 {
			all = append(all, []inventory.Set{d})
			continue
		}
		all[i] = append(all[i], d)
	}
	return all
}

// programModule is the path of the module of built programs.
const programModule = "wirebench.program"

// makeFamily runs emitters for the types of a family. Each emitter writes a package.
func makeFamily(ctx context.Context, sets []inventory.Set, dir string, env []string, identity string, pass bool, emitters []codec.Emitter, failed map[string]string, bar *progress) ([]part.Func, error) {
	from := sets[0].Part.Package
	source, err := emitrun.Load(ctx, dir, env, from)
	if err != nil {
		return nil, err
	}
	below := path.Join(build.Made, path.Base(from))
	f := emitrun.Family{
		Import: path.Join(programModule, below), Dir: filepath.Join(dir, filepath.FromSlash(below)), Env: env, Stamp: identity, Pass: pass, Step: bar.making, Note: bar.say,
	}
	for _, s := range sets {
		t, err := source.TypeOf(s.Whole)
		if err != nil {
			return nil, fmt.Errorf("data set %s: %w", s.Name, err)
		}
		f.Types = append(f.Types, t)
	}
	roots, err := f.Roots()
	if err != nil {
		return nil, err
	}
	var made []part.Func
	for i, err := range f.Make(ctx, roots, emitters) {
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case err != nil:
			bar.say(err.Error())
			failed[emitters[i].Package()] = short(err)
		default:
			made = append(made, part.Func{Package: path.Join(f.Import, emitters[i].Package()), Name: "Glue"})
		}
	}
	return made, nil
}

// short returns an error of an emitter in one line.
func short(err error) string {
	var of *emit.CommandError
	if errors.As(err, &of) {
		return of.Short()
	}
	line, _, _ := strings.Cut(err.Error(), "\n")
	return line
}
