package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestManual: each command has a page with its lists in columns, and the first page has all tasks.
func TestManual(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "man1")
	cmd := root(Program{})
	if err := manual(cmd, dir); err != nil {
		t.Fatal(err)
	}
	pages := map[string][]string{
		"wirebench.1":             {"\nChoose a codec:\n", "Recommend codecs for your needs", "wirebench compare OLD NEW --fail-over 5%"},
		"wirebench-advise.1":      {"\n  public-api      browsers and strangers read and write a public API\n", `\fB--case\fP`},
		"wirebench-list-codecs.1": {`\fBwirebench-list(1)\fP`},
	}
	for _, sub := range cmd.Commands() {
		if name := "wirebench-" + sub.Name() + ".1"; pages[name] == nil && sub.IsAvailableCommand() && sub.Name() != "help" {
			pages[name] = []string{sub.Short}
		}
	}
	for name, parts := range pages {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Error(err)
			continue
		}
		for _, part := range parts {
			if !strings.Contains(strings.ReplaceAll(string(text), `\-`, "-"), part) {
				t.Errorf("%s lacks %q:\n%s", name, part, text)
			}
		}
		if strings.Contains(string(text), "spf13") {
			t.Errorf("%s names the library that wrote it", name)
		}
	}
}

func TestMarkdown(t *testing.T) {
	const text = "a *b* and c_d\n<e> [f]\n  one   1\n    two 2\nlast\n\n  list\n"
	const want = "a \\*b\\* and c\\_d\n\\<e> \\[f]\n\n      one   1\n        two 2\n\nlast\n\n\n      list\n"
	if diff := cmp.Diff(want, markdown(text)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
