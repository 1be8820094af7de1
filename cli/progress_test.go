package cli

import (
	"bytes"
	"strings"
	"testing"
	"time"
)

func TestPackageName(t *testing.T) {
	for pkg, want := range map[string]string{
		"": "", "sonic": "sonic", "github.com/bytedance/sonic": "sonic", "github.com/fxamacker/cbor/v2": "cbor/v2",
		"example.com/a-very-long-name-of-a-package": "a-very-long-na",
	} {
		if got := packageName(pkg); got != want {
			t.Errorf("%q: got %q, want %q", pkg, got, want)
		}
	}
}

// TestBuilding checks that the bar shows what is being built and the time left, in a line of 80
// columns.
func TestBuilding(t *testing.T) {
	var out bytes.Buffer
	p := &progress{out: &out, live: true}
	p.building("compiling packages", "github.com/bytedance/sonic/internal/decoder", 10, 100)
	p.since = time.Now().Add(-100 * time.Second)
	time.Sleep(100 * time.Millisecond) // a bar is drawn again after 50 ms
	p.building("compiling packages", "example.com/four-and-ten-c", 50, 100)
	p.end()
	lines := strings.Split(out.String(), "\r")
	said := false
	for _, line := range lines {
		said = said || strings.Contains(line, "compiling packages, four-and-ten-c, 1m4")
		if n := len([]rune(line)); n > 80 {
			t.Errorf("%d columns: %s", n, line)
		}
	}
	if !said {
		t.Errorf("the package and the time left are missing: %q", lines)
	}
}
