package build

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"
)

// unpack writes the files of an archive to a new folder.
func unpack(t *testing.T, archive string) string {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range txtar.Parse([]byte(archive)).Files {
		if err := write(filepath.Join(dir, filepath.FromSlash(f.Name)), f.Data); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestFindWorkspace(t *testing.T) {
	for _, c := range []struct {
		name, archive, dir string
		vendored           bool
		want               string // the copied workspace file, without its first line
	}{
		{"module", `
-- go.mod --
module example.com/a
go 1.21
replace example.com/b => ./b
replace example.com/c v1.0.0 => example.com/d v1.1.0
-- vendor/modules.txt --
-- x/x.go --
`, "x", true, `
use DIR

replace example.com/b => DIR/b

replace example.com/c v1.0.0 => example.com/d v1.1.0
`},
		{"workspace", `
-- go.work --
go 1.22
use ./a
use ./b
replace example.com/c => ./c
-- a/go.mod --
module example.com/a
go 1.21
replace example.com/c v1.0.0 => example.com/d v1.1.0
replace example.com/e => ../e
-- b/go.mod --
module example.com/b
go 1.22
`, "b", false, `
use (
	DIR/a
	DIR/b
)

replace example.com/e => DIR/e

replace example.com/c => DIR/c
`},
	} {
		t.Run(c.name, func(t *testing.T) {
			root, scratch := unpack(t, c.archive), t.TempDir()
			w, err := FindWorkspace(context.Background(), filepath.Join(root, c.dir), scratch)
			if err != nil {
				t.Fatal(err)
			}
			data, err := os.ReadFile(filepath.Join(scratch, "go.work"))
			if err != nil {
				t.Fatal(err)
			}
			// The first line has the version of the go command that runs the test.
			_, got, _ := strings.Cut(strings.ReplaceAll(string(data), root, "DIR"), "\n")
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
			if w.Vendored != c.vendored {
				t.Errorf("vendored: got %v", w.Vendored)
			}
		})
	}
}

func TestFindWorkspaceFaults(t *testing.T) {
	for name, c := range map[string]struct{ archive, want string }{
		"no module": {"-- x.go --\n", "DIR: no go.mod here or above: run in the module of the type"},
		"a module of the workspace is missing": {"-- go.work --\ngo 1.22\nuse ./a\n",
			"open DIR/a/go.mod: no such file or directory"},
		"damaged": {"-- go.mod --\nmodule a\nrequire x\n", "DIR/go.mod:2: usage: require module/path v1.2.3"},
	} {
		t.Run(name, func(t *testing.T) {
			root := unpack(t, c.archive)
			_, err := FindWorkspace(context.Background(), root, t.TempDir())
			if err == nil {
				t.Fatal("no error")
			}
			if got := strings.ReplaceAll(err.Error(), root, "DIR"); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

// TestPathOf checks that a folder's import path is its path in the innermost of the user's modules.
// Outside of them it is the path at the root of the module that the user works in.
func TestPathOf(t *testing.T) {
	w := &Workspace{dir: "/shop/order", modules: map[string]string{"example.com/shop": "/shop", "example.com/shop/tools": "/shop/tools"}}
	tests := map[string]string{
		"/shop/wire":           "example.com/shop/wire",
		"/shop/order/wire":     "example.com/shop/order/wire",
		"/shop/tools/gen/wire": "example.com/shop/tools/gen/wire",
		"/shopping/wire":       "example.com/shop/wire",
		"/tmp/wire":            "example.com/shop/wire",
	}
	for dir, want := range tests {
		if got, err := w.PathOf(dir); got != want || err != nil {
			t.Errorf("%s: %s, %v, want %s", dir, got, err, want)
		}
	}
	w.dir = "/elsewhere"
	if got, err := w.PathOf("/tmp/wire"); err == nil {
		t.Errorf("no error, but %s", got)
	}
}
