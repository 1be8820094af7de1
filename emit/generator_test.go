package emit

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestGenerator checks that a built generator is preferred, and that an installed one is found in
// PATH, and noted if its version is not that of its runtime.
func TestGenerator(t *testing.T) {
	for _, name := range []string{"GOCACHE", "GOMODCACHE"} { // they would move with HOME
		folder, err := Command(t.Context(), "", nil, "go", "env", name)
		if err != nil {
			t.Fatal(err)
		}
		t.Setenv(name, folder)
	}
	t.Setenv("XDG_CACHE_HOME", t.TempDir()) // Linux
	t.Setenv("HOME", t.TempDir())           // macOS
	g := Generator{Name: "wirebench-generator", Module: "github.com/google/flatbuffers", Package: "generators"}
	version, err := g.Version(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if strings.Trim(version, "0123456789.") != "" {
		t.Errorf("version %q of %s", version, g.Module)
	}
	if _, err := g.Find(t.Context()); err == nil || !strings.HasPrefix(err.Error(), g.Name+" is missing: install the Debian package generators") {
		t.Errorf("a generator that nobody has: %v", err)
	}

	bin := t.TempDir()
	t.Setenv("PATH", bin+string(os.PathListSeparator)+os.Getenv("PATH"))
	installed := filepath.Join(bin, g.Name)
	for _, has := range []string{"0.1", version} {
		if err := os.WriteFile(installed, []byte("#!/bin/sh\necho generator version "+has+"\n"), 0o777); err != nil {
			t.Fatal(err)
		}
		got, note, err := g.find(t.Context())
		if err != nil || got != installed {
			t.Errorf("installed in version %s: %q, %v", has, got, err)
		}
		if noted := strings.Contains(note, has) && strings.Contains(note, version); noted != (has != version) {
			t.Errorf("installed in version %s, wanted %s: note %q", has, version, note)
		}
	}

	built, err := g.Place(version)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Dir(built), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(built, nil, 0o777); err != nil {
		t.Fatal(err)
	}
	if got, note, err := g.find(t.Context()); err != nil || got != built || note != "" {
		t.Errorf("built: %q, note %q, %v", got, note, err)
	}
}
