// Checks maintains what is published of the results of wirebench check: the records in the folders of
// results/checks, results/checks/verdicts.json, which programs embed, and the tables of
// docs/survives.md and docs/changes.md.
//
//	go run ./scripts/checks -add DIR   # publish the record in DIR in place of one of the same Go and kind
//	go run ./scripts/checks            # write verdicts.json and the tables again
//	go run ./scripts/checks -check     # fail if they are not what it would write
//
// A published record withholds inputs that harm a decoder in a way that is not documented yet, so that
// nobody reads here how to harm programs before the authors of the library had time to react
// (SECURITY.md).
package main

import (
	"bytes"
	"compress/gzip"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/survive"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

var (
	folder   = filepath.Join("results", "checks")
	verdicts = filepath.Join(folder, "verdicts.json")
)

func main() {
	add := flag.String("add", "", "folder of a record to publish")
	check := flag.Bool("check", false, "write nothing, and fail if a file differs")
	flag.Parse()
	if err := run(*add, *check); err != nil {
		fmt.Fprintln(os.Stderr, "checks:", err)
		os.Exit(1)
	}
}

func run(add string, check bool) error {
	if add != "" {
		if err := publish(add); err != nil {
			return err
		}
	}
	recs, err := published()
	if err != nil {
		return err
	}
	var all verdict.All
	for _, rec := range recs {
		all = append(all, rec.Verdicts())
	}
	var text bytes.Buffer
	if err := all.Encode(&text); err != nil {
		return err
	}
	if err := leave(verdicts, text.Bytes(), check); err != nil {
		return err
	}
	for name, parts := range pages(recs) {
		page := filepath.Join("docs", name)
		was, err := os.ReadFile(page)
		if err != nil {
			return err
		}
		now, err := fill(string(was), parts)
		if err != nil {
			return fmt.Errorf("%s: %w", page, err)
		}
		if err := leave(page, []byte(now), check); err != nil {
			return err
		}
	}
	return nil
}

// leave writes a file, or compares it with what it would write.
func leave(path string, text []byte, check bool) error {
	if !check {
		return os.WriteFile(path, text, 0o666)
	}
	was, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if !bytes.Equal(was, text) {
		return fmt.Errorf("%s differs from the records of checks; go run ./scripts/checks", path)
	}
	return nil
}

// published returns the published records, the one of the newest Go first.
func published() ([]survive.Record, error) {
	names, err := filepath.Glob(filepath.Join(folder, "*", survive.File+".gz"))
	if err != nil {
		return nil, err
	}
	slices.Sort(names)
	slices.Reverse(names)
	var all []survive.Record
	for _, name := range names {
		rec, err := survive.Open(name)
		if err != nil {
			return nil, err
		}
		all = append(all, rec)
	}
	return all, nil
}

// publish copies a record, without inputs that harm a decoder in a way that is not documented.
func publish(dir string) error {
	rec, err := survive.Open(dir)
	if err != nil {
		return err
	}
	if rec.Results, err = public(rec.Results); err != nil {
		return err
	}
	to := filepath.Join(folder, rec.Go)
	if len(rec.Data) == 0 { // only changes of types were tried
		to += "-changes"
	}
	if err := os.MkdirAll(to, 0o777); err != nil {
		return err
	}
	file, err := os.Create(filepath.Join(to, survive.File+".gz"))
	if err != nil {
		return err
	}
	packed, err := gzip.NewWriterLevel(file, gzip.BestCompression)
	if err != nil {
		return err
	}
	if err := rec.Encode(packed); err != nil {
		return err
	}
	if err := packed.Close(); err != nil {
		return err
	}
	return file.Close()
}

// public returns the results without inputs that harm a decoder in a way that is not documented.
func public(results []survive.Result) (all []survive.Result, err error) {
	var withheld []survive.Case
	for _, r := range results {
		news, err := isNews(r)
		if err != nil {
			return nil, err
		}
		if news {
			if r = r.Withheld(); slices.Contains(withheld, r.Case) {
				continue // one of them is enough
			}
			withheld = append(withheld, r.Case)
		}
		if err := publicMisses(&r); err != nil {
			return nil, err
		}
		all = append(all, r.Trimmed())
	}
	return all, nil
}

// publicMisses removes such inputs from the misses of a result, which may be less harmful than its own.
func publicMisses(r *survive.Result) error {
	if r.Conformance == nil {
		return nil
	}
	c := *r.Conformance
	c.Misses = nil
	for _, m := range r.Conformance.Misses {
		news, err := isNews(survive.Result{Case: r.Case, Verdict: survive.Fails, How: m.How, What: m.What})
		if err != nil {
			return err
		}
		if news {
			c.Unlisted++
			continue
		}
		c.Misses = append(c.Misses, m)
	}
	r.Conformance = &c
	return nil
}

// isNews reports whether a result shows how to harm a decoder in a way that is not documented.
func isNews(r survive.Result) (bool, error) {
	k, err := builtin.Known().Codec(r.Codec)
	known := slices.ContainsFunc(k.Limits, func(l codec.Limit) bool { return slices.Contains(r.Risks(), l.Risk) })
	return r.Dangerous() && !known, err
}
