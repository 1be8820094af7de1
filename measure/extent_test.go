package measure

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
		want                  extent
	}{
		{"the usual", 500, 16, 64, 4096, extent{ops: 256, timed: 256, group: 256, warm: true}},
		{"faster, the same", 200, 16, 64, 4096, extent{ops: 256, timed: 256, group: 256, warm: true}},
		{"nearly one by one", 4_900, 16, 64, 4096, extent{ops: 192, timed: 192, group: 192, warm: true}},
		{"one by one", 5_100, 16, 64, 4096, extent{ops: 64, timed: 1, group: 64, warm: true}},
		{"one by one, and few messages", 5_100, 16, 64, 64, extent{ops: 16, timed: 1, group: 16, warm: true}},
		{"few between two looks", 100_000, 16, 64, 4096, extent{ops: 16, timed: 1, group: 5, warm: true}},
		{"little found cold", 200_000, 16, 64, 4096, extent{ops: 16, timed: 1, group: 2}},
		{"longer than a look is good for", 2e6, 16, 64, 4096, extent{ops: 16, timed: 1, group: 1}},
		{"next to nothing", 2, 16, 64, 4096, extent{ops: 4096, timed: 4096, group: 4096, warm: true}},
		{"short, and few messages", 20, 16, 64, 512, extent{ops: 512, timed: 512, group: 512, warm: true}},
		{"short, and one message", 20, 1, 1, 1, extent{ops: 256, timed: 256, group: 256, warm: true}},
		{"no time at all", 0, 16, 64, 4096, extent{ops: 4096, timed: 4096, group: 4096, warm: true}},
		{"one huge message", 1e9, 1, 1, 1, extent{ops: 1, timed: 1, group: 1}},
		{"ten messages", 100, 2, 10, 10, extent{ops: 250, timed: 250, group: 250, warm: true}},
	} {
		got := newExtent(c.rough, c.each, c.chunk, c.messages)
		if diff := cmp.Diff(c.want, got, cmp.AllowUnexported(extent{})); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
		if length := time.Duration(c.rough * float64(got.timed)); got.timed > 1 && length > longestSure {
			t.Errorf("%s: a batch of %v", c.name, length)
		}
	}
}

// The twin's batches are shorter where the reference's are long, and longer where it is timed
// operation by operation; never so long that the machine's state is unknown.
func TestTwinsExtent(t *testing.T) {
	for _, c := range []struct {
		rough float64
		want  extent
	}{
		{500, extent{ops: 64, timed: 64, group: 64, warm: true}},
		{20_000, extent{ops: 50, timed: 50, group: 50, warm: true}},
		{100_000, extent{ops: 16, timed: 8, group: 8, warm: true}},
		{2e6, extent{ops: 16, timed: 1, group: 1}},
	} {
		got := newExtent(c.rough, 16, 64, 4096).other(c.rough, 64)
		if diff := cmp.Diff(c.want, got, cmp.AllowUnexported(extent{})); diff != "" {
			t.Errorf("%v ns (-want +got):\n%s", c.rough, diff)
		}
	}
}
