package lint

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestLayout limits the number of folders at the top, which newcomers see first, and of those that
// other modules may import.
func TestLayout(t *testing.T) {
	const mostFolders, mostImportable = 18, 13
	out, err := exec.CommandContext(t.Context(), "git", "ls-files").Output()
	if err != nil {
		t.Skipf("no checkout of git: %v", err)
	}
	folders, importable := make(map[string]bool), make(map[string]bool)
	for name := range strings.Lines(string(out)) {
		name = strings.TrimSuffix(name, "\n")
		top, rest, below := strings.Cut(name, "/")
		if !below || strings.HasPrefix(top, ".") {
			continue
		}
		folders[top] = true
		if strings.HasSuffix(rest, ".go") && !strings.HasSuffix(rest, "_test.go") && !private(name) {
			importable[top] = true
		}
	}
	if len(folders) > mostFolders {
		t.Errorf("%d folders at the top, want %d at most: %v", len(folders), mostFolders, folders)
	}
	if len(importable) > mostImportable {
		t.Errorf("%d folders have packages that others may import, want %d at most: %v", len(importable), mostImportable, importable)
	}
}

// private reports whether no other module can import the package of a file: it is a program, or
// internal, or data of tests, or in a module of its own.
func private(name string) bool {
	if strings.Contains("/"+name, "/internal/") || strings.Contains("/"+name, "/testdata/") {
		return true
	}
	for dir := filepath.Dir(name); dir != "."; dir = filepath.Dir(dir) {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return true
		}
	}
	text, err := os.ReadFile(name)
	return err == nil && strings.Contains("\n"+string(text), "\npackage main\n")
}
