package measure

import (
	"slices"

	"github.com/shirou/gopsutil/v4/cpu"

	"github.com/wirebench/wirebench/internal/measure/estimate"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/loop"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// noise watches the machine while a process measures.
type noise struct {
	loop   []estimate.Sample // of an empty indirect call, one per round
	probes []float64
	before *cpu.TimesStat
}

func newNoise() *noise { return &noise{before: host.ProcessorTimes()} }

// emptyCalls is the number of calls of the empty loop.
const emptyCalls = 4096

// roundProbes is the number of probes in each round in addition to those of the batches.
const roundProbes = 20

// round times the empty loop, probes the machine, and returns the quiet level so far in ns.
func (n *noise) round(cells []*cell) float64 {
	before := host.SettledProbe()
	took := loop.Empty(emptyCalls)
	n.loop = append(n.loop, estimate.Sample{NS: float64(took) / emptyCalls, Probes: [2]float64{float64(before), float64(host.SettledProbe())}})
	// If rounds are few and long, the probes of the batches are too few.
	for range roundProbes {
		n.probes = append(n.probes, float64(host.Probe()))
	}
	return n.level(cells)
}

// level returns the time of the probe in ns when the machine is quiet.
func (n *noise) level(cells []*cell) float64 {
	return stats.Quantile(n.all(cells), estimate.LevelQuantile)
}

// all returns the probes of the rounds and of the cells' batches.
func (n *noise) all(cells []*cell) []float64 {
	probes := slices.Clone(n.probes)
	for _, c := range cells {
		for _, s := range c.samples {
			probes = append(probes, s.Probes[0], s.Probes[1])
		}
	}
	return probes
}

// process returns the noise since newNoise. The samples of the cells contain the other probes.
func (n *noise) process(cells []*cell) record.Process {
	probes := n.all(cells)
	p := record.Process{Level: stats.Quantile(probes, estimate.LevelQuantile)}
	p.Loop, _ = estimate.Quiet(n.loop, p.Level)
	for i, q := range []float64{0.25, 0.5, 0.75} {
		p.Canary[i] = stats.Quantile(probes, q)
	}
	p.Steal = host.Steal(n.before, host.ProcessorTimes())
	return p
}
