package bsonv1

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
)

// Values of interfaces must be decoded into plain Go types.
func TestAny(t *testing.T) {
	want := map[string]any{
		"text": "a", "number": 1.5, "truth": true, "nothing": nil,
		"when": time.UnixMilli(1e12).UTC(),
		"list": []any{"b", []any{2.5}, map[string]any{"c": "d"}},
		"map":  map[string]any{"e": map[string]any{"f": "g"}},
	}
	p, err := bind(codec.Of[map[string]any]("document"))
	if err != nil {
		t.Fatal(err)
	}
	b, err := p.Marshal(&want)
	if err != nil {
		t.Fatal(err)
	}
	got, err := p.Unmarshal(b)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(&want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
