package cli

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/usertype"
	"github.com/wirebench/wirebench/internal/usertype/captured"
	"github.com/wirebench/wirebench/schema"
)

func ownCommand(p Program) *cobra.Command {
	f := runFlags{data: []string{"all"}} // data sets of the user's type, not of this program
	opt := usertype.Options{}
	var taken []string
	cmd := &cobra.Command{
		Use:   "own TYPE",
		Short: "Measure codecs on a type of your own",
		Long: `own measures codecs on a Go type of yours, with your own messages. Run it in your
module; your files are only read.

TYPE is a package, a dot and the type's name, such as ./order.Order. The type may
be internal, unexported, in package main, or generic; arguments of other packages have their
paths too: ./page.Page[int,./order.Order].

The messages are in files, or what a function of yours returns: []T, []*T, or iter.Seq of
either. Without --samples they are made from the type, which tells less.

What is sent of a type that has parts which few formats can express is its message, as
METHODOLOGY.md defines it. How each part stands in it, and what is left out, is told on standard
error before anything is measured.

With --take nothing is measured. Schemas and code for the type in the formats that it names are
left in the folder that -o names, below your module: a package for each, with Marshal and Unmarshal
and a test of the round trip of your samples, which has passed before. They do without wirebench.`,
		Example: `  wirebench own ./order.Order --samples orders.jsonl
  wirebench own ./order.Order --samples ./order.Examples --time 30s
  wirebench own ./order.Order --samples orders.jsonl --take protobuf,msgp -o wire`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			opt.Type = args[0]
			if cmd.Flags().Changed("take") {
				if err := measuresNothing(cmd); err != nil {
					return err
				}
				return interruptible(cmd, func(ctx context.Context) error { return runTake(ctx, p, opt, taken, f.dir) })
			}
			f.shortest = cmd.Flags().Changed("time") && f.time == 0
			return interruptible(cmd, func(ctx context.Context) error { return runOwn(ctx, p, &f, opt) })
		},
	}
	f.add(cmd)
	cmd.Flags().StringVar(&opt.Samples, "samples", "", "messages: a file or folder ("+strings.Join(captured.Ends(), ", ")+"), or a function such as ./order.Examples (default values made from the type)")
	cmd.Flags().BoolVar(&opt.SkipUnfit, "skip-bad", false, "leave out samples that do not fit the type, and measure the others")
	cmd.Flags().StringArrayVar(&opt.Unions, "union", nil, "types behind an interface, where its own package and that of the type do not have them: ./shape.Shape=./a.Circle,./b.Square")
	cmd.Flags().BoolVar(&opt.Partial, "partial", false, "codecs that can't carry a part of messages carry the rest, without a rank; their rows name what is missing")
	namesVar(cmd.Flags(), &opt.Omit, "omit", nil, "fields that are left out of messages: Order.Debug, or .Debug in every struct")
	namesVar(cmd.Flags(), &opt.Include, "include", nil, "fields with the tag json:\"-\" that are part of messages all the same")
	cmd.Flags().StringVar(&opt.Versions, "versions", usertype.Mine, "versions of modules that you and a codec need: mine, or ours")
	cmd.Flags().StringSliceVar(&taken, "take", nil, "codecs whose schemas and code are left in the folder -o (default wire) for you to keep, as --codec names them; nothing is measured")
	completions(cmd, p)
	return cmd
}

// runOwn builds the program for the user's type and measures with it.
func runOwn(ctx context.Context, p Program, f *runFlags, opt usertype.Options) error {
	has, err := f.inventory(p)
	if err != nil {
		return err
	}
	// Report errors that would end the run after building now.
	checked, err := f.options(has)
	if err != nil {
		return err
	}
	if err := f.checkFolder(); err != nil {
		return err
	}
	if p.Standalone {
		return errors.New("this program was built to measure without Go, and can't build one of your type: use wirebench itself")
	}
	bar := newProgress()
	defer bar.end()
	chosen, err := selected(has, checked.Codecs, nil, nil)
	if err != nil {
		return err
	}
	g, err := p.generator(has, chosen.codecs, bar)
	if err != nil {
		return err
	}
	defer g.close()
	if opt, err = p.ownOptions(opt, checked, chosen, g, bar); err != nil {
		return err
	}
	if f.grade == publish {
		opt.Program.Layouts = layouts(checked.Seed)
	}
	made, err := usertype.Build(ctx, opt)
	if err != nil {
		return err
	}
	defer made.Remove()
	if !made.Built.IsZero() {
		bar.say("using the program that was built on " + made.Built.Format("2006-01-02 at 15:04"))
	}
	bar.end()
	return f.runMade(ctx, p, has, chosen, opt, made)
}

// ownOptions returns the options for building the program for a type, with the selected codecs.
func (p Program) ownOptions(opt usertype.Options, checked measure.Options, chosen selection, g *generator, bar *progress) (usertype.Options, error) {
	opt.Program.Codecs, _, _, _ = chosen.parts()
	opt.Timeout = checked.Timeout
	opt.Program.Reference, opt.Program.Anchors = chosen.of.Reference, chosen.of.Anchors
	opt.Emitters = g.emitters()
	opt.Unfit = make(map[string]func(context.Context, *schema.Schema) (string, error))
	for _, k := range chosen.codecs {
		if k.Emitter == nil && k.Unfit {
			opt.Unfit[k.Name] = g.unfit(k.Name)
		}
	}
	// If the type has a codec's code itself, that code becomes the reference.
	for _, k := range chosen.of.Codecs {
		if len(k.Yours) > 0 && k.Part.Package != "" && !slices.Contains(opt.Program.Codecs, k.Part) {
			opt.Native = append(opt.Native, usertype.Native{Codecs: k.Part, Methods: k.Yours})
		}
	}
	opt.Program.Step, opt.Program.Note, opt.Program.Cache = bar.building, bar.say, p.cache(bar)
	var err error
	opt.Identity, err = build.Identity()
	return opt, err
}

// runMade measures with the program for a type.
func (f *runFlags) runMade(ctx context.Context, p Program, has inventory.Inventory, chosen selection, opt usertype.Options, made *usertype.Program) error {
	b := &built{binaries: made.Binaries, layouts: make([]int, len(made.Binaries))}
	for i, seed := range opt.Program.Layouts {
		b.layouts[i] = int(seed)
	}
	if err := b.dropped(made.Dropped, selection{of: has, codecs: has.Codecs}, newProgress()); err != nil {
		return err
	}
	for e, reason := range made.Unmade {
		for _, name := range e.Offers() {
			b.absent = append(b.absent, measure.Absent{Codec: name, Reason: reason})
		}
	}
	if err := b.describe(slices.Concat(opt.Program.Codecs, made.Native)); err != nil {
		return err
	}
	of, err := made.Inventory(ctx)
	if err != nil {
		return err
	}
	// This program knows more about codecs than the built program says.
	has.Data = of.Data
	if has.Reference != chosen.of.Reference {
		has.Reference = chosen.of.Reference
	}
	f.data, f.choose, f.schemas, f.env = []string{made.Data}, f.reference == "", made.Schemas, made.Env
	measured, err := f.options(has)
	if err != nil {
		return err
	}
	b.options(&measured)
	return f.show(ctx, p, f.measureBy(ctx, has, measured))
}
