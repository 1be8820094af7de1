package cli

import (
	"context"
	"slices"

	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/survive"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// checkPrograms are the programs of a check: the usual one, and those that only checks of memory need.
type checkPrograms struct {
	all []*built
	// versions are those of checks of evolution. It is nil without such checks.
	versions *versionPrograms
	// codecs are those that were asked for. absent are those of them that the usual program lacks.
	codecs []string
	absent []measure.Absent
	// sets describe the data sets, and schemas is a folder with the schemas of a user's type, "" for others.
	sets    []verdict.Set
	schemas string
}

// remove deletes files that were built for this run only.
func (c *checkPrograms) remove() {
	for _, b := range c.all {
		b.remove()
	}
}

// lacks passes on results for codecs that the program lacks, unless the record has them.
func (c *checkPrograms) lacks(rec survive.Record, on func(survive.Result) error) error {
	for _, a := range c.absent {
		for _, kind := range rec.Kinds {
			r := survive.Result{Case: survive.Case{Codec: a.Codec, Kind: kind}, Verdict: survive.Unchecked, What: a.Reason}
			if slices.ContainsFunc(rec.Results, func(had survive.Result) bool { return had.Case == r.Case }) {
				continue
			}
			if err := on(r); err != nil {
				return err
			}
		}
	}
	return nil
}

// programMaker builds one of the programs. what says which, for the progress.
type programMaker func(ctx context.Context, i build.Instrument, what string) (*built, error)

// build builds the programs that have the codecs and data sets.
func (f *checkFlags) build(ctx context.Context, p Program, has inventory.Inventory, opt *survive.Options, bar *progress) (_ *checkPrograms, err error) {
	programs := &checkPrograms{codecs: slices.Clone(opt.Codecs)}
	defer func() {
		if err != nil {
			programs.remove()
		}
	}()
	if programs.versions, err = f.buildVersions(ctx, p, has, opt, bar); programs.versions != nil {
		programs.all = append(programs.all, programs.versions.all()...)
	}
	if err != nil {
		return nil, err
	}
	if programs.versions != nil && len(opt.Kinds) == 1 { // no other program is needed
		opt.Path = programs.versions.old.binaries[0]
		return programs, nil
	}
	data := opt.Data
	if f.own.Type != "" {
		data = nil // its data set is only in the program that is built
	}
	s, err := selected(has, opt.Codecs, data, nil)
	if err != nil {
		return nil, err
	}
	for _, d := range s.data {
		programs.sets = append(programs.sets, checkedSet(d))
	}
	make := func(ctx context.Context, i build.Instrument, what string) (*built, error) {
		s.make = s.unmade(func(codec string) bool { return asked(f.codecs, codec) })
		s.instrument, s.what = i, what
		return p.build(ctx, s, bar)
	}
	if f.own.Type != "" {
		g, err := p.generator(has, s.codecs, bar)
		if err != nil {
			return nil, err
		}
		defer g.close()
		if make, err = f.ownMaker(p, has, s, g, opt, programs, bar); err != nil {
			return nil, err
		}
	}
	usual, err := make(ctx, "", "")
	if err != nil {
		return nil, err
	}
	programs.all = append(programs.all, usual)
	opt.Path = usual.binaries[0]
	for _, a := range usual.absent {
		if slices.Contains(opt.Codecs, a.Codec) {
			programs.absent = append(programs.absent, a)
		}
	}
	opt.Codecs = slices.DeleteFunc(opt.Codecs, func(name string) bool {
		return slices.ContainsFunc(usual.absent, func(a measure.Absent) bool { return a.Codec == name })
	})
	if err := f.sameType(programs.sets); err != nil {
		return nil, err
	}
	return programs, programs.special(ctx, make, opt)
}

// checkedSet describes a data set for verdicts on it.
func checkedSet(d inventory.Set) verdict.Set {
	return verdict.Set{Name: d.Name, Type: d.Whole, Schema: d.Schema, Parts: d.Parts}
}

// special builds the programs that only checks of memory need. If one can't be built, for example because
// there is no C compiler for the race detector, only its own checks are left out, and each has the reason.
func (c *checkPrograms) special(ctx context.Context, make programMaker, opt *survive.Options) error {
	if !slices.Contains(opt.Kinds, survive.Memory) {
		return nil
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
		b, err := make(ctx, of.instrument, of.what)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			of.into.Why = "the program" + of.what + " can't be built: " + err.Error()
			continue
		}
		c.all = append(c.all, b)
		of.into.Path, of.into.Absent = b.binaries[0], map[string]string{}
		for _, a := range b.absent {
			of.into.Absent[a.Codec] = a.Reason
		}
	}
	return nil
}
