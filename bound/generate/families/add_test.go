package main

import (
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/codecs/flatbuffers"
	"github.com/wirebench/wirebench/codecs/thrift"
	"github.com/wirebench/wirebench/glue"
	"github.com/wirebench/wirebench/internal/race"
)

const fresh = `// Package fresh is a new data set.
package fresh

import "github.com/wirebench/wirebench/corpus"

type Order struct {
	ID    int64
	Buyer string
	Paid  bool
	Lines []Line
}

type Line struct {
	Item  string
	Count uint32
	Price float64
}

func generate(r *corpus.Rand) Order {
	o := Order{ID: r.Int64(), Buyer: r.Hex(8), Paid: r.Chance(0.5)}
	for range 1 + r.IntN(3) {
		o.Lines = append(o.Lines, Line{Item: r.Hex(12), Count: r.Uint32(), Price: r.Float64()})
	}
	return o
}

// Sets returns fresh.
func Sets() []corpus.Set { return []corpus.Set{corpus.New("fresh", "orders of a few lines", generate)} }
`

// TestAddDataSet goes the way of CONTRIBUTING: a folder with a data set, a line in
// parts.go, and this program, as go generate runs it. Every codec that needs code for
// the type then has it. The checkout stays as it is: this happens in another, made of
// links to this one's folders.
func TestAddDataSet(t *testing.T) {
	if testing.Short() || race.Enabled {
		t.Skip("compiles wirebench anew, without the race detector; takes a minute")
	}
	_, noCapnp := exec.LookPath("capnp")
	_, noFlatc := flatbuffers.Flatc.Find(t.Context())
	_, noThrift := thrift.Compiler.Find(t.Context())
	if err := errors.Join(noCapnp, noFlatc, noThrift); err != nil {
		t.Skip(err)
	}
	checkout, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	link(t, checkout, dir, ".git", "bound", "builtin", "corpus")
	link(t, filepath.Join(checkout, "corpus"), filepath.Join(dir, "corpus"))
	link(t, filepath.Join(checkout, "builtin"), filepath.Join(dir, "builtin"), "parts")
	link(t, filepath.Join(checkout, "builtin", "parts"), filepath.Join(dir, "builtin", "parts"), "parts.go")
	bound := filepath.Join(dir, "bound")
	for _, folder := range []string{filepath.Join(dir, "corpus", "fresh"), bound} {
		if err := os.MkdirAll(folder, 0o777); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"bound.go", "generate"} {
		if err := os.Symlink(filepath.Join(checkout, "bound", name), filepath.Join(bound, name)); err != nil {
			t.Fatal(err)
		}
	}
	write(t, filepath.Join(dir, "corpus", "fresh", "fresh.go"), fresh)
	list, err := os.ReadFile(filepath.Join(checkout, "builtin", "parts", "parts.go"))
	if err != nil {
		t.Fatal(err)
	}
	const imported, listed = "\t\"github.com/wirebench/wirebench/corpus/ergo\"\n", "\t\tergo.Sets,\n"
	write(t, filepath.Join(dir, "builtin", "parts", "parts.go"), strings.NewReplacer(
		imported, imported+"\t\"github.com/wirebench/wirebench/corpus/fresh\"\n",
		listed, listed+"\t\tfresh.Sets,\n").Replace(string(list)))

	output(t, bound, "go", "run", "./generate", "-family", "fresh")
	out := output(t, dir, "go", "run", ".", "list", "matrix", "--json", "--data", "fresh")

	var cells []struct{ Codec, Is, Reason string }
	if err := json.Unmarshal(out, &cells); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	is := make(map[string]string)
	for _, c := range cells {
		is[c.Codec] = c.Is + ": " + c.Reason
	}
	for _, e := range glue.Emitters(committed()) {
		for _, name := range e.Offers() {
			if outcome, _, _ := strings.Cut(is[name], ":"); outcome != "number" && outcome != "lowered" {
				t.Errorf("codec %s has no number of a new data set: %q", name, is[name])
			}
		}
	}
}

// link makes a folder whose entries are links to those of another.
func link(t *testing.T, from, to string, except ...string) {
	t.Helper()
	if err := os.MkdirAll(to, 0o777); err != nil {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(from)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if slices.Contains(except, e.Name()) {
			continue
		}
		if err := os.Symlink(filepath.Join(from, e.Name()), filepath.Join(to, e.Name())); err != nil {
			t.Fatal(err)
		}
	}
}

func write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// output is what a command prints; it must succeed.
func output(t *testing.T, dir, name string, args ...string) []byte {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), name, args...)
	var said strings.Builder
	cmd.Dir, cmd.Stderr = dir, &said
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s in %s: %v\n%s", cmd, dir, err, said.String())
	}
	return out
}
