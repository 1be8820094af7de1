package host

import (
	"github.com/shirou/gopsutil/v4/cpu"
)

// ProcessorTimes returns what the processors did since the machine started. It is nil if the system
// doesn't report it. No time depends on it.
func ProcessorTimes() *cpu.TimesStat {
	all, err := cpu.Times(false)
	if err != nil || len(all) == 0 {
		return nil
	}
	return &all[0]
}

// Steal returns the share of the machine's time that its host took away. It is also 0 if that is
// not known: only Linux reports it.
func Steal(before, after *cpu.TimesStat) float64 {
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
