package cli

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/wirebench/wirebench/internal/advise"
	"github.com/wirebench/wirebench/internal/price"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// question returns the question that the flags ask, but for what depends on the record.
func (f *adviseFlags) question() (advise.Question, error) {
	q := advise.Question{Case: caseText(f.cases), Flags: f.typed, Load: f.load, Now: f.now, Compare: f.compare, Fixed: f.fixed, Today: time.Now()}
	var err error
	if f.link != "" {
		if q.Load.Link, err = bits(f.link); err != nil {
			return q, err
		}
	}
	if !slices.Contains(advise.Modes, string(f.load.Mode)) {
		return q, unknown("mode", string(f.load.Mode), advise.Modes)
	}
	if f.largest != "" {
		largest, err := memory("--largest", f.largest)
		if err != nil {
			return q, err
		}
		q.Load.Largest = float64(largest)
	}
	if f.asOf != "" {
		if q.Today, err = time.Parse(time.DateOnly, f.asOf); err != nil {
			return q, usagef("--as-of %s isn't a day; write it as 2026-11-28", f.asOf)
		}
	}
	if !f.noHeap {
		if q.Load.Heap, err = f.heap.heap(); err != nil {
			return q, err
		}
	}
	if f.kept != "" {
		if q.Load.Scale.Kept, err = period(f.kept); err != nil {
			return q, err
		}
		if f.load.Scale.Rate == 0 {
			return q, usagef("--keep %s needs --rate, the number of messages a second", f.kept)
		}
	}
	if !(f.load.Reads >= 0 && f.load.Writes >= 0 && f.load.Reads+f.load.Writes > 0) || f.load.Reads+f.load.Writes > 1e15 {
		return q, usagef("--reads %v and --writes %v: give numbers that aren't negative, at least one of them above 0", f.load.Reads, f.load.Writes)
	}
	s := f.load.Scale
	if s.Cores != 0 && s.Rate == 0 {
		return q, usagef("--cores %v needs --rate, the number of messages a second", s.Cores)
	}
	for flag, x := range map[string]float64{"--rate": s.Rate, "--copies": s.Copies, "--cores": s.Cores, "--core-price": s.Core, "--traffic-price": s.Traffic, "--storage-price": s.Storage} {
		if !(x >= 0 && x <= 1e15) {
			return q, usagef("%s %v: give a number that isn't negative", flag, x)
		}
	}
	if c := f.load.Compressor; c != "" {
		var names []string
		for _, by := range report.Compressors[1:] {
			names = append(names, by.Name)
		}
		if !slices.Contains(names, c) {
			return q, unknown("compressor", c, names)
		}
	}
	q.Needs, err = parsed(f.needs)
	return q, err
}

// parsed returns the needs in words that the user typed.
func parsed(words []string) ([]advise.Need, error) {
	needs, err := advise.Parse(words)
	var no *advise.UnknownError
	if errors.As(err, &no) && no.What == "need" && nearest(no.Name, no.Known) == "" {
		return nil, usagef("unknown need %q; wirebench advise --list-needs lists them", no.Name)
	}
	if errors.As(err, &no) {
		return nil, unknown(no.What, no.Name, no.Known)
	}
	return needs, err
}

// compressed returns what is known about the compressor of the question, or about any if it has none: from the
// record, or else from the record of compression that comes with the program.
func (p Program) compressed(rec record.Record, q advise.Question, compression func() (*report.Compressed, error)) (*report.Compressed, error) {
	of := []*report.Compressed{report.NewCompressed(rec)}
	more, err := compression()
	if err != nil {
		return nil, err
	}
	if more != nil {
		of = append(of, more)
	}
	var known []string
	for _, c := range of {
		lacks := func(data string) bool {
			names, by := c.Names(data), q.Load.Compressor
			return len(names) == 0 || by != "" && !slices.Contains(names, by)
		}
		for _, d := range c.Run.Data {
			if !lacks(d.Name) && !slices.Contains(known, d.Name) {
				known = append(known, d.Name)
			}
		}
		if !slices.ContainsFunc(q.Data, lacks) {
			return c, nil
		}
	}
	if q.Load.Compressor == "" {
		return nil, nil
	}
	s := fmt.Sprintf("--compress %s: no record has %s compressed with it; wirebench run --data %[2]s --operation encode,decode,'*zip*','*zstd*' measures that", q.Load.Compressor, strings.Join(q.Data, ","))
	if known != nil {
		s += "; known are " + strings.Join(known, ", ") + ", as in the record builtin"
	}
	return nil, usagef("%s", s)
}

// added returns what codecs add to a program, by codec, as far as it is known.
func (p Program) added() (map[string]advise.Added, error) {
	if len(p.Prices) == 0 {
		return nil, nil
	}
	var l price.List
	if err := json.Unmarshal(p.Prices, &l); err != nil {
		return nil, fmt.Errorf("what codecs add to a program: %w", err)
	}
	all := make(map[string]advise.Added)
	for _, c := range l.Costs {
		for _, name := range c.Codecs {
			if c.Why == "" {
				all[name] = advise.Added{Binary: c.Binary, Packages: c.Packages, Build: c.Build, Start: c.Start}
			}
		}
	}
	return all, nil
}

// compression returns what the record of compression says that comes with the program, or nil if none
// does.
func (p Program) compression() (*report.Compressed, error) {
	if len(p.Compression) == 0 {
		return nil, nil
	}
	recs, err := record.ReadFrom(p.CompressionName, bytes.NewReader(p.Compression))
	if err != nil {
		return nil, err
	}
	return report.NewCompressed(recs[0]), nil
}

// checks returns what checks found out: those on this machine, the newest first, and those that come with
// the program.
func (p Program) checks() (verdict.All, error) {
	all, err := verdict.Parse(p.Verdicts)
	if err != nil {
		return nil, err
	}
	dir, err := checksFolder()
	if err != nil {
		return all, nil // without a cache there are no checks in it
	}
	names, err := filepath.Glob(filepath.Join(dir, "*", verdictsFile))
	if err != nil {
		return nil, err
	}
	for _, name := range names { // in the order of time
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		here, err := verdict.Parse(text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w; remove its folder, or check again", name, err)
		}
		all = slices.Concat(here, all)
	}
	return all, nil
}

// period reads a time in hours, days or years, such as 6h, 30d or 5y.
func period(s string) (time.Duration, error) {
	const day = 24 * time.Hour
	for unit, length := range map[string]time.Duration{"h": time.Hour, "d": day, "y": 365 * day} {
		if n, err := strconv.ParseFloat(strings.TrimSuffix(s, unit), 64); strings.HasSuffix(s, unit) && err == nil && n >= 0 && n*float64(length) < math.MaxInt64 {
			return time.Duration(n * float64(length)), nil
		}
	}
	return 0, usagef("--keep %s isn't a time; write it as 6h, 30d or 5y", s)
}
