package build

import (
	"testing"

	"golang.org/x/mod/module"
)

// The reason for a package that the user's version of a module lacks names the version, and a flag.
func TestLacks(t *testing.T) {
	held := map[string]module.Version{
		"example.com/json":    {Path: "example.com/json", Version: "v0.10.6"},
		"example.com":         {Path: "example.com", Version: "v1.0.0"},
		"example.com/replace": {},
	}
	for text, want := range map[string]string{
		"x.go:9:2: cannot find module providing package example.com/json/text: import lookup disabled by -mod=readonly": "your example.com/json v0.10.6 has no package example.com/json/text; --versions ours measures the version that wirebench requires, if it is higher",
		"x.go:9:2: no required module provides package example.com/jsonx; to add it:":                                   "your example.com v1.0.0 has no package example.com/jsonx; --versions ours measures the version that wirebench requires, if it is higher",
		"no required module provides package example.com/replace/a; to add it:":                                         "your example.com/replace has no package example.com/replace/a; --versions ours may have one that does",
		"no required module provides package example.org/a; to add it:":                                                 "no module of the program has package example.org/a",
		"x.go:3:1: undefined: y": "",
	} {
		if got := lacks(text, held); got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
}

// The reason why a package does not compile with the user's version of a module names the version.
func TestOutdated(t *testing.T) {
	held := map[string]module.Version{
		"example.com/json": {Path: "example.com/json", Version: "v0.10.6"},
		"example.com/mine": {},
	}
	imports := []string{"fmt", "example.com/json", "example.com/json/text", "example.com/other"}
	for _, c := range []struct {
		reason  string
		imports []string
		want    string
	}{
		{"/src/codecs/json/codec.go:12:3: undefined: json.New", imports, "with your example.com/json v0.10.6: undefined: json.New; " + takeOurs},
		{"/src/codecs/json/codec.go:12:3: undefined: x.Y", []string{"example.com/mine/x"}, "with your example.com/mine: undefined: x.Y; " + takeOurs},
		{"/src/codecs/json/codec.go:12:3: undefined: x", imports[:1], "/src/codecs/json/codec.go:12:3: undefined: x"},
		{"example.com/other@v1.0.0/x.go:12:3: undefined: json.New", imports, "example.com/other@v1.0.0/x.go:12:3: undefined: json.New"},
	} {
		if got := outdated(c.reason, "/src/codecs/json", c.imports, held); got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
	}
}
