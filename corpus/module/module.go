// Package module reads files of Go modules as data for data sets. The files stay where their
// authors publish them: neither this repository nor the binary contains them.
//
// It must not know any data set: families name the files and their types.
package module

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/klauspost/compress/zstd"
	"golang.org/x/mod/module"
)

// File is a file of a Go module.
type File struct {
	Module, Version string
	Path            string // within the module, with slashes
	Sum             string // SHA-256 of the file as it is there, in hexadecimal digits
}

// Absent says that a file is not available here. It is a reason and not a failure: other data is
// not affected.
type Absent struct {
	File File
	Why  string
	Todo string // what to do about it
}

func (e *Absent) Error() string { return e.Why + "; " + e.Todo }

// downloadTime limits the time that the go command may take to download a module.
const downloadTime = 2 * time.Minute

// Read returns the file's content. It unpacks files with the extension .zst. It looks into the
// module cache first. Only if the file is not there, it asks the go command, which takes a while
// and may need the network. The error is an [*Absent] if the module is not available or if the file
// is not the expected one.
func (f File) Read() ([]byte, error) {
	var damaged error
	for _, cache := range caches() {
		dir, err := f.within(cache)
		if err != nil {
			return nil, err
		}
		packed, err := os.ReadFile(f.at(dir))
		if err == nil && f.sum(packed) == f.Sum {
			return f.unpack(packed)
		}
		if err == nil {
			damaged = f.other(dir, packed)
		}
	}
	dir, err := folder(f.Module, f.Version)
	if err != nil && damaged != nil {
		return nil, damaged
	}
	if err != nil {
		return nil, f.gone(err)
	}
	packed, err := os.ReadFile(f.at(dir))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, f.without()
	}
	if err != nil {
		return nil, err
	}
	if f.sum(packed) != f.Sum {
		return nil, f.other(dir, packed)
	}
	return f.unpack(packed)
}

// other returns the error for a module folder that holds another file.
func (f File) other(dir string, packed []byte) error { return f.differs(dir, f.sum(packed)) }

// differs is other for content with a given sum.
func (f File) differs(dir, sum string) error {
	return &Absent{f,
		fmt.Sprintf("%s has other content than module %s %s: its SHA-256 begins with %.12s, not %.12s", f.at(dir), f.Module, f.Version, sum, f.Sum),
		fmt.Sprintf("run: chmod -R u+w %[1]s && rm -r %[1]s && %[2]s", dir, f.download())}
}

// gone returns the error for a module that can't be found, for a reason.
func (f File) gone(why error) error {
	return f.absent(fmt.Sprintf("module %s %s is not in the module cache and can't be downloaded: %v", f.Module, f.Version, why))
}

// without returns the error for a module without the file.
func (f File) without() error {
	return f.absent(fmt.Sprintf("module %s %s has no file %s", f.Module, f.Version, f.Path))
}

func (f File) absent(why string) error { return &Absent{f, why, "run: " + f.download()} }

func (f File) download() string { return "go mod download " + f.Module + "@" + f.Version }

func (f File) at(dir string) string { return filepath.Join(dir, filepath.FromSlash(f.Path)) }

// within returns the module's folder in a module cache.
func (f File) within(cache string) (string, error) {
	path, err := module.EscapePath(f.Module)
	if err != nil {
		return "", err
	}
	version, err := module.EscapeVersion(f.Version)
	return filepath.Join(cache, filepath.FromSlash(path)+"@"+version), err
}

func (f File) sum(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:])
}

func (f File) unpack(packed []byte) ([]byte, error) {
	if filepath.Ext(f.Path) != ".zst" {
		return packed, nil
	}
	r, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1))
	if err != nil {
		return nil, err
	}
	defer r.Close()
	content, err := r.DecodeAll(packed, nil)
	if err != nil {
		return nil, fmt.Errorf("module %s %s, %s: %w", f.Module, f.Version, f.Path, err)
	}
	return content, nil
}

// caches returns the module cache that the environment names, or the default one. If a
// configuration file of the go command names another cache, the go command finds it.
func caches() []string {
	if dir := os.Getenv("GOMODCACHE"); dir != "" {
		return []string{dir}
	}
	for _, dir := range filepath.SplitList(os.Getenv("GOPATH")) {
		return []string{filepath.Join(dir, "pkg", "mod")}
	}
	home, err := os.UserHomeDir()
	if err != nil { // the go command will report what is missing
		return nil
	}
	return []string{filepath.Join(home, "go", "pkg", "mod")}
}

// asked holds the answers of the go command in this process, by path@version.
var asked sync.Map

type answer struct {
	dir string
	err error
}

// folder asks the go command for the folder of a module, once. The go command downloads the module
// if necessary, and verifies it with the checksum database as configured.
func folder(path, version string) (string, error) {
	ask, _ := asked.LoadOrStore(path+"@"+version, sync.OnceValue(func() answer {
		dir, err := download(path, version)
		return answer{dir, err}
	}))
	a := ask.(func() answer)()
	return a.dir, a.err
}

func download(path, version string) (string, error) {
	// In a folder without a go.mod, neither the user's requirements nor a vendor folder matter.
	neutral, err := os.MkdirTemp("", "wirebench-module-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(neutral)
	ctx, stop := context.WithTimeout(context.Background(), downloadTime)
	defer stop()
	cmd := exec.CommandContext(ctx, "go", "mod", "download", "-json", path+"@"+version)
	cmd.Dir = neutral
	cmd.Env = append(os.Environ(), "GOFLAGS=-mod=mod", "GOWORK=off")
	var said bytes.Buffer
	cmd.Stderr = &said
	out, failed := cmd.Output()
	var is struct{ Dir, Error string }
	switch err := json.Unmarshal(out, &is); {
	case ctx.Err() != nil:
		return "", fmt.Errorf("no answer from the go command in %v", downloadTime)
	case err == nil && is.Error != "":
		return "", errors.New(firstLine(strings.TrimPrefix(is.Error, path+"@"+version+": ")))
	case failed != nil && said.Len() > 0:
		return "", errors.New(firstLine(said.String()))
	case failed != nil:
		return "", failed
	case err != nil:
		return "", fmt.Errorf("go mod download -json printed no JSON: %w", err)
	}
	return is.Dir, nil
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	return line
}
