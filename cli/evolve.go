package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/evolve"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/scratch"
	"github.com/wirebench/wirebench/internal/usertype"
	"github.com/wirebench/wirebench/schema"
)

// evolveFlags are the flags of the command evolve.
type evolveFlags struct {
	codecs     []string
	since      string
	renamed    map[string]string
	fail, json bool
	own        usertype.Options
}

func evolveCommand(p Program) *cobra.Command {
	var f evolveFlags
	cmd := &cobra.Command{
		Use:   "evolve OLD [NEW]",
		Short: "Show what a change of your type breaks, and which programs may get it first",
		Long: `evolve compares two versions of a Go type of yours. For each codec it shows what programs with the
new version read from messages of the old one, what programs with the old version read from messages
of the new one, and what is left of a new message that an old program has read and written again.

OLD and NEW are types, as for the command own. A type of a module is named with a version:
k8s.io/api/core/v1.Pod@v0.33.0. If NEW is only a version, it is one of the same type. With --since, OLD
is the type as it was in that revision of the git repository, and NEW the type as it is in your files,
which are only read.

Both versions are built as programs of their own, which exchange nothing but bytes. Fields are compared
by their names. Formats with numbers keep the number of each name, and new names get new numbers.
Samples are messages of each version that they fit. If none fits one of them, its messages are made from
the type. Each is also exchanged with made values in all fields that it does not set. Files of a module
may be samples, too: --samples 'k8s.io/api@v0.36.0/testdata/*/core.v1.Pod.json'.`,
		Example: `  wirebench evolve ./v1.Order ./v2.Order --samples orders.jsonl
  wirebench evolve ./order.Order --since v1.4.0 --codec json,msgp/tuple --fail
  wirebench evolve k8s.io/api/core/v1.Pod@v0.33.0 @v0.36.0 --codec json,protobuf,cbor`,
		Args: cobra.RangeArgs(1, 2),
		RunE: func(cmd *cobra.Command, args []string) error {
			if (f.since == "") == (len(args) == 1) {
				return usagef("evolve compares two versions: name OLD and NEW, or one type and --since REVISION")
			}
			return interruptible(cmd, func(ctx context.Context) error { return f.run(ctx, p, args) })
		},
	}
	flags := cmd.Flags()
	flags.StringSliceVar(&f.codecs, "codec", []string{"all"}, "codecs: names, formats such as MessagePack, patterns such as 'ugorji/*', or all")
	flags.StringVar(&f.since, "since", "", "revision of the git repository, such as a tag, with the old version")
	flags.StringToStringVar(&f.renamed, "renamed", nil, "fields with another name in the new version: Lines.Amount=Total, which is the new path and the old name")
	flags.BoolVar(&f.fail, "fail", false, "exit with 1 if programs with the new version can't read what a codec wrote with the old one")
	flags.BoolVar(&f.json, "json", false, "print JSON: a line for each codec and direction, with a message that shows the outcome")
	typeFlags(flags, &f.own)
	completions(cmd, p)
	return cmd
}

func (f *evolveFlags) run(ctx context.Context, p Program, args []string) error {
	has, err := p.inventory()
	if err != nil {
		return err
	}
	if p.Standalone {
		return errors.New("this program was built to measure without Go, and can't build programs for your type: use wirebench itself")
	}
	names, err := f.chosen(has)
	if err != nil {
		return err
	}
	folder, err := scratch.New()
	if err != nil {
		return err
	}
	defer folder.Remove()
	bar := newProgress()
	defer bar.end()
	old, now, err := f.versions(ctx, args, folder.Path, bar)
	if err != nil {
		return err
	}
	s, err := selected(has, names, nil, nil)
	if err != nil {
		return err
	}
	programs, err := f.programs(ctx, p, has, s, []usertype.Options{old, now}, bar)
	for _, e := range programs {
		defer e.made.Remove()
	}
	if err != nil {
		return err
	}
	if !common(programs[0].made.Schema.Root, programs[1].made.Schema.Root) && len(f.renamed) == 0 {
		return fmt.Errorf("%s and %s have no field in common, so they are no versions of one type; --renamed names fields that have another name now", programs[0].made.Data, programs[1].made.Data)
	}
	change := corpus.Change{Name: programs[0].made.Data, Newer: programs[1].made.Data, Renamed: f.renamed}
	opt := evolve.Options{
		Old: programs[0].program(), New: programs[1].program(), Changes: []corpus.Change{change}, Complete: true,
		Progress: func(_ string, done, total int) {
			bar.show(measure.Progress{Phase: "exchanging messages", Done: int64(done), Total: int64(total)})
		},
	}
	rows, err := rowsOf(has, names, programs)
	if err != nil {
		return err
	}
	for _, r := range rows {
		if r.Why == "" {
			opt.Codecs = append(opt.Codecs, evolve.Codec{Name: r.Codec, Fields: r.fields})
		}
	}
	if err := evolve.Run(ctx, opt, rows.add); err != nil {
		return err
	}
	bar.end()
	if err := f.print(os.Stdout, rows); err != nil {
		return err
	}
	return f.broken(rows)
}

// common reports whether two versions of a type may have a field in common.
func common(old, now *schema.Type) bool {
	if old.Kind != schema.Struct || now.Kind != schema.Struct || len(old.Fields) == 0 || len(now.Fields) == 0 {
		return true // they have no fields that could differ
	}
	return slices.ContainsFunc(now.Fields, func(f schema.Field) bool {
		return slices.ContainsFunc(old.Fields, func(was schema.Field) bool { return was.Name == f.Name })
	})
}

// chosen returns the names of the codecs.
func (f *evolveFlags) chosen(has inventory.Inventory) ([]string, error) {
	codecs, err := chooseCodecs("codec", f.codecs, askables(has))
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(codecs, func(name string) bool {
		k, err := has.Codec(name)
		return err != nil || k.Marks.Baseline() || name == has.Twin() || k.Fields == ""
	}), nil
}

// broken returns an error that names the codecs of which new programs can't read what old ones wrote, if
// --fail asks for it.
func (f *evolveFlags) broken(rows evolutions) error {
	var names []string
	for _, r := range rows {
		if len(r.ways) == 0 {
			continue
		}
		if o := r.cells[r.ways[0]][evolve.Backward].Outcome; o != "" && !o.Harmless() {
			names = append(names, r.Codec)
		}
	}
	if !f.fail || names == nil {
		return nil
	}
	return fmt.Errorf("the new version breaks what these codecs wrote with the old one: %s", strings.Join(names, ", "))
}
