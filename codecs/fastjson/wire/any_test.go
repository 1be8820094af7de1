package wire

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/valyala/fastjson"

	"github.com/wirebench/wirebench/rt/anyjson"
)

// TestAny checks that the value of an interface equals that of a round trip with encoding/json.
func TestAny(t *testing.T) {
	type point struct{ X, Y int }
	for _, v := range []any{
		nil, true, "text", 0.5, int64(7), []any{nil, []any{}}, []any(nil), map[string]any{"k": map[string]any{}}, map[string]any(nil),
		point{1, 2}, []any{point{3, 4}}, map[string]any{"point": &point{}}, []byte("bytes"),
	} {
		text, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		var want any
		if err := json.Unmarshal(text, &want); err != nil {
			t.Fatal(err)
		}
		var a fastjson.Arena
		f, err := fastjson.ParseBytes(Any(&a, v).MarshalTo(nil))
		if err != nil {
			t.Fatalf("%#v: %v", v, err)
		}
		got, err := GetAny(f)
		if err != nil {
			t.Fatalf("%#v: %v", v, err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%#v (-want +got):\n%s", v, diff)
		}
	}
}

func TestAnyError(t *testing.T) {
	encode := func() (err error) {
		defer anyjson.Catch(&err)
		Any(new(fastjson.Arena), []any{make(chan int)})
		return nil
	}
	if encode() == nil {
		t.Error("a channel has JSON")
	}
}
