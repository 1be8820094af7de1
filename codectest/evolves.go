package codectest

import (
	"io"
	"os"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus/versions"
	"github.com/wirebench/wirebench/corpus/versions/after"
	"github.com/wirebench/wirebench/corpus/versions/before"
	"github.com/wirebench/wirebench/corpus/versions/renumbered"
	"github.com/wirebench/wirebench/internal/evolve"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/survive"
)

// Evolves lets programs with the old and the new version of a type exchange messages of a codec, as "wirebench check
// --kind evolution" does. Each change of a type after which a program reads wrong values without an error, or
// panics, is an error of the test, with the message that shows it. So is a codec with which fields can neither be
// added nor removed. What else becomes of messages is logged. The types are those of package corpus/versions; a
// codec that needs code for each type has none for them.
func Evolves(t *testing.T, k codec.Codec) {
	t.Helper()
	// A child finds the codec by the name of this subtest.
	t.Run(k.Name, func(t *testing.T) {
		cells, err := exchange(t, k)
		if err != nil {
			t.Fatal(err)
		}
		judged := false
		for _, c := range cells {
			judged = judged || c.Outcome != ""
			switch r := survive.OfCell(c); {
			case c.Outcome == "":
				t.Logf("%s, %s, %s: not checked: %s", c.Change, c.Way, c.Direction, c.Why)
			case c.Way == evolve.Usual && (c.Outcome == evolve.Wrong || c.Outcome == evolve.Panics):
				t.Errorf("%s, %s: %s: %s: message %x", c.Change, c.Direction, c.Outcome, r.What, c.Message)
			case !c.Outcome.Harmless():
				t.Logf("%s, %s, %s: %s: %s", c.Change, c.Way, c.Direction, c.Outcome, r.What)
			}
		}
		a := evolve.Matrix{Fields: k.Fields, Changes: versions.All(), Cells: cells}.Advise()
		switch {
		case !judged:
			t.Error("no version of a type could be encoded and decoded again")
		case a.Order == evolve.NeverMixed || a.Duty == evolve.AddLast:
			t.Errorf("fields can't be added and removed: users must %s", a.Duty)
		default:
			t.Logf("to add and remove fields, users must do: %s; deploy: %s", a.Duty, a.Order)
		}
	})
}

// versionOf is the environment variable that says which versions of types a child of a test has.
const versionOf = "WIREBENCH_CODECTEST_VERSION"

// exchange exchanges messages of a codec between the versions. In a child of this test it does the child's task and
// ends the process.
func exchange(t *testing.T, k codec.Codec) (cells []evolve.Cell, err error) {
	t.Helper()
	if os.Getenv(childOf) == t.Name() {
		catalog := measure.Catalog{Codecs: []codec.Codec{k}, Sets: before.Sets()}
		if os.Getenv(versionOf) == "new" {
			catalog.Sets = append(after.Sets(), renumbered.Sets()...)
		}
		if err := supervise.Serve(func(events io.Writer) error { return evolve.Child(catalog, os.Stdin, events) }); err != nil {
			os.Exit(1)
		}
		os.Exit(0)
	}
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	program := func(version string) evolve.Program {
		return evolve.Program{
			Path: self, Args: []string{"-test.run=" + only(t.Name()), "-test.count=1"},
			Env: []string{childOf + "=" + t.Name(), versionOf + "=" + version},
		}
	}
	err = evolve.Run(t.Context(), evolve.Options{
		Old: program("old"), New: program("new"), Codecs: []evolve.Codec{{Name: k.Name, Fields: k.Fields}}, Changes: versions.All(),
	}, func(c evolve.Cell) error {
		cells = append(cells, c)
		return nil
	})
	return cells, err
}
