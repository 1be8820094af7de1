package skeleton

import (
	"context"
	"errors"
	"fmt"
	"go/format"
	"os"
	"path"
	"path/filepath"
	"regexp"
)

// homes are the folders of parts in wirebench's repository, and the files that list them.
var homes = map[Kind]struct{ folder, list string }{
	Codec:  {"codecs", "builtin/parts/parts.go"},
	Data:   {"corpus", "builtin/parts/sets/sets.go"},
	Engine: {"engines", "builtin/parts/engines.go"},
}

// Folder writes a new folder of wirebench's repository, of which root is the folder, and adds the
// part to the list of its kind. It calls the go command, which downloads the library. It returns the
// files that it wrote.
func Folder(ctx context.Context, p Part, root string, w Wirebench) (files []string, err error) {
	if err := needGo(); err != nil {
		return nil, err
	}
	home := homes[p.Kind]
	dir := filepath.Join(root, home.folder, p.Package())
	if _, err := os.Stat(dir); err == nil {
		return nil, fmt.Errorf("%s %w: choose another name", dir, ErrExists)
	}
	at := place{Part: p, Root: w.Path, Home: path.Join(w.Path, home.folder, p.Package()), Wirebench: w.Path}
	if err := at.fetch(ctx, root); err != nil {
		return nil, err
	}
	files, err = at.write(string(p.Kind), dir)
	if err != nil {
		return nil, errors.Join(err, os.RemoveAll(dir))
	}
	list := filepath.Join(root, filepath.FromSlash(home.list))
	if err := at.enlist(list); err != nil {
		return nil, err
	}
	return append(files, list), nil
}

// enlist adds the part's function and its import to a file that lists those of its kind.
func (p place) enlist(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	// The list is the file's first lines of functions.
	entries := regexp.MustCompile(`(?m)(^\t+)\w+\.`+p.Function()+`,\n`).FindAllSubmatchIndex(text, -1)
	if entries == nil {
		return fmt.Errorf("%s has no list for %s.%s: add it by hand", file, p.Package(), p.Function())
	}
	last := entries[0]
	for _, e := range entries[1:] {
		if e[0] == last[1] {
			last = e
		}
	}
	filled := fmt.Sprintf("%s%s%s.%s,\n%s", text[:last[1]], text[last[2]:last[3]], p.Package(), p.Function(), text[last[1]:])
	// The import belongs to the group of those of its kind, which gofmt sorts.
	kin := regexp.MustCompile(`\t"[^"]+/` + homes[p.Kind].folder + `/`).FindStringIndex(filled)
	if kin == nil {
		return fmt.Errorf("%s imports no package like %s: add it by hand", file, p.Home)
	}
	filled = fmt.Sprintf("%s\t%q\n%s", filled[:kin[0]], p.Home, filled[kin[0]:])
	data, err := format.Source([]byte(filled))
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	return os.WriteFile(file, data, 0o666)
}
