package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/internal/record"
)

// TestLeavePage checks that a run leaves its HTML report if there is something to show, and that it
// never replaces another file.
func TestLeavePage(t *testing.T) {
	rec, err := record.Read(filepath.Join("..", "internal", "report", "testdata", "synthetic"))
	if err != nil {
		t.Fatal(err)
	}
	unmeasured := rec
	unmeasured.Blocks = nil
	for _, c := range []struct {
		name   string
		rec    record.Record
		before string // the file's content before
		want   string // the beginning of the file's content afterwards
	}{
		{"a run", rec, "", "<!doctype html>"},
		{"a run that was interrupted before a cell was measured", unmeasured, "", ""},
		{"a folder with a file of that name", rec, "mine", "mine"},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			path := filepath.Join(dir, pageFile)
			if c.before != "" {
				if err := os.WriteFile(path, []byte(c.before), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			Program{}.leavePage(dir, []record.Record{c.rec})
			got, err := os.ReadFile(path)
			if !strings.HasPrefix(string(got), c.want) || (err == nil) != (c.want != "") {
				t.Errorf("there is %.40q, %v; want %q", got, err, c.want)
			}
		})
	}
	Program{}.leavePage(filepath.Join(t.TempDir(), "gone"), []record.Record{rec}) // prints a warning and does not fail
}
