// Package scratch makes temporary folders, and removes those that processes left which were killed.
package scratch

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/gofrs/flock"
)

// Folder is a folder for temporary files. While its process lives a file in it is locked, which tells other
// processes, those of other containers too, that it is used.
type Folder struct {
	Path string
	lock *flock.Flock
}

const (
	prefix   = "wirebench-"
	lockFile = ".lock"
	// tooYoung is a folder that may not have its lock yet.
	tooYoung = time.Minute
)

var sweep = sync.OnceFunc(func() { clear(os.TempDir(), time.Now().Add(-tooYoung)) })

// New makes a folder, which the caller removes. The folders of processes that were killed are removed first.
func New() (*Folder, error) {
	sweep()
	dir, err := os.MkdirTemp("", prefix)
	if err != nil {
		return nil, fmt.Errorf("make a folder for temporary files, for which TMPDIR names the place: %w", err)
	}
	f := &Folder{dir, flock.New(filepath.Join(dir, lockFile))}
	if _, err := f.lock.TryLock(); err != nil {
		return nil, errors.Join(fmt.Errorf("lock a folder for temporary files: %w", err), os.RemoveAll(dir))
	}
	return f, nil
}

// Remove removes the folder with all that is in it.
func (f *Folder) Remove() error { return errors.Join(f.lock.Close(), os.RemoveAll(f.Path)) }

// clear removes the folders that were made before a time and that no process has locked. What can't be
// removed stays: it is no reason not to go on.
func clear(dir string, before time.Time) {
	locks, err := filepath.Glob(filepath.Join(dir, prefix+"*", lockFile))
	if err != nil {
		return
	}
	for _, path := range locks {
		folder, err := os.Lstat(filepath.Dir(path))
		if err != nil || !folder.IsDir() { // a link leads elsewhere
			continue
		}
		info, err := os.Lstat(path)
		if err != nil || !info.Mode().IsRegular() || info.ModTime().After(before) {
			continue
		}
		lock := flock.New(path)
		if free, err := lock.TryLock(); err == nil && free {
			_ = os.RemoveAll(filepath.Dir(path))
		}
		_ = lock.Close()
	}
}
