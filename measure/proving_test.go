package measure

import (
	"path/filepath"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/measure/loop"
	"github.com/wirebench/wirebench/record"
)

// The part of an operation that converts is known where the codec offers it as a model.
func TestConverts(t *testing.T) {
	same := func(v any) (any, error) { return v, nil }
	slow := func(v any) ([]byte, error) {
		b := make([]byte, 1<<16)
		for i := range b {
			b[i] = byte(i)
		}
		return b, nil
	}
	child := &child{box: sharedBox(t, filepath.Join(t.TempDir(), "box"))}
	child.set.Type = &codec.Type{}
	for _, c := range []struct {
		port codec.Port
		some bool
	}{
		{codec.Port{Marshal: slow}, false},
		{codec.Port{Marshal: slow, FromGo: same, ToGo: same}, true},
	} {
		cell := record.Cell{Rough: 1e9}
		l := loop.Lane{Model: codec.Encode, Site: loop.Shared, Port: c.port, Values: []any{1, 2, 3}}
		if err := child.converts(&cell, l); err != nil {
			t.Fatal(err)
		}
		if got := cell.Conversion > 0; got != c.some || cell.Conversion > cell.Rough {
			t.Errorf("conversion is %v ns of %v, want some: %v", cell.Conversion, cell.Rough, c.some)
		}
	}
}
