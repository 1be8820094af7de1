package evict

import (
	"reflect"
	"slices"
	"testing"
	"time"
)

// The first cache of a core has up to 192 KiB for code in 2026, and that of most servers has 32 or 64.
func TestCode(t *testing.T) {
	var starts []uintptr
	for _, f := range code {
		starts = append(starts, reflect.ValueOf(f).Pointer())
	}
	slices.Sort(starts)
	starts = slices.Compact(starts)
	if len(starts) != len(code) {
		t.Fatalf("%d functions have %d addresses", len(code), len(starts))
	}
	if size := starts[len(starts)-1] - starts[0]; size < 192<<10 {
		t.Errorf("the functions take %d bytes, want 192 KiB", size)
	}
}

// Code and data that were used a moment ago take longer after other work.
func TestWork(t *testing.T) {
	other, mine := New(), make([]uint64, 1<<10)
	data := func() (sum uint64) {
		for i := 0; i < len(mine); i += words {
			sum += mine[i]
		}
		return sum
	}
	instructions := func() (sum uint64) {
		for i := range uint64(4) {
			sum += work[[300]byte](i) + work[[301]byte](i) + work[[302]byte](i) + work[[303]byte](i)
		}
		return sum
	}
	for name, use := range map[string]func() uint64{"data": data, "code": instructions} {
		var warm, cold []time.Duration
		for range 101 {
			use()
			start := time.Now()
			sink += use()
			warm = append(warm, time.Since(start))
			other.Work()
			start = time.Now()
			sink += use()
			cold = append(cold, time.Since(start))
		}
		slices.Sort(warm)
		slices.Sort(cold)
		t.Logf("%s: %v, and %v after other work", name, warm[50], cold[50])
		if cold[50] <= warm[50] {
			t.Errorf("%s: %v, and %v after other work, want more", name, warm[50], cold[50])
		}
	}
}

var sink uint64

func BenchmarkWork(b *testing.B) {
	other := New()
	for b.Loop() {
		other.Work()
	}
}
