package usertype_test

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/usertype"
)

// keeper builds programs for one type with two emitters. One of them has a generator that is not
// part of wirebench.
type keeper struct {
	opt  usertype.Options
	mu   sync.Mutex
	made []string // the emitters that made code in the last build
}

func newKeeper(t *testing.T, dir string) *keeper {
	k := &keeper{}
	emitter := func(name string, outside bool) *emit.Emitter {
		return &emit.Emitter{Name: name, Codecs: []string{name}, Outside: outside, Emit: func(_ context.Context, j *emit.Job) error {
			k.mu.Lock()
			defer k.mu.Unlock()
			k.made = append(k.made, name)
			j.Refuse(j.Roots[0], name, "nothing is made")
			return j.WriteFile("given.schema", []byte(name))
		}}
	}
	k.opt = usertype.Options{
		Dir: dir, Type: "./order.Order", Samples: "./order.Orders", Program: build.Options{Cache: t.TempDir(), Codecs: codecs(t, json.Codecs)},
		Emitters: []codec.Emitter{emitter("inside", false), emitter("outside", true)},
	}
	return k
}

func (k *keeper) build(t *testing.T) *usertype.Program {
	t.Helper()
	k.made = nil
	p, err := usertype.Build(t.Context(), k.opt)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := p.Remove(); err != nil {
			t.Error(err)
		}
	})
	checkStarts(t, p)
	if text, err := os.ReadFile(filepath.Join(p.Schemas, "inside", "given.schema")); err != nil || string(text) != "inside" {
		t.Errorf("schemas of the program: %q, %v", text, err)
	}
	return p
}

