package families

import (
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/builtin/generated/generate/committed"
	"github.com/wirebench/wirebench/codecs/flatbuffers"
	"github.com/wirebench/wirebench/codecs/thrift"
	"github.com/wirebench/wirebench/internal/every"
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

// few replaces parts.go by a list of some codecs that need code. Making the code of all codecs
// takes minutes.
const few = `package parts

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/limit"
	"github.com/wirebench/wirebench/codecs/msgp"
	"github.com/wirebench/wirebench/codecs/mus"
	"github.com/wirebench/wirebench/codecs/protobuf"
)

func Codecs() []func() []codec.Codec {
	return []func() []codec.Codec{limit.Codecs, msgp.Codecs, mus.Codecs, protobuf.Codecs}
}
`

// probe is a program that encodes and decodes the new data set's first message with each codec that
// needs code. It prints an error for each codec, which is "" if that succeeds.
const probe = `package main

import (
	"encoding/json"
	"os"

	"github.com/wirebench/wirebench/builtin/generated"
	"github.com/wirebench/wirebench/builtin/parts"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/fresh"
)

func main() {
	set := fresh.Sets()[0]
	set.Type.Glue = generated.Glue()[set.Type.Go]
	is := make(map[string]string)
	for _, codecs := range parts.Codecs() {
		for _, k := range codecs() {
			if k.Emitter == nil || k.OnDemand != "" {
				continue
			}
			is[k.Name] = ""
			if err := try(k, set); err != nil {
				is[k.Name] = err.Error()
			}
		}
	}
	json.NewEncoder(os.Stdout).Encode(is)
}

func try(k codec.Codec, set corpus.Set) error {
	port, err := k.Bind(set.Type)
	if err != nil || port.Marshal == nil || port.Unmarshal == nil {
		return err
	}
	v, err := corpus.Message(set, 0)
	if err != nil {
		return err
	}
	b, err := port.Marshal(v)
	if err != nil {
		return err
	}
	_, err = port.Unmarshal(b)
	return err
}
`

// TestAddDataSet follows CONTRIBUTING: it adds a folder with a data set and a line in sets.go, and
// runs the program that go generate runs. Then codecs that need code for the type have it. The test
// leaves the checkout unchanged. It works in another one, made of links to this one's folders.
func TestAddDataSet(t *testing.T) {
	if testing.Short() || race.Enabled {
		t.Skip("compiles parts of wirebench again, without the race detector")
	}
	want := []string{"limit", "memcpy", "msgp", "mus", "mus/unsafe", "protobuf", "protobuf/opaque"}
	if every.Case() {
		want = nil
		for _, k := range builtin.Known().Codecs {
			if k.Emitter != nil && k.OnDemand == "" && !committed.Seldom(k.Emitter.Package, "fresh") {
				want = append(want, k.Name)
			}
		}
		_, noCapnp := exec.LookPath("capnp")
		_, noFlatc := flatbuffers.Flatc.Find(t.Context())
		_, noThrift := thrift.Compiler.Find(t.Context())
		if err := errors.Join(noCapnp, noFlatc, noThrift); err != nil {
			t.Skip(err)
		}
	}
	dir := newCheckout(t)
	generated := filepath.Join(dir, "builtin", "generated")
	output(t, generated, "go", "run", "./generate", "-family", "fresh")
	out := output(t, generated, "go", "run", "./probe")
	var is map[string]string
	if err := json.Unmarshal(out, &is); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, name := range want {
		if why, there := is[name]; !there || why != "" {
			t.Errorf("codec %s has no code for a new data set: %q", name, why)
		}
	}
}

// newCheckout returns a checkout that has the data set and its line. It has no code made for types
// except the code that is made in it.
func newCheckout(t *testing.T) string {
	t.Helper()
	checkout, err := filepath.Abs(filepath.Join("..", "..", "..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	linked := func(path string, except ...string) {
		link(t, filepath.Join(checkout, path), filepath.Join(dir, path), except...)
	}
	linked(".", ".git", "builtin", "corpus")
	linked("corpus")
	linked("builtin", "generated", "parts")
	linked("builtin/generated", "_made", "edges", "made.go")
	write(t, filepath.Join(dir, "corpus", "fresh", "fresh.go"), fresh)
	write(t, filepath.Join(dir, "builtin", "generated", "probe", "main.go"), probe)
	if every.Case() {
		linked("builtin/parts", "sets")
	} else {
		write(t, filepath.Join(dir, "builtin", "parts", "parts.go"), few)
	}
	list, err := os.ReadFile(filepath.Join(checkout, "builtin", "parts", "sets", "sets.go"))
	if err != nil {
		t.Fatal(err)
	}
	const imported, listed = "\t\"github.com/wirebench/wirebench/corpus/ergo\"\n", "\t\tergo.Sets,\n"
	write(t, filepath.Join(dir, "builtin", "parts", "sets", "sets.go"), strings.NewReplacer(
		imported, imported+"\t\"github.com/wirebench/wirebench/corpus/fresh\"\n",
		listed, listed+"\t\tfresh.Sets,\n").Replace(string(list)))
	return dir
}

// link makes a folder whose entries are links to the entries of another folder.
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
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// output returns the standard output of a command, which must succeed.
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
