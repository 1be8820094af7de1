package usertype

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"golang.org/x/sync/errgroup"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/internal/standalone"
)

// list asks the go command for the packages of the folder. With -deps it includes their
// dependencies.
func (t *taker) list(ctx context.Context, flags ...string) (map[string]standalone.Package, error) {
	args := append(append([]string{"list", "-e"}, flags...), "-json=ImportPath,Name,Dir,GoFiles,Imports,TestImports,Module", "./...")
	out, err := emit.Command(ctx, t.dir, t.env, "go", args...)
	if err != nil {
		return nil, err
	}
	all := make(map[string]standalone.Package)
	for dec := json.NewDecoder(strings.NewReader(out)); dec.More(); {
		var p standalone.Package
		if err := dec.Decode(&p); err != nil {
			return nil, fmt.Errorf("go list: %w", err)
		}
		all[p.ImportPath] = p
	}
	return all, nil
}

// Refused is the error of codecs that can't be handed over.
type Refused struct {
	Codecs  []string
	Reasons []error // one for each of Codecs
	Of      int     // how many codecs were asked for
}

func (r *Refused) Error() string {
	if len(r.Codecs) == 1 {
		return fmt.Sprintf("--take %s: %v", r.Codecs[0], r.Reasons[0])
	}
	return fmt.Sprintf("nothing was written, since --take can't write %d of %d formats: leave out %s", len(r.Codecs), r.Of, strings.Join(r.Codecs, ","))
}

// refusal returns the error of the codecs that have one, or nil. If there are several, it notes
// each.
func (t *taker) refusal(ctx context.Context, errs []error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	refused := &Refused{Of: len(errs)}
	for i, k := range t.what.Codecs {
		err := errs[i]
		if err == nil {
			continue
		}
		var command *emit.CommandError
		if errors.As(err, &command) {
			t.opt.note(command.Error())
			err = errors.New(command.Short())
		}
		refused.Codecs, refused.Reasons = append(refused.Codecs, k.Name), append(refused.Reasons, err)
	}
	if len(refused.Codecs) == 0 {
		return nil
	}
	for i, name := range refused.Codecs {
		if len(refused.Codecs) > 1 {
			t.opt.note(fmt.Sprintf("--take %s: %v", name, refused.Reasons[i]))
		}
	}
	return refused
}

// try runs the tests and finds the modules that the packages need.
func (t *taker) try(ctx context.Context) error {
	errs := make([]error, len(t.what.Codecs))
	var all errgroup.Group
	all.SetLimit(runtime.GOMAXPROCS(0))
	for i, k := range t.what.Codecs {
		all.Go(func() error {
			_, err := emit.Command(ctx, t.dir, t.env, "go", "test", "./"+folderOf(k)+"/...")
			var failed *emit.CommandError
			if errors.As(err, &failed) {
				err = fmt.Errorf("its test on the samples fails: %s", complained(failed.Said))
			}
			errs[i] = err
			return nil // the other tests continue
		})
		t.taken.Folders = append(t.taken.Folders, folderOf(k))
	}
	_ = all.Wait() // errors are in errs
	if err := t.refusal(ctx, errs); err != nil {
		return err
	}
	needed, err := t.list(ctx, "-deps", "-test")
	if err != nil {
		return err
	}
	for _, p := range needed {
		if p.Module == nil || p.Module.Path != t.taken.Import {
			continue
		}
		for _, of := range slices.Concat(p.Imports, p.TestImports) {
			if m := needed[of].Module; m != nil && m.Version != "" && !t.workspace.Requires(m.Path) {
				t.taken.Get = append(t.taken.Get, m.Path+"@"+m.Version)
			}
		}
	}
	slices.Sort(t.taken.Get)
	t.taken.Get = slices.Compact(t.taken.Get)
	return nil
}

// complained is the first line of output that says what fails. If the line announces a difference,
// the first line of the difference is added.
func complained(said string) string {
	if at := strings.Index(said, "--- FAIL"); at >= 0 { // skip what packages print before it
		said = said[at:]
	}
	first := ""
	for line := range strings.Lines(said) {
		line = strings.TrimSpace(line)
		switch {
		case line == "" || strings.HasPrefix(line, "#") || strings.HasPrefix(line, "--- FAIL") || strings.HasPrefix(line, "go: downloading"):
		case first == "" && !strings.HasSuffix(line, "(-want +got):"):
			return line
		case first == "":
			first = line
		case strings.HasPrefix(line, "-") || strings.HasPrefix(line, "+"):
			return first + " " + strings.Join(strings.Fields(line), " ")
		}
	}
	return cmp.Or(first, said)
}

// leave moves the packages to the user's folder, all or none.
func (t *taker) leave(to string) (err error) {
	if err := os.MkdirAll(filepath.Dir(to), 0o777); err != nil {
		return err
	}
	beside, err := os.MkdirTemp(filepath.Dir(to), ".wirebench-")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(beside)) }()
	whole := filepath.Join(beside, "whole")
	for _, name := range append([]string{"internal", standalone.Messages}, t.taken.Folders...) {
		from := filepath.Join(t.dir, name)
		if _, err := os.Stat(from); name == standalone.Messages && errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err := os.CopyFS(filepath.Join(whole, name), os.DirFS(from)); err != nil {
			return err
		}
	}
	if err := os.Remove(to); err != nil && !errors.Is(err, fs.ErrNotExist) { // it is empty
		return err
	}
	return os.Rename(whole, to)
}
