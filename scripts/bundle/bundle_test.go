package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const root = "../.."

// TestSources checks that the committed bundle was made of the committed sources, which needs no npm.
func TestSources(t *testing.T) {
	sum, err := sumOf(filepath.Join(root, sources))
	if err != nil {
		t.Fatal(err)
	}
	made, err := os.ReadFile(filepath.Join(root, target, sumFile))
	if err != nil {
		t.Fatal(err)
	}
	if strings.TrimSpace(string(made)) != sum {
		t.Error("the bundle is of other sources; run: go run ./scripts/bundle")
	}
}

// TestBundle checks that the sources make the committed bundle, if npm has installed their packages.
func TestBundle(t *testing.T) {
	if _, err := os.Stat(filepath.Join(root, sources, "node_modules")); err != nil {
		t.Skip("the packages are not installed; in internal/report/page/web: npm ci")
	}
	if err := run(root, true); err != nil {
		t.Error(err)
	}
}

// TestLicences checks that the list of third parties names each package of the bundle, with its licence.
func TestLicences(t *testing.T) {
	licences, err := os.ReadFile(filepath.Join(root, target, licencesFile))
	if err != nil {
		t.Fatal(err)
	}
	listed, err := os.ReadFile(filepath.Join(root, "THIRD_PARTY.md"))
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range strings.Lines(string(licences)) {
		head, is := strings.CutPrefix(line, "== ")
		if !is {
			continue
		}
		n++
		f := strings.Fields(head)
		if len(f) != 3 {
			t.Fatalf("want name, version and licence: %q", line)
		}
		if row := "| " + f[0] + " | " + f[2] + " |\n"; !strings.Contains(string(listed), row) {
			t.Errorf("THIRD_PARTY.md has no row %s", row)
		}
	}
	if n < 2 {
		t.Errorf("only %d packages", n)
	}
}

// TestAbsent checks what is said without the packages.
func TestAbsent(t *testing.T) {
	if err := run(t.TempDir(), false); err == nil || !strings.Contains(err.Error(), "npm ci") {
		t.Errorf("the error is %v", err)
	}
}
