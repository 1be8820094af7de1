package host

import (
	"testing"
	"time"
)

// Time between two readings of the clock that are far apart was taken away.
func TestInterrupted(t *testing.T) {
	for _, c := range []struct {
		name  string
		every int // readings between two interruptions
		long  time.Duration
		want  float64
	}{
		{"never", 1 << 30, 0, 0},
		{"what reading takes", 10, 900, 0},
		{"each 60 µs, 4 µs", 2400, 4 * time.Microsecond, 0.0625},
		{"half of the time", 1, 2 * time.Microsecond, 1},
	} {
		now, reads := time.Duration(0), 0
		got := interrupted(func() time.Duration {
			reads++
			if now += 25; reads%c.every == 0 {
				now += c.long
			}
			return now
		}, 100*time.Millisecond)
		if got < c.want-0.001 || got > c.want+0.001 {
			t.Errorf("%s: %.4f, want %.4f", c.name, got, c.want)
		}
	}
}
