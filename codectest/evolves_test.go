package codectest

import (
	"encoding/json"
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	gobcodec "github.com/wirebench/wirebench/codecs/gob"
	"github.com/wirebench/wirebench/corpus/versions"
	"github.com/wirebench/wirebench/internal/evolve"
)

// TestEvolves checks a codec that goes by names.
func TestEvolves(t *testing.T) { Evolves(t, gobcodec.Codecs()[0]) }

// TestEvolvesNot checks that a codec is found which takes one field for another: it writes JSON without names.
func TestEvolvesNot(t *testing.T) {
	positional := codec.Codec{
		Name: "positional", Format: formats.Named("positional"), Fields: codec.ByPosition,
		Bind: codec.Reflective(func(v any) ([]byte, error) { return json.Marshal(list(reflect.ValueOf(v))) }, func(b []byte, v any) error {
			var all []json.RawMessage
			if err := json.Unmarshal(b, &all); err != nil {
				return err
			}
			into := reflect.ValueOf(v).Elem()
			for i := range min(len(all), into.NumField()) {
				if err := json.Unmarshal(all[i], into.Field(i).Addr().Interface()); err != nil {
					return err
				}
			}
			return nil
		}),
	}
	cells, err := exchange(t, positional)
	if err != nil {
		t.Fatal(err)
	}
	got := make(map[evolve.Direction]evolve.Outcome)
	for _, c := range cells {
		if c.Change == "swapped" {
			got[c.Direction] = c.Outcome
		}
	}
	want := map[evolve.Direction]evolve.Outcome{evolve.Backward: evolve.Wrong, evolve.Forward: evolve.Wrong, evolve.Through: evolve.Same}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("two fields are swapped (-want +got):\n%s", diff)
	}
	if a := (evolve.Matrix{Fields: codec.ByPosition, Changes: versions.All(), Cells: cells}).Advise(); a.Duty != evolve.AddLast {
		t.Errorf("users must %q", a.Duty)
	}
}

// list returns the fields of a struct.
func list(v reflect.Value) (fields []any) {
	for v.Kind() == reflect.Pointer {
		v = v.Elem()
	}
	for i := range v.NumField() {
		fields = append(fields, v.Field(i).Interface())
	}
	return fields
}
