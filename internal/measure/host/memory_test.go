package host

import (
	"testing"
)

func TestHeapLimit(t *testing.T) {
	for memory, want := range map[uint64]int64{
		0:         1280 << 20,
		512 << 20: 1280 << 20,
		4 << 30:   5 << 30,
	} {
		if got := HeapLimit(memory); got != want {
			t.Errorf("%d bytes: %d, want %d", memory, got, want)
		}
	}
	if m := ProcessMemory(); m < LeastMemory {
		t.Errorf("a process may take %d bytes, fewer than %d", m, LeastMemory)
	}
}
