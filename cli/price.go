package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/price"
	"github.com/wirebench/wirebench/internal/scratch"
	"github.com/wirebench/wirebench/internal/usertype"
)

// priceFlags are the flags of the command price.
type priceFlags struct {
	codecs []string
	data   string
	from   string
	json   bool
	own    usertype.Options
}

func priceCommand(p Program) *cobra.Command {
	var f priceFlags
	cmd := &cobra.Command{
		Use:   "price [TYPE]",
		Short: "Show what codecs add to a program: build time, binary, packages, start",
		Long: `price builds a small program with each codec and one without, and shows what the codec adds: the time
to compile and link it, the size of the binary, packages and modules, lines of code made for the type,
and the time of starting the program. Times are processor time. The program without a codec uses fmt, reflect and
encoding/json already, so the table says nothing about these.

TYPE is a type of yours, as for wirebench own. Without TYPE the programs have the messages of --data.
Codecs that come with the same packages share a row.

Packages that the program without a codec has are compiled before, all others each time. Compiled
packages of your go command are neither used nor changed. All codecs take 4 to 15 minutes.`,
		Example: `  wirebench price --codec json,sonic,protobuf,msgp
  wirebench price ./order.Order --codec protobuf,msgp`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if f.from != "" {
				return f.again()
			}
			return interruptible(cmd, func(ctx context.Context) error { return f.run(ctx, p, args) })
		},
	}
	flags := cmd.Flags()
	flags.StringSliceVar(&f.codecs, "codec", []string{"all"}, "codecs: names, formats such as MessagePack, patterns such as 'ugorji/*', or all")
	flags.StringVar(&f.data, "data", p.usualData(), "without TYPE, the data set whose messages the programs have")
	flags.StringVar(&f.from, "from", "", "print the table of a file that --json has made, and build nothing")
	flags.BoolVar(&f.json, "json", false, "print JSON")
	typeFlags(flags, &f.own)
	completions(cmd, p)
	return cmd
}

// again prints the table of a file.
func (f *priceFlags) again() error {
	data, err := os.ReadFile(f.from)
	if err != nil {
		return err
	}
	var l price.List
	if err := json.Unmarshal(data, &l); err != nil {
		return fmt.Errorf("%s isn't made by price --json: %w", f.from, err)
	}
	return f.print(os.Stdout, l)
}

func (f *priceFlags) run(ctx context.Context, p Program, args []string) error {
	has, err := p.inventory()
	if err != nil {
		return err
	}
	if p.Standalone {
		return errors.New("this program was built to measure without Go, and can't build others: use wirebench itself")
	}
	names, err := chooseCodecs("codec", f.codecs, askables(has))
	if err != nil {
		return err
	}
	names = slices.DeleteFunc(names, func(name string) bool {
		k, err := has.Codec(name)
		return err != nil || k.OnDemand != "" && !asked(f.codecs, name)
	})
	groups := sharing(has, names)
	if len(groups) == 0 {
		return usagef("--codec %s: a baseline adds nothing to a program; name a codec", strings.Join(f.codecs, ","))
	}
	folder, err := scratch.New()
	if err != nil {
		return err
	}
	defer folder.Remove()
	bar := newProgress()
	defer bar.end()
	of := &pricing{program: p, has: has, dir: folder.Path, bar: bar, data: f.data, asked: names}
	if len(args) > 0 {
		if err := of.ofType(f.own, args[0], names); err != nil {
			return err
		}
		defer of.generator.close()
	} else if !slices.Contains(has.DataNames(), f.data) {
		return unknown("data set", f.data, has.DataNames())
	}
	l, err := of.all(ctx, groups)
	if err != nil {
		return err
	}
	bar.end()
	return f.print(os.Stdout, l)
}

// sharing groups the codecs that come with the same packages.
func sharing(has inventory.Inventory, names []string) (groups [][]inventory.Codec) {
	for _, k := range has.Codecs {
		if !slices.Contains(names, k.Name) || k.Marks.Baseline() || k.Marks.Bound || k.Name == has.Twin() {
			continue
		}
		at := slices.IndexFunc(groups, func(g []inventory.Codec) bool { return g[0].Part == k.Part && emitterOf(g[0]) == emitterOf(k) })
		if at < 0 {
			groups = append(groups, nil)
			at = len(groups) - 1
		}
		groups[at] = append(groups[at], k)
	}
	return groups
}

func emitterOf(k inventory.Codec) string {
	if k.Emitter == nil {
		return ""
	}
	return k.Emitter.Package
}

// all builds the programs, and returns what each adds to the one without a codec.
func (p *pricing) all(ctx context.Context, groups [][]inventory.Codec) (price.List, error) {
	l := price.List{Date: time.Now().Format(time.DateOnly)}
	p.bar.say(fmt.Sprintf("building %d programs", len(groups)+1))
	base, err := p.base(ctx)
	if err != nil {
		return l, err
	}
	l.Data = p.data
	if l.Env, err = host.EnvironmentOf(base.Binary); err != nil {
		return l, err
	}
	if l.Base, err = price.Measure(ctx, base); err != nil {
		return l, err
	}
	for i, g := range groups {
		p.bar.building("building programs", g[0].Name, i, len(groups))
		c, err := p.cost(ctx, base, g)
		if err != nil {
			return l, err
		}
		l.Costs = append(l.Costs, c)
	}
	return l, nil
}

// base builds the program without a codec, twice: what the first time compiles is not counted.
func (p *pricing) base(ctx context.Context) (price.Program, error) {
	p.bar.building("compiling the program without a codec", "", 0, 0)
	floor := slices.IndexFunc(p.has.Codecs, func(k inventory.Codec) bool { return k.Marks.Floor })
	if floor < 0 {
		return price.Program{}, errors.New("this program has no codec that does nothing, which others are compared with")
	}
	codecs := p.has.Codecs[floor : floor+1]
	if _, err := p.build(ctx, "first", filepath.Join(p.dir, compiled), codecs); err != nil {
		return price.Program{}, err
	}
	b, err := p.build(ctx, "base", filepath.Join(p.dir, compiled), codecs)
	return b.Program, err
}

// cost builds a program with codecs. If that fails, the cost says why. The error is of the machine.
func (p *pricing) cost(ctx context.Context, base price.Program, codecs []inventory.Codec) (c price.Cost, err error) {
	dir, err := os.MkdirTemp(p.dir, "with-")
	if err != nil {
		return c, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	own := filepath.Join(dir, compiled)
	if err := price.Copy(filepath.Join(p.dir, compiled), own); err != nil {
		return c, err
	}
	b, err := p.build(ctx, filepath.Base(dir), own, codecs)
	defer b.remove()
	switch {
	case ctx.Err() != nil:
		return c, ctx.Err()
	case err != nil:
		c.Why = err.Error()
	default:
		if err := price.Works(ctx, b.Program, p.data, codecs[0].Name); err != nil {
			c.Why = err.Error()
		} else if c, err = price.Added(ctx, base, b.Program); err != nil {
			return c, err
		}
	}
	for _, k := range codecs {
		c.Codecs = append(c.Codecs, k.Name)
	}
	return c, nil
}
