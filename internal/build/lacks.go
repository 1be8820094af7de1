package build

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/mod/module"
)

// unprovided matches the go command's words for a package that no module of the program has.
var unprovided = regexp.MustCompile(`(?:no required module provides package|cannot find module providing package) ([^\s:;]+)`)

// lacks returns why a package is not there if the text of a fault says that it isn't: the user has
// another version of its module than wirebench. It returns "" for other faults. held are the user's
// modules.
func lacks(text string, held map[string]module.Version) string {
	found := unprovided.FindStringSubmatch(text)
	if found == nil {
		return ""
	}
	of := holder(found[1], held)
	switch {
	case of.Path == "":
		return fmt.Sprintf("no module of the program has package %s", found[1])
	case of.Version == "": // it is a folder
		return fmt.Sprintf("your %s has no package %s; --versions ours may have one that does", of.Path, found[1])
	}
	return fmt.Sprintf("your %s %s has no package %s; %s", of.Path, of.Version, found[1], takeOurs)
}

const takeOurs = "--versions ours measures the version that wirebench requires, if it is higher"

// outdated adds to the reason why a package in folder dir does not compile which of the user's
// modules it imports, and drops the place in wirebench's source. A reason about another package, or
// about a package that imports none of these modules, stays as it is.
func outdated(reason, dir string, imports []string, held map[string]module.Version) string {
	found := placed.FindStringSubmatch(reason)
	if found == nil || dir == "" || filepath.Dir(found[1]) != dir {
		return reason
	}
	var yours []string
	for _, pkg := range imports {
		of := holder(pkg, held)
		name := strings.TrimSpace(of.Path + " " + of.Version)
		if name != "" && !slices.Contains(yours, name) {
			yours = append(yours, name)
		}
	}
	if yours == nil {
		return reason
	}
	return fmt.Sprintf("with your %s: %s; %s", strings.Join(yours, " and "), found[2], takeOurs)
}

// placed matches a message of the compiler with its place.
var placed = regexp.MustCompile(`^(.+\.go):[0-9:]+ (.*)$`)

// holder returns the user's module that a package belongs to, with its version if it is no folder.
func holder(pkg string, held map[string]module.Version) (of module.Version) {
	for path, version := range held {
		if belongs(pkg, path) && len(path) > len(of.Path) {
			of = module.Version{Path: path, Version: version.Version}
		}
	}
	return of
}

// belongs reports whether a package belongs to a module, judging by its path.
func belongs(pkg, mod string) bool { return pkg == mod || strings.HasPrefix(pkg, mod+"/") }
