package tables

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestNames(t *testing.T) {
	tests := []struct{ name, snake, camel string }{
		{"Name", "name", "name"},
		{"TinyID", "tiny_id", "tinyId"},
		{"HTTPServer2x", "http_server2x", "httpServer2x"},
		{"X", "x", "x"},
		{"Foo_Bar", "foo_bar", "fooBar"},
		{"MAX_SIZE", "max_size", "maxSize"},
		{"A1B", "a1_b", "a1B"},
	}
	for _, tt := range tests {
		if got := Snake(tt.name); got != tt.snake {
			t.Errorf("Snake(%q) = %q, want %q", tt.name, got, tt.snake)
		}
		if got := Camel(tt.name); got != tt.camel {
			t.Errorf("Camel(%q) = %q, want %q", tt.name, got, tt.camel)
		}
	}
}

func TestASCII(t *testing.T) {
	for name, want := range map[string]string{"Größe": "Gre", "日本": "field", "Ä2x": "x", "Name": "Name"} {
		if got := ascii(name, "field"); got != want {
			t.Errorf("ascii(%q) = %q, want %q", name, got, want)
		}
	}
}

// TestGive checks that a name gets a number if any of its identifiers is taken.
func TestGive(t *testing.T) {
	taken := make(names)
	functions := func(name string) []string { return []string{name, name + "End"} }
	var got []string
	for _, name := range []string{"Page", "PageEnd", "Page", "Line"} {
		got = append(got, taken.give(name, functions))
	}
	if diff := cmp.Diff([]string{"Page", "PageEnd2", "Page2", "Line"}, got); diff != "" {
		t.Errorf("names (-want +got):\n%s", diff)
	}
}
