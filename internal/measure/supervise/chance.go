package supervise

import "time"

// chance tells how much of the time that passes a process had the chance to go on in. By that it hangs or is slow, and not by
// the clock on the wall: on a busy machine it waits for a processor, for pages of its memory or its program, or for what it
// wrote to be read, and while it does so the processors' time that it had counts. Where it slept all of the time
// counts: waiting for a lock that is never free takes no processor.
type chance struct {
	pid    int
	said   func() int64 // how many bytes that it wrote were read
	looked time.Time
	used   time.Duration // of processors' time at the last look
	heard  int64         // of what it said by then
}

func newChance(pid int, said func() int64) *chance {
	c := &chance{pid: pid, said: said, looked: time.Now()}
	c.since()
	return c
}

// mostPassed is how much time counts at most between two looks. Where these are so late the machine slept, or this process
// was stopped, and the other one may have been.
const mostPassed = 2 * lookEvery

// since is the chance that the process had since the last look. All of the time where the system does not tell.
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
