package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// program is laid out as wirebench is: a list of codecs, two of which don't compile, and of
// code that was made for a family of types, of which that of one doesn't.
const program = `
-- go.mod --
module example.com/bench
go 1.26
-- main.go --
package main

import (
	"fmt"
	"os"

	"example.com/bench/bound/_made/person"
	"example.com/bench/builtin/parts"
)

func main() { fmt.Println(parts.Codecs(), person.Glue(), os.Args[1:]) }
-- builtin/parts/parts.go --
package parts

import (
	"example.com/bench/codecs/good"
	"example.com/bench/codecs/made"
	"example.com/bench/codecs/torn"
)

// Codecs are those of all packages.
func Codecs() (all []string) {
	for _, f := range []func() []string{
		good.Codecs,
		made.Codecs,
		torn.Codecs,
	} {
		all = append(all, f()...)
	}
	return all
}
-- bound/_made/person/made.go --
package person

import (
	"example.com/bench/bound/_made/person/good"
	"example.com/bench/bound/_made/person/made"
)

// Glue is that of the packages below.
func Glue() (all []string) {
	for _, f := range []func() string{
		good.Glue,
		made.Glue,
	} {
		all = append(all, f())
	}
	return all
}
-- bound/_made/person/good/glue.go --
package good

func Glue() string { return "good's code" }
-- bound/_made/person/made/glue.go --
package made

import "example.com/bench/library"

func Glue() string { return library.Gone }
-- library/library.go --
package library
-- codecs/good/good.go --
package good

func Codecs() []string { return []string{"good"} }
-- codecs/good/README.md --
# good
-- codecs/made/made.go --
package made

import "example.com/bench/library"

func Codecs() []string { return []string{library.Gone} }
-- codecs/made/README.md --
# made
-- codecs/torn/torn.go --
package torn

func Codecs() []string { return gone }
-- codecs/torn/README.md --
# torn, torn/fast
`

// TestFit: libraries that don't compile cost their own rows, which say why, and the code
// that calls them.
func TestFit(t *testing.T) {
	dir := t.TempDir()
	for _, f := range txtar.Parse([]byte(program)).Files {
		file := filepath.Join(dir, f.Name)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, f.Data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	fit := filepath.Join(t.TempDir(), "fit")
	if out, err := exec.CommandContext(t.Context(), "go", "build", "-o", fit, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"list"}, "[good] [good's code] [list]\n"},
		{
			[]string{"--data", "person"},
			"[good] [good's code] [run --data person" +
				" --absent=made=does not compile with this Go: codecs/made/made.go:5:50: undefined: library.Gone" +
				" --absent=torn=does not compile with this Go: codecs/torn/torn.go:3:33: undefined: gone" +
				" --absent=torn/fast=does not compile with this Go: codecs/torn/torn.go:3:33: undefined: gone]\n",
		},
	} {
		cmd := exec.CommandContext(t.Context(), fit, c.args...)
		var said strings.Builder
		cmd.Dir, cmd.Stderr = dir, &said
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("%q: %v: %s", c.args, err, said.String())
		}
		if string(out) != c.want {
			t.Errorf("%q:\ngot  %swant %s", c.args, out, c.want)
		}
		if !strings.Contains(said.String(), "fit: without torn, torn/fast: codecs/torn/torn.go:3:33: undefined: gone\n") {
			t.Errorf("%q: said %q", c.args, said.String())
		}
	}
}
