package revision_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/revision"
)

// needed returns a module with the version that this module needs, which is on every machine that runs tests.
func needed(t *testing.T) string {
	t.Helper()
	const module = "github.com/google/go-cmp"
	version, err := exec.Command("go", "list", "-m", "-f", "{{.Version}}", module).Output()
	if err != nil {
		t.Fatal(err)
	}
	return module + "@" + strings.TrimSpace(string(version))
}

// TestFiles: files of a module are copied, also those that have the same name in several folders.
func TestFiles(t *testing.T) {
	into := filepath.Join(t.TempDir(), "files")
	if err := revision.Files(t.Context(), needed(t)+"/cmp/*/*/sort.go", into); err != nil {
		t.Fatal(err)
	}
	if err := revision.Files(t.Context(), needed(t)+"/cmp/comp*.go", into+"2"); err != nil {
		t.Fatal(err)
	}
	for folder, want := range map[string][]string{into: {"cmp-internal-value-sort.go"}, into + "2": {"cmp-compare.go", "cmp-compare_test.go"}} {
		var got []string
		files, err := os.ReadDir(folder)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			got = append(got, f.Name())
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
}

// TestFilesFail: each reason is one line.
func TestFilesFail(t *testing.T) {
	module := needed(t)
	for _, c := range []struct{ name, want string }{
		{module + "/cmp/none*.json", "has no file cmp/none*.json"},
		{module + "/cmp/[", "syntax error in pattern"},
		{"no module@v1.0.0/a.json", "malformed module path"},
		{strings.Replace(module, "@v", "@", 1) + "/a.json", "version"},
	} {
		err := revision.Files(t.Context(), c.name, filepath.Join(t.TempDir(), "files"))
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
}

func TestOfModule(t *testing.T) {
	for name, want := range map[string]bool{
		"k8s.io/api@v0.36.0/testdata/*/core.v1.Pod.json": true,
		"orders.jsonl": false, "./a/orders.jsonl": false, "orders@work.jsonl": false, "": false, "./order.Examples": false,
	} {
		if got := revision.OfModule(name); got != want {
			t.Errorf("%q: %t", name, got)
		}
	}
}
