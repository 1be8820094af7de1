package cli

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/survive"
	"github.com/wirebench/wirebench/internal/survive/verdict"
	"github.com/wirebench/wirebench/internal/usertype"
)

// ofType takes the user's type from the command line.
func (f *checkFlags) ofType(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		for _, name := range []string{"samples", "skip-bad", "union", "omit", "include", "versions"} {
			if cmd.Flags().Changed(name) {
				return usagef("--%s says how messages of a type of yours are read: name the type, such as wirebench check ./order.Order", name)
			}
		}
		return nil
	}
	for _, name := range []string{"data", "continue", "replay"} {
		if cmd.Flags().Changed(name) {
			why := "the record names the type"
			if name == "data" {
				why = "the type has its own messages"
			}
			return usagef("check %s --%s: %s; leave out one of them", args[0], name, why)
		}
	}
	f.own.Type = args[0]
	return nil
}

// again takes the user's type from a record, as it is seen from the folder in which the record was made. If
// that folder is gone, the record may come from another machine: then it is seen from here.
func (f *checkFlags) again(rec survive.Record) {
	o := rec.Own
	if o == nil || len(rec.Sets) == 0 {
		return
	}
	f.of = &rec.Header
	f.own = usertype.Options{
		Dir: o.Dir, Type: o.Type, Samples: o.Samples, SkipUnfit: o.SkipUnfit, Unions: o.Unions, Include: o.Include, Omit: o.Omit, Versions: o.Versions,
	}
	if info, err := os.Stat(o.Dir); err != nil || !info.IsDir() {
		f.own.Dir = ""
	}
}

// sameType returns an error if the type that a program was built for is not that of the record. Its form may
// differ if inputs are only tried again.
func (f *checkFlags) sameType(sets []verdict.Set) error {
	if f.of == nil {
		return nil
	}
	was, is := f.of.Sets[0], sets[0]
	switch {
	case was.Type != is.Type:
		return fmt.Errorf("the record is of %s, and %s is %s here: run in the module of %[1]s", was.Type, f.own.Type, is.Type)
	case was.Schema == is.Schema:
	case f.resume != "":
		return fmt.Errorf("%s has changed since the record was made: check it again, without --continue", was.Type)
	default:
		fmt.Fprintf(os.Stderr, "wirebench: %s has changed since the record was made\n", was.Type)
	}
	return nil
}

// ownType returns what a record says about the user's type, or nil if there is no such type.
func (f *checkFlags) ownType() (*survive.OwnType, error) {
	o := f.own
	if o.Type == "" {
		return nil, nil
	}
	dir, err := os.Getwd()
	return &survive.OwnType{
		Dir: dir, Type: o.Type, Samples: o.Samples, SkipUnfit: o.SkipUnfit, Unions: o.Unions, Include: o.Include, Omit: o.Omit, Versions: o.Versions,
	}, err
}

// ownMaker returns the function that builds programs for the user's type. The first program says what
// its data set is.
func (f *checkFlags) ownMaker(p Program, has inventory.Inventory, s selection, g *generator, opt *survive.Options, programs *checkPrograms, bar *progress) (programMaker, error) {
	if p.Standalone {
		return nil, errors.New("this program was built to measure without Go, and can't build a program for your type: use wirebench itself")
	}
	own, err := p.ownOptions(f.own, measure.Options{}, s, g, bar)
	if err != nil {
		return nil, err
	}
	return func(ctx context.Context, i build.Instrument, what string) (*built, error) {
		of := own
		of.Program.Instrument = i
		of.Program.Step = func(step, pkg string, done, total int) { bar.building(step+what, pkg, done, total) }
		made, err := usertype.Build(ctx, of)
		if err != nil && f.of != nil {
			return nil, fmt.Errorf("the record is of %s: %w", f.of.Sets[0].Type, err)
		}
		if err != nil {
			return nil, err
		}
		b, err := ownBuilt(has, made, bar)
		if err != nil {
			return nil, errors.Join(err, made.Remove())
		}
		b.folder = made
		if i != "" {
			return b, nil
		}
		parts, err := made.Inventory(ctx)
		if err == nil {
			var d inventory.Set
			d, err = parts.Set(made.Data)
			programs.sets, programs.schemas = []verdict.Set{checkedSet(d)}, made.Schemas
		}
		if err != nil {
			b.remove()
			return nil, err
		}
		opt.Data, opt.Env = []string{made.Data}, made.Env
		return b, nil
	}, nil
}
