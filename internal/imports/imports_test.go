package imports

import (
	"maps"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestList(t *testing.T) {
	var l List
	for _, c := range []struct{ path, base, want string }{
		{"encoding/json", "json", "json"},
		{"example.com/json", "json", "json2"},
		{"encoding/json", "other", "json"},
		{"example.com/go/type", "type", "typepkg"},
		{"example.com/json/v3", "json", "json3"},
	} {
		if got := l.Add(c.path, c.base); got != c.want {
			t.Errorf("%s is called %s, want %s", c.path, got, c.want)
		}
	}
	if got := l.Number("fmt"); got != "p4" {
		t.Errorf("the fifth package is called %s", got)
	}
	if got := l.Number("encoding/json"); got != "json" {
		t.Errorf("a package that has a name gets another: %s", got)
	}
	want := map[string]string{
		"json": "encoding/json", "json2": "example.com/json", "typepkg": "example.com/go/type", "json3": "example.com/json/v3", "p4": "fmt",
	}
	if diff := cmp.Diff(want, maps.Collect(l.All())); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if name, ok := l.Name("os"); ok {
		t.Errorf("a package that was not added is called %s", name)
	}
}
