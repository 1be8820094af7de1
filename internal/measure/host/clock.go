package host

import (
	"fmt"
	"time"
)

// began is when the process began.
var began = time.Now()

// Now is the monotonic clock. One word of it is kept across a loop, where a
// time.Time takes three registers.
func Now() time.Duration { return time.Since(began) }

// coarsest is the longest step of a clock that can measure. A probe takes about a
// microsecond, and a clock that goes in longer steps says nothing of it. The steps of
// a fine one seem to be as long as it takes to read it: 20 to 100 ns, and several
// hundred through a system call.
const coarsest = time.Microsecond

// CheckClock returns an error if the clock is too coarse, as Go's is on Windows:
// there it stands still between two interrupts of a timer.
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

// ClockRead is what reading the clock takes, at least: as much is part of each time.
func ClockRead() time.Duration {
	least := time.Hour
	for range 1000 {
		start := Now()
		least = min(least, Now()-start)
	}
	return least
}
