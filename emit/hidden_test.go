package emit

import (
	"reflect"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/schema"
)

type (
	line           struct{ Text string }
	Page[T any]    struct{ Items []T }
	Pair[A, B any] struct {
		First  A
		Second B
	}
)

func TestHidden(t *testing.T) {
	const here = "github.com/wirebench/wirebench/emit"
	for _, c := range []struct {
		typ  reflect.Type
		want []string
	}{
		{reflect.TypeFor[int](), nil},
		{reflect.TypeFor[map[string][]time.Time](), nil},
		{reflect.TypeFor[Page[time.Time]](), nil},
		{reflect.TypeFor[line](), []string{here}},
		{reflect.TypeFor[map[string][]*line](), []string{here}},
		{reflect.TypeFor[Page[line]](), []string{here}},
		{reflect.TypeFor[Pair[line, Page[line]]](), []string{here}},
		{reflect.TypeFor[struct{ A []line }](), []string{here}},
		{reflect.TypeFor[struct{ a int }](), nil}, // can't be written in another package at all
	} {
		t.Run(c.typ.String(), func(t *testing.T) {
			if diff := cmp.Diff(c.want, Hidden(schema.Of(c.typ).Root)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// TestWriteHidden checks that code that can't compile is not written, and that the error tells the
// user what to export.
func TestWriteHidden(t *testing.T) {
	j := &Job{Job: codec.Job{Import: "example.com/made", Dir: t.TempDir()}}
	open, hidden := j.Source(""), j.Source("")
	open.P("var x %s", open.Type(schema.Of(reflect.TypeFor[Page[int]]()).Root))
	if err := j.Write("open.go", open); err != nil {
		t.Error(err)
	}
	hidden.P("var x %s", hidden.Type(schema.Of(reflect.TypeFor[[]line]()).Root))
	const want = "its code must name []emit.line, and only its own package can name it: export it"
	if err := j.Write("hidden.go", hidden); err == nil || err.Error() != want {
		t.Errorf("got  %v\nwant %s", err, want)
	}
	if got := files(t, j.Dir); len(got) != 1 || got["open.go"] == "" {
		t.Errorf("files %v, want open.go", got)
	}
}

func TestExported(t *testing.T) {
	for text, want := range map[string]string{
		"line": "Line", "Line": "Line", "page[example.com/fleet/ship.line]": "PageExampleComFleetShipLine",
		"_line": "Line", "écart": "Écart", "行": "X行", "9": "X9", "": "X",
	} {
		if got := Exported(text); got != want {
			t.Errorf("Exported(%q) = %q, want %q", text, got, want)
		}
	}
}
