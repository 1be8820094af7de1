package anyjson

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestRoundTrip(t *testing.T) {
	for _, v := range []any{nil, true, "", "text", 1.5, []any{nil, "a"}, map[string]any{"k": []any{}, "n": nil}} {
		b, err := Marshal(v)
		if err != nil {
			t.Fatalf("%v: %v", v, err)
		}
		got, err := Unmarshal(b)
		if err != nil {
			t.Fatalf("%v: %v", v, err)
		}
		if diff := cmp.Diff(v, got); diff != "" {
			t.Errorf("-want +got:\n%s", diff)
		}
	}
}

func TestErrors(t *testing.T) {
	if b, err := Marshal(make(chan int)); err == nil {
		t.Errorf("a channel became %s", b)
	}
	if v, err := Unmarshal([]byte("{")); err == nil {
		t.Errorf("half an object became %v", v)
	}
}
