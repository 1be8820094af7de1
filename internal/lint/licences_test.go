package lint

import (
	"encoding/json"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/mod/modfile"

	"github.com/wirebench/wirebench/internal/thirdparty"
)

const thirdParty = "THIRD_PARTY.md"

// TestThirdParty compares the tables of dependencies with go.mod and with the licence files of the
// modules. The programs below plugins have tables of their additional modules.
func TestThirdParty(t *testing.T) {
	ours := required(t, ".")
	checkLicences(t, ".", ours)
	plugins, err := filepath.Glob("plugins/*/go.mod")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range plugins {
		dir := filepath.Dir(path)
		t.Run(dir, func(t *testing.T) {
			more := slices.DeleteFunc(required(t, dir), func(name string) bool { return name == module || slices.Contains(ours, name) })
			checkLicences(t, dir, more)
		})
	}
}

// checkLicences compares the table in a folder with the modules that its go.mod requires.
func checkLicences(t *testing.T, dir string, required []string) {
	text, err := os.ReadFile(filepath.Join(dir, thirdParty))
	if err != nil {
		t.Fatal(err)
	}
	table, restricted, _ := strings.Cut(string(text), "\n## Not permissive\n")
	listed := licences(t, table)
	names := slices.Sorted(maps.Keys(listed))
	if diff := cmp.Diff(required, names); diff != "" {
		t.Fatalf("modules (-go.mod +%s):\n%s", thirdParty, diff)
	}
	dirs := directories(t, dir, required)
	for _, name := range required {
		t.Run(name, func(t *testing.T) {
			for l := range strings.SplitSeq(listed[name], " AND ") {
				if !permissive[l] && !strings.Contains(restricted, "`"+name+"`") {
					t.Errorf("%s is not permissive: name the module under that heading of %s", l, thirdParty)
				}
			}
			if dirs[name] == "" {
				t.Skip("not in the module cache: needed on other systems or by another program only")
			}
			if diff := cmp.Diff(identify(t, dirs[name]), listed[name]); diff != "" {
				t.Errorf("licence (-in its files +in %s):\n%s", thirdParty, diff)
			}
		})
	}
}

// permissive has the licences that let a program be passed on under its own licence.
var permissive = map[string]bool{"MIT": true, "ISC": true, "BSD-2-Clause": true, "BSD-3-Clause": true, "Apache-2.0": true, "Apache-2.0 OR MIT": true, "CC0-1.0": true, "Unlicense": true}

// licences returns the licence of each module in the table.
func licences(t *testing.T, table string) map[string]string {
	t.Helper()
	rows, err := thirdparty.Licences(table)
	if err != nil {
		t.Fatalf("%s: %v", thirdParty, err)
	}
	return rows
}

// required returns the modules of a folder's go.mod, including the indirect ones, sorted.
func required(t *testing.T, dir string) []string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(dir, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	mod, err := modfile.Parse("go.mod", data, nil)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, r := range mod.Require {
		names = append(names, r.Mod.Path)
	}
	slices.Sort(names)
	return names
}

// directories returns the folder of each module in the module cache, or "" if it is not there.
func directories(t *testing.T, dir string, names []string) map[string]string {
	t.Helper()
	// With -e, a module that can't be found has no folder.
	cmd := exec.CommandContext(t.Context(), "go", append([]string{"list", "-e", "-m", "-json=Path,Dir"}, names...)...)
	cmd.Dir = dir
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list -m: %v", err)
	}
	dirs := make(map[string]string)
	for dec := json.NewDecoder(strings.NewReader(string(out))); ; {
		var m struct{ Path, Dir string }
		if err := dec.Decode(&m); err == io.EOF {
			return dirs
		} else if err != nil {
			t.Fatal(err)
		}
		dirs[m.Path] = m.Dir
	}
}

var (
	licenceFile = regexp.MustCompile(`(?i)^(\w+_)?(licen[cs]e|copying)([.-]\w+)?$`)
	space       = regexp.MustCompile(`\s+`)
	phrases     = []struct {
		licence string
		phrase  *regexp.Regexp
	}{
		{"Apache-2.0", regexp.MustCompile(`Apache License,? Version 2\.0`)},
		{"Apache-2.0 OR MIT", regexp.MustCompile(`SPDX-License-Identifier: Apache-2\.0 OR MIT`)},
		{"BSD-2-Clause", regexp.MustCompile(`Redistributions in binary form must`)},
		{"BSD-3-Clause", regexp.MustCompile(`Neither the name`)},
		{"CC0-1.0", regexp.MustCompile(`creativecommons\.org/publicdomain/zero/1\.0`)},
		{"GPL-2.0", regexp.MustCompile(`GNU GENERAL PUBLIC LICENSE Version 2, June 1991`)},
		{"ISC", regexp.MustCompile(`Permission to use, copy, modify, and(/or)? distribute this software for any purpose with or without fee`)},
		{"MPL-2.0", regexp.MustCompile(`Mozilla Public License,? [Vv]ersion 2\.0`)},
		{"Unlicense", regexp.MustCompile(`This is free and unencumbered software released into the public domain`)},
		{"MIT", regexp.MustCompile(`Permission is hereby granted, free of charge, to any person obtaining a copy`)},
	}
)

// identify returns the licences whose words occur in a module's licence files, joined by AND, or
// "none" if there are no such files.
func identify(t *testing.T, dir string) string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	text := ""
	for _, e := range entries {
		if e.IsDir() || !licenceFile.MatchString(e.Name()) {
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		text += string(data) + "\n"
	}
	if text == "" {
		return "none"
	}
	text = space.ReplaceAllString(text, " ")
	var found []string
	for _, p := range phrases {
		if p.phrase.MatchString(text) {
			found = append(found, p.licence)
		}
	}
	// A text with the third clause contains the other two as well.
	if slices.Contains(found, "BSD-3-Clause") {
		found = slices.DeleteFunc(found, func(l string) bool { return l == "BSD-2-Clause" })
	}
	return strings.Join(found, " AND ")
}
