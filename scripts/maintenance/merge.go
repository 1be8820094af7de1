package main

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/mod/semver"

	"github.com/wirebench/wirebench/codec/maintenance"
)

// merge returns the list of the modules as they are now, with what was written by hand. Without a
// database the advisories stay unchanged.
func merge(old maintenance.File, now []maintenance.Module, db *database, folders []folder) maintenance.File {
	merged := maintenance.File{Looked: old.Looked, Database: old.Database}
	for _, m := range now {
		kept, _ := maintenance.Find(old.Modules, m.Path)
		kept.Path, kept.Measured = m.Path, m.Measured
		if m.Newest.Version != "" {
			kept.Newest = m.Newest
		}
		if m.First.Version != "" {
			kept.First = m.First
		}
		if semver.Compare(kept.Newest.Version, m.Measured.Version) <= 0 {
			kept.Newest = maintenance.Release{}
		}
		if kept.Changed <= max(kept.Measured.Date, kept.Newest.Date) { // the release includes the change
			kept.Changed = ""
		}
		if kept.Stated.State == "" && m.Stated.State != "" {
			kept.Stated, kept.Seen = m.Stated, old.Looked
		}
		if db != nil {
			kept.Advisories = advisories(kept, db, folders)
		}
		merged.Modules = append(merged.Modules, kept)
	}
	return merged
}

// advisories returns the database's advisories of a module, with what was written by hand. For the
// standard library, it returns those of packages that codecs import, if they affect a version of Go
// that can build the program.
func advisories(m maintenance.Module, db *database, folders []folder) []maintenance.Advisory {
	var all []maintenance.Advisory
	for _, a := range db.advisories[m.Path] {
		if m.Path == maintenance.Standard {
			if a.Codecs = importers(folders, a.Packages); len(a.Codecs) == 0 || !reaches(a, m.Measured.Version) {
				continue
			}
		}
		for _, was := range m.Advisories {
			if was.ID == a.ID {
				a.What, a.Mended, a.Source = was.What, was.Mended, was.Source
			}
		}
		all = append(all, a)
	}
	return all
}

// importers returns the codecs of the standard library that import one of the packages.
func importers(folders []folder, packages []string) []string {
	var codecs []string
	for _, f := range folders {
		if slices.Contains(f.modules, maintenance.Standard) && slices.ContainsFunc(f.imports, func(p string) bool { return slices.Contains(packages, p) }) {
			codecs = append(codecs, f.codecs...)
		}
	}
	return codecs
}

// reaches reports whether an advisory affects a Go release or a later one.
func reaches(a maintenance.Advisory, release string) bool {
	least := "v" + strings.TrimPrefix(release, "go")
	return a.Affects(release) || slices.ContainsFunc(a.Ranges, func(r maintenance.Range) bool {
		return semver.Compare("v"+r.Introduced, least) >= 0
	})
}

// compare returns the differences between two lists, one per line. Newer releases are not
// differences, but news for readers of the list.
func compare(old, now maintenance.File, withAdvisories bool) (lines []string) {
	differs := func(format string, args ...any) { lines = append(lines, fmt.Sprintf(format, args...)) }
	for _, m := range now.Modules {
		was, ok := maintenance.Find(old.Modules, m.Path)
		if !ok {
			differs("%s is not in the list", m.Path)
			continue
		}
		if m.Measured != was.Measured {
			differs("%s: go.mod has %s of %s, the list %s of %s", m.Path, m.Measured.Version, m.Measured.Date, was.Measured.Version, was.Measured.Date)
		}
		if !withAdvisories {
			continue
		}
		for _, a := range m.Advisories {
			switch at := index(was.Advisories, a.ID); {
			case at < 0:
				differs("%s: %s is not in the list", m.Path, a.ID)
			case !reflect.DeepEqual(was.Advisories[at], a):
				differs("%s: the database has changed %s", m.Path, a.ID)
			}
		}
		for _, a := range was.Advisories {
			if index(m.Advisories, a.ID) < 0 {
				differs("%s: the database no longer has %s", m.Path, a.ID)
			}
		}
	}
	for _, m := range old.Modules {
		if _, ok := maintenance.Find(now.Modules, m.Path); !ok {
			differs("no codec has the module %s", m.Path)
		}
	}
	return lines
}

func index(all []maintenance.Advisory, id string) int {
	return slices.IndexFunc(all, func(a maintenance.Advisory) bool { return a.ID == id })
}

// readmes compares the READMEs of the folders with the list, and returns those that differ. With
// mend it also writes them.
func readmes(folders []folder, known []maintenance.Module, mend bool) (lines []string, err error) {
	for _, f := range folders {
		var modules []maintenance.Module
		for _, path := range f.modules {
			if m, ok := maintenance.Find(known, path); ok {
				modules = append(modules, m)
			}
		}
		if len(modules) == 0 { // only wirebench's own code
			continue
		}
		path := filepath.Join("codecs", f.name, "README.md")
		text, err := os.ReadFile(path)
		if err != nil {
			return lines, err
		}
		want, ok := maintenance.Splice(string(text), maintenance.Paragraph(modules, f.codecs))
		switch {
		case !ok:
			return lines, fmt.Errorf("%s has no paragraph that begins with **Maintenance**; write an empty one", path)
		case want == string(text):
			continue
		}
		lines = append(lines, path+" differs from the list")
		if mend {
			if err := os.WriteFile(path, []byte(want), 0o666); err != nil {
				return lines, err
			}
		}
	}
	return lines, nil
}
