package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"

	"github.com/wirebench/wirebench/build"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/glue"
	"github.com/wirebench/wirebench/measure"
)

// asked reports whether --codec names a codec, itself or by a pattern: "all" does not name
// those of which the code is made on demand.
func (f *runFlags) asked(name string) bool {
	return slices.ContainsFunc(f.codecs, func(w string) bool { return w != "all" && (w == name || matches(w, name)) })
}

// unasked reports whether a codec is one on demand that nobody asked for.
func (f *runFlags) unasked(catalog measure.Catalog, name string) bool {
	k, err := catalog.Codec(name)
	return err == nil && k.OnDemand != "" && !f.asked(name)
}

// demanded are the emitters of the codecs that were asked for and of which this program
// does not have the code.
func demanded(catalog measure.Catalog, opt measure.Options) []codec.Emitter {
	chosen := slices.DeleteFunc(slices.Clone(catalog.Codecs), func(k codec.Codec) bool {
		return k.OnDemand == "" || !slices.Contains(opt.Codecs, k.Name)
	})
	return glue.Emitters(chosen)
}

// runMade makes code of emitters for the data sets that were chosen, builds this program
// anew with it, and lets that program run with the flags of the user.
func (f *runFlags) runMade(ctx context.Context, p Program, opt measure.Options, emitters []codec.Emitter, args []string) (err error) {
	dir, err := os.MkdirTemp("", "wirebench-made-")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	o, err := p.buildOptions(dir)
	if err != nil {
		return err
	}
	var families []family
	for i, sets := range p.Data {
		of := family{from: o.Data[i]}
		for _, s := range sets() {
			if slices.Contains(opt.Data, s.Type.Name) {
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
			glue, err := of.make(ctx, o.Module, dir, env, emitters, o.Step)
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
	for _, d := range result.Dropped {
		for _, e := range emitters {
			if path.Base(d.Part.Package) == e.Package() {
				for _, name := range e.Offers() {
					args = append(args, "--absent="+name+"="+d.Reason)
				}
			}
		}
	}
	return runProgram(ctx, result.Binaries[0], args)
}

// family is the chosen data sets of a package.
type family struct {
	from build.Func
	sets []corpus.Set
}

// make writes the packages of the emitters for the types of the family, and returns the
// functions that hand out their ports.
func (of family) make(ctx context.Context, module, dir string, env []string, emitters []codec.Emitter, step func(string)) ([]build.Func, error) {
	source, err := glue.Load(ctx, dir, env, of.from.Package)
	if err != nil {
		return nil, err
	}
	below := path.Join("made", path.Base(of.from.Package))
	f := glue.Family{Import: path.Join(module, below), Dir: filepath.Join(dir, filepath.FromSlash(below)), Env: env, Step: step}
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
	if err := errors.Join(f.Make(ctx, roots, emitters)...); err != nil {
		return nil, err
	}
	var made []build.Func
	for _, e := range emitters {
		made = append(made, build.Func{Package: path.Join(f.Import, e.Package()), Name: "Glue"})
	}
	return made, nil
}
