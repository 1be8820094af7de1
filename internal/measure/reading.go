package measure

import (
	"runtime/metrics"
	"time"

	"github.com/wirebench/wirebench/internal/measure/host"
)

// reading is what the program has done by a time, or between two times.
type reading struct {
	wall, cpu time.Duration
	// The runtime counts the time in s for which the collector and the rest of the program had processors,
	// even if other programs used the processors meanwhile. So only the ratio of the two is used.
	collector, mutator float64
	waiting            float64 // s, of goroutines for locks
	cycles             uint64
	ops                int
}

// read returns what the program has done so far, and the number of operations.
func (*worker) read(ops int) reading {
	cpu, _ := host.Process()
	s := []metrics.Sample{
		{Name: "/cpu/classes/gc/total:cpu-seconds"},
		{Name: "/cpu/classes/user:cpu-seconds"},
		{Name: "/cpu/classes/scavenge/total:cpu-seconds"},
		{Name: "/sync/mutex/wait/total:seconds"},
		{Name: "/gc/cycles/total:gc-cycles"},
	}
	metrics.Read(s)
	return reading{
		wall: host.Now(), cpu: cpu,
		collector: s[0].Value.Float64(), mutator: s[1].Value.Float64() + s[2].Value.Float64(),
		waiting: s[3].Value.Float64(), cycles: s[4].Value.Uint64(), ops: ops,
	}
}

// since returns what was done since before. The number of operations is that of r.
func (r reading) since(before reading) reading {
	return reading{
		wall: r.wall - before.wall, cpu: r.cpu - before.cpu, collector: r.collector - before.collector,
		mutator: r.mutator - before.mutator, waiting: r.waiting - before.waiting, cycles: r.cycles - before.cycles, ops: r.ops,
	}
}

// collected returns the collector's share of the processor time.
func (r reading) collected() float64 {
	if r.collector <= 0 {
		return 0
	}
	return r.collector / (r.collector + max(r.mutator, 0))
}
