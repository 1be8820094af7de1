package emit

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// anew lets write fill an empty folder. Where that fails the folder is as it was
// before, or is not there, and what was written lies beside it under [Attempt], to be
// looked at.
func anew(dir string, write func() error) (err error) {
	parent, name := filepath.Split(filepath.Clean(dir))
	before, attempt := filepath.Join(parent, "_"+name+"_before"), filepath.Join(parent, Attempt(name))
	if err := errors.Join(os.RemoveAll(before), os.RemoveAll(attempt)); err != nil {
		return err
	}
	err = os.Rename(dir, before)
	isNew := errors.Is(err, fs.ErrNotExist)
	if err != nil && !isNew {
		return err
	}
	written := false
	defer func() { // after a panic too
		if written {
			err = os.RemoveAll(before)
			return
		}
		undo := os.Rename(dir, attempt)
		if !isNew {
			undo = errors.Join(undo, os.Rename(before, dir))
		}
		err = errors.Join(err, undo)
	}()
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	err = write()
	written = err == nil
	return err
}

// Attempt is the name of the folder in which what a failed emitter has written is kept,
// beside its package's. The go command passes over names that begin with an underscore.
func Attempt(name string) string { return "_" + name }
