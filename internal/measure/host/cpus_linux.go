package host

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/sys/unix"
)

// Processors returns the processors that the calling thread may be moved between. They share a
// last-level cache, so that the messages stay in it. The thread must be locked. If the system
// doesn't say which processors share a cache, the list is empty.
func Processors() []int {
	var allowed unix.CPUSet
	if unix.SchedGetaffinity(0, &allowed) != nil {
		return nil
	}
	var first int
	for first < len(allowed)*strconv.IntSize && !allowed.IsSet(first) {
		first++
	}
	list, err := os.ReadFile(fmt.Sprintf("/sys/devices/system/cpu/cpu%d/cache/index3/shared_cpu_list", first))
	if err != nil {
		return nil
	}
	return slices.DeleteFunc(parseList(string(list)), func(cpu int) bool { return !allowed.IsSet(cpu) })
}

// parseList reads a list in the kernel's format, such as 0-3,8. It returns nil if the list is
// malformed.
func parseList(list string) (numbers []int) {
	for part := range strings.SplitSeq(strings.TrimSpace(list), ",") {
		from, to, isRange := strings.Cut(part, "-")
		if !isRange {
			to = from
		}
		a, err := strconv.Atoi(from)
		b, err2 := strconv.Atoi(to)
		if err != nil || err2 != nil || b-a > 1<<16 {
			return nil
		}
		for n := a; n <= b; n++ {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

// MoveTo moves the calling thread to a processor. The thread must be locked. If the system refuses,
// the thread stays where it is.
func MoveTo(cpu int) {
	var set unix.CPUSet
	set.Set(cpu)
	_ = unix.SchedSetaffinity(0, &set)
}

// MoveProcess moves all threads of a process to a processor. If the system refuses, or has other names
// for threads, they stay where they are.
func MoveProcess(pid, cpu int) {
	var set unix.CPUSet
	set.Set(cpu)
	threads, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*", pid)) // the pattern is sound
	for _, thread := range threads {
		if id, err := strconv.Atoi(filepath.Base(thread)); err == nil {
			_ = unix.SchedSetaffinity(id, &set)
		}
	}
}

// ThreadTime returns how long the calling thread has run. The thread must be locked. Time that the
// system gave to others is not included, nor is time that the host of a virtual machine gave to
// others, if the host reports it.
func ThreadTime() time.Duration { return clock(unix.CLOCK_THREAD_CPUTIME_ID) }

// ProcessTime returns how long all threads of the process have run in total.
func ProcessTime() time.Duration { return clock(unix.CLOCK_PROCESS_CPUTIME_ID) }

func clock(id int32) time.Duration {
	var t unix.Timespec
	if unix.ClockGettime(id, &t) != nil {
		return Now()
	}
	return time.Duration(t.Nano())
}
