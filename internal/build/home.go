package build

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/gofrs/flock"
)

// MostKept is how many bytes the programs may have together that are kept.
const MostKept = 2 << 30

// home is the folder of a program that is kept: its source, with the code that emitters made, and its binary. What
// another run left there is never trusted: the go command compares all that it compiles with what it compiled before, made
// code has a stamp, and a binary a checksum. So the folder may be left in any state.
type home struct {
	cache, dir string
	lock       *flock.Flock
}

// enter opens the folder of the program with a key, below the folder cache, for this process
// alone, and waits for others that build the same program.
func enter(ctx context.Context, cache, key string, wait func()) (*home, error) {
	h := &home{cache: cache, dir: filepath.Join(cache, key)}
	if err := os.MkdirAll(cache, 0o777); err != nil {
		return nil, err
	}
	// It lies beside the folder and is never deleted: who waits for it must not wait for a
	// file that is no more.
	h.lock = flock.New(h.dir + ".lock")
	ours, err := h.lock.TryLock()
	if err == nil && !ours {
		wait()
		_, err = h.lock.TryLockContext(ctx, 100*time.Millisecond)
	}
	if err != nil {
		return nil, err
	}
	if err := h.clear(); err != nil {
		return nil, errors.Join(err, h.lock.Unlock())
	}
	return h, nil
}

// leave lets other processes in.
func (h *home) leave() error { return h.lock.Unlock() }

func (h *home) bin() string { return filepath.Join(h.dir, "bin") }

// clear deletes what is written anew: all but the code that was made, the sums of modules and
// the binary.
func (h *home) clear() error {
	spared := []string{"bin", "program", "program/" + Made, "program/go.work.sum"}
	for _, below := range []string{"", "program"} {
		dir := filepath.Join(h.dir, filepath.FromSlash(below))
		if err := os.MkdirAll(dir, 0o777); err != nil {
			return err
		}
		entries, err := os.ReadDir(dir)
		if err != nil {
			return err
		}
		for _, e := range entries {
			if slices.Contains(spared, filepath.ToSlash(filepath.Join(below, e.Name()))) {
				continue
			}
			if err := os.RemoveAll(filepath.Join(dir, e.Name())); err != nil {
				return err
			}
		}
	}
	return nil
}

// borrow gives the process a name of its own for the binary, in the folder to: other
// processes may build another, or delete this one, while it runs.
func (h *home) borrow(binary, to string) (string, error) {
	if err := os.MkdirAll(to, 0o777); err != nil {
		return "", err
	}
	name := filepath.Join(to, filepath.Base(binary))
	if os.Link(binary, name) == nil {
		return name, nil
	}
	// Another file system, or one without links.
	from, err := os.Open(binary)
	if err != nil {
		return "", err
	}
	defer from.Close()
	file, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o777)
	if err != nil {
		return "", err
	}
	_, err = io.Copy(file, from)
	return name, errors.Join(err, file.Close())
}

// trim notes that the program was used now, and deletes the programs that were not used for
// the longest time, until those that are left have room.
func (h *home) trim(most int64) error {
	now := time.Now()
	if err := os.Chtimes(h.dir, now, now); err != nil {
		return err
	}
	entries, err := os.ReadDir(h.cache)
	if err != nil {
		return err
	}
	var all []kept
	for _, e := range entries {
		if !e.IsDir() {
			continue
		}
		p := kept{dir: filepath.Join(h.cache, e.Name())}
		info, err := e.Info()
		if err == nil {
			p.used = info.ModTime()
			p.size, err = size(p.dir)
		}
		if err != nil && !errors.Is(err, fs.ErrNotExist) { // another process deletes it
			return err
		}
		all = append(all, p)
	}
	slices.SortFunc(all, func(a, b kept) int { return b.used.Compare(a.used) })
	for _, p := range all {
		most -= p.size
		if most < 0 && p.dir != h.dir {
			if err := p.remove(); err != nil {
				return err
			}
		}
	}
	return nil
}

// kept is a program that is kept.
type kept struct {
	dir  string
	used time.Time
	size int64
}

// remove deletes a program, unless a process is at it.
func (p kept) remove() error {
	lock := flock.New(p.dir + ".lock")
	ours, err := lock.TryLock()
	if err != nil || !ours {
		return err
	}
	return errors.Join(os.RemoveAll(p.dir), lock.Unlock())
}

func size(dir string) (sum int64, err error) {
	err = filepath.WalkDir(dir, func(_ string, e fs.DirEntry, err error) error {
		if err != nil || !e.Type().IsRegular() {
			return err
		}
		info, err := e.Info()
		if err == nil {
			sum += info.Size()
		}
		return err
	})
	return sum, err
}

// Made is the folder of code that is made for a program, in the folder of its module. It is kept with the program.
const Made = "made"

// roomless reports whether an error is want of room or of the right to write. The go command
// tells its errors as text.
func roomless(err error) bool {
	for _, why := range []error{syscall.ENOSPC, syscall.EDQUOT, syscall.EROFS, fs.ErrPermission} {
		if errors.Is(err, why) || strings.Contains(err.Error(), why.Error()) {
			return true
		}
	}
	return false
}
