package plan

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func TestExtent(t *testing.T) {
	for _, c := range []struct {
		name                  string
		rough                 float64
		each, chunk, messages int
		want                  Extent
	}{
		{"the usual", 500, 16, 64, 4096, Extent{Ops: 256, Timed: 256, Warm: true}},
		{"faster, the same", 200, 16, 64, 4096, Extent{Ops: 256, Timed: 256, Warm: true}},
		{"faster, more", 150, 16, 64, 4096, Extent{Ops: 384, Timed: 384, Warm: true}},
		{"half of the messages", 20, 16, 64, 4096, Extent{Ops: 2048, Timed: 2048, Warm: true}},
		{"longer, fewer", 1_500, 16, 64, 4096, Extent{Ops: 128, Timed: 128, Warm: true}},
		{"the least", 5_000, 16, 64, 4096, Extent{Ops: 64, Timed: 64, Warm: true}},
		{"the longest", 15_600, 16, 64, 4096, Extent{Ops: 64, Timed: 64, Warm: true}},
		{"long, and fewer messages", 15_600, 10, 40, 40, Extent{Ops: 40, Timed: 40, Warm: true}},
		{"in parts", 15_700, 16, 64, 4096, Extent{Ops: 64, Timed: 32, Warm: true}},
		{"in parts, and few messages", 15_700, 10, 40, 40, Extent{Ops: 40, Timed: 40, Warm: true}},
		{"several times at a place", 100_000, 16, 64, 4096, Extent{Ops: 16, Timed: 8, Warm: true}},
		{"in fours", 200_000, 16, 64, 4096, Extent{Ops: 16, Timed: 4, Warm: true}},
		{"one by one", 600_000, 16, 64, 4096, Extent{Ops: 16, Timed: 1, Warm: true}},
		{"longer than a look is good for", 2e6, 16, 64, 4096, Extent{Ops: 16, Timed: 1, Warm: true}},
		{"little found cold", 5e6, 16, 64, 4096, Extent{Ops: 16, Timed: 1}},
		{"next to nothing", 2, 16, 64, 4096, Extent{Ops: 2048, Timed: 2048, Warm: true}},
		{"short, and few messages", 20, 16, 64, 512, Extent{Ops: 256, Timed: 256, Warm: true}},
		{"short, and one chunk", 500, 16, 64, 64, Extent{Ops: 128, Timed: 128, Warm: true}},
		{"short, and one message", 20, 1, 1, 1, Extent{Ops: 2501, Timed: 2501, Warm: true}},
		{"no time at all", 0, 16, 64, 4096, Extent{Ops: 3008, Timed: 3008, Warm: true}},
		{"one huge message", 1e9, 1, 1, 1, Extent{Ops: 1, Timed: 1}},
		{"ten messages", 100, 2, 10, 10, Extent{Ops: 510, Timed: 510, Warm: true}},
		{"two messages", 700, 1, 2, 2, Extent{Ops: 72, Timed: 72, Warm: true}},
		{"no time at all, and two messages", 0, 1, 2, 2, Extent{Ops: 4096, Timed: 4096, Warm: true}},
	} {
		got := NewExtent(c.rough, c.each, c.chunk, c.messages)
		if diff := cmp.Diff(c.want, got, cmp.AllowUnexported(Extent{})); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
		if length := time.Duration(c.rough * float64(got.Timed)); got.Timed > 1 && length > LongestSure {
			t.Errorf("%s: a batch of %v", c.name, length)
		}
	}
}

// Operations are done before a time is taken if they matter: they replace what other codecs left in
// the caches, or fill a pool.
func TestBefore(t *testing.T) {
	for _, c := range []struct {
		rough float64
		want  int
	}{{500, 256}, {3.9e6, 16}, {4.1e6, 1}, {0.9e9, 1}, {1.1e9, 0}} {
		e := NewExtent(c.rough, 16, 64, 4096)
		if got := e.Before(c.rough); got != c.want {
			t.Errorf("operations of %.3g ns: %d before, want %d", c.rough, got, c.want)
		}
		if got, want := e.Length(c.rough), time.Duration(c.rough*float64(c.want+e.Ops)); got != want {
			t.Errorf("operations of %.3g ns: %v at a place, want %v", c.rough, got, want)
		}
	}
}

// The twin's batches are shorter if the reference's are long, and longer if the reference is timed
// operation by operation. They are never so long that the machine's state is unknown.
func TestTwinsExtent(t *testing.T) {
	for _, c := range []struct {
		rough float64
		want  Extent
	}{
		{500, Extent{Ops: 64, Timed: 64, Warm: true}},
		{10_000, Extent{Ops: 16, Timed: 16, Warm: true}},
		{20_000, Extent{Ops: 64, Timed: 8, Warm: true}},
		{100_000, Extent{Ops: 16, Timed: 2, Warm: true}},
		{400_000, Extent{Ops: 16, Timed: 1, Warm: true}},
		{600_000, Extent{Ops: 16, Timed: 1, Warm: true}},
		{2e6, Extent{Ops: 16, Timed: 1, Warm: true}},
		{5e6, Extent{Ops: 16, Timed: 1}},
	} {
		got := NewExtent(c.rough, 16, 64, 4096).Other(c.rough, 16)
		if diff := cmp.Diff(c.want, got, cmp.AllowUnexported(Extent{})); diff != "" {
			t.Errorf("%v ns (-want +got):\n%s", c.rough, diff)
		}
	}
}
