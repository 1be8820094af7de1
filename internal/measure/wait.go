package measure

import (
	"time"

	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/record"
)

// shortWait is how long even a short batch waits for a quiet machine. The work around it, such as
// its checks, takes about as long.
const shortWait = 100 * time.Microsecond

// impatience is how long to wait for a loud processor before another one is tried.
const impatience = 50 * time.Microsecond

// waitQuiet waits until a probe finds the machine quiet, on one processor or another, because the
// time would not count otherwise. It waits no longer than a time takes. If a time takes so long
// that its probes don't show what it met, all times count, and there is no reason to wait.
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
