package main

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// What the README of a codec's folder must tell.
var told = map[string]*regexp.Regexp{
	"how it is used here (**Used here**)": regexp.MustCompile(`\*\*Used here\*\*`),
	"whether it is maintained (**Maintained**, **Not maintained**, **Deprecated** or **The code is our own**)": regexp.MustCompile(
		`\*\*(Maintained|Not maintained|Deprecated|The code is our own)\*\*`),
}

// TestCodecsHaveReadmes holds every folder of codecs to tell what its rows stand for.
func TestCodecsHaveReadmes(t *testing.T) {
	folders, err := filepath.Glob("codecs/*/codec.go")
	if err != nil {
		t.Fatal(err)
	}
	if len(folders) < 60 {
		t.Fatalf("%d folders of codecs are too few", len(folders))
	}
	for _, code := range folders {
		dir := filepath.Dir(code)
		text, err := os.ReadFile(filepath.Join(dir, "README.md"))
		if err != nil {
			t.Error(err)
			continue
		}
		if dir == filepath.Join("codecs", "noop") { // it has no format and no library
			continue
		}
		for what, is := range told {
			if !is.Match(text) {
				t.Errorf("%s/README.md does not tell %s", dir, what)
			}
		}
	}
}
