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

// MostKept is the maximum total size in bytes of the programs that are kept.
const MostKept = 2 << 30

// home is the folder of a program that is kept. It holds the program's source, with the code that
// emitters made, and its binary. Nothing that another run left there is trusted. The go command
// compares everything it compiles with what it compiled before, made code has a stamp, and a binary
// has a checksum. So the folder may be left in any state.
type home struct {
	cache, dir string
	lock       *flock.Flock
}

// enter opens the folder of the program with the given key, below the folder cache, and locks it
// for this process. It waits for other processes that build the same program.
func enter(ctx context.Context, cache, key string, wait func()) (*home, error) {
	h := &home{cache: cache, dir: filepath.Join(cache, key)}
	if err := os.MkdirAll(cache, 0o777); err != nil {
		return nil, err
	}
	// The lock lies next to the folder and is never deleted. Otherwise a process could wait for a
	// file that no longer exists.
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

// leave unlocks the folder.
func (h *home) leave() error { return h.lock.Unlock() }

func (h *home) bin() string { return filepath.Join(h.dir, "bin") }

// clear deletes everything that is written again: all but made code, module sums and the binary.
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

// borrow gives the binary a name of its own for this process, in the folder to. Other processes may
// build another binary, or delete this one, while it runs.
func (h *home) borrow(binary, to string) (string, error) {
	if err := os.MkdirAll(to, 0o777); err != nil {
		return "", err
	}
	name := filepath.Join(to, filepath.Base(binary))
	if os.Link(binary, name) == nil {
		return name, nil
	}
	// The folder is on another file system, or the file system has no links.
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

// trim marks the program as used now. Then it deletes the least recently used programs until the
// rest take at most the given number of bytes.
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
		if err != nil && !errors.Is(err, fs.ErrNotExist) { // another process is deleting it
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

// kept is a program in the cache.
type kept struct {
	dir  string
	used time.Time
	size int64
}

// remove deletes a program, unless a process uses it.
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

// Made is the folder of code made for a program, in the folder of its module. It is kept with the
// program.
const Made = "made"

// roomless reports whether an error means a lack of disk space or of write permission. The go
// command reports its errors only as text, so their text counts too.
func roomless(err error) bool {
	for _, why := range []error{syscall.ENOSPC, syscall.EDQUOT, syscall.EROFS, fs.ErrPermission} {
		if errors.Is(err, why) || strings.Contains(err.Error(), why.Error()) {
			return true
		}
	}
	return false
}
