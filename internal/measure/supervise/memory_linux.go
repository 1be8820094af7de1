package supervise

import (
	"fmt"
	"os"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
)

// LimitMemory is called in a child. It limits the address space of this process to that which it has and the
// given number of bytes. The Go runtime ends a process that gets no more. The limit can only get lower.
func LimitMemory(bytes uint64) error {
	stat, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		return err
	}
	first, _, _ := strings.Cut(string(stat), " ")
	pages, err := strconv.ParseUint(first, 10, 64)
	if err != nil {
		return fmt.Errorf("/proc/self/statm: %w", err)
	}
	var limit unix.Rlimit
	if err := unix.Getrlimit(unix.RLIMIT_AS, &limit); err != nil {
		return err
	}
	limit.Cur = min(limit.Cur, pages*uint64(os.Getpagesize())+bytes)
	return unix.Setrlimit(unix.RLIMIT_AS, &limit)
}

// LimitsMemory says that [LimitMemory] has an effect on this system.
const LimitsMemory = true
