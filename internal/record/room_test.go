package record

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestRoom checks that Room refuses what Create would refuse, and leaves nothing behind.
func TestRoom(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"old/" + File: "{}", "file": "", "other/notes.txt": ""} {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct{ folder, want string }{
		{".", ""},
		{"new", ""},
		{"new/below/it", ""},
		{"other", ""},
		{"old", "DIR/old holds a record already; choose another folder: file already exists"},
		{"file", "create the record's folder: DIR/file is a file; choose another folder"},
		{"file/below", "create the record's folder: stat DIR/file/below: not a directory"},
		{"old/below", ""},
	} {
		err := Room(filepath.Join(dir, filepath.FromSlash(c.folder)))
		got := ""
		if err != nil {
			got = strings.ReplaceAll(err.Error(), dir, "DIR")
		}
		if got != c.want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.folder, got, c.want)
		}
	}
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != 3 {
		t.Errorf("the folder has %v, %v", entries, err)
	}
}
