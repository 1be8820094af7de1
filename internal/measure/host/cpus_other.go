//go:build !linux

package host

import (
	"time"
)

// Processors are those that a thread may be moved between: none, this system has no way.
func Processors() []int { return nil }

func MoveTo(int) {}

// ThreadTime is the clock: nothing is known of what was taken from the thread.
func ThreadTime() time.Duration { return Now() }

// ProcessTime is not known: no time passes.
func ProcessTime() time.Duration { return 0 }
