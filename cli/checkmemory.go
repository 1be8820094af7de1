package cli

import (
	"context"
	"slices"

	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/survive"
)

// special builds the programs that only checks of memory need. If one can't be built, for example
// because there is no C compiler for the race detector, only its own checks are left out, and each has
// the reason.
func (f *checkFlags) special(ctx context.Context, p Program, s selection, opt *survive.Options, bar *progress) (remove func(), err error) {
	var all []*built
	remove = func() {
		for _, b := range all {
			b.remove()
		}
	}
	if !slices.Contains(opt.Kinds, survive.Memory) {
		return remove, nil
	}
	for _, of := range []struct {
		instrument build.Instrument
		what       string
		needs      func(name string) bool
		into       *survive.Special
	}{
		{build.Checkptr, " with checks of pointers", survive.NeedsChecked, &opt.Checked},
		{build.Race, " with the race detector", survive.NeedsRaced, &opt.Raced},
	} {
		if opt.Only != nil && !of.needs(opt.Only.Name) {
			continue
		}
		s.instrument, s.what = of.instrument, of.what
		b, err := p.build(ctx, s, nil, bar)
		if ctx.Err() != nil {
			return remove, ctx.Err()
		}
		if err != nil {
			of.into.Why = "the program" + of.what + " can't be built: " + err.Error()
			continue
		}
		all = append(all, b)
		of.into.Path, of.into.Absent = b.binaries[0], make(map[string]string)
		for _, a := range b.absent {
			of.into.Absent[a.Codec] = a.Reason
		}
	}
	return remove, nil
}
