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

	"github.com/wirebench/wirebench/internal/evolve"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/revision"
	"github.com/wirebench/wirebench/internal/usertype"
)

// programs builds the programs of both versions. It returns those that were built also with an error.
func (f *evolveFlags) programs(ctx context.Context, p Program, has inventory.Inventory, s selection, versions []usertype.Options, bar *progress) (programs []*evolving, err error) {
	g, err := p.generator(has, s.codecs, bar)
	if err != nil {
		return nil, err
	}
	defer g.close()
	var unfit *usertype.UnfitError // the old version
	for i, opt := range versions {
		if opt, err = p.ownOptions(opt, measure.Options{}, s, g, bar); err != nil {
			return programs, err
		}
		opt.Pass = true
		if i > 0 {
			opt.Older = programs[0].made.Schema
		}
		e, err := newEvolving(ctx, has, opt, bar)
		if no := (*usertype.UnfitError)(nil); errors.As(err, &no) {
			if unfit != nil {
				return programs, fmt.Errorf("the samples fit neither version: the old one: %w", unfit)
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
			return programs, err
		}
		programs = append(programs, e)
	}
	return programs, nil
}

// rowsOf returns a row for each codec, with the reason if one of the programs lacks it.
func rowsOf(has inventory.Inventory, names []string, programs []*evolving) (rows evolutions, err error) {
	for _, name := range names {
		k, err := has.Codec(name)
		if err != nil {
			return nil, err
		}
		rows = append(rows, &evolution{Codec: name, fields: k.Fields, Why: cmp.Or(programs[0].absent(name), programs[1].absent(name))})
	}
	return rows, nil
}

// versions returns both versions of the type. dir is a folder for their files.
func (f *evolveFlags) versions(ctx context.Context, args []string, dir string, bar *progress) (old, now usertype.Options, err error) {
	opt := f.own
	if _, err := os.Stat(opt.Samples); err == nil && opt.Samples != "" { // both programs may be built elsewhere
		if opt.Samples, err = filepath.Abs(opt.Samples); err != nil {
			return old, now, err
		}
	} else if revision.OfModule(opt.Samples) {
		bar.say("getting " + opt.Samples)
		folder := filepath.Join(dir, "samples")
		if err := revision.Files(ctx, opt.Samples, folder); err != nil {
			return old, now, fmt.Errorf("--samples: %w", err)
		}
		opt.Samples = folder
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
