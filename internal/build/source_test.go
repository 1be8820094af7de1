package build

import (
	"os"
	"path/filepath"
	"runtime/debug"
	"testing"

	"github.com/wirebench/wirebench/internal/part"
)

func TestSourceOf(t *testing.T) {
	root := t.TempDir()
	for file, text := range map[string]string{
		"a/go.mod":                    "module example.com/a\ngo 1.25\n",
		"a/c/c.go":                    "package c\n",
		"cache/b@v1.2.3/go.mod":       "module example.com/b\ngo 1.24\n",
		"cache/b@v1.2.3/c/c.go":       "package c\n",
		"a/vendor/example.com/b/b.go": "package b\n",
	} {
		if err := write(filepath.Join(root, file), []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	in := func(file string) string { return filepath.Join(root, file) }
	info := func(main, version string, deps ...*debug.Module) *debug.BuildInfo {
		return &debug.BuildInfo{Main: debug.Module{Path: main, Version: version}, Deps: deps}
	}
	b := &debug.Module{Path: "example.com/b", Version: "v1.2.3"}
	local := &debug.Module{Path: "example.com/a", Version: "v0.0.0", Replace: &debug.Module{Path: "../a"}}
	for _, c := range []struct {
		name string
		info *debug.BuildInfo
		f    part.Func
		want source
	}{
		{"checkout", info("example.com/a", "(devel)"), part.In(in("a/c/c.go"), "example.com/a/c", "C"),
			source{path: "example.com/a", dir: in("a"), goLine: "1.25"}},
		{"checkout with a version of git's", info("example.com/a", "v0.1.0"), part.In(in("a/c/c.go"), "example.com/a/c", "C"),
			source{path: "example.com/a", dir: in("a"), goLine: "1.25"}},
		{"dependency", info("example.com/a", "(devel)", b), part.In(in("cache/b@v1.2.3/c/c.go"), "example.com/b/c", "C"),
			source{path: "example.com/b", version: "v1.2.3"}},
		{"vendored dependency", info("example.com/a", "(devel)", b), part.In(in("a/vendor/example.com/b/b.go"), "example.com/b", "C"),
			source{path: "example.com/b", version: "v1.2.3"}},
		{"replaced by a folder", info("example.com/x", "(devel)", local), part.In(in("a/c/c.go"), "example.com/a/c", "C"),
			source{path: "example.com/a", dir: in("a"), goLine: "1.25"}},
		{"installed", info("example.com/b", "v1.2.3"), part.In(in("cache/b@v1.2.3/c/c.go"), "example.com/b/c", "C"),
			source{path: "example.com/b", version: "v1.2.3"}},
		{"trimmed", info("example.com/b", "v1.2.3"), part.In("example.com/b@v1.2.3/c/c.go", "example.com/b/c", "C"),
			source{path: "example.com/b", version: "v1.2.3"}},
		{"trimmed, no version", info("example.com/a", "(devel)"), part.In("example.com/a/c/c.go", "example.com/a/c", "C"), source{}},
		{"trimmed, changed", info("example.com/a", "v0.1.1-0.20260102030405-0123456789ab+dirty"), part.In("example.com/a/c/c.go", "example.com/a/c", "C"), source{}},
		{"trimmed, replaced by a folder", info("example.com/x", "(devel)", local), part.In("example.com/a/c/c.go", "example.com/a/c", "C"), source{}},
		{"moved away", info("example.com/a", "(devel)"), part.In(in("gone/c/c.go"), "example.com/a/c", "C"), source{}},
		{"of no module", info("example.com/a", "(devel)"), part.In(in("a/c/c.go"), "example.com/ab/c", "C"), source{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := sourceOf(c.info, c.f)
			if got != c.want || (err == nil) != (c.want != source{}) {
				t.Errorf("got %+v, error %v; want %+v", got, err, c.want)
			}
		})
	}
}

func TestCheckoutUnreadable(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module (\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if dir, _, err := checkout(filepath.Join(dir, "c.go"), "x"); dir != "" || err == nil {
		t.Errorf("got %q and no error from a go.mod that can't be read", dir)
	}
}
