package module

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Tree is the files of a folder of a Go module, or a single file.
type Tree struct {
	Module, Version string
	Path            string // within the module, with slashes
	// Sum is the SHA-256, in hexadecimal digits, of a list with a line for each file in the order of their
	// names: its own SHA-256, two spaces and its name within the folder.
	Sum string
}

// Read returns the contents of the files by their names within the folder, with slashes. A single file
// has its own name. It looks for the module in the way of [File.Read], and has the same errors.
func (t Tree) Read() (map[string][]byte, error) {
	f := File(t)
	var damaged error
	for _, cache := range caches() {
		dir, err := f.within(cache)
		if err != nil {
			return nil, err
		}
		files, sum, err := below(f.at(dir))
		if err == nil && sum == t.Sum {
			return files, nil
		}
		if err == nil {
			damaged = f.differs(dir, sum)
		}
	}
	dir, err := folder(t.Module, t.Version)
	if err != nil && damaged != nil {
		return nil, damaged
	}
	if err != nil {
		return nil, f.gone(err)
	}
	files, sum, err := below(f.at(dir))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, f.without()
	case err != nil:
		return nil, err
	case sum != t.Sum:
		return nil, f.differs(dir, sum)
	}
	return files, nil
}

// below reads the files below a path, and returns their Sum.
func below(path string) (files map[string][]byte, sum string, err error) {
	files = make(map[string][]byte)
	var names []string
	err = filepath.WalkDir(path, func(at string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		name, err := filepath.Rel(path, at)
		if err != nil {
			return err
		}
		if name = filepath.ToSlash(name); name == "." {
			name = d.Name()
		}
		names = append(names, name)
		files[name], err = os.ReadFile(at)
		return err
	})
	slices.Sort(names)
	var list strings.Builder
	for _, name := range names {
		fmt.Fprintf(&list, "%x  %s\n", sha256.Sum256(files[name]), name)
	}
	return files, fmt.Sprintf("%x", sha256.Sum256([]byte(list.String()))), err
}
