package rustrand_test

import (
	"encoding/json"
	"reflect"
	"testing"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/game"
	"github.com/wirebench/wirebench/corpus/savegame"
	"github.com/wirebench/wirebench/corpus/telemetry"
)

// published are the sizes in bytes that Rust's serialization benchmark publishes (2026-08-21): in
// bincode's format, written by crate wincode, and in JSON, written by serde_json. A JSON size of 0
// means that Go writes names, enums or tuples differently.
var published = map[string]struct{ bincode, json int }{
	"rust-log":       {1_045_784, 1_827_461 + len("lines") - len("logs")},
	"rust-mesh":      {6_000_008, 0},
	"rust-minecraft": {566_975, 0},
	"rust-mk48":      {1_791_489, 0},
}

// TestPublishedSizes checks that the messages are the published ones. Lists, texts and options of
// random lengths would not add up to the same sizes by chance.
func TestPublishedSizes(t *testing.T) {
	compared := 0
	for _, sets := range [][]corpus.Set{telemetry.Sets(), game.Sets(), savegame.Sets()} {
		for _, s := range sets {
			want, ok := published[s.Type.Name]
			if !ok {
				continue
			}
			compared++
			v, err := corpus.Message(s, 0)
			if err != nil {
				t.Fatal(err)
			}
			if got := bincode(t, reflect.ValueOf(v).Elem()); got != want.bincode {
				t.Errorf("%s: %d bytes as bincode, published are %d", s.Type.Name, got, want.bincode)
			}
			b, err := json.Marshal(v)
			if err != nil {
				t.Fatal(err)
			}
			if want.json != 0 && len(b) != want.json {
				t.Errorf("%s: %d bytes as JSON, published are %d", s.Type.Name, len(b), want.json)
			}
		}
	}
	if compared != len(published) {
		t.Errorf("%d of %d sets were compared", compared, len(published))
	}
}

// bincode returns the size of a value in that format: numbers have a fixed width, lengths take 64
// bits, enums one byte, and optional values one more byte.
func bincode(t *testing.T, v reflect.Value) int {
	switch v.Type() {
	case reflect.TypeFor[savegame.GameType](), reflect.TypeFor[game.EntityType]():
		return 1
	}
	n := 0
	switch v.Kind() {
	case reflect.String:
		return 8 + v.Len()
	case reflect.Pointer:
		if n = 1; !v.IsNil() {
			n += bincode(t, v.Elem())
		}
	case reflect.Slice:
		n = 8
		fallthrough
	case reflect.Array:
		for i := range v.Len() {
			n += bincode(t, v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			n += bincode(t, v.Field(i))
		}
	case reflect.Bool, reflect.Int8, reflect.Uint8, reflect.Uint16, reflect.Int16, reflect.Int32, reflect.Uint32,
		reflect.Int64, reflect.Uint64, reflect.Float32, reflect.Float64:
		return int(v.Type().Size())
	default:
		t.Fatalf("%v has no size here", v.Type())
	}
	return n
}
