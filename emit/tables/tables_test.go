package tables

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

type tree struct {
	Label *string
	Kids  []*tree
	Left  *tree
}

type endless []endless

type all struct {
	Count   int
	At      time.Time
	Raw     []byte
	ID      [16]byte
	Rows    [][]int32
	Gaps    [][]*int32
	Again   endless
	Maybe   *[]string
	Deep    **int
	Pages   map[string]*tree
	Pointed []*[]byte
	First   bool `wire:"1"`
}

var byName = Style{
	Name:      Snake,
	Methods:   func(name string) []string { return []string{name} },
	Functions: func(name string, _ []*Field) []string { return []string{name} },
}

// plan returns a layout as text, with one line for each table.
func plan(style Style) []string {
	s := schema.Of(reflect.TypeFor[all]())
	l := New(&emit.Job{Job: codec.Job{Roots: []emit.Root{{Name: "All", Schema: s}}}}, []emit.Root{{Name: "All", Schema: s}}, style)
	var lines []string
	for _, t := range l.Tables {
		line := t.Name + ":"
		for _, f := range t.Fields {
			line += fmt.Sprintf(" %d %s %s;", f.Slot, f.Name, spell(f.Value))
		}
		lines = append(lines, strings.TrimSuffix(line, ";"))
	}
	return lines
}

func spell(v Value) string {
	text := [...]string{"scalar", "text", "blob", "moment", "", ""}[v.Form]
	switch v.Form {
	case Tabular:
		text = v.Table.Name
	case Vector:
		text = "[" + spell(*v.Elem) + "]"
	}
	if v.Optional {
		text += "?"
	}
	return text
}

func TestNew(t *testing.T) {
	want := []string{
		"All: 0 first scalar; 1 count scalar; 2 at moment; 3 raw blob; 4 id blob; 5 rows [Int32List]; " +
			"6 gaps [Int32OptionalList]; 7 again [Endless]; 8 maybe StringList?; 9 deep IntOptional?; " +
			"10 pages [StringTreeOptionalMapPair]; 11 pointed [Bytes?]; 12 pointed_null [scalar]",
		"Int32List: 0 value [scalar]",
		"Int32OptionalList: 0 value [scalar?]; 1 value_null [scalar]",
		"Endless: 0 value [Endless]",
		"StringList: 0 value [text]",
		"IntOptional: 0 value scalar?",
		"StringTreeOptionalMapPair: 0 key text; 1 value Tree?",
		"Tree: 0 label text?; 1 kids [Tree?]; 2 kids_null [scalar]; 3 left Tree?",
		"Bytes: 0 value blob",
	}
	if diff := cmp.Diff(want, plan(byName)); diff != "" {
		t.Errorf("tables (-want +got):\n%s", diff)
	}
}

// TestNewNested checks that a vector in a vector gets a table only where it needs one, if vectors
// may nest.
func TestNewNested(t *testing.T) {
	nested := byName
	nested.Nested = true
	got := plan(nested)
	for _, part := range []string{"5 rows [[scalar]]; 6 gaps [Int32OptionalList]; 7 again [Endless];", "11 pointed [Bytes?];"} {
		if !strings.Contains(got[0], part) {
			t.Errorf("no %q in %s", part, got[0])
		}
	}
}

// TestRetired checks that fields of an earlier version keep their places.
func TestRetired(t *testing.T) {
	s := schema.Of(reflect.TypeFor[struct {
		Late  int32  `wire:"5" reserved:"2 *string"`
		First string `wire:"1"`
		Left  bool   `wire:"3" reserved:"4 float64"`
	}]())
	l := New(&emit.Job{Job: codec.Job{Roots: []emit.Root{{Name: "Short", Schema: s}}}}, []emit.Root{{Name: "Short", Schema: s}}, byName)
	var live, declared []string
	for _, f := range l.Tables[0].Fields {
		live = append(live, fmt.Sprintf("%d %s", f.Slot, f.Name))
	}
	for _, f := range l.Tables[0].Declared() {
		declared = append(declared, fmt.Sprintf("%d %s %s", f.Slot, f.Name, spell(f.Value)))
	}
	if diff := cmp.Diff([]string{"0 first", "2 left", "4 late"}, live); diff != "" {
		t.Errorf("fields (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"0 first text", "1 retired2 text?", "2 left scalar", "3 retired4 scalar", "4 late scalar"}, declared); diff != "" {
		t.Errorf("declared (-want +got):\n%s", diff)
	}
}
