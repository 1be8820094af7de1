package cli

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/usertype"
	"github.com/wirebench/wirebench/internal/usertype/captured"
	"github.com/wirebench/wirebench/internal/variant"
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

TYPE is a package, a dot and the type's name, such as ./order.Order. The type may be
internal, unexported, in package main, or generic. Write type arguments of other packages with
their paths: ./page.Page[int,./order.Order].

The messages come from files, or from a function of yours that returns []T, []*T, or iter.Seq
of either. Without --samples wirebench makes messages from the type; such results say less about
your data.

If few formats support parts of the type, wirebench measures a plain stand-in, which is called
the type's message (docs/method/forms.md). Before it measures, it prints on standard error how the
stand-in represents each part, and which parts it leaves out.

wirebench check TYPE gives the codecs hostile and damaged messages of the type.

With --take nothing is measured. For each codec that --take names, wirebench writes a package
with the schema and code for the type: Marshal, Unmarshal, and a test of the round trip of your
samples, which has already passed. The packages are in the folder -o, which is below your module.
They don't need wirebench.`,
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
	typeFlags(cmd.Flags(), &opt)
	cmd.Flags().BoolVar(&opt.Partial, "partial", false, "measure codecs without the parts of messages that they can't carry; their rows have no rank and name the missing parts")
	cmd.Flags().StringSliceVar(&taken, "take", nil, "codecs, named as for --codec, whose schemas and code are written to the folder -o (default wire) for you to keep; nothing is measured")
	completions(cmd, p)
	return cmd
}

// typeFlags adds the flags that say how a user's type and its messages are read.
func typeFlags(flags *pflag.FlagSet, opt *usertype.Options) {
	flags.StringVar(&opt.Samples, "samples", "", "messages: a file or folder ("+strings.Join(captured.Ends(), ", ")+"), or a function such as ./order.Examples (default values made from the type)")
	flags.BoolVar(&opt.SkipUnfit, "skip-bad", false, "leave out samples that do not fit the type, and use the others")
	flags.StringArrayVar(&opt.Unions, "union", nil, "types that an interface holds, if they are neither in its package nor in that of TYPE: ./shape.Shape=./a.Circle,./b.Square")
	namesVar(flags, &opt.Omit, "omit", nil, "fields to leave out of messages: Order.Debug, or .Debug in every struct")
	namesVar(flags, &opt.Include, "include", nil, "fields with the tag json:\"-\" that messages have nevertheless")
	flags.StringVar(&opt.Versions, "versions", usertype.Mine, "versions of modules that both your module and a codec need: mine (your module's), or ours (wirebench's)")
}

// runOwn builds the program for the user's type and measures with it.
func runOwn(ctx context.Context, p Program, f *runFlags, opt usertype.Options) error {
	variants, err := f.chosenVariants()
	if err != nil {
		return err
	}
	build := f.ownBuilder(p, opt)
	if variants != nil {
		return f.compareVariants(ctx, p, variants, build)
	}
	bar := newProgress()
	defer bar.end()
	b, has, measured, err := build(ctx, variant.Variant{}, bar)
	if err != nil {
		return err
	}
	defer b.remove()
	bar.end()
	b.options(&measured)
	if err := f.announce(has, measured, "proving them, then measuring"); err != nil {
		return err
	}
	return f.show(ctx, p, f.measureBy(ctx, has, measured))
}

// ownBuilder returns what builds programs for the user's type.
func (f *runFlags) ownBuilder(p Program, opt usertype.Options) builder {
	return func(ctx context.Context, v variant.Variant, bar *progress) (*built, inventory.Inventory, measure.Options, error) {
		f.data = []string{"all"} // until the type is known
		has, checked, err := f.checked(p)
		if err != nil {
			return nil, has, checked, err
		}
		if p.Standalone {
			return nil, has, checked, errors.New("this program was built to measure without Go, and can't build a program for your type: use wirebench itself")
		}
		chosen, err := selected(has, checked.Codecs, nil, nil)
		if err != nil {
			return nil, has, checked, err
		}
		g, err := p.generator(has, chosen.codecs, bar)
		if err != nil {
			return nil, has, checked, err
		}
		defer g.close()
		g.variant = v
		of, err := p.ownOptions(opt, checked, chosen, g, bar)
		if err != nil {
			return nil, has, checked, err
		}
		of.Program.Variant = v
		of.Program.Layouts, of.Program.Once = f.seeds(checked, v)
		made, err := usertype.Build(ctx, of)
		if err != nil {
			return nil, has, checked, err
		}
		if !made.Built.IsZero() {
			bar.say("using the program that was built on " + made.Built.Format("2006-01-02 at 15:04"))
		}
		b, measured, err := f.made(ctx, &has, of, made, bar)
		if err != nil {
			return nil, has, measured, errors.Join(err, made.Remove())
		}
		b.earlier = earlier(has, made.Code, bar)
		return b, has, measured, nil
	}
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

// ownBuilt returns a program for a type in the form of any other program, with the codecs that it lacks.
func ownBuilt(has inventory.Inventory, made *usertype.Program, bar *progress) (*built, error) {
	b := &built{binaries: made.Binaries, layouts: make([]int, len(made.Binaries))}
	if err := b.dropped(made.Dropped, selection{of: has, codecs: has.Codecs}, bar); err != nil {
		return nil, err
	}
	for e, reason := range made.Unmade {
		for _, name := range e.Offers() {
			b.absent = append(b.absent, measure.Absent{Codec: name, Reason: reason})
		}
	}
	return b, nil
}

// made returns a program for a type with the options for measuring with it, and adds the type to the
// inventory.
func (f *runFlags) made(ctx context.Context, has *inventory.Inventory, opt usertype.Options, made *usertype.Program, bar *progress) (*built, measure.Options, error) {
	none := measure.Options{}
	b, err := ownBuilt(*has, made, bar)
	if err != nil {
		return nil, none, err
	}
	b.folder = made
	for i, seed := range opt.Program.Layouts {
		b.layouts[i] = int(seed)
	}
	if err := b.describe(slices.Concat(opt.Program.Codecs, made.Native)); err != nil {
		return nil, none, err
	}
	of, err := made.Inventory(ctx)
	if err != nil {
		return nil, none, err
	}
	// This program knows more about codecs than the built program says.
	has.Data = of.Data
	f.data, f.choose, f.schemas, f.env = []string{made.Data}, f.reference == "", made.Schemas, made.Env
	measured, err := f.options(*has)
	return b, measured, err
}