// TestKept checks that a program is used again until something that it is made of changes, and that
// code is made again only if the type has changed. Each change is made to the tree that the
// previous one left.
func TestKept(t *testing.T) {
	if testing.Short() {
		t.Skip("links programs")
	}
	root := unpack(t, "kept")
	k := newKeeper(t, filepath.Join(root, "app"))
	write := func(name, text string) func(*testing.T) {
		return func(t *testing.T) {
			if err := os.WriteFile(filepath.Join(root, filepath.FromSlash(name)), []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
	edit := func(name, from, to string) func(*testing.T) {
		return func(t *testing.T) {
			text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
			if err != nil || !strings.Contains(string(text), from) {
				t.Fatalf("%s has no %q: %v", name, from, err)
			}
			write(name, strings.Replace(string(text), from, to, 1))(t)
		}
	}
	const hit, miss = "used again", "built again"
	// Changes that are similar to others.
	more := []string{"a file for another system", "a new file in the package", "an embedded file", "a package that it needs", "another file",
		"a module that is replaced by a folder", "a tag", "tags of the build", "the requirements", "an option", "the function of samples", "another type", "samples in a file", "a file of another package"}
	for _, c := range []struct {
		name   string
		change func(*testing.T)
		want   string
		made   bool // whether the emitter whose generator is part of wirebench makes code
	}{
		{"first", nil, miss, true},
		{"nothing", nil, hit, false},
		{"a test of the user's", write("app/order/order_test.go", "package order\n"), hit, false},
		{"a file of another package", write("app/other.go", "package other\n"), hit, false},
		{"a file for another system", write("app/order/order_plan9.go", "package order\n\nfunc init() { panic(1) }\n"), hit, false},
		{"the function of samples", edit("app/order/samples.go", "apple", "pear"), miss, false},
		{"a new file in the package", write("app/order/more.go", "package order\n\nfunc init() { println() }\n"), miss, false},
		{"an embedded file", write("app/order/embedded.txt", "other"), miss, false},
		{"a package that it needs", edit("app/price/price.go", "return 1", "return 2"), miss, false},
		{"a module that is replaced by a folder", edit("lib/lib.go", "return 1", "return 2"), miss, false},
		{"a field of another module's type", edit("lib/lib.go", "N int", "N int8"), miss, true},
		{"a tag", edit("app/order/order.go", "ID    int", "ID    int `json:\"id\"`"), miss, true},
		{"tags of the build", func(t *testing.T) { t.Setenv("GOFLAGS", "-tags=large") }, miss, true},
		{"the requirements", edit("app/go.mod", "go 1.22", "go 1.23"), miss, true},
		{"samples in a file", func(*testing.T) { k.opt.Samples = "one.json" }, miss, false},
		{"another file", func(*testing.T) { k.opt.Samples = "two.json" }, hit, false},
		{"an option", func(*testing.T) { k.opt.Omit = []string{".ID"} }, miss, true},
		{"another type", func(*testing.T) { k.opt.Omit, k.opt.Type = nil, "./price.Price" }, miss, true},
		{"the first type again", func(*testing.T) { k.opt.Type = "./order.Order" }, hit, false},
	} {
		if !every.Case() && slices.Contains(more, c.name) {
			continue
		}
		ok := t.Run(c.name, func(t *testing.T) {
			if c.change != nil {
				c.change(t)
			}
			p := k.build(t)
			got := miss
			if !p.Built.IsZero() {
				got = hit
			}
			if got != c.want {
				t.Errorf("the program is %s, want it %s", got, c.want)
			}
			want := []string{"outside"}
			if c.made {
				want = []string{"inside", "outside"}
			}
			if diff := cmp.Diff(want, slices.Sorted(slices.Values(k.made))); diff != "" {
				t.Errorf("code was made by (-want +got):\n%s", diff)
			}
		})
		if !ok {
			t.FailNow() // later cases depend on this one
		}
	}
}

// TestKeptHalf checks that the remains of a killed build are not used.
func TestKeptHalf(t *testing.T) {
	if testing.Short() {
		t.Skip("links programs")
	}
	k := newKeeper(t, filepath.Join(unpack(t, "kept"), "app"))
	k.build(t)
	one := func(pattern string) string {
		found, err := filepath.Glob(filepath.Join(k.opt.Program.Cache, pattern))
		if err != nil || len(found) != 1 {
			t.Fatalf("%s: %v, %v", pattern, found, err)
		}
		return found[0]
	}
	made := one("*/program/made/inside")
	for _, path := range []string{one("*/bin/layout-0*"), filepath.Join(made, "_stamp"), filepath.Join(made, "glue.go"), one("*/program/main.go")} {
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
	}
	// Emitters must start with an empty folder, and the build must clear its folder.
	if err := os.WriteFile(filepath.Join(made, "half.go"), []byte("package inside\n\nfunc"), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(filepath.Dir(one("*/program/data")), "half.go"), []byte("package"), 0o666); err != nil {
		t.Fatal(err)
	}
	if p := k.build(t); len(p.Dropped)+len(p.Unmade) > 0 || len(k.made) != 2 {
		t.Errorf("dropped %v, unmade %v, made by %v", p.Dropped, p.Unmade, k.made)
	}
}

// TestKeptTogether checks that concurrent builds of the same program run one after the other, and
// that each gets a binary of its own.
func TestKeptTogether(t *testing.T) {
	if testing.Short() {
		t.Skip("links programs")
	}
	k := newKeeper(t, filepath.Join(unpack(t, "kept"), "app"))
	var programs [2]*usertype.Program
	var wait sync.WaitGroup
	for i := range programs {
		wait.Go(func() {
			var err error
			if programs[i], err = usertype.Build(t.Context(), k.opt); err != nil {
				t.Error(err)
			}
		})
	}
	if wait.Wait(); t.Failed() {
		return
	}
	if programs[0].Built.IsZero() == programs[1].Built.IsZero() {
		t.Errorf("built at %v and %v, want one of them used again", programs[0].Built, programs[1].Built)
	}
	if err := programs[0].Remove(); err != nil {
		t.Error(err)
	}
	if err := os.RemoveAll(k.opt.Program.Cache); err != nil {
		t.Error(err)
	}
	checkStarts(t, programs[1])
	if err := programs[1].Remove(); err != nil {
		t.Error(err)
	}
}

// TestNotKept checks that a program is built even if the cache can't be written, and that the user
// gets a note about it.
func TestNotKept(t *testing.T) {
	if testing.Short() {
		t.Skip("links programs")
	}
	k := newKeeper(t, filepath.Join(unpack(t, "kept"), "app"))
	var notes []string
	k.opt.Program.Note = func(note string) { notes = append(notes, note) }
	// Root may write anywhere, except in a folder below a file.
	k.opt.Program.Cache = filepath.Join(k.opt.Dir, "go.mod", "own")
	if p := k.build(t); !p.Built.IsZero() {
		t.Errorf("built at %v in a folder that can't be written", p.Built)
	}
	if len(notes) != 1 || !strings.HasPrefix(notes[0], "the program is not kept for the next run, since "+k.opt.Program.Cache+" can't be used: ") {
		t.Errorf("notes %q", notes)
	}
}

// TestTrim checks that the least recently used programs are deleted first.
func TestTrim(t *testing.T) {
	if testing.Short() {
		t.Skip("links programs")
	}
	k := newKeeper(t, filepath.Join(unpack(t, "kept"), "app"))
	old := filepath.Join(k.opt.Program.Cache, "old")
	recent := filepath.Join(k.opt.Program.Cache, "recent")
	for i, dir := range []string{old, recent} {
		if err := os.MkdirAll(dir, 0o777); err != nil {
			t.Fatal(err)
		}
		// Together the two are too large. Each takes one byte on the disk.
		file := filepath.Join(dir, "binary")
		if err := os.WriteFile(file, []byte("x"), 0o666); err != nil {
			t.Fatal(err)
		}
		if err := os.Truncate(file, build.MostKept*2/3); err != nil {
			t.Fatal(err)
		}
		used := time.Now().Add(time.Duration(i-3) * time.Hour)
		if err := os.Chtimes(dir, used, used); err != nil {
			t.Fatal(err)
		}
	}
	k.build(t)
	if _, err := os.Stat(old); !os.IsNotExist(err) {
		t.Errorf("the program that was used first is still there: %v", err)
	}
	if _, err := os.Stat(recent); err != nil {
		t.Error(err)
	}
	if p := k.build(t); p.Built.IsZero() {
		t.Error("the program that was built is not used again")
	}
}
