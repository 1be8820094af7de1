package lint

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

// TestMain runs the tests in the root of the repository, since their paths are relative to it.
func TestMain(m *testing.M) {
	if err := os.Chdir(filepath.Join("..", "..")); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(m.Run())
}
