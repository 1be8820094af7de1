package build

import (
	"context"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/internal/part"

	"github.com/google/go-cmp/cmp"
)

const (
	userModule = `
-- go.mod --
module example.com/user
go 1.20
replace example.com/plugin => ../plugin
replace example.com/lib => ./lib
`
	pluginModule = `
-- go.mod --
module example.com/plugin
go 1.21
-- fast/codec.go --
package fast
`
	moduleCache = `
-- example.com/wb@v1.2.3/go.mod --
module example.com/wb
go 1.26
require example.com/dep v0.4.0
require example.com/library v1.1.0
-- example.com/wb@v1.2.3/go.sum --
example.com/library v1.1.0 h1:sum=
`
)

// TestWriteModule checks the files of a program that has a released wirebench, a codec in a third
// party's checkout, and a user's module with replacements.
func TestWriteModule(t *testing.T) {
	user, plugin, cache := unpack(t, userModule), unpack(t, pluginModule), unpack(t, moduleCache)
	w, err := FindWorkspace(context.Background(), user, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	w.goLine = "1.27.1"
	p := program{
		Options: Options{
			Module: "example.com/user/zz_wirebench",
			Codecs: []part.Func{
				{Package: "example.com/wb/codecs/json", Name: "Codecs"}, // the running program does not link it
				part.In(filepath.Join(plugin, "fast", "codec.go"), "example.com/plugin/fast", "Codecs"),
			},
			Data:      []part.Func{{Package: "example.com/user/zz_wirebench/data", Name: "Sets"}},
			Workspace: w,
			Upgrade:   true,
		},
		main:  part.Func{Package: "example.com/wb/program", Name: "Main"},
		here:  part.In("/cache/wb@v1.2.3/build/build.go", "example.com/wb/build", "Build"),
		dir:   t.TempDir(),
		cache: cache,
		info: &debug.BuildInfo{
			Main: debug.Module{Path: "example.com/plugin", Version: "(devel)"},
			Deps: []*debug.Module{
				{Path: "example.com/dep", Version: "v0.5.0"},
				{Path: "example.com/forked", Version: "v1.0.0", Replace: &debug.Module{Path: "example.com/fork", Version: "v1.0.1"}},
				{Path: "example.com/local", Version: "(devel)"},
				{Path: "example.com/wb", Version: "v1.2.3"},
			},
		},
	}
	if err := p.writeModule(context.Background()); err != nil {
		t.Fatal(err)
	}
	for file, want := range map[string]string{
		"go.mod": `module example.com/user/zz_wirebench

go 1.27.1

require (
	example.com/wb v1.2.3
	example.com/dep v0.5.0 // indirect
	example.com/forked v1.0.0 // indirect
	example.com/library v1.1.0 // indirect
)
`,
		"go.work.sum": "example.com/library v1.1.0 h1:sum=\n",
		"go.work": `go 1.27.1

use (
	USER
	PLUGIN
	PROGRAM
)

replace example.com/forked => example.com/fork v1.0.1

replace example.com/lib => USER/lib
`,
	} {
		data, err := os.ReadFile(filepath.Join(p.dir, file))
		if err != nil {
			t.Fatal(err)
		}
		got := strings.NewReplacer(user, "USER", plugin, "PLUGIN", p.dir, "PROGRAM").Replace(string(data))
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: -want +got:\n%s", file, diff)
		}
	}
}

func TestBinary(t *testing.T) {
	for _, c := range []struct{ goos, want string }{
		{"windows", "layout-3.exe"},
		{"linux", "layout-3"},
		{"darwin", "layout-3"},
	} {
		dir := t.TempDir()
		p := program{Options: Options{Dir: dir, Bin: filepath.Join(dir, "bin"), GOOS: c.goos}, dir: dir}
		if err := p.setFlags(context.Background()); err != nil {
			t.Fatal(err)
		}
		if got, want := p.binary(3), filepath.Join(dir, "bin", c.want); got != want {
			t.Errorf("%s: got %s, want %s", c.goos, got, want)
		}
	}
}

// The Go that built the program builds it again. A user's types are built by the user's Go.
func TestEnvironGo(t *testing.T) {
	for _, c := range []struct {
		version   string
		workspace *Workspace
		want      string
	}{
		{version: "go1.27.4", want: "GOTOOLCHAIN=go1.27.4"},
		{version: "go1.26.8 X:synctest", want: "GOTOOLCHAIN=go1.26.8"},
		{version: "devel go1.28-abcdef"},
		{version: "go1.27.4", workspace: new(Workspace)},
	} {
		p := &program{Options: Options{Workspace: c.workspace}, info: &debug.BuildInfo{GoVersion: c.version}, dir: t.TempDir()}
		const variable = "GOTOOLCHAIN="
		got := ""
		for _, s := range p.environ()[len(os.Environ()):] {
			if strings.HasPrefix(s, variable) {
				got = s
			}
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.version, got, c.want)
		}
	}
}
