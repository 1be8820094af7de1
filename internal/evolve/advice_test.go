package evolve

import (
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
)

// TestAdvise checks what users must do by what became of fields that were added and removed.
func TestAdvise(t *testing.T) {
	changes := []corpus.Change{
		{Name: "last", Kind: corpus.FieldAddedLast}, {Name: "middle", Kind: corpus.FieldAdded},
		{Name: "removed", Kind: corpus.FieldRemoved}, {Name: "renamed", Kind: corpus.FieldRenamed},
	}
	// outcomes are those of both directions, by change.
	type outcomes map[string][2]Outcome
	fine := outcomes{"last": {Default, Default}, "middle": {Default, Default}, "removed": {Default, Default}}
	wrong := outcomes{"last": {Default, Default}, "middle": {Wrong, Wrong}, "removed": {Wrong, Wrong}}
	for _, c := range []struct {
		name   string
		fields codec.Fields
		cells  map[Way]outcomes
		want   Advice
	}{
		{"names", codec.ByName, map[Way]outcomes{Usual: fine}, Advice{Nothing, EitherFirst}},
		{"numbers", codec.ByNumber, map[Way]outcomes{Usual: fine, "numbers by position": wrong}, Advice{KeepNumbers, EitherFirst}},
		{"the writer's schema", codec.ByWriter, map[Way]outcomes{Usual: fine, Schemaless: wrong}, Advice{ShipSchema, EitherFirst}},
		{"no writer's schema", codec.ByWriter, map[Way]outcomes{Schemaless: wrong}, Advice{AddLast, EitherFirst}},
		{"positions", codec.ByPosition, map[Way]outcomes{Usual: wrong}, Advice{AddLast, EitherFirst}},
		{"old programs refuse", codec.ByName, map[Way]outcomes{Usual: {"last": {Default, Fails}, "middle": {Default, Fails}, "removed": {Default, Default}}}, Advice{Nothing, ReadersFirst}},
		{"one direction each", codec.ByName, map[Way]outcomes{Usual: {"last": {Default, Fails}, "middle": {Default, Fails}, "removed": {Fails, Default}}}, Advice{Nothing, "readers first to add, writers first to remove"}},
		{"new programs fail", codec.ByPosition, map[Way]outcomes{Usual: {"last": {Fails, Default}, "middle": {Fails, Wrong}, "removed": {Wrong, Fails}}}, Advice{AddLast, WritersFirst}},
		{"all fail", codec.ByPosition, map[Way]outcomes{Usual: {"last": {Fails, Fails}, "middle": {Fails, Fails}, "removed": {Fails, Fails}}}, Advice{NeverChange, NeverMixed}},
		{"nothing was tried", codec.ByName, map[Way]outcomes{Usual: {"last": {"", ""}}}, Advice{}},
		{"renamed fields do not count", codec.ByName, map[Way]outcomes{Usual: {"last": {Same, Same}, "middle": {Same, Same}, "removed": {Same, Same}, "renamed": {Wrong, Wrong}}}, Advice{Nothing, EitherFirst}},
	} {
		var cells []Cell
		for way, of := range c.cells {
			for change, both := range of {
				for i, d := range []Direction{Backward, Forward} {
					cells = append(cells, Cell{Change: change, Way: way, Direction: d, Outcome: both[i]})
				}
			}
		}
		if got := (Matrix{c.fields, changes, cells}).Advise(); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}
