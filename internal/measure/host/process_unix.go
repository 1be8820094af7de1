//go:build unix

package host

import (
	"runtime"
	"time"

	"golang.org/x/sys/unix"
)

// Process returns the processor time of all threads of this process, with the kernel's, and the largest
// memory that it occupied, in bytes. Both are 0 if the system does not report them.
func Process() (cpu time.Duration, resident uint64) {
	var r unix.Rusage
	if unix.Getrusage(unix.RUSAGE_SELF, &r) != nil {
		return 0, 0
	}
	resident = uint64(r.Maxrss)
	if runtime.GOOS != "darwin" { // darwin reports bytes, others KiB
		resident *= 1024
	}
	return time.Duration(r.Utime.Nano() + r.Stime.Nano()), resident
}
