package cli

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/survive"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// tryAgain tries the input of a result again.
func (f *checkFlags) tryAgain(ctx context.Context, p Program) error {
	rec, result, err := f.find(p, strings.TrimSpace(f.replay))
	if err != nil {
		return err
	}
	if err := result.Again(); err != nil {
		return err
	}
	has, err := p.inventory()
	if err != nil {
		return err
	}
	if result.Kind == survive.Evolution {
		f.codecs = []string{result.Codec}
		return f.exchangeAgain(ctx, p, has, result)
	}
	f.again(rec)
	f.data, f.kinds = dataOf(rec, result), []string{string(result.Kind)}
	if !result.NeedsOthers() {
		f.codecs = []string{result.Codec}
	}
	opt, err := f.options(has)
	if err != nil {
		return err
	}
	opt.Data = f.data
	opt.Only = &survive.Replay{Data: result.Data, Entry: result.Entry, Name: result.Name, Input: result.Input}
	bar := newProgress()
	programs, err := f.build(ctx, p, has, &opt, bar)
	bar.end()
	if err != nil {
		return err
	}
	defer programs.remove()
	for _, a := range programs.absent {
		if a.Codec == result.Codec {
			return fmt.Errorf("no program can be built with %s: %s", a.Codec, a.Reason)
		}
	}
	opt.Codecs = []string{result.Codec}
	return survive.Run(ctx, opt, func(r survive.Result) error {
		if r.Input == nil || r.Conformance != nil { // no single input was tried
			what := strings.TrimSpace(fmt.Sprintf("%s %s", r.Verdict, r.What))
			_, err := fmt.Fprintf(os.Stdout, "%s, %s: %s\n%s", strings.Join(slices.DeleteFunc([]string{r.Codec, r.Data}, func(s string) bool { return s == "" }), ", "), r.Name, what, differences(r))
			return err
		}
		_, err := fmt.Fprintf(os.Stdout, "%s, %s, %s of %d bytes (%.60s): %s\n", r.Codec, r.Data, r.Entry, r.Input.Len(), r.Input, r.What)
		return err
	})
}

// differences lists what a comparison with another library found, a line each.
func differences(r survive.Result) string {
	var b strings.Builder
	if r.Conformance != nil {
		for _, m := range r.Conformance.Misses {
			fmt.Fprintf(&b, "  %s: %s\n", m.Vector, m.What)
		}
		if n := r.Conformance.Unlisted; n > 0 {
			fmt.Fprintf(&b, "  and %d more\n", n)
		}
	}
	return b.String()
}

// find returns the result with an ID and the record that it is of: the record in the folder that was named, or
// else one on this machine, the newest first, or else the verdicts that come with the program.
func (f *checkFlags) find(p Program, id string) (rec survive.Record, r survive.Result, err error) {
	dirs := []string{f.dir}
	if f.dir == "" {
		if dirs, err = localChecks(); err != nil {
			return rec, r, err
		}
	}
	var unread error
	for _, dir := range dirs {
		rec, err := survive.Open(dir)
		if err != nil {
			unread = cmp.Or(unread, err)
			continue
		}
		if r, found := rec.Find(id); found {
			return rec, r, nil
		}
	}
	if f.dir == "" {
		all, err := verdict.Parse(p.Verdicts)
		if err != nil {
			return rec, r, err
		}
		if checks, codec, e, found := all.Find(id); found {
			r, err := survive.ResultOf(codec, e)
			return survive.Record{Header: survive.Header{Data: checks.Data}}, r, err
		}
	}
	if unread != nil {
		return rec, r, fmt.Errorf("no result that can be read has the ID %.20q: %w", id, unread)
	}
	return rec, r, fmt.Errorf("no result has the ID %.20q; wirebench check prints the IDs", id)
}

// localChecks returns the records of checks on this machine, the newest first.
func localChecks() ([]string, error) {
	in, err := checksFolder()
	if err != nil {
		return nil, nil // without a cache there are no records in it
	}
	all, err := filepath.Glob(filepath.Join(in, "*", survive.File))
	slices.Reverse(all) // it was in the order of time
	return all, err
}

// dataOf returns the data sets that a result needs.
func dataOf(rec survive.Record, r survive.Result) []string {
	if r.Data == survive.Several || r.Kind == survive.Damage && r.Input == nil { // it may be a message of another type
		return rec.Data
	}
	return []string{cmp.Or(r.Data, checkedData[0])} // a suite needs no data set
}
