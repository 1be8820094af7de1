package plan

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
)

const (
	reference   = "reference"
	leastMemory = 1 << 30
)

func always(codec string) bool { return codec == reference }

func TestCrews(t *testing.T) {
	const mega = 1 << 20
	spec := func(name string, alloc float64) Cell {
		return Cell{Codec: name, Operation: codec.Decode, AllocBytes: alloc}
	}
	both := func(name string) []Cell {
		return []Cell{{Codec: name, Operation: codec.Encode}, {Codec: name, Operation: codec.Decode}}
	}
	join := func(lists ...[]Cell) (all []Cell) {
		for _, l := range lists {
			all = append(all, l...)
		}
		return all
	}
	reference := both(reference)
	tests := []struct {
		name  string
		cells []Cell
		ring  float64
		want  [][]Cell
	}{
		{"small messages", join(reference, both("a"), both("b")), mega, [][]Cell{join(reference, both("a"), both("b"))}},
		{"only the reference", reference, 200 * mega, [][]Cell{reference}},
		{"room for two", join(both("a"), reference, both("b"), both("c")), 300 * mega,
			[][]Cell{join(reference, both("a"), both("b")), join(reference, both("c"))}},
		{"a greedy one", join(reference, both("a"), []Cell{spec("b", 2000*mega)}, both("c")), 10 * mega,
			[][]Cell{join(reference, []Cell{spec("b", 2000*mega)}), join(reference, both("a"), both("c"))}},
		{"larger than all memory", join(reference, both("a"), both("b")), 5000 * mega,
			[][]Cell{join(reference, both("a")), join(reference, both("b"))}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, Crews(tt.cells, tt.ring, leastMemory, always)); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

// With more memory, more codecs share a process.
func TestCrewsByMemory(t *testing.T) {
	var cells []Cell
	for _, name := range []string{reference, "a", "b", "c", "d", "e"} {
		cells = append(cells, Cell{Codec: name})
	}
	const ring = 300 << 20
	for _, c := range []struct {
		memory float64
		crews  int
	}{{1 << 30, 3}, {2 << 30, 1}} {
		if got := Crews(cells, ring, c.memory, always); len(got) != c.crews {
			t.Errorf("with %.0f bytes: %d crews, want %d", c.memory, len(got), c.crews)
		}
	}
}
