package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"golang.org/x/mod/module"

	"github.com/wirebench/wirebench/codec/maintenance"
)

// listed is what the go command says about a module or a version of it.
type listed struct {
	Path, Version string
	Versions      []string // in their order, without pseudo-versions
	Time          time.Time
}

// addFirst adds to the modules the lowest version that the module proxy lists, with its day. It
// needs the network. A module of which nothing is listed gets none.
func addFirst(ctx context.Context, modules []maintenance.Module) error {
	var paths []string
	for _, m := range modules {
		if m.Path != maintenance.Standard {
			paths = append(paths, m.Path)
		}
	}
	lists, err := goList(ctx, append([]string{"-versions", "-json=Path,Versions"}, paths...))
	if err != nil {
		return err
	}
	var lowest []string
	for _, l := range lists {
		if len(l.Versions) > 0 {
			lowest = append(lowest, l.Path+"@"+l.Versions[0])
		}
	}
	if len(lowest) == 0 {
		return nil
	}
	firsts, err := goList(ctx, append([]string{"-json=Path,Version,Time"}, lowest...))
	if err != nil {
		return err
	}
	setFirst(modules, firsts)
	return nil
}

// setFirst sets the lowest versions that are older than the measured ones. Others say nothing about
// the age of a module: its list lacks the measured version, or the versions before it.
func setFirst(modules []maintenance.Module, firsts []listed) {
	for i, m := range modules {
		for _, f := range firsts {
			if f.Path != m.Path || f.Time.IsZero() || module.IsPseudoVersion(f.Version) {
				continue
			}
			if day := f.Time.UTC().Format(time.DateOnly); day < m.Measured.Date {
				modules[i].First = maintenance.Release{Version: f.Version, Date: day}
			}
		}
	}
}

// goList runs "go list -m". With -e, a module that can't be had has no versions.
func goList(ctx context.Context, args []string) ([]listed, error) {
	out, err := run(ctx, append([]string{"list", "-m", "-e"}, args...)...)
	if err != nil {
		return nil, err
	}
	var all []listed
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		var l listed
		if err := dec.Decode(&l); errors.Is(err, io.EOF) {
			return all, nil
		} else if err != nil {
			return nil, fmt.Errorf("go list -m: %w", err)
		}
		all = append(all, l)
	}
}
