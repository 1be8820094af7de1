package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/evolve"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/revision"
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
the type. Each is also exchanged with made values in all fields that it does not set.`,
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
	g, err := p.generator(has, s.codecs, bar)
	if err != nil {
		return err
	}
	defer g.close()
	var programs []*evolving
	var unfit *usertype.UnfitError // the old version
	for i, opt := range []usertype.Options{old, now} {
		if opt, err = p.ownOptions(opt, measure.Options{}, s, g, bar); err != nil {
			return err
		}
		opt.Pass = true
		if i > 0 {
			opt.Older = programs[0].made.Schema
		}
		e, err := newEvolving(ctx, has, opt, bar)
		if no := (*usertype.UnfitError)(nil); errors.As(err, &no) {
			if unfit != nil {
				return fmt.Errorf("the samples fit neither version: the old one: %w", unfit)
			}
			which := "new"
			if i == 0 {
				which, unfit = "old", no
			}
			bar.say("no sample fits the " + which + " version: its messages are made from the type")
			opt.Samples = ""
			e, err = newEvolving(ctx, has, opt, bar)
		}
		if err != nil {
			return err
		}
		defer e.made.Remove()
		programs = append(programs, e)
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
	var rows evolutions
	for _, name := range names {
		k, err := has.Codec(name)
		if err != nil {
			return err
		}
		if why := cmp.Or(programs[0].absent(name), programs[1].absent(name)); why != "" {
			rows = append(rows, &evolution{Codec: name, Why: why})
			continue
		}
		rows = append(rows, &evolution{Codec: name})
		opt.Codecs = append(opt.Codecs, evolve.Codec{Name: name, Fields: k.Fields})
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

// versions returns both versions of the type. dir is a folder for their files.
func (f *evolveFlags) versions(ctx context.Context, args []string, dir string, bar *progress) (old, now usertype.Options, err error) {
	opt := f.own
	if _, err := os.Stat(opt.Samples); err == nil && opt.Samples != "" { // both programs may be built elsewhere
		if opt.Samples, err = filepath.Abs(opt.Samples); err != nil {
			return old, now, err
		}
	}
	old, now = opt, opt
	old.Type = args[0]
	if f.since != "" {
		now.Type = args[0]
		if old.Dir, err = revision.Git(ctx, ".", f.since, dir); err != nil {
			return old, now, err
		}
		if changed, err := revision.Changed(ctx, "."); err != nil {
			return old, now, err
		} else if changed {
			bar.say("the new version has changes that are not committed")
		}
	} else {
		if now.Type = args[1]; strings.HasPrefix(now.Type, "@") {
			path, _, _ := strings.Cut(old.Type, "@")
			now.Type = path + now.Type
		}
		for i, v := range []*usertype.Options{&old, &now} {
			if err := versioned(ctx, v, filepath.Join(dir, fmt.Sprint("version", i)), bar); err != nil {
				return old, now, err
			}
		}
	}
	old.SkipUnfit, now.SkipUnfit = opt.Samples != "", opt.Samples != "" // samples may be of one version
	return old, now, nil
}

// versioned finds a type of a module in a version, if its name has one.
func versioned(ctx context.Context, v *usertype.Options, dir string, bar *progress) error {
	path, version, found := strings.Cut(v.Type, "@")
	if !found {
		return nil
	}
	dot := strings.LastIndexByte(path, '.')
	if dot < strings.LastIndexByte(path, '/') || version == "" {
		return usagef("%s: write a type of a module with its version as k8s.io/api/core/v1.Pod@v0.33.0", v.Type)
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	bar.say("getting " + path[:dot] + " " + version)
	v.Type, v.Dir = path, dir
	return revision.Module(ctx, path[:dot], version, dir)
}

// evolving is a program with one version of the type.
type evolving struct {
	made  *usertype.Program
	built *built
}

func newEvolving(ctx context.Context, has inventory.Inventory, opt usertype.Options, bar *progress) (*evolving, error) {
	made, err := usertype.Build(ctx, opt)
	if err != nil {
		return nil, err
	}
	b, err := ownBuilt(has, made, bar)
	if err != nil {
		return nil, errors.Join(err, made.Remove())
	}
	return &evolving{made, b}, nil
}

func (e *evolving) program() evolve.Program {
	return evolve.Program{Path: e.made.Binaries[0], Env: e.made.Env}
}

// absent returns why the program lacks a codec, or "".
func (e *evolving) absent(codec string) string {
	if i := slices.IndexFunc(e.built.absent, func(a measure.Absent) bool { return a.Codec == codec }); i >= 0 {
		return e.built.absent[i].Reason
	}
	return ""
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
