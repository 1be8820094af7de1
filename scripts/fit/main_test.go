package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/internal/race"
)

// TestFit lets a library fail to compile: its codec's rows say why, and all others are
// there. The checkout of this test is one of links, in which one file is another.
func TestFit(t *testing.T) {
	if testing.Short() || race.Enabled {
		t.Skip("compiles wirebench anew, which takes a minute")
	}
	checkout, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"", "codecs"} {
		entries, err := os.ReadDir(filepath.Join(checkout, name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.MkdirAll(filepath.Join(dir, name), 0o777); err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if n := e.Name(); n == ".git" || n == "codecs" || n == "cbor" || n == "bebop" {
				continue
			}
			if err := os.Symlink(filepath.Join(checkout, name, e.Name()), filepath.Join(dir, name, e.Name())); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, name := range []string{"cbor", "bebop"} {
		if err := os.CopyFS(filepath.Join(dir, "codecs", name), os.DirFS(filepath.Join(checkout, "codecs", name))); err != nil {
			t.Fatal(err)
		}
	}
	// What is made for types calls bebop/wire, as it would call a library that is broken.
	for pkg, name := range map[string]string{"cbor": "cbor", "bebop": "bebop", "bebop/wire": "wire"} {
		file := filepath.Join(dir, "codecs", pkg, "broken.go")
		if err := os.WriteFile(file, []byte("package "+name+"\n\nvar _ = gone\n"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.CommandContext(t.Context(), "go", "run", "./scripts/fit", "list", "codecs")
	cmd.Dir = dir
	var said strings.Builder
	cmd.Stderr = &said
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v: %s", err, said.String())
	}
	if !strings.Contains(said.String(), "fit: without cbor") || !strings.Contains(said.String(), "fit: without bebop") || !strings.Contains(said.String(), "undefined: gone") {
		t.Errorf("said %q", said.String())
	}
	if list := string(out); !strings.Contains(list, "\nmsgpack ") || strings.Contains(list, "\ncbor ") || strings.Contains(list, "\nbebop ") {
		t.Errorf("listed\n%s", list)
	}
}
