package host

import (
	"fmt"
	"time"
)

// began is when the process began.
var began = time.Now()

// Now reads the monotonic clock. A Duration takes one register across a loop, where a time.Time
// takes three.
func Now() time.Duration { return time.Since(began) }

// coarsest is the longest step of a clock that can be used. A probe takes about a microsecond, and
// a clock with longer steps can't measure it. The steps of a fine clock seem to be as long as a
// reading takes: 20 to 100 ns, and several hundred through a system call.
const coarsest = time.Microsecond

// CheckClock returns an error if the clock is too coarse. Go's clock on Windows is: it advances
// only at the interrupts of a timer.
func CheckClock() error { return check(Now) }

func check(read func() time.Duration) error {
	if step := clockStep(read); step > coarsest {
		return fmt.Errorf("the clock goes in steps of %v, too coarse to measure codecs: use a machine with Linux or macOS", step)
	}
	return nil
}

// clockStep returns the smallest of the first few steps by which the clock advances.
func clockStep(read func() time.Duration) time.Duration {
	least := time.Hour
	for range 10 {
		before := read()
		after := read()
		for after == before {
			after = read()
		}
		least = min(least, after-before)
	}
	return least
}

// ClockRead returns the least time that a reading of the clock takes. Each measured time includes
// it.
func ClockRead() time.Duration {
	least := time.Hour
	for range 1000 {
		start := Now()
		least = min(least, Now()-start)
	}
	return least
}
