package evolve_test

import (
	"context"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/evolve"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/supervise"
)

// version is the environment variable that says which version of each type a child has.
const version = "WIREBENCH_EVOLVE_TEST"

func TestMain(m *testing.M) {
	if len(os.Args) > 1 && os.Args[1] == evolve.ChildCommand {
		catalog := measure.Catalog{Codecs: planted(), Sets: olds()}
		if os.Getenv(version) == "new" {
			catalog.Sets = news()
		}
		if err := supervise.Serve(func(events io.Writer) error { return evolve.Child(catalog, os.Stdin, events) }); err != nil {
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

type (
	old struct {
		ID    int64
		Name  string
		Count int64
	}
	added struct {
		ID     int64
		Name   string
		Weight int64 `wire:"4"`
		Count  int64 `wire:"3"`
	}
	inserted struct {
		ID     int64
		Name   string
		Weight int64
		Count  int64
	}
	renamed struct {
		ID    int64
		Title string
		Count int64
	}
)

var changes = []corpus.Change{
	{Name: "added", Renumbered: "added/positions", Numbers: "numbers by position"},
	{Name: "renamed", Renamed: map[string]string{"Title": "Name"}},
}

func olds() []corpus.Set {
	values := func() []old { return []old{{11, "ant", 12}, {21, "bee", 22}, {}} }
	return []corpus.Set{corpus.Values("added", values), corpus.Values("renamed", values)}
}

func news() []corpus.Set {
	return []corpus.Set{
		corpus.Values("added", func() []added { return []added{{31, "cat", 34, 32}, {41, "dog", 0, 42}, {}} }),
		corpus.Values("added/positions", func() []inserted { return []inserted{{31, "cat", 34, 32}, {41, "dog", 0, 42}, {}} }),
		corpus.Values("renamed", func() []renamed { return []renamed{{31, "cat", 32}, {}} }),
	}
}

// run returns what is found out about codecs.
func run(t *testing.T, only *evolve.Replay, codecs ...string) []evolve.Cell {
	t.Helper()
	return runWith(t, evolve.Options{Only: only}, codecs...)
}

func runWith(t *testing.T, opt evolve.Options, codecs ...string) (all []evolve.Cell) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	opt.Old = evolve.Program{Path: self, Env: []string{version + "=old"}}
	opt.New = evolve.Program{Path: self, Env: []string{version + "=new"}}
	opt.Changes = changes
	for _, k := range planted() {
		if slices.Contains(codecs, k.Name) {
			opt.Codecs = append(opt.Codecs, evolve.Codec{Name: k.Name, Fields: k.Fields})
		}
	}
	if err := evolve.Run(context.Background(), opt, func(c evolve.Cell) error {
		all = append(all, c)
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return all
}

// lines returns cells as text.
func lines(cells []evolve.Cell) (all []string) {
	for _, c := range cells {
		line := fmt.Sprintf("%s, %s, %s: ", c.Change, c.Way, c.Direction)
		if c.Outcome == "" {
			line += "not judged: " + c.Why
		} else {
			line += strings.TrimSuffix(fmt.Sprintf("%s %d/%d: %s", c.Outcome, c.Hits, c.Messages, c.What), ": ")
		}
		all = append(all, line)
	}
	return all
}

// answers are what is found out about codecs of which it is known.
var answers = map[string][]string{
	"name": {
		"added, usual, old to new: default 3/3: Weight is absent",
		"added, usual, new to old: default 1/3: Weight: 34 is ignored",
		"added, usual, through old: default 1/3: Weight: 34 is dropped",
		`renamed, usual, old to new: default 2/3: Title: "ant" is not read under its other name`,
		`renamed, usual, new to old: default 1/2: Name: "cat" is not read under its other name`,
		`renamed, usual, through old: default 1/2: Title: "cat" is not read under its other name`,
	},
	"keeps": {
		"added, usual, old to new: default 3/3: Weight is absent",
		"added, usual, new to old: default 1/3: Weight: 34 is ignored",
		"added, usual, through old: unknown field kept 1/3: Weight: 34 is kept",
		`renamed, usual, old to new: default 2/3: Title: "ant" is not read under its other name`,
		`renamed, usual, new to old: default 1/2: Name: "cat" is not read under its other name`,
		"renamed, usual, through old: same 2/2",
	},
	"position": {
		"added, usual, old to new: error 3/3: unexpected EOF",
		"added, usual, new to old: error 3/3: bytes after the message",
		"added, usual, through old: error 3/3: bytes after the message",
		"renamed, usual, old to new: same 3/3",
		"renamed, usual, new to old: same 2/2",
		"renamed, usual, through old: same 2/2",
	},
	"position/lenient": {
		"added, usual, old to new: silently wrong 2/3: Weight, which was not written, is read as 12, the value of Count",
		"added, usual, new to old: silently wrong 2/3: Count: 32 is read as 34, the value of Weight",
		"added, usual, through old: silently wrong 2/3: Count: 32 is read as 0",
		"renamed, usual, old to new: same 3/3",
		"renamed, usual, new to old: same 2/2",
		"renamed, usual, through old: same 2/2",
	},
	"number": {
		"added, usual, old to new: default 3/3: Weight is absent",
		"added, usual, new to old: default 1/3: Weight: 34 is ignored",
		"added, usual, through old: default 1/3: Weight: 34 is dropped",
		"added, numbers by position, old to new: silently wrong 2/3: Weight, which was not written, is read as 12, the value of Count",
		"added, numbers by position, new to old: silently wrong 2/3: Count: 32 is read as 34, the value of Weight",
		"added, numbers by position, through old: silently wrong 2/3: Count: 32 is read as 0",
		"renamed, usual, old to new: same 3/3",
		"renamed, usual, new to old: same 2/2",
		"renamed, usual, through old: same 2/2",
	},
	"writer": {
		"added, usual, old to new: default 3/3: Weight is absent",
		"added, usual, new to old: default 1/3: Weight: 34 is ignored",
		"added, usual, through old: default 1/3: Weight: 34 is dropped",
		"added, without the writer's schema, old to new: silently wrong 2/3: Weight, which was not written, is read as 12, the value of Count",
		"added, without the writer's schema, new to old: silently wrong 2/3: Count: 32 is read as 34, the value of Weight",
		"added, without the writer's schema, through old: silently wrong 2/3: Count: 32 is read as 0",
		`renamed, usual, old to new: default 2/3: Title: "ant" is not read under its other name`,
		`renamed, usual, new to old: default 1/2: Name: "cat" is not read under its other name`,
		`renamed, usual, through old: default 1/2: Title: "cat" is not read under its other name`,
		"renamed, without the writer's schema, old to new: same 3/3",
		"renamed, without the writer's schema, new to old: same 2/2",
		"renamed, without the writer's schema, through old: same 2/2",
	},
	"fails": {
		"added, usual, old to new: default 3/3: Weight is absent",
		"added, usual, new to old: error 3/3: no field Weight",
		"added, usual, through old: error 3/3: no field Weight",
		"renamed, usual, old to new: error 3/3: no field Name",
		"renamed, usual, new to old: error 2/2: no field Title",
		"renamed, usual, through old: error 2/2: no field Title",
	},
	"panics": {
		"added, usual, old to new: default 3/3: Weight is absent",
		"added, usual, new to old: panic 3/3: panic: no field Weight",
		"added, usual, through old: panic 3/3: panic: no field Weight",
		"renamed, usual, old to new: panic 3/3: panic: no field Name",
		"renamed, usual, new to old: panic 2/2: panic: no field Title",
		"renamed, usual, through old: panic 2/2: panic: no field Title",
	},
	"exits": {
		"added, usual, old to new: default 3/3: Weight is absent",
		"added, usual, new to old: panic 3/3: killed the process (exit status 3): it printed nothing",
		"added, usual, through old: panic 3/3: killed the process (exit status 3): it printed nothing",
		"renamed, usual, old to new: panic 3/3: killed the process (exit status 3): it printed nothing",
		"renamed, usual, new to old: panic 2/2: killed the process (exit status 3): it printed nothing",
		"renamed, usual, through old: panic 2/2: killed the process (exit status 3): it printed nothing",
	},
	"refuses": {
		"added, usual, old to new: not judged: the old version: no structs",
		"added, usual, new to old: not judged: the old version: no structs",
		"added, usual, through old: not judged: the old version: no structs",
		"renamed, usual, old to new: not judged: the old version: no structs",
		"renamed, usual, new to old: not judged: the old version: no structs",
		"renamed, usual, through old: not judged: the old version: no structs",
	},
}

// TestRun checks what is found out about codecs of which it is known.
func TestRun(t *testing.T) {
	for name, want := range answers {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(want, lines(run(t, nil, name))); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
	t.Run("reader", func(t *testing.T) {
		if diff := cmp.Diff(lines(run(t, nil, "name")), lines(run(t, nil, "reader"))); diff != "" {
			t.Errorf("a codec that only reads (-name +reader):\n%s", diff)
		}
	})
	t.Run("forgets", func(t *testing.T) {
		want := "added, usual, old to new: not judged: the old version: the codec does not carry it: ID: 11 is read as 0"
		if got := lines(run(t, nil, "forgets")); got[0] != want {
			t.Errorf("got  %s\nwant %s", got[0], want)
		}
	})
	t.Run("takes", func(t *testing.T) {
		if !supervise.LimitsMemory {
			t.Skip("this system doesn't limit the memory of a process")
		}
		want := "added, usual, new to old: panic 3/3: killed the process (exit status 2): runtime: out of memory: "
		if got := lines(run(t, nil, "takes")); !strings.HasPrefix(got[1], want) {
			t.Errorf("got  %s\nwant %s…", got[1], want)
		}
	})
}

// TestLoses checks a codec that does not carry a part of a message: with messages of a user's type it is judged by the
// rest, and the part is named.
func TestLoses(t *testing.T) {
	want := "added, usual, old to new: not judged: the old version: the codec does not carry it: Count: 12 is read as 0"
	if got := lines(run(t, nil, "loses")); got[0] != want {
		t.Errorf("got  %s\nwant %s", got[0], want)
	}
	for _, c := range runWith(t, evolve.Options{Complete: true}, "loses") {
		if c.Outcome == "" || c.Loses != "Count: 32 is read as 0" {
			t.Errorf("%s, %s: outcome %q, loses %q", c.Change, c.Direction, c.Outcome, c.Loses)
		}
	}
}

// TestReplay checks that the message of each cell shows again what it showed, and nothing else is tried.
func TestReplay(t *testing.T) {
	for _, name := range []string{"number", "writer", "panics", "keeps"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for _, c := range run(t, nil, name) {
				again := run(t, &evolve.Replay{Change: c.Change, Way: c.Way, Direction: c.Direction, Message: c.Message}, name)
				c.Hits, c.Messages = 1, 1
				if diff := cmp.Diff([]evolve.Cell{c}, again); diff != "" {
					t.Errorf("%s, %s, %s (-first +again):\n%s", c.Change, c.Way, c.Direction, diff)
				}
			}
		})
	}
	if err := evolve.Run(t.Context(), evolve.Options{
		Old: evolve.Program{Path: "none"}, New: evolve.Program{Path: "none"}, Codecs: []evolve.Codec{{Name: "name", Fields: codec.ByName}},
		Only: &evolve.Replay{Change: "nothing"},
	}, nil); err == nil || err.Error() != "name was not tried with the change nothing, " {
		t.Errorf("a change that was not tried: %v", err)
	}
}
