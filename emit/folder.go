package emit

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// anew lets write fill an empty folder. Where that fails the folder is as it was
// before, and what was written lies beside it, to be looked at: the go command
// passes over names that begin with an underscore.
func anew(dir string, write func() error) error {
	parent, name := filepath.Split(filepath.Clean(dir))
	before, attempt := filepath.Join(parent, "_"+name+"_before"), filepath.Join(parent, "_"+name)
	if err := errors.Join(os.RemoveAll(before), os.RemoveAll(attempt)); err != nil {
		return err
	}
	err := os.Rename(dir, before)
	isNew := errors.Is(err, fs.ErrNotExist)
	if err != nil && !isNew {
		return err
	}
	err = os.MkdirAll(dir, 0o777)
	if err == nil {
		err = write()
	}
	switch {
	case isNew:
		return err
	case err == nil:
		return os.RemoveAll(before)
	}
	if undo := errors.Join(os.Rename(dir, attempt), os.Rename(before, dir)); undo != nil {
		return errors.Join(err, undo)
	}
	return fmt.Errorf("%w (%s is as it was; what was made is in %s)", err, dir, attempt)
}
