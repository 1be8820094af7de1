package measure

import (
	"github.com/shirou/gopsutil/v4/cpu"

	"github.com/wirebench/wirebench/record"
	"github.com/wirebench/wirebench/stats"
)

// noise watches the machine while a process measures.
type noise struct {
	loop   []sample // of an empty indirect call, per round
	probes []float64
	before cpu.TimesStat
}

func newNoise() (*noise, error) {
	before, err := machineTimes()
	return &noise{before: before}, err
}

func machineTimes() (cpu.TimesStat, error) {
	all, err := cpu.Times(false)
	if err != nil {
		return cpu.TimesStat{}, err
	}
	return all[0], nil
}

// emptyCalls is the number of calls with which the empty loop is timed.
const emptyCalls = 4096

// roundProbes are made in each round besides those of the batches.
const roundProbes = 20

// round times the empty loop, and probes.
func (n *noise) round() {
	before := settledProbe()
	took := emptyLoop(emptyCalls)
	n.loop = append(n.loop, sample{ns: float64(took) / emptyCalls, probe: float64(max(before, settledProbe()))})
	// Where rounds are few and long, those beside the batches are too few.
	for range roundProbes {
		n.probes = append(n.probes, float64(probe()))
	}
}

// process returns the noise since newNoise. The cells have the probe's times.
func (n *noise) process(cells []*cell) (record.Process, error) {
	probes := n.probes
	for _, c := range cells {
		for _, s := range c.samples {
			probes = append(probes, s.probe)
		}
	}
	p := record.Process{Level: stats.Quantile(probes, levelQuantile)}
	if ns := quiet(n.loop, p.Level); ns != nil {
		p.Loop = stats.Quantile(ns, quietQuantile)
	}
	for i, q := range []float64{0.25, 0.5, 0.75} {
		p.Canary[i] = stats.Quantile(probes, q)
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
