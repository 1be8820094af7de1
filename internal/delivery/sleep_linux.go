package delivery

import (
	"time"

	"golang.org/x/sys/unix"
)

// sharpen makes the thread's sleeps end on time, and not up to 50 µs later.
func sharpen() { _ = unix.Prctl(unix.PR_SET_TIMERSLACK, 1, 0, 0, 0) }

// sleep suspends the thread. Go's own timers are as coarse as a millisecond while nothing else
// runs.
func sleep(d time.Duration) {
	t := unix.NsecToTimespec(int64(d))
	_ = unix.Nanosleep(&t, nil)
}
