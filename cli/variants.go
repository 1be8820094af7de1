package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"

	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/variant"
)

// What the times of variants are compared as.
const (
	byTime = "time"
	own    = "own"
)

// ofVariantsFolder is the end of the name of a folder with records of variants.
const ofVariantsFolder = "-variants"

// usual is the name of the program that is built in the usual way, among variants.
const usual = "usual"

// chosenVariants returns the variants that are measured together, the one that others are compared
// with first. It returns nil if no variant was named.
func (f *runFlags) chosenVariants() (all []variant.Variant, err error) {
	if err := checkRelative(f.relative); err != nil {
		return nil, err
	}
	for _, text := range f.variants {
		v, err := variant.Parse(text)
		if err != nil {
			return nil, usagef("--variant %w", err)
		}
		all = append(all, v)
	}
	if len(all) == 1 {
		all = append([]variant.Variant{{Name: usual}}, all...)
	}
	return all, nil
}

// checkRelative returns an error for a wrong value of --relative.
func checkRelative(value string) error {
	if all := []string{byTime, own}; !slices.Contains(all, value) {
		return unknown("value of --relative", value, all)
	}
	return nil
}

// builder builds the program of a variant, and returns what it has and the options for measuring with
// it.
type builder func(ctx context.Context, v variant.Variant, bar *progress) (*built, inventory.Inventory, measure.Options, error)

// compareVariants builds a program for each variant, measures all of them together, and prints the
// changes.
func (f *runFlags) compareVariants(ctx context.Context, p Program, variants []variant.Variant, make builder) error {
	for i, v := range variants {
		var err error
		if variants[i], err = build.Obtain(ctx, v); err != nil {
			return fmt.Errorf("variant %s: %w", v.Name, err)
		}
	}
	variant.Share(variants)
	var jobs []measure.Job
	for i, v := range variants {
		bar := newProgress()
		bar.say("building the program of " + v.Name)
		b, has, opt, err := make(ctx, v, bar)
		bar.end()
		if err != nil {
			return fmt.Errorf("variant %s: %w", v.Name, err)
		}
		defer b.remove()
		if err := b.lacks(v); err != nil {
			return fmt.Errorf("variant %s: %w", v.Name, err)
		}
		b.options(&opt)
		opt.Variant, opt.Place, opt.Entry.Env = v.Name, i+1, f.env
		jobs = append(jobs, measure.Job{Has: has, Options: opt})
	}
	if err := f.announce(jobs[0].Has, jobs[0].Options, fmt.Sprintf("proving %d programs, then measuring each", len(jobs))); err != nil {
		return err
	}
	failed := f.measureTogether(ctx, jobs)
	var noData *measure.NoData
	if failed != nil && (errors.As(failed, &noData) || !record.Exists(f.dir)) {
		return failed
	}
	if failed == nil && ctx.Err() == nil {
		failed = f.tryInputs(ctx, jobs)
	}
	recs, err := record.ReadAll(f.dir)
	if err != nil {
		return errors.Join(failed, err)
	}
	if err := printVariants(os.Stdout, f.dir, recs, excerpt{format: "text", relative: f.relative}); err != nil {
		return errors.Join(failed, err)
	}
	p.leavePage(f.dir, recs)
	return cmp.Or(failed, kept(ctx, f.dir))
}

// tryInputs leaves next to the records which codecs accept other messages in another program.
func (f *runFlags) tryInputs(ctx context.Context, jobs []measure.Job) error {
	bar := newProgress()
	defer bar.end()
	found, err := acceptance(ctx, jobs, bar)
	if err != nil {
		return err
	}
	return keepInputs(f.dir, found)
}

// lacks returns an error if the program does not have a module that its variant names.
func (b *built) lacks(v variant.Variant) error {
	for _, m := range v.Modules {
		if b.env == nil || b.env.Modules[m.Path] == "" {
			return fmt.Errorf("nothing that is measured uses the module %s; wirebench list codecs --all names the modules of codecs", m.Path)
		}
	}
	return nil
}

// measureTogether measures the jobs and leaves a record of each.
func (f *runFlags) measureTogether(ctx context.Context, jobs []measure.Job) (failed error) {
	bar := newProgress()
	all := f.dir
	defer func() { f.dir = all }()
	for i := range jobs {
		j := &jobs[i]
		j.Progress, j.Missing = bar.show, bar.say
		j.Fitness = func(f measure.Fitness) { bar.say(f.String()) }
		header, err := measure.Header(j.Has, j.Options)
		if err != nil {
			return err
		}
		if all == "" {
			if all, err = newFolder(header, ofVariantsFolder); err != nil {
				return err
			}
		}
		f.dir = record.Program(all, i+1)
		out, err := f.create(header)
		if err != nil {
			return makeRoom(err, "run again")
		}
		defer func() { failed = errors.Join(failed, out.close()) }()
		j.Out = out.record
		if out.rounds != nil {
			j.Rounds = out.rounds
		}
	}
	failed = measure.Together(ctx, jobs)
	bar.end()
	if ctx.Err() != nil { // what was measured so far is shown
		return nil
	}
	return makeRoom(failed, "run again")
}

// printVariants prints a comparison of programs that were measured together, whose records are in a folder.
func printVariants(w io.Writer, dir string, recs []record.Record, part excerpt) error {
	v := report.NewVariants(recs, part.relative == own)
	more, err := inputs(dir)
	if err != nil {
		return err
	}
	v.Others = append(v.Others, more...)
	if part.view.Codecs != nil {
		v = v.Of(part.view.Codecs)
	}
	return render(w, part.format, v)
}
