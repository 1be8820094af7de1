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

// processorTime returns the processor time that all threads of a process have used so far.
func processorTime(pid int) (time.Duration, error) {
	const scheduled = 2 // user and system time
	var t unix.Timespec
	err := unix.ClockGettime(^int32(pid)<<3|scheduled, &t) // the clock that clock_getcpuclockid returns
	return time.Duration(t.Nano()), err
}

// asleep reports whether all threads of a process sleep or are stopped, so that none waits for a
// processor or a disk, and none is about to end. It is also true if the system doesn't report it.
func asleep(pid int) bool {
	threads, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/stat", pid)) // the pattern is valid
	for _, path := range threads {
		stat, err := os.ReadFile(path)
		if err != nil {
			continue // the thread has just ended
		}
		if !slices.Contains([]byte("ST"), state(stat)) {
			return false
		}
	}
	return true
}

// state returns the letter after the name of a thread. The name is in parentheses and may contain
// some itself.
func state(stat []byte) byte {
	if behind := stat[bytes.LastIndexByte(stat, ')')+1:]; len(behind) > 1 {
		return behind[1]
	}
	return 0
}
