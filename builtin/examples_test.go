package builtin

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"

	"go.yaml.in/yaml/v4"
)

// TestExamplesAreYAML: what the examples ask for, package cli tests.
func TestExamplesAreYAML(t *testing.T) {
	files, err := filepath.Glob("../examples/*.y*ml")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d examples, %v", len(files), err)
	}
	for _, path := range files {
		file, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		for d := yaml.NewDecoder(file); ; {
			var document map[string]any
			err := d.Decode(&document)
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil || len(document) < 3 {
				t.Fatalf("%s: a document of %d keys, %v", path, len(document), err)
			}
		}
	}
}
