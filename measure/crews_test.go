package measure

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
)

func TestCrews(t *testing.T) {
	const mega = 1 << 20
	spec := func(name string, alloc float64) CellSpec {
		return CellSpec{Codec: name, Model: codec.Decode, AllocBytes: alloc}
	}
	both := func(name string) []CellSpec {
		return []CellSpec{{Codec: name, Model: codec.Encode}, {Codec: name, Model: codec.Decode}}
	}
	join := func(lists ...[]CellSpec) (all []CellSpec) {
		for _, l := range lists {
			all = append(all, l...)
		}
		return all
	}
	reference := both(reference)
	tests := []struct {
		name  string
		cells []CellSpec
		ring  float64
		want  [][]CellSpec
	}{
		{"small messages", join(reference, both("a"), both("b")), mega, [][]CellSpec{join(reference, both("a"), both("b"))}},
		{"only the reference", reference, 200 * mega, [][]CellSpec{reference}},
		{"room for two", join(both("a"), reference, both("b"), both("c")), 100 * mega,
			[][]CellSpec{join(reference, both("a"), both("b")), join(reference, both("c"))}},
		{"a greedy one", join(reference, both("a"), []CellSpec{spec("b", 2000*mega)}, both("c")), 10 * mega,
			[][]CellSpec{join(reference, []CellSpec{spec("b", 2000*mega)}), join(reference, both("a"), both("c"))}},
		{"larger than all memory", join(reference, both("a"), both("b")), 5000 * mega,
			[][]CellSpec{join(reference, both("a")), join(reference, both("b"))}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, roles.crews(tt.cells, tt.ring, leastMemory)); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}
