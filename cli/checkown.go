package cli

import (
	"context"
	"errors"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/survive"
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

// again takes the user's type from a record.
func (f *checkFlags) again(rec survive.Record) {
	if o := rec.Own; o != nil {
		f.own = usertype.Options{
			Type: o.Type, Samples: o.Samples, SkipUnfit: o.SkipUnfit, Unions: o.Unions, Include: o.Include, Omit: o.Omit, Versions: o.Versions,
		}
	}
}

// ownType returns what a record says about the user's type, or nil if there is no such type.
func (f *checkFlags) ownType() *survive.OwnType {
	o := f.own
	if o.Type == "" {
		return nil
	}
	return &survive.OwnType{
		Type: o.Type, Samples: o.Samples, SkipUnfit: o.SkipUnfit, Unions: o.Unions, Include: o.Include, Omit: o.Omit, Versions: o.Versions,
	}
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
			programs.has(d)
			programs.typ = d.Whole
		}
		if err != nil {
			b.remove()
			return nil, err
		}
		opt.Data, opt.Env = []string{made.Data}, made.Env
		return b, nil
	}, nil
}
