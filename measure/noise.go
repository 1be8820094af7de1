package measure

import (
	"slices"

	"github.com/shirou/gopsutil/v4/cpu"

	"github.com/wirebench/wirebench/record"
	"github.com/wirebench/wirebench/stats"
)

// noise watches the machine while a process measures.
type noise struct {
	loop   []sample // of an empty indirect call, per round
	probes []float64
	before *cpu.TimesStat
}

func newNoise() *noise { return &noise{before: machineTimes()} }

// machineTimes returns what the processors did since the machine started; nil
// where the system does not tell, which no time depends on.
func machineTimes() *cpu.TimesStat {
	all, err := cpu.Times(false)
	if err != nil || len(all) == 0 {
		return nil
	}
	return &all[0]
}

// emptyCalls is the number of calls with which the empty loop is timed.
const emptyCalls = 4096

// roundProbes are made in each round besides those of the batches.
const roundProbes = 20

// round times the empty loop, probes, and returns the quiet level up to now.
func (n *noise) round(cells []*cell) float64 {
	before := settledProbe()
	took := emptyLoop(emptyCalls)
	n.loop = append(n.loop, sample{ns: float64(took) / emptyCalls, probes: [2]float64{float64(before), float64(settledProbe())}})
	// Where rounds are few and long, those beside the batches are too few.
	for range roundProbes {
		n.probes = append(n.probes, float64(probe()))
	}
	return n.level(cells)
}

// level is the time of the probe when the machine is quiet.
func (n *noise) level(cells []*cell) float64 {
	return stats.Quantile(n.all(cells), levelQuantile)
}

// all are the probes of the rounds and of the cells' batches.
func (n *noise) all(cells []*cell) []float64 {
	probes := slices.Clone(n.probes)
	for _, c := range cells {
		for _, s := range c.samples {
			probes = append(probes, s.probes[0], s.probes[1])
		}
	}
	return probes
}

// process returns the noise since newNoise. The cells have the probe's times.
func (n *noise) process(cells []*cell) record.Process {
	probes := n.all(cells)
	p := record.Process{Level: stats.Quantile(probes, levelQuantile)}
	p.Loop, _ = quiet(n.loop, p.Level)
	for i, q := range []float64{0.25, 0.5, 0.75} {
		p.Canary[i] = stats.Quantile(probes, q)
	}
	p.Steal = steal(n.before, machineTimes())
	return p
}

// steal returns the share of the machine's time that its host took away. It is 0
// also where that is not known: only Linux tells.
func steal(before, after *cpu.TimesStat) float64 {
	if before == nil || after == nil {
		return 0
	}
	total := totalTime(after) - totalTime(before)
	if total <= 0 {
		return 0
	}
	return (after.Steal - before.Steal) / total
}

func totalTime(t *cpu.TimesStat) float64 {
	return t.User + t.System + t.Idle + t.Nice + t.Iowait + t.Irq + t.Softirq + t.Steal
}
