package survive

import (
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
)

// limitMemory limits the address space of this process to that which it has and the given number of
// bytes. The Go runtime ends a process that gets no more. The limit can only get lower.
func limitMemory(bytes uint64) error {
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

// largestClaim is the largest number that is claimed.
const largestClaim = min(1<<32-1, math.MaxInt)
