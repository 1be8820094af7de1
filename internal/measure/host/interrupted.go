package host

import "time"

// interruption is longer than any reading of the clock takes.
const interruption = time.Microsecond

// Interrupted returns the share of the given time in which this process was kept from running, by
// the system or by the machine's host, which need not report it. It reads the clock again and
// again. If two readings are more than a microsecond apart, the time between them was taken away.
func Interrupted(length time.Duration) float64 { return interrupted(Now, length) }

func interrupted(read func() time.Duration, length time.Duration) float64 {
	taken := time.Duration(0)
	began := read()
	last := began
	for last-began < length {
		now := read()
		if step := now - last; step > interruption {
			taken += step
		}
		last = now
	}
	return float64(taken) / float64(last-began)
}
