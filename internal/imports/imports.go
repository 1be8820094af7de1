// Package imports names the packages that a made Go file imports.
//
// It must not know what the file is for.
package imports

import (
	"go/token"
	"iter"
	"slices"
	"strconv"
)

// List is the packages that a file imports, in the order of their first use. Each has a name of its
// own in the file. The zero List is empty.
type List struct {
	all []named
}

type named struct{ name, path string }

// Add adds a package, if it isn't there yet, and returns its name in the file: base, or base with a
// number if another package has that name.
func (l *List) Add(path, base string) string {
	if name, ok := l.Name(path); ok {
		return name
	}
	if token.IsKeyword(base) {
		base += "pkg"
	}
	name := base
	for n := 2; slices.ContainsFunc(l.all, func(i named) bool { return i.name == name }); n++ {
		name = base + strconv.Itoa(n)
	}
	l.all = append(l.all, named{name, path})
	return name
}

// Number is Add with a name that says nothing about the package: p0, p1, and so on.
func (l *List) Number(path string) string { return l.Add(path, "p"+strconv.Itoa(len(l.all))) }

// Name returns the name of a package that was added.
func (l *List) Name(path string) (name string, ok bool) {
	for _, i := range l.all {
		if i.path == path {
			return i.name, true
		}
	}
	return "", false
}

// All returns the names and paths of the packages.
func (l *List) All() iter.Seq2[string, string] {
	return func(yield func(name, path string) bool) {
		for _, i := range l.all {
			if !yield(i.name, i.path) {
				return
			}
		}
	}
}
