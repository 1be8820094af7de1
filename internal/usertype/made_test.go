package usertype_test

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/capnp"
	"github.com/wirebench/wirebench/codecs/capnproto2"
	"github.com/wirebench/wirebench/codecs/flatbuffers"
	"github.com/wirebench/wirebench/codecs/glycerine"
	"github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/codecs/thrift"
	"github.com/wirebench/wirebench/corpus/edge"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/emitrun"
	"github.com/wirebench/wirebench/internal/usertype"
	"github.com/wirebench/wirebench/schema"
)

// TestUnmade checks that an emitter that fails, in whatever way, loses only its own codecs and says
// why.
func TestUnmade(t *testing.T) {
	if testing.Short() {
		t.Skip("links a program")
	}
	broken := func(name string, fail func(*emit.Job) error) *emit.Emitter {
		return &emit.Emitter{Name: name, Codecs: []string{name}, Emit: func(_ context.Context, j *emit.Job) error {
			j.Refuse(j.Roots[0], name, "nothing is made")
			return fail(j)
		}}
	}
	var notes []string
	p, err := usertype.Build(t.Context(), usertype.Options{
		Dir: unpack(t, "shop"), Type: "./order.Order", Samples: "orders.json",
		Program: build.Options{
			Note:   func(note string) { notes = append(notes, note) },
			Codecs: codecs(t, json.Codecs),
		},
		Emitters: []codec.Emitter{
			broken("good", func(*emit.Job) error { return nil }),
			broken("fails", func(*emit.Job) error { return errors.New("no such generator") }),
			broken("panics", func(j *emit.Job) error {
				if err := j.WriteFile("given.go", []byte("package panics\n")); err != nil {
					return err
				}
				panic("at a loss")
			}),
			broken("talks", func(j *emit.Job) error {
				if err := j.WriteFile("given.go", []byte("package talks\n")); err != nil {
					return err
				}
				_, err := emit.Command(t.Context(), j.Dir, nil, "sh", "-c", "echo at great length; echo indeed; exit 3")
				return err
			}),
			broken("misspells", func(j *emit.Job) error { return j.WriteFile("x.go", []byte("package misspells\n\nvar x = y\n")) }),
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	got := make(map[string]string)
	for e, reason := range p.Unmade {
		got[e.Package()] = reason
	}
	want := map[string]string{
		"fails":     "fails: no such generator",
		"panics":    "panics: panic: at a loss",
		"talks":     "talks: sh: exit status 3: at great length (its input and its whole output are in the record's schemas/talks)",
		"misspells": "misspells: the code that was made does not compile: x.go:3:9: undefined: y (it is in the record's schemas/misspells)",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("reasons (-want +got):\n%s", diff)
	}
	const said = "exit status 3: at great length\nindeed"
	if len(notes) != 1 || !strings.HasSuffix(notes[0], said) {
		t.Errorf("notes %q, want one that ends in %q", notes, said)
	}
	for name, want := range map[string]string{
		"talks/message.txt": said, "talks/given.go.txt": "package talks\n", "misspells/x.go.txt": "var x = y\n",
		"panics/given.go.txt": "package panics\n",
	} {
		if text, err := os.ReadFile(filepath.Join(p.Schemas, filepath.FromSlash(name))); err != nil || !strings.Contains(string(text), want) {
			t.Errorf("%s is %q, want it to have %q: %v", name, text, want, err)
		}
	}
	if made, err := filepath.Glob(filepath.Join(p.Schemas, "good", "*")); err != nil || len(made) > 0 {
		t.Errorf("of an emitter that did not fail its Go code is kept: %v, %v", made, err)
	}
	if err := p.Remove(); err != nil {
		t.Error(err)
	}
}

// TestMissingTools checks that the error names a missing tool, which no Go module has, and the
// package to install, and that the tool's input is kept.
func TestMissingTools(t *testing.T) {
	const (
		build     = ", or build it: go run github.com/wirebench/wirebench/scripts/generators"
		flatc     = "flatc is missing: install the Debian package flatbuffers-compiler" + build
		compiler  = "capnp is missing: install the Debian package capnproto"
		generator = "thrift is missing: install the Debian package thrift-compiler" + build
	)
	all := slices.Concat(flatbuffers.Codecs(), capnp.Codecs(), capnproto2.Codecs(), glycerine.Codecs(), thrift.Codecs())
	emitters := make(map[string]codec.Emitter)
	for _, e := range emitrun.Emitters(all) {
		emitters[e.Package()] = e
	}
	goCommand, err := exec.LookPath("go")
	if err != nil {
		t.Fatal(err)
	}
	bin := t.TempDir()
	if err := os.Symlink(goCommand, filepath.Join(bin, filepath.Base(goCommand))); err != nil {
		t.Skip(err)
	}
	// The programs that scripts/generators has built must not be found either. The go command needs
	// its own folders.
	for _, name := range []string{"GOCACHE", "GOMODCACHE"} {
		folder, err := emit.Command(t.Context(), "", nil, "go", "env", name)
		if err != nil {
			t.Fatal(err)
		}
		t.Setenv(name, folder)
	}
	t.Setenv("XDG_CACHE_HOME", t.TempDir()) // Linux
	t.Setenv("HOME", t.TempDir())           // macOS
	t.Setenv("PATH", bin)
	for _, c := range []struct{ emitter, schema, want string }{
		{"flatbuffers", "types.fbs", flatc},
		{"capnp", "types.capnp", compiler},
		{"capnproto2", "types.capnp", compiler},
		{"glycerine", "types.capnp", compiler},
		{"thrift", "types.thrift", generator},
	} {
		t.Run(c.emitter, func(t *testing.T) {
			dir := t.TempDir()
			err := emitters[c.emitter].Make(t.Context(), codec.Job{
				Roots:  emit.Roots([]*schema.Schema{schema.Of(reflect.TypeFor[edge.Lists]())}),
				Import: "example.com/" + c.emitter, Dir: filepath.Join(dir, c.emitter),
			})
			if want := c.emitter + ": " + c.want; err == nil || err.Error() != want {
				t.Errorf("got  %v\nwant %s", err, want)
			}
			if _, err := os.Stat(filepath.Join(dir, emit.Attempt(c.emitter), c.schema)); err != nil {
				t.Error(err)
			}
		})
	}
}
