package site

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// manifest is the file that lists all files of a site. A folder with this file is a site of an earlier
// call, and may be replaced if it has no other files.
const manifest = "wirebench-site.json"

// ErrForeign means that the folder for the site has files that are not of a site.
var ErrForeign = errors.New("not a site of wirebench")

// Check returns an error if a folder can't become a site: it is a file, or it has files that are not of
// an earlier site.
func Check(dir string) error {
	info, err := os.Lstat(dir)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return err
	case !info.IsDir():
		return fmt.Errorf("%s is a file, and a site is a folder; name another folder with -o", dir)
	}
	known, err := listed(dir)
	if err != nil {
		return err
	}
	return filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name, err := filepath.Rel(dir, path)
		if err != nil {
			return err
		}
		if _, found := slices.BinarySearch(known, filepath.ToSlash(name)); !found {
			return fmt.Errorf("%s has a file that a site does not have (%s); name another folder with -o, or remove what is there: %w", dir, name, ErrForeign)
		}
		return nil
	})
}

// listed returns the files of an earlier site in a folder, sorted. There are none without a manifest.
func listed(dir string) ([]string, error) {
	text, err := os.ReadFile(filepath.Join(dir, manifest))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var list struct{ Files []string }
	if err := json.Unmarshal(text, &list); err != nil {
		return nil, fmt.Errorf("%s is damaged (%v): %w", filepath.Join(dir, manifest), err, ErrForeign)
	}
	return slices.Sorted(slices.Values(append(list.Files, manifest))), nil
}

// folder is where files of a site are written, next to the place of the site.
type folder struct {
	temp  string
	files []string
	made  map[string]bool
}

// newFolder makes a temporary folder on the file system of dir.
func newFolder(dir string) (*folder, error) {
	parent := filepath.Dir(filepath.Clean(dir))
	if err := os.MkdirAll(parent, 0o777); err != nil {
		return nil, err
	}
	temp, err := os.MkdirTemp(parent, "."+filepath.Base(dir)+"-*")
	if err != nil {
		return nil, err
	}
	if err := os.Chmod(temp, 0o755); err != nil { // servers of other users read it
		return nil, errors.Join(err, os.RemoveAll(temp))
	}
	return &folder{temp: temp, made: make(map[string]bool)}, nil
}

// write writes a file, whose name has slashes. Names of a site are different for different pages, so a
// name that exists is an error of this package.
func (f *folder) write(name string, content []byte) error {
	path := filepath.Join(f.temp, filepath.FromSlash(name))
	if parent := filepath.Dir(path); !f.made[parent] {
		if err := os.MkdirAll(parent, 0o777); err != nil {
			return err
		}
		f.made[parent] = true
	}
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return err
	}
	_, err = file.Write(content)
	f.files = append(f.files, name)
	return errors.Join(err, file.Close())
}

// finish writes the manifest.
func (f *folder) finish() error {
	slices.Sort(f.files)
	text, err := json.MarshalIndent(struct {
		About string   `json:"about"`
		Files []string `json:"files"`
	}{"The files of a site that wirebench site made. A later call replaces the folder if it has no others.", f.files}, "", "\t")
	if err != nil {
		return err
	}
	return f.write(manifest, append(text, '\n'))
}

// replace puts the folder in the place of dir. What was there is removed after that. If that fails, the
// earlier site is put back.
func (f *folder) replace(dir string) error {
	if err := Check(dir); err != nil { // something may have been put there meanwhile
		return err
	}
	old := f.temp + "-old"
	switch err := os.Rename(dir, old); {
	case errors.Is(err, fs.ErrNotExist):
		return os.Rename(f.temp, dir)
	case err != nil:
		return err
	}
	if err := os.Rename(f.temp, dir); err != nil {
		return errors.Join(err, os.Rename(old, dir))
	}
	return os.RemoveAll(old)
}

// remove removes the folder, as far as it is not in its place yet.
func (f *folder) remove() error { return os.RemoveAll(f.temp) }

// up returns the way from a file to the root of the site, such as "../../".
func up(name string) string { return strings.Repeat("../", strings.Count(name, "/")) }
