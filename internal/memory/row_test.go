package memory

import (
	"slices"
	"testing"
	"time"
	"unsafe"

	"github.com/google/go-cmp/cmp"
)

type inner struct{ Name string }

type list struct {
	Value int
	Next  *list
}

type message struct {
	ID     int64
	Text   string
	Inner  *inner
	Many   []inner
	Fixed  [2]*inner
	Map    map[string]*inner
	Any    any
	At     time.Time
	hidden *inner
}

func plain(n int) ([][]byte, error) { return make([][]byte, n), nil }

// A row has the memory of a value itself and of everything that it refers to, once.
func TestRow(t *testing.T) {
	const (
		word = int(unsafe.Sizeof(uintptr(0)))
		text = 2 * word // an inner is its string's two words
	)
	shared := &inner{"shared"}
	ring := &list{Value: 1}
	ring.Next = ring
	for _, c := range []struct {
		name  string
		value any
		sizes []int // of the parts
		maps  int
	}{
		{"nil", nil, nil, 0},
		{"nil pointer", (*inner)(nil), nil, 0},
		{"no memory", &struct{}{}, nil, 0},
		{"pointer and string", &inner{"four"}, []int{text, 4}, 0},
		{"slice", []inner{{"four"}, {""}, {"seven.."}}, []int{3 * text, 4, 7}, 0},
		{"numbers", []int64{1, 2, 3}, []int{24}, 0},
		{"the same twice", []*inner{shared, shared}, []int{2 * word, text, 6}, 0},
		{"cycle", ring, []int{2 * word}, 0},
		{"array", &[2]*inner{nil, shared}, []int{2 * word, text, 6}, 0},
		{"map", map[string]*inner{"key": shared}, []int{3, text, 6}, 1},
		{"empty map", map[string]int{}, nil, 0},
		{"boxes", []any{int64(1 << 40), "four", shared}, []int{3 * text, 8, text, 4, text, 6}, 0},
		{"hidden by another package", &time.Time{}, []int{int(unsafe.Sizeof(time.Time{}))}, 0},
		{"all", &message{
			Text: "four", Inner: shared, Many: []inner{{"five."}}, Fixed: [2]*inner{shared, {"two"}}, Map: map[string]*inner{"k": {"value"}},
			Any: inner{"boxed"}, At: time.Now(), hidden: &inner{"hidden"},
		}, []int{int(unsafe.Sizeof(message{})), 4, text, 6, text, 5, text, 3, 1, text, 5, text, 5, text, 6}, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			r, err := NewRow([]any{c.value}, plain)
			if err != nil {
				t.Fatal(err)
			}
			var sizes []int
			for _, p := range r.parts {
				sizes = append(sizes, len(p))
			}
			if diff := cmp.Diff(c.sizes, sizes); diff != "" {
				t.Errorf("sizes of the parts (-want +got):\n%s", diff)
			}
			if len(r.maps) != c.maps {
				t.Errorf("%d maps, want %d", len(r.maps), c.maps)
			}
			r.Touch(0, 3)
		})
	}
}

// Touch reads every cache line of each value, and starts again after the last value.
func TestTouch(t *testing.T) {
	ones := func(n int) []byte { return slices.Repeat([]byte{1}, n) }
	r, err := NewRow([]any{ones(3 * line), ones(1), ones(line + 1)}, plain)
	if err != nil {
		t.Fatal(err)
	}
	// It reads a byte of each line, and the last byte of a part, because parts may begin within a
	// line.
	for _, c := range []struct{ from, to, want int }{
		{0, 0, 0}, {0, 1, 4}, {1, 2, 2}, {2, 3, 3}, {0, 3, 9}, {2, 4, 7}, {4, 6, 5},
	} {
		if r.Touch(c.from, c.to); int(r.read) != c.want {
			t.Errorf("from %d to %d it read %d bytes, want %d", c.from, c.to, r.read, c.want)
		}
	}
}
