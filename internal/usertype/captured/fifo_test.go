//go:build unix

package captured_test

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/wirebench/wirebench/internal/usertype/captured"
)

// Files that can be read only once, or never end, are reported without being opened.
func TestNoFile(t *testing.T) {
	dir := t.TempDir()
	fifo := filepath.Join(dir, "fifo.json")
	if err := syscall.Mkfifo(fifo, 0o666); err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(dir, "folder")
	if err := os.Mkdir(folder, 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(fifo, filepath.Join(folder, "b.json")); err != nil {
		t.Fatal(err)
	}
	for path, named := range map[string]string{fifo: fifo, folder: filepath.Join(folder, "b.json"), "/dev/zero": "/dev/zero"} {
		want := named + " can't be read several times: write the messages to a regular file"
		if err := captured.Check(path, false); err == nil || strings.TrimSpace(err.Error()) != want {
			t.Errorf("%s: error %v, want %s", path, err, want)
		}
	}
}
