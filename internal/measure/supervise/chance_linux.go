package supervise

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"golang.org/x/sys/unix"
)

// processorTime is how much of processors' time a process has had up to now, in all of its threads.
func processorTime(pid int) (time.Duration, error) {
	const scheduled = 2 // all that it ran, in the system too
	var t unix.Timespec
	err := unix.ClockGettime(^int32(pid)<<3|scheduled, &t) // as clock_getcpuclockid makes it
	return time.Duration(t.Nano()), err
}

// asleep reports whether all threads of a process sleep or are stopped: none waits for a processor or a disk, and
// none is about to end. It is so where the system does not tell.
func asleep(pid int) bool {
	threads, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/stat", pid)) // of which the pattern is sound
	for _, path := range threads {
		stat, err := os.ReadFile(path)
		if err != nil {
			continue // it has just ended
		}
		if !slices.Contains([]byte("ST"), state(stat)) {
			return false
		}
	}
	return true
}

// state is the letter behind the name of a thread, which stands in brackets and may have some.
func state(stat []byte) byte {
	if behind := stat[bytes.LastIndexByte(stat, ')')+1:]; len(behind) > 1 {
		return behind[1]
	}
	return 0
}
