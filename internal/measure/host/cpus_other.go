//go:build !linux

package host

import (
	"time"
)

// Processors returns nil: on this system threads can't be moved.
func Processors() []int { return nil }

func MoveTo(int) {}

func MoveProcess(int, int) {}

// ThreadTime returns the clock: this system doesn't report the time that was taken from a thread.
func ThreadTime() time.Duration { return Now() }

// ProcessTime returns 0: this system doesn't report it.
func ProcessTime() time.Duration { return 0 }
