package emit

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// anew lets write fill the empty folder dir. If write fails or panics, dir is as it was before, or
// does not exist if it was new. The partial output is then kept for inspection next to dir, under
// the name that [Attempt] returns.
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

// Attempt returns the name of the folder that keeps the output of a failed emitter. It is next to
// the folder name of the emitter's package. The go command ignores names that begin with an
// underscore.
func Attempt(name string) string { return "_" + name }
