package host

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/sys/unix"
)

// Processors are those that the calling thread, which must be locked, may be moved
// between: they share their last-level cache, so that the messages stay near. There are
// none where the system does not tell.
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

// parseList reads a list as the kernel writes them, such as 0-3,8. What is not one is
// empty.
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

// MoveTo moves the calling thread, which must be locked, to a processor. A system that
// refuses leaves it where it is.
func MoveTo(cpu int) {
	var set unix.CPUSet
	set.Set(cpu)
	_ = unix.SchedSetaffinity(0, &set)
}

// ThreadTime is how long the calling thread, which must be locked, has run: what the system, or
// the host of a virtual machine that tells it, gave to others meanwhile is not part of it.
func ThreadTime() time.Duration { return clock(unix.CLOCK_THREAD_CPUTIME_ID) }

// ProcessTime is how long all threads of the process together have run.
func ProcessTime() time.Duration { return clock(unix.CLOCK_PROCESS_CPUTIME_ID) }

func clock(id int32) time.Duration {
	var t unix.Timespec
	if unix.ClockGettime(id, &t) != nil {
		return Now()
	}
	return time.Duration(t.Nano())
}
