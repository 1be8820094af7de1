package measure

import (
	"time"

	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/record"
)

// shortWait is how long even a short batch waits for a quiet machine: what is done beside
// it, such as its checks, takes about as long.
const shortWait = 100 * time.Microsecond

// impatience is how long a loud processor is waited for before another one is tried.
const impatience = 50 * time.Microsecond

// waitQuiet waits until a probe finds the machine quiet, on one processor or another, but
// no longer than a time takes: it would not count otherwise. Where a time takes so long that its ends
// do not tell what it met, all count, and there is nothing to wait for.
func (r *rounds) waitQuiet(c *cell) {
	if !c.extent.Sure(c.Rough) {
		return
	}
	longest := max(time.Duration(c.Rough*float64(c.extent.Timed)), shortWait)
	start := host.Now()
	for moved := start; float64(host.Probe()) > record.QuietWidth*r.level; {
		at := host.Now()
		if at-start > longest {
			return
		}
		if at-moved > impatience && len(r.cpus) > 1 {
			r.cpu = (r.cpu + 1) % len(r.cpus)
			host.MoveTo(r.cpus[r.cpu])
			moved = host.Now()
		}
	}
}
