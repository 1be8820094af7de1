//go:build !linux

package measure

import "time"

// processors are those that a thread may be moved between: none, this system has no way.
func processors() []int { return nil }

func moveTo(int) {}

// threadTime is the clock: nothing is known of what was taken from the thread.
func threadTime() time.Duration { return now() }
