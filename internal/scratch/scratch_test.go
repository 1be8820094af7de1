package scratch

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// The folders of dead processes are removed completely, and nothing else is.
func TestClear(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("TMPDIR", dir)
	used, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"wirebench-left/.lock", "wirebench-left/within/file", "wirebench-without/file", "other/.lock"} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink(filepath.Join(dir, "other"), filepath.Join(dir, "wirebench-link")); err != nil {
		t.Fatal(err)
	}
	names := func() []string {
		entries, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		var all []string
		for _, e := range entries {
			all = append(all, strings.Replace(e.Name(), filepath.Base(used.Path), "wirebench-used", 1))
		}
		return all
	}
	before := names()
	clear(dir, time.Now().Add(-time.Hour))
	if diff := cmp.Diff(before, names()); diff != "" {
		t.Errorf("what is young does not stay (-want +got):\n%s", diff)
	}
	clear(dir, time.Now().Add(time.Hour))
	if diff := cmp.Diff([]string{"other", "wirebench-used", "wirebench-link", "wirebench-without"}, names()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if _, err := os.Stat(filepath.Join(dir, "other", ".lock")); err != nil {
		t.Errorf("behind a link: %v", err)
	}
	if err := used.Remove(); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(used.Path); !os.IsNotExist(err) {
		t.Errorf("the folder that was removed is there: %v", err)
	}
}

func TestNoRoom(t *testing.T) {
	t.Setenv("TMPDIR", filepath.Join(t.TempDir(), "absent"))
	if _, err := New(); err == nil || !strings.Contains(err.Error(), "the place that TMPDIR names") {
		t.Errorf("without a place for temporary files: %v", err)
	}
}
