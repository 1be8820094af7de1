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
)

// again tries the input of a result again.
func (f *checkFlags) tryAgain(ctx context.Context, p Program) error {
	dir := f.dir
	if dir == "" {
		in, err := checksFolder()
		if err != nil {
			return err
		}
		all, err := filepath.Glob(filepath.Join(in, "*", survive.File))
		if err != nil || len(all) == 0 {
			return fmt.Errorf("there is no record of checks in %s; name its folder with -o", in)
		}
		dir = slices.Max(all)
	}
	rec, err := survive.Open(dir)
	if err != nil {
		return err
	}
	result, err := rec.Find(strings.TrimSpace(f.replay))
	if err != nil {
		return err
	}
	has, err := p.inventory()
	if err != nil {
		return err
	}
	f.codecs = []string{result.Codec}
	f.again(rec)
	opt := survive.Options{
		Codecs: []string{result.Codec}, Data: dataOf(rec, result), Kinds: []survive.Kind{result.Kind},
		Only: &survive.Replay{Data: result.Data, Entry: result.Entry, Name: result.Name, Input: result.Input},
	}
	bar := newProgress()
	programs, err := f.build(ctx, p, has, &opt, bar)
	bar.end()
	if err != nil {
		return err
	}
	defer programs.remove()
	return survive.Run(ctx, opt, func(r survive.Result) error {
		if r.Kind == survive.Memory {
			_, err := fmt.Fprintf(os.Stdout, "%s, %s, %s: %s %s\n", r.Codec, r.Data, r.Name, r.Verdict, r.What)
			return err
		}
		_, err := fmt.Fprintf(os.Stdout, "%s, %s, %s of %d bytes (%.60s): %s\n", r.Codec, r.Data, r.Entry, r.Input.Len(), r.Input, r.What)
		return err
	})
}

// dataOf returns the data sets that a result needs.
func dataOf(rec survive.Record, r survive.Result) []string {
	if r.Data == survive.Several || r.Kind == survive.Damage && r.Input == nil { // it may be a message of another type
		return rec.Data
	}
	return []string{cmp.Or(r.Data, checkedData[0])} // a suite needs no data set
}
