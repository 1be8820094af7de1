package families

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/msgp"
	"github.com/wirebench/wirebench/codecs/pulsar"
	"github.com/wirebench/wirebench/codecs/ugorji"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/game"
	"github.com/wirebench/wirebench/corpus/order"
	"github.com/wirebench/wirebench/corpus/person"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/internal/emitrun"
	"github.com/wirebench/wirebench/schema"
)

// run makes code for the data sets of person and game. It has three codecs, one of which needs no
// code.
func run(t *testing.T, args ...string) error {
	return Run(t.Context(), args, []func() []codec.Codec{msgp.Codecs, pulsar.Codecs, ugorji.Codecs}, []func() []corpus.Set{person.Sets, game.Sets})
}

// TestElsewhere checks that Run refuses to work in another folder.
func TestElsewhere(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := run(t); err == nil || err.Error() != "this is not the folder builtin/generated: go generate ./builtin/generated" {
		t.Errorf("error %v", err)
	}
	if made, err := os.ReadDir("."); err != nil || len(made) > 0 {
		t.Errorf("made %v, %v", made, err)
	}
}

// TestUnknown checks that a name that nothing has is an error.
func TestUnknown(t *testing.T) {
	t.Chdir(t.TempDir())
	write(t, "generated.go", "package generated\n")
	for _, c := range []struct {
		of                []string
		flag, name, known string
	}{
		{nil, "-family", "persn", "person"},
		{nil, "-codec", "ugorji", "msgp"},                         // a codec that needs no code
		{[]string{"-family", "game"}, "-codec", "pulsar", "msgp"}, // its code for this family is not committed
	} {
		err := run(t, append(c.of, c.flag, c.name)...)
		if err == nil {
			t.Errorf("%s %s is no error", c.flag, c.name)
			continue
		}
		unknown, known, _ := strings.Cut(err.Error(), "; known are ")
		if want := "unknown " + c.flag + ` "` + c.name + `"`; unknown != want || !slices.Contains(strings.Split(known, ", "), c.known) {
			t.Errorf("got  %v\nwant %s, and %s among the known", err, want, c.known)
		}
	}
	if made, err := os.ReadDir("."); err != nil || len(made) != 1 {
		t.Errorf("made %v, %v", made, err)
	}
}

// TestSweep checks that only committed code remains below _made.
func TestSweep(t *testing.T) {
	t.Chdir(t.TempDir())
	stay := []string{"person/msgp/glue.go", "person/pulsar/glue.go", "person/_msgp/given", "person/Person.json", "game/msgp/glue.go"}
	for _, name := range append([]string{"person/former/glue.go", "game/pulsar/glue.go", "game/_pulsar/given", "former/msgp/glue.go"}, stay...) {
		file := filepath.Join(below, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		write(t, file, "")
	}
	codecs := []codec.Codec{{Name: "msgp", Emitter: toy("msgp")}, {Name: "pulsar", Emitter: toy("pulsar")}}
	if err := sweep([]family{{"corpus/person", person.Sets}, {"corpus/game", game.Sets}, {"corpus/order", order.Sets}}, codecs); err != nil {
		t.Fatal(err)
	}
	var left []string
	err := fs.WalkDir(os.DirFS(below), ".", func(name string, e fs.DirEntry, err error) error {
		if err == nil && !e.IsDir() {
			left = append(left, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(stay, left, cmpopts.SortSlices(strings.Compare)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// toy returns an emitter that runs a program.
func toy(name string) *emit.Emitter {
	return &emit.Emitter{Name: name, Codecs: []string{name}, Emit: func(ctx context.Context, j *emit.Job) error {
		if err := j.WriteFile("given", []byte("a schema")); err != nil {
			return err
		}
		j.Refuse(j.Roots[0], name, "nothing is made")
		_, err := emit.Command(ctx, j.Dir, nil, name, "--go")
		return err
	}}
}

// TestFailures checks that a generator that fails or is missing does not stop those after it, and
// leaves nothing that the program would link, also in a new family.
func TestFailures(t *testing.T) {
	t.Chdir(t.TempDir())
	bin := t.TempDir()
	for name, script := range map[string]string{"good": "exit 0", "better": "exit 0", "broken": "echo out of ink >&2; exit 3"} {
		file := filepath.Join(bin, name)
		write(t, file, "#!/bin/sh\n"+script+"\n")
		if err := os.Chmod(file, 0o777); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", bin+string(filepath.ListSeparator)+os.Getenv("PATH"))
	f := emitrun.Family{Import: "example.com/fresh", Dir: filepath.Join(below, "fresh")}
	roots := emit.Roots([]*schema.Schema{schema.Of(reflect.TypeFor[time.Duration]())})
	emitters := []codec.Emitter{toy("good"), toy("broken"), toy("wirebench-no-such-program"), toy("better")}

	err := makeAll(t.Context(), f, roots, emitters)
	want := []string{
		"fresh: broken: " + filepath.Join(bin, "broken") + " --go in _made/fresh/broken: exit status 3: out of ink; its input is in _made/fresh/_broken",
		`fresh: wirebench-no-such-program: exec: "wirebench-no-such-program": executable file not found in $PATH; its input is in _made/fresh/_wirebench-no-such-program`,
	}
	if err == nil {
		t.Fatal("no error")
	}
	if diff := cmp.Diff(want, strings.Split(err.Error(), "\n")); diff != "" {
		t.Errorf("errors (-want +got):\n%s", diff)
	}

	// A folder that something else left has no code to link, either.
	if err := os.MkdirAll(filepath.Join(below, "fresh", "wirebench-no-such-program"), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := join("fresh", filepath.Join(below, "fresh"), "", generated+"/"+below+"/fresh", family{path: "example.com/corpus/fresh"}.made(emitters)); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(below, "fresh", "made.go"))
	if err != nil {
		t.Fatal(err)
	}
	var linked []string
	for line := range strings.Lines(string(text)) {
		if _, path, ok := strings.Cut(line, generated+"/"+below+"/"); ok {
			linked = append(linked, strings.Trim(path, "\"\n"))
		}
	}
	if diff := cmp.Diff([]string{"fresh/better", "fresh/good"}, linked); diff != "" {
		t.Errorf("linked packages (-want +got):\n%s", diff)
	}
	if _, err := os.Stat(filepath.Join("fresh", "broken")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the package of an emitter that failed is there: %v", err)
	}

	// After Ctrl-C, the remaining emitters do not count as failed.
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if err := makeAll(ctx, f, roots, emitters); !errors.Is(err, context.Canceled) || strings.Contains(err.Error(), "\n") {
		t.Errorf("after Ctrl-C: %v", err)
	}
}
