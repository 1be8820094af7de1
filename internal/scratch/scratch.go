// Package scratch makes temporary folders, and removes folders that killed processes left.
//
// It must not know what the folders are for.
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

// Folder is a folder for temporary files. As long as its process lives, a file in it is locked. The
// lock shows other processes, including those of other containers, that the folder is in use.
type Folder struct {
	Path string
	lock *flock.Flock
}

const (
	prefix   = "wirebench-"
	lockFile = ".lock"
	// tooYoung is the age below which a folder may not be locked yet.
	tooYoung = time.Minute
)

var sweep = sync.OnceFunc(func() { clear(os.TempDir(), time.Now().Add(-tooYoung)) })

// New makes a folder, which the caller must remove. On the first call it removes the folders of
// killed processes.
func New() (*Folder, error) {
	sweep()
	dir, err := os.MkdirTemp("", prefix)
	if err != nil {
		return nil, fmt.Errorf("make a folder for temporary files, in the place that TMPDIR names: %w", err)
	}
	f := &Folder{dir, flock.New(filepath.Join(dir, lockFile))}
	if _, err := f.lock.TryLock(); err != nil {
		return nil, errors.Join(fmt.Errorf("lock a folder for temporary files: %w", err), os.RemoveAll(dir))
	}
	return f, nil
}

// Remove removes the folder with its contents.
func (f *Folder) Remove() error { return errors.Join(f.lock.Close(), os.RemoveAll(f.Path)) }

// clear removes the folders that were made before a time and are not locked by a process. It
// ignores folders that can't be removed.
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
