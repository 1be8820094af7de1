package lint

import (
	"go/doc"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestPackagesAreDescribed: every package has a comment that says what it is for and, unless its folder says so for all of
// its kind, what it must not know. ARCHITECTURE.md lists these packages.
func TestPackagesAreDescribed(t *testing.T) {
	out, err := exec.CommandContext(t.Context(), "go", "list", "-f", "{{.ImportPath}}\t{{.Name}}\t{{.Dir}}", "./...").Output()
	if err != nil {
		t.Fatal(err)
	}
	architecture, err := os.ReadFile("ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range strings.Lines(string(out)) {
		f := strings.Split(strings.TrimSpace(line), "\t")
		path, name := strings.TrimPrefix(f[0], module+"/"), f[1]
		text := comment(t, f[2])
		first := new(doc.Package).Synopsis(text)
		n++
		switch {
		case first == "":
			t.Errorf("%s has no package comment", path)
		case name != "main" && !strings.HasPrefix(first, "Package "+name+" "):
			t.Errorf("%s: its comment begins %q, not with the package's name", path, first)
		case name == "main" || described(path):
		case !strings.Contains(strings.Join(strings.Fields(text), " "), "It must not know "):
			t.Errorf("%s: its comment does not say what it must not know", path)
		case !strings.Contains(string(architecture), "\n| `"+path+"` | "):
			t.Errorf("%s: ARCHITECTURE.md does not list it; add it to a comment <!-- packages … --> there", path)
		}
	}
	if n < 200 {
		t.Errorf("%d packages are too few", n)
	}
}

// described reports whether a package is one of many of a kind, which the kind's folder describes, or data of tests.
func described(path string) bool {
	top, below, _ := strings.Cut(path, "/")
	switch top {
	case "codecs", "engines":
		return below != ""
	case "corpus":
		return below != "" && below != "edge" && below != "module" && below != "rustrand"
	}
	return strings.Contains(path, "/internal/voyage") || strings.HasPrefix(path, "codectest/internal/")
}

// comment returns the package comment of a folder.
func comment(t *testing.T, dir string) string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.PackageClauseOnly|parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		if file.Doc != nil && !strings.HasSuffix(name, "_test.go") {
			return file.Doc.Text()
		}
	}
	return ""
}
