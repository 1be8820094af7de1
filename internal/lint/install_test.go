package lint

import (
	"os"
	"testing"

	"golang.org/x/mod/modfile"
)

// TestInstallable checks that go.mod has no line for which "go install …@version" refuses a module.
func TestInstallable(t *testing.T) {
	data, err := os.ReadFile("go.mod")
	if err != nil {
		t.Fatal(err)
	}
	mod, err := modfile.Parse("go.mod", data, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range mod.Replace {
		t.Errorf("go.mod replaces %s", r.Old)
	}
	for _, e := range mod.Exclude {
		t.Errorf("go.mod excludes %s", e.Mod)
	}
}
