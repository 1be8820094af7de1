package gencode

import (
	"strings"
	"testing"
)

// TestUnbuilt checks that without its modules there is no generator, and that a line says so.
func TestUnbuilt(t *testing.T) {
	t.Setenv("GOMODCACHE", t.TempDir())
	t.Setenv("GOPROXY", "off")
	dir := t.TempDir()
	err := generate(t.Context(), dir, "go")
	if err == nil {
		t.Fatal("a generator was built without its modules")
	}
	said := err.Error()
	if strings.Contains(said, "\n") {
		t.Errorf("more than a line: %s", said)
	}
	for _, part := range []string{"can't build the generator " + Generator + ": ", "GOPROXY=off", "; its modules are downloaded when it is first used: try where the go command has a network"} {
		if !strings.Contains(said, part) {
			t.Errorf("%q lacks %q", said, part)
		}
	}
}
