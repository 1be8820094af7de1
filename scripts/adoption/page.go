package main

import (
	"cmp"
	"fmt"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/codec/maintenance"
)

// library is a module that a codec uses, with the folder of that codec.
type library struct{ module, folder string }

// codecModules returns the modules of the program's codecs without the standard library, which
// needs no requirement.
func codecModules() (all []library) {
	for _, k := range builtin.Known().Codecs {
		if k.Module == "" || k.Module == maintenance.Standard || slices.ContainsFunc(all, func(l library) bool { return l.module == k.Module }) {
			continue
		}
		all = append(all, library{k.Module, path.Base(k.Part.Package)})
	}
	return all
}

// compare returns the differences between the list and the modules that it should have, one per
// line.
func compare(u maintenance.Users, wanted []named, libraries []library) (lines []string) {
	differs := func(format string, args ...any) { lines = append(lines, fmt.Sprintf(format, args...)) }
	for _, n := range wanted {
		switch at := slices.IndexFunc(u.Users, func(user maintenance.User) bool { return user.Path == n.path }); {
		case at < 0:
			differs("%s is not in %s", n.path, list)
		case u.Users[at].Kind != n.kind:
			differs("%s: its kind is %q, and in %s %q", n.path, n.kind, list, u.Users[at].Kind)
		}
	}
	for _, user := range u.Users {
		if !slices.ContainsFunc(wanted, func(n named) bool { return n.path == user.Path }) {
			differs("%s is not in %s", user.Path, names)
		}
	}
	for _, l := range libraries {
		if !slices.ContainsFunc(u.Required, func(r maintenance.Requirement) bool { return r.Module == l.module }) {
			differs("who requires %s was not looked up", l.module)
		}
	}
	for _, r := range u.Required {
		if !slices.ContainsFunc(libraries, func(l library) bool { return l.module == r.Module }) {
			differs("no codec has the module %s", r.Module)
		}
	}
	return lines
}

// document compares the document with the list. With mend it also writes it; without, a difference
// is an error.
func document(u maintenance.Users, libraries []library, mend bool) error {
	text, err := os.ReadFile(page)
	if err != nil {
		return err
	}
	want, err := fill(string(text), u, libraries)
	switch {
	case err != nil:
		return fmt.Errorf("%s: %w", page, err)
	case want == string(text):
		return nil
	case !mend:
		return fmt.Errorf("%s differs from %s; go run ./scripts/adoption", page, list)
	}
	return os.WriteFile(page, []byte(want), 0o666)
}

// slot is a comment, and the lines after it up to an empty one.
var slot = regexp.MustCompile(`(?m)^<!-- adoption (\w+) -->\n((?:.+\n)*)`)

// fill replaces what follows the comments of the document.
func fill(text string, u maintenance.Users, libraries []library) (string, error) {
	parts := map[string]func() string{
		"when":    func() string { return when(u) },
		"table":   func() string { return required(u, libraries) },
		"nobody":  func() string { return nobody(u, libraries) },
		"modules": func() string { return users(u) },
	}
	filled := make(map[string]bool)
	text = slot.ReplaceAllStringFunc(text, func(found string) string {
		name := slot.FindStringSubmatch(found)[1]
		part, ok := parts[name]
		if !ok {
			return found
		}
		filled[name] = true
		return "<!-- adoption " + name + " -->\n" + part()
	})
	for name := range parts {
		if !filled[name] {
			return "", fmt.Errorf("there is no comment <!-- adoption %s -->", name)
		}
	}
	return text, nil
}

// when says what was looked at, and on which day.
func when(u maintenance.Users) string {
	text := fmt.Sprintf("It is about %d modules, looked up on %s.", len(u.Users), u.Looked)
	for _, user := range u.Users {
		if user.Looked != "" {
			text += fmt.Sprintf(" `%s` could not be had on that day; its requirements are those of %s.", user.Path, user.Looked)
		}
	}
	return text + "\n"
}

// required is the table of the modules that somebody requires.
func required(u maintenance.Users, libraries []library) string {
	all := slices.Clone(u.Required)
	slices.SortStableFunc(all, func(a, b maintenance.Requirement) int {
		return cmp.Or(len(b.By)-len(a.By), strings.Compare(a.Module, b.Module))
	})
	rows := "| library | required by | which |\n|---|---|---|\n"
	for _, r := range all {
		if len(r.By) > 0 {
			rows += fmt.Sprintf("| %s | %d | %s |\n", link(r.Module, libraries), len(r.By), strings.Join(short(r.By), ", "))
		}
	}
	return rows
}

// nobody lists the modules that nobody requires.
func nobody(u maintenance.Users, libraries []library) string {
	lines := ""
	for _, r := range u.Required {
		if len(r.By) == 0 {
			lines += "- " + link(r.Module, libraries) + "\n"
		}
	}
	return lines
}

// link returns a module with a link to the README of its codec.
func link(module string, libraries []library) string {
	at := slices.IndexFunc(libraries, func(l library) bool { return l.module == module })
	if at < 0 {
		return short([]string{module})[0]
	}
	return fmt.Sprintf("[%s](../codecs/%s/README.md)", short([]string{module})[0], libraries[at].folder)
}

// users is the table of the modules whose requirements were looked up, by their kinds.
func users(u maintenance.Users) string {
	all := slices.Clone(u.Users)
	slices.SortStableFunc(all, func(a, b maintenance.User) int {
		return cmp.Or(strings.Compare(strings.ToLower(a.Kind), strings.ToLower(b.Kind)), strings.Compare(a.Path, b.Path))
	})
	rows := "| kind | module | version | of |\n|---|---|---|---|\n"
	for _, user := range all {
		rows += fmt.Sprintf("| %s | %s | %s | %s |\n", user.Kind, short([]string{user.Path})[0], user.Version, user.Date)
	}
	return rows
}

// short returns paths without github.com, where most modules are.
func short(paths []string) (all []string) {
	for _, p := range paths {
		all = append(all, strings.TrimPrefix(p, "github.com/"))
	}
	return all
}
