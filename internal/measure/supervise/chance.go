package supervise

import "time"

// chance measures for how much time a process had the chance to go on. Whether a process hangs or
// is slow is judged by this time, not by wall-clock time. On a busy machine a process may wait for
// a processor, for pages of its memory or its program, or for a reader of its output. Then only its
// processor time counts. If it slept, all of the time counts, because waiting for a lock that is
// never released takes no processor.
type chance struct {
	pid    int
	said   func() int64 // number of bytes of its output that were read
	looked time.Time
	used   time.Duration // processor time at the last look
	heard  int64         // bytes of its output by then
}

func newChance(pid int, said func() int64) *chance {
	c := &chance{pid: pid, said: said, looked: time.Now()}
	c.since()
	return c
}

// mostPassed is the most time that counts between two looks. If a look is later than that, the
// machine slept or this process was stopped, and so may have been the other process.
const mostPassed = 2 * lookEvery

// since returns the chance that the process had since the last look. If the system doesn't report
// it, since returns all of the time.
func (c *chance) since() time.Duration {
	now := time.Now()
	used, err := processorTime(c.pid)
	heard := c.said()
	wall, ran, silent := now.Sub(c.looked), used-c.used, heard == c.heard
	c.looked, c.used, c.heard = now, used, heard
	wall = min(wall, mostPassed)
	if err != nil || silent && ran < wall/2 && asleep(c.pid) {
		return wall
	}
	return min(ran, wall)
}
