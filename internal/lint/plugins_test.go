package lint

import (
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/mod/modfile"
)

// The program of a third party is in a module of its own. That module must require the same
// versions of the modules that wirebench requires, since its measurements are compared with those
// made here.
func TestPluginsHaveTheSameModules(t *testing.T) {
	paths, err := filepath.Glob("plugins/*/go.mod")
	if err != nil || len(paths) == 0 {
		t.Fatalf("%d plugins, %v", len(paths), err)
	}
	ours := requirements(t, "go.mod")
	for _, path := range paths {
		theirs := requirements(t, path)
		for name, version := range theirs {
			if ours[name] != "" && ours[name] != version {
				t.Errorf("%s has %s %s, go.mod %s", path, name, version, ours[name])
			}
		}
	}
}

// requirements returns the versions of the modules that a go.mod requires.
func requirements(t *testing.T, path string) map[string]string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	mod, err := modfile.Parse(path, data, nil)
	if err != nil {
		t.Fatal(err)
	}
	versions := make(map[string]string)
	for _, r := range mod.Require {
		if path != "go.mod" || !r.Indirect {
			versions[r.Mod.Path] = r.Mod.Version
		}
	}
	return versions
}
