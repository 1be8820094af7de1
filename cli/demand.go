package cli

import (
	"context"
	"errors"
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strconv"

	"github.com/wirebench/wirebench/build"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/glue"
	"github.com/wirebench/wirebench/internal/scratch"
	"github.com/wirebench/wirebench/measure"
)

// asked reports whether --codec names a codec, itself or by a pattern: "all" does not name
// those of which the code is made on demand.
func (f *runFlags) asked(name string) bool { return asked(f.codecs, name) }

func asked(codecs []string, name string) bool {
	return slices.ContainsFunc(codecs, func(w string) bool { return w != "all" && (w == name || matches(w, name)) })
}

// unasked reports whether a codec is one on demand, or for types that have its code
// themselves, that nobody asked for. It takes part all the same where one of the types of the
// data sets has its code.
func (f *runFlags) unasked(catalog measure.Catalog, data []string, name string) bool {
	k, err := catalog.Codec(name)
	if err != nil || k.OnDemand == "" && !k.OnlyYours || f.asked(name) {
		return false
	}
	return !slices.ContainsFunc(data, func(data string) bool { return slices.Contains(catalog.Native(data), name) })
}

// demand is the code that a run needs and this program does not have.
type demand struct {
	emitters []codec.Emitter
	data     []string // the data sets for which it is made
}

// demanded is the code of codecs that were asked for by name, for the data sets that were
// chosen.
func (f *runFlags) demanded(catalog measure.Catalog, opt measure.Options) demand {
	var codecs []codec.Codec
	var d demand
	for _, k := range catalog.Codecs {
		if k.Emitter == nil || !slices.Contains(opt.Codecs, k.Name) || !f.asked(k.Name) {
			continue
		}
		lacking := false
		for _, s := range catalog.Sets {
			if s.Type.Glue[k.Name] != nil || !slices.Contains(opt.Data, s.Type.Name) {
				continue
			}
			lacking = true
			if !slices.Contains(d.data, s.Type.Name) {
				d.data = append(d.data, s.Type.Name)
			}
		}
		if lacking {
			codecs = append(codecs, k)
		}
	}
	d.emitters = glue.Emitters(codecs)
	return d
}

// runMade makes the code that is demanded, builds this program anew with it, and lets that
// program run with the flags of the user. An emitter that fails costs its own code.
func (f *runFlags) runMade(ctx context.Context, p Program, opt measure.Options, d demand, args []string) (err error) {
	folder, err := scratch.New()
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, folder.Remove()) }()
	dir := folder.Path
	bar := newProgress()
	defer bar.end()
	o, err := p.buildOptions(dir, bar)
	if err != nil {
		return err
	}
	var families []family
	for i, sets := range p.Data {
		of := family{from: o.Data[i]}
		for _, s := range sets() {
			if slices.Contains(d.data, s.Type.Name) {
				of.sets = append(of.sets, s)
			}
		}
		if len(of.sets) > 0 {
			families = append(families, of)
		}
	}
	o.Module = "wirebench.program"
	o.Make = func(ctx context.Context, dir string, env []string) ([]build.Func, error) {
		var made []build.Func
		for _, of := range families {
			glue, err := of.make(ctx, o.Module, dir, env, d.emitters, bar)
			if err != nil {
				return nil, err
			}
			made = append(made, glue...)
		}
		return made, nil
	}
	if f.grade == publish {
		o.Layouts = layouts(opt.Seed)
	}
	result, err := build.Build(ctx, o)
	if err != nil {
		return err
	}
	args = append([]string{"run"}, args...)
	args = append(args, "--seed="+strconv.FormatUint(opt.Seed, 10)) // that of the layouts
	for _, word := range opt.Command {
		args = append(args, "--command="+word)
	}
	for _, binary := range result.Binaries {
		args = append(args, "--binary="+binary)
	}
	for _, part := range result.Dropped {
		if slices.Contains(o.Glue, part.Part) {
			return fmt.Errorf("the code that this program has for its data sets does not compile, %s: %s", part.Part.Package, part.Reason)
		}
		bar.say(part.Part.Package + " does not compile: " + part.Reason)
	}
	bar.end()
	return runProgram(ctx, result.Binaries[0], args, nil)
}

// family is the chosen data sets of a package.
type family struct {
	from build.Func
	sets []corpus.Set
}

// make writes the packages of the emitters for the types of the family, and returns the
// functions that hand out their ports.
func (of family) make(ctx context.Context, module, dir string, env []string, emitters []codec.Emitter, bar *progress) ([]build.Func, error) {
	source, err := glue.Load(ctx, dir, env, of.from.Package)
	if err != nil {
		return nil, err
	}
	below := path.Join("made", path.Base(of.from.Package))
	f := glue.Family{Import: path.Join(module, below), Dir: filepath.Join(dir, filepath.FromSlash(below)), Env: env, Step: bar.making}
	for _, s := range of.sets {
		t, err := source.TypeOf(s.Type.Schema.Root)
		if err != nil {
			return nil, fmt.Errorf("data set %s: %w", s.Type.Name, err)
		}
		f.Types = append(f.Types, t)
	}
	roots, err := f.Roots()
	if err != nil {
		return nil, err
	}
	var made []build.Func
	for i, err := range f.Make(ctx, roots, emitters) {
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case err != nil:
			bar.say(err.Error())
		default:
			made = append(made, build.Func{Package: path.Join(f.Import, emitters[i].Package()), Name: "Glue"})
		}
	}
	return made, nil
}
