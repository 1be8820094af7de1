package module_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/module"
)

// atlas is the type of a document that a Go module has.
type atlas struct{ Cities []string }

// document names the file and its SHA-256, so that everyone measures the same content.
var document = module.File{
	Module: "example.com/atlas", Version: "v1.0.0", Path: "testdata/atlas.json",
	Sum: "2fa92c16a56dcb5b755ecc4c0b53d01ab8668e0b4bfd9016a8ea46dc6c5826d4",
}

// shorten makes the messages of a small sample.
func shorten(a atlas) []atlas { return []atlas{{a.Cities[:1]}, {a.Cities[1:]}} }

// fill puts the module into a module cache, as go mod download would.
func fill(cache string) error {
	file := filepath.Join(cache, "example.com", "atlas@v1.0.0", "testdata", "atlas.json")
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		return err
	}
	return os.WriteFile(file, []byte(`{"Cities":["Oslo","Bergen"]}`), 0o666)
}

// A data set has a document of a Go module as its only message. If the module is not in the module
// cache and can't be downloaded, the set has no message, and Missing says why.
func ExampleJSON() {
	cache, err := os.MkdirTemp("", "example")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(cache)
	defer os.Setenv("GOMODCACHE", os.Getenv("GOMODCACHE"))
	if err := errors.Join(os.Setenv("GOMODCACHE", cache), fill(cache)); err != nil {
		fmt.Println(err)
		return
	}

	set := module.JSON("atlas", "two cities; 28 bytes as published", document, nil, shorten)
	v, err := corpus.Message(set, 0)
	if why := module.Missing(err); why != "" {
		fmt.Println("not available:", why)
		return
	}
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(v.(*atlas).Cities)
	// Output: [Oslo Bergen]
}
