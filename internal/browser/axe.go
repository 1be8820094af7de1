package browser

import (
	"archive/tar"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
)

// axe is the npm package with the rules for accessible pages. It is not part of wirebench.
const axe = "axe-core@4.14.1"

// ErrNoAxe means that npm or axe-core can't be had.
var ErrNoAxe = errors.New("no axe-core")

// Axe returns the script of axe-core, which finds what is not accessible on a page. npm downloads it to
// the folder dir, which must be empty.
func Axe(ctx context.Context, dir string) (script string, err error) {
	npm, err := exec.LookPath("npm")
	if err != nil {
		return "", fmt.Errorf("%w: no npm in PATH, which brings it", ErrNoAxe)
	}
	cmd := exec.CommandContext(ctx, npm, "pack", "--silent", axe)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("%w: npm pack %s: %v: %s", ErrNoAxe, axe, err, out)
	}
	packs, err := filepath.Glob(filepath.Join(dir, "*.tgz"))
	if err != nil || len(packs) != 1 {
		return "", fmt.Errorf("npm wrote %q: %v", packs, err)
	}
	f, err := os.Open(packs[0])
	if err != nil {
		return "", err
	}
	defer f.Close() // only read from: nothing to lose
	unzipped, err := gzip.NewReader(f)
	if err != nil {
		return "", err
	}
	for files := tar.NewReader(unzipped); ; {
		h, err := files.Next()
		if errors.Is(err, io.EOF) {
			return "", fmt.Errorf("%s lacks axe.min.js", axe)
		}
		if err != nil {
			return "", err
		}
		if h.Name == "package/axe.min.js" {
			text, err := io.ReadAll(files)
			return string(text), err
		}
	}
}
