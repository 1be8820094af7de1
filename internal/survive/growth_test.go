package survive

import (
	"math"
	"testing"
	"time"
)

// TestGrowing: from the times of short inputs follows whether the longest one would take too long.
func TestGrowing(t *testing.T) {
	for _, c := range []struct {
		name  string
		first time.Duration // of an input of 1 KiB
		power float64
		most  int
		want  Verdict
		sure  bool
	}{
		{"linear", 100 * usec, 1, 128 << 10, Passes, false},
		{"linear and slow", 1 * msec, 1, 128 << 10, Passes, false},
		{"n log n", 100 * usec, 1.1, 128 << 10, Passes, false},
		{"square, with a small factor", 1 * usec, 2, 256 << 10, Unclear, false},
		{"square, too short to say", 1 * usec, 2, 32 << 10, Passes, false},
		{"square", 20 * usec, 2, 32 << 10, Fails, true},
		{"square that begins late", 2 * usec, 1.9, 256 << 10, Unclear, false},
		{"cube", 1 * usec, 3, 32 << 10, Fails, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			var g growing
			for n := 1 << 10; n <= c.most; n *= 2 {
				g = append(g, timed{n: n, took: time.Duration(float64(c.first) * math.Pow(float64(n>>10), c.power))})
			}
			if r := g.judge(); r.Verdict != c.want {
				t.Errorf("%s: %s", r.Verdict, r.What)
			}
			if g.certain() != c.sure {
				t.Errorf("certain is %t", g.certain())
			}
		})
	}
}
