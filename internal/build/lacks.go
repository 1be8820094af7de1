package build

import (
	"fmt"
	"regexp"
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
	of := module.Version{}
	for path, version := range held {
		if belongs(found[1], path) && len(path) > len(of.Path) {
			of = module.Version{Path: path, Version: version.Version}
		}
	}
	switch {
	case of.Path == "":
		return fmt.Sprintf("no module of the program has package %s", found[1])
	case of.Version == "": // it is a folder
		return fmt.Sprintf("your %s has no package %s; --versions ours may have one that does", of.Path, found[1])
	}
	return fmt.Sprintf("your %s %s has no package %s; --versions ours measures the version that wirebench requires, if it is higher", of.Path, of.Version, found[1])
}

// belongs reports whether a package belongs to a module, judging by its path.
func belongs(pkg, mod string) bool { return pkg == mod || strings.HasPrefix(pkg, mod+"/") }
