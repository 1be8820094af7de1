package cli

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/survive"
)

// inputsFile is the file next to the records of variants with what became of unusual messages.
const inputsFile = "inputs.json"

// acceptance tries the messages on which specifications decide with the programs of all jobs, and
// returns which codecs accept or reject others of them than in the first program.
func acceptance(ctx context.Context, jobs []measure.Job, bar *progress) (all []report.OtherChange, err error) {
	var before map[survive.Case]string
	for i, j := range jobs {
		found, err := conformance(ctx, j, bar)
		if err != nil {
			return nil, err
		}
		if i == 0 {
			before = found
			continue
		}
		for c, now := range found {
			if was, known := before[c]; known && was != now {
				all = append(all, report.OtherChange{
					Key:     record.Key{Codec: c.Codec, Data: c.Data, Operation: string(c.Entry)},
					Variant: j.Variant, What: "messages: " + c.Name, From: was, To: now,
				})
			}
		}
	}
	slices.SortFunc(all, func(a, b report.OtherChange) int {
		return cmp.Or(strings.Compare(a.Codec, b.Codec), strings.Compare(a.Data, b.Data), strings.Compare(a.Operation, b.Operation), strings.Compare(a.Variant, b.Variant))
	})
	return all, nil
}

// conformance returns what becomes of messages on which specifications decide, in one line for each
// case.
func conformance(ctx context.Context, j measure.Job, bar *progress) (map[survive.Case]string, error) {
	opt := survive.Options{Path: j.Binaries[0], Env: j.Entry.Env, Kinds: []survive.Kind{survive.Conforms}, Data: j.Data}
	for _, name := range j.Codecs {
		k, err := j.Has.Codec(name)
		if err != nil {
			return nil, err
		}
		if !k.Marks.Baseline() && name != j.Has.Twin() {
			opt.Codecs = append(opt.Codecs, name)
		}
	}
	opt.Progress = func(_ string, done, total int) {
		bar.show(measure.Progress{Phase: "trying unusual messages with " + j.Variant, Done: int64(done), Total: int64(total)})
	}
	found := make(map[survive.Case]string)
	err := survive.Run(ctx, opt, func(r survive.Result) error {
		// The library that others are compared with differs between versions of Go, too.
		if !strings.HasPrefix(r.Name, survive.ComparedWith) {
			found[r.Case] = cmp.Or(r.What, string(r.Verdict))
		}
		return nil
	})
	return found, err
}

// keepInputs writes what became of unusual messages to the folder of the records.
func keepInputs(dir string, all []report.OtherChange) error {
	text, err := json.MarshalIndent(all, "", "\t")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, inputsFile), append(text, '\n'), 0o666)
}

// inputs reads what keepInputs wrote. Without the file there is nothing.
func inputs(dir string) (all []report.OtherChange, err error) {
	text, err := os.ReadFile(filepath.Join(dir, inputsFile))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return all, json.Unmarshal(text, &all)
}
