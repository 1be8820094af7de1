package host

import (
	"testing"
	"time"
)

func TestCheckClock(t *testing.T) {
	for _, tt := range []struct {
		name    string
		reading time.Duration // how long a reading takes
		step    time.Duration
		err     string
	}{
		{"time stamp counter", 20, 1, ""},
		{"counter of 24 MHz", 10, 42, ""},
		{"system call", 700, 1, ""},
		{"timer of Windows", 5, 500 * time.Microsecond,
			"the clock goes in steps of 500µs, too coarse to measure codecs: use a machine with Linux or macOS"},
		{"device that is slow to read", 1500, 279,
			"the clock goes in steps of 1.395µs, too coarse to measure codecs: use a machine with Linux or macOS"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var at time.Duration
			err := check(func() time.Duration {
				at += tt.reading
				return at / tt.step * tt.step
			})
			got := ""
			if err != nil {
				got = err.Error()
			}
			if got != tt.err {
				t.Errorf("got  %q\nwant %q", got, tt.err)
			}
		})
	}
}
