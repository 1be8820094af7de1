package measure

import "testing"

func TestHeapLimit(t *testing.T) {
	for memory, want := range map[uint64]int64{
		0:         1280 << 20,
		512 << 20: 1280 << 20,
		4 << 30:   5 << 30,
	} {
		if got := heapLimit(memory); got != want {
			t.Errorf("%d bytes: %d, want %d", memory, got, want)
		}
	}
	if m := processMemory(); m < leastMemory {
		t.Errorf("a process may take %d bytes, fewer than %d", m, leastMemory)
	}
}

// Where there is more memory, more codecs share a process.
func TestCrewsByMemory(t *testing.T) {
	var cells []CellSpec
	for _, name := range []string{reference, "a", "b", "c", "d", "e"} {
		cells = append(cells, CellSpec{Codec: name})
	}
	const ring = 100 << 20
	for _, c := range []struct {
		memory float64
		crews  int
	}{{1 << 30, 3}, {2 << 30, 1}} {
		if got := roles.crews(cells, ring, c.memory); len(got) != c.crews {
			t.Errorf("with %.0f bytes: %d crews, want %d", c.memory, len(got), c.crews)
		}
	}
}
