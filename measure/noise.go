package measure

import (
	"time"

	"github.com/shirou/gopsutil/v4/cpu"

	"github.com/wirebench/wirebench/record"
	"github.com/wirebench/wirebench/stats"
)

// noise watches the machine while a process measures.
type noise struct {
	table  []uint32
	canary []float64 // ns of the kernel, per round
	loop   []float64 // ns of an empty indirect call, per round
	before cpu.TimesStat
}

// canaryWords is large enough to leave the first cache level.
const canaryWords = 64 << 10 / 4

func newNoise() (*noise, error) {
	n := &noise{table: make([]uint32, canaryWords)}
	for i := range n.table {
		n.table[i] = uint32(i)*2654435761 + 1
	}
	var err error
	n.before, err = machineTimes()
	return n, err
}

func machineTimes() (cpu.TimesStat, error) {
	all, err := cpu.Times(false)
	if err != nil {
		return cpu.TimesStat{}, err
	}
	return all[0], nil
}

// canarySink keeps the kernel's work.
var canarySink uint32

// emptyCalls is the number of calls with which the empty loop is timed.
const emptyCalls = 4096

// round times the canary, a fixed kernel of dependent arithmetic and memory
// reads, and the empty loop.
func (n *noise) round() {
	start := time.Now()
	x := canarySink
	for range 4096 {
		x = x*1664525 + n.table[x%canaryWords]
	}
	canarySink = x
	n.canary = append(n.canary, float64(time.Since(start).Nanoseconds()))
	n.loop = append(n.loop, float64(emptyLoop(emptyCalls).Nanoseconds())/emptyCalls)
}

// process returns the noise since newNoise.
func (n *noise) process() (record.Process, error) {
	p := record.Process{Loop: stats.Median(n.loop)}
	for i, q := range []float64{0.25, 0.5, 0.75} {
		p.Canary[i] = stats.Quantile(n.canary, q)
	}
	after, err := machineTimes()
	if err != nil {
		return p, err
	}
	if total := totalTime(after) - totalTime(n.before); total > 0 {
		p.Steal = (after.Steal - n.before.Steal) / total
	}
	return p, nil
}

func totalTime(t cpu.TimesStat) float64 {
	return t.User + t.System + t.Idle + t.Nice + t.Iowait + t.Irq + t.Softirq + t.Steal
}
