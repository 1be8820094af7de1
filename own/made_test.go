package own_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/own"
)

// TestUnmade: an emitter that fails, in whatever way, costs its own codecs, and says
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
	p, err := own.Build(t.Context(), own.Options{
		Dir: unpack(t, "shop"), Type: "./order.Order", Samples: "orders.json",
		Codecs: codecs(t, json.Codecs),
		Emitters: []*emit.Emitter{
			broken("good", func(*emit.Job) error { return nil }),
			broken("fails", func(*emit.Job) error { return errors.New("no such generator") }),
			broken("panics", func(*emit.Job) error { panic("at a loss") }),
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
		got[e.Name] = reason[strings.LastIndexByte(reason, '/')+1:] // without the scratch folder
	}
	want := map[string]string{
		"fails":     "fails: no such generator",
		"panics":    "panics: panic: at a loss",
		"talks":     "talks)",
		"misspells": "x.go:3:9: undefined: y",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	for e, reason := range p.Unmade {
		if want := "talks: sh: exit status 3: at great length (what"; e.Name == "talks" && !strings.HasPrefix(reason, want) {
			t.Errorf("got %q, want %q", reason, want)
		}
	}
	if _, err := os.Stat(filepath.Join(p.Schemas, "talks", "given.go.txt")); err != nil {
		t.Errorf("what the generator was given: %v", err)
	}
	if err := p.Remove(); err != nil {
		t.Error(err)
	}
}
