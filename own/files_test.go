package own_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/own"
	"github.com/wirebench/wirebench/own/files"
)

// What own takes for a file of messages is what can be read. The program itself does not
// link the libraries that read it.
func TestFiles(t *testing.T) {
	if diff := cmp.Diff(files.Known(), own.Files()); diff != "" {
		t.Errorf("-read +taken:\n%s", diff)
	}
}
