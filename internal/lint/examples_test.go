package lint

import (
	"go/doc"
	"go/parser"
	"go/token"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestPublicPackagesHaveExamples: whoever imports a package finds an example to copy. Codecs,
// engines and families of data sets are described by the packages whose contracts they fulfil.
func TestPublicPackagesHaveExamples(t *testing.T) {
	out, err := exec.CommandContext(t.Context(), "go", "list", "-f", "{{.ImportPath}}\t{{.Name}}\t{{.Dir}}", "./...").Output()
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range strings.Lines(string(out)) {
		f := strings.Split(strings.TrimSpace(line), "\t")
		path := strings.TrimPrefix(f[0], module+"/")
		if f[1] == "main" || described(path) || strings.Contains("/"+path+"/", "/internal/") || withoutExample(path) {
			continue
		}
		n++
		files, err := filepath.Glob(filepath.Join(f[2], "*_test.go"))
		if err != nil {
			t.Fatal(err)
		}
		examples := 0
		for _, name := range files {
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments)
			if err != nil {
				t.Fatal(err)
			}
			examples += len(doc.Examples(file))
		}
		if examples == 0 {
			t.Errorf("%s has no example", path)
		}
	}
	if n < 30 {
		t.Errorf("%d public packages are too few", n)
	}
}

// withoutExample reports whether only programs that wirebench makes import a package: those below
// builtin hold lists of parts, and the documents of folders no code. The test of a data set's
// module needs a tag.
func withoutExample(path string) bool {
	return strings.HasPrefix(path, "builtin/") || path == "codecs" || path == "engines" || path == "rt" ||
		strings.HasPrefix(path, "corpus/module/")
}
