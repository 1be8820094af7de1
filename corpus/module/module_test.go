package module_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"

	"github.com/wirebench/wirebench/corpus/module"
)

// cache makes a module cache of one file, and forbids downloads.
func cache(t *testing.T, path string, content []byte) {
	t.Helper()
	dir := t.TempDir()
	t.Setenv("GOMODCACHE", dir)
	t.Setenv("GOPROXY", "off")
	t.Setenv("GOFLAGS", "-modcacherw")
	file := filepath.Join(dir, filepath.FromSlash(path))
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, content, 0o666); err != nil {
		t.Fatal(err)
	}
}

func sum(b []byte) string {
	s := sha256.Sum256(b)
	return hex.EncodeToString(s[:])
}

func TestRead(t *testing.T) {
	plain := []byte(`{"a":1}`)
	w, err := zstd.NewWriter(nil)
	if err != nil {
		t.Fatal(err)
	}
	packed := w.EncodeAll(plain, nil)
	for path, content := range map[string][]byte{"data/a.json": plain, "data/a.json.zst": packed} {
		// A module cache escapes capital letters, because some file systems ignore case.
		f := module.File{Module: "example.com/Some/data", Version: "v1.2.3", Path: path, Sum: sum(content)}
		cache(t, "example.com/!some/data@v1.2.3/"+path, content)
		got, err := f.Read()
		if err != nil || !bytes.Equal(got, plain) {
			t.Errorf("%s: %q, error %v", path, got, err)
		}
	}
}

func TestAbsent(t *testing.T) {
	content := []byte("x")
	cache(t, "example.com/data@v1.0.0/a.txt", content)
	for _, c := range []struct {
		name, want string
		change     func(*module.File)
	}{
		{"another version", "module example.com/data v1.1.0 is not in the module cache and can't be downloaded: module lookup disabled by GOPROXY=off; run: go mod download example.com/data@v1.1.0",
			func(f *module.File) { f.Version = "v1.1.0" }},
		{"another content", "has other content than module example.com/data v1.0.0: its SHA-256 begins with", func(f *module.File) { f.Sum = sum(nil) }},
		{"another file", "run: go mod download example.com/data@v1.0.0", func(f *module.File) { f.Path = "b.txt" }},
	} {
		f := module.File{Module: "example.com/data", Version: "v1.0.0", Path: "a.txt", Sum: sum(content)}
		c.change(&f)
		_, err := f.Read()
		why := module.Missing(err)
		if !strings.Contains(why, c.want) || strings.Contains(why, "\n") {
			t.Errorf("%s: %q, error %v; want one line with %q", c.name, why, err, c.want)
		}
	}
	if why := module.Missing(os.ErrNotExist); why != "" {
		t.Errorf("another error is %q", why)
	}
}

// Without a go command, the reason is that it is missing.
func TestNoGo(t *testing.T) {
	cache(t, "a", nil)
	t.Setenv("PATH", t.TempDir())
	_, err := module.File{Module: "example.com/none", Version: "v1.0.0", Path: "a", Sum: sum(nil)}.Read()
	if why := module.Missing(err); !strings.Contains(why, `exec: "go": executable file not found`) {
		t.Errorf("%q, error %v", why, err)
	}
}
