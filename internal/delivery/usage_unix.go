//go:build unix

package delivery

import (
	"runtime"
	"time"

	"golang.org/x/sys/unix"
)

// process returns the times and the memory that getrusage reports for this process.
func process() (cpu time.Duration, resident uint64) {
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
