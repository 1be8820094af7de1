package cli

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"os"

	"github.com/wirebench/wirebench/build"
	"github.com/wirebench/wirebench/internal/scratch"
	"github.com/wirebench/wirebench/measure"
	"github.com/wirebench/wirebench/measure/host"
)

// layouts are the seeds of the binaries of a run of grade publish: where a loop
// happens to lie in memory must not decide who is faster. They come from the
// run's own seed, so that two runs see different ones, as two builds would.
// Eight are the fewest that an interval can be made of.
func layouts(seed uint64) []uint64 {
	rng := rand.New(rand.NewPCG(seed, 0))
	seeds := make([]uint64, 8)
	for i := range seeds {
		seeds[i] = 1 + rng.Uint64N(math.MaxInt32)
	}
	return seeds
}

// programs sets the binaries that measure: those given, builds of this program in
// several layouts, or this program itself. The function returned removes what was
// built.
func (f *runFlags) programs(ctx context.Context, p Program, opt *measure.Options) (remove func(), err error) {
	remove = func() {}
	seeds := layouts(opt.Seed)
	switch {
	case len(f.binaries) > 0:
		opt.Binaries = f.binaries
	case f.grade == publish:
		folder, err := scratch.New()
		if err != nil {
			return remove, err
		}
		remove = func() { folder.Remove() }
		if opt.Binaries, err = buildLayouts(ctx, p, folder.Path, seeds); err != nil {
			return remove, err
		}
	default:
		self, err := os.Executable()
		if err != nil {
			return remove, err
		}
		opt.Binaries, opt.Layouts = []string{self}, []int{0}
		return remove, nil
	}
	for i := range opt.Binaries {
		layout := 0
		if f.grade == publish {
			layout = int(seeds[i%len(seeds)])
		}
		opt.Layouts = append(opt.Layouts, layout)
	}
	return remove, nil
}

// buildOptions are those by which the running program is built anew.
func (p Program) buildOptions(dir string, bar *progress) (build.Options, error) {
	o := build.Options{
		Dir: dir, Reference: p.Reference, Anchors: p.Anchors,
		Step: bar.building, Set: host.Stamp(),
	}
	var err error
	o.Codecs, err = funcs(err, p.Codecs)
	o.Data, err = funcs(err, p.Data)
	o.Glue, err = funcs(err, p.Glue)
	o.Maintenance, err = funcs(err, p.Maintenance)
	return o, err
}

// buildLayouts builds the running program anew in several layouts.
func buildLayouts(ctx context.Context, p Program, dir string, seeds []uint64) ([]string, error) {
	bar := newProgress()
	defer bar.end()
	o, err := p.buildOptions(dir, bar)
	if err != nil {
		return nil, err
	}
	o.Layouts = seeds
	result, err := build.Build(ctx, o)
	if err != nil {
		return nil, err
	}
	if len(result.Dropped) > 0 {
		return nil, fmt.Errorf("building the layouts: %s does not compile: %s", result.Dropped[0].Part.Package, result.Dropped[0].Reason)
	}
	return result.Binaries, nil
}

// funcs finds the functions of a program's parts, unless there is an error already.
func funcs[F any](err error, parts []F) ([]build.Func, error) {
	var all []build.Func
	for _, part := range parts {
		fn, wrong := build.FuncOf(part)
		if err = cmp.Or(err, wrong); err != nil {
			return nil, err
		}
		all = append(all, fn)
	}
	return all, err
}
