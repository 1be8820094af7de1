package measure

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/wirebench/wirebench/internal/measure/estimate"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// Lengths of a look at the machine. A run that may measure for LookFrom or longer begins with one.
const (
	LookFrom      = 10 * time.Minute
	observeLength = 2 * time.Second
	// A part of the look measures interruptions, which are too short for probes to show.
	interruptedLength = observeLength / 8
)

// Fitness is the result of a quick look at a machine: how fit it is for measuring now.
type Fitness struct {
	Quiet float64 // share of the probes that found the machine quiet
	Clock float64 // how much longer the slowest quiet probes took than the fastest, as a share
	Steal float64 // share of the machine's time that its host reports to have taken away
	// Interrupted is the share of a processor's time that was taken away, by the system
	// or the host.
	Interrupted float64
	Probes      int
}

// Limits of a fit machine: a minimum of quiet probes and maximums of the others.
const (
	fitQuiet = 0.9
	fitSteal = 0.01
	// With 7 % of the time taken away, intervals are half as wide again as with none.
	fitInterrupted = 0.05
)

// observe probes one processor for the given length, or until ctx ends.
func observe(ctx context.Context, length time.Duration) Fitness {
	before := host.ProcessorTimes()
	var probes []float64
	for start := time.Now(); time.Since(start) < length && ctx.Err() == nil; {
		probes = append(probes, float64(host.SettledProbe()))
	}
	f := fitness(probes)
	f.Steal = host.Steal(before, host.ProcessorTimes())
	f.Interrupted = host.Interrupted(min(length, interruptedLength))
	return f
}

// fitness judges a machine by its probes, in ns.
func fitness(probes []float64) Fitness {
	level := stats.Quantile(probes, estimate.LevelQuantile)
	quiet := slices.DeleteFunc(slices.Clone(probes), func(p float64) bool { return p > record.QuietWidth*level })
	f := Fitness{Probes: len(probes)}
	if len(quiet) > 0 {
		f.Quiet = float64(len(quiet)) / float64(len(probes))
		f.Clock = stats.Quantile(quiet, 0.95)/stats.Quantile(quiet, 0.05) - 1
	}
	return f
}

// Fit reports whether the machine is fit, so that what is measured now will be as precise as
// possible.
func (f Fitness) Fit() bool {
	return f.Quiet >= fitQuiet && f.Steal <= fitSteal && f.Interrupted <= fitInterrupted
}

func (f Fitness) String() string {
	s := fmt.Sprintf("this machine was quiet at %.0f%% of %d checks, its clock changed by %.0f%%, its host took %.1f%% of its time, and short interruptions took %.1f%%",
		100*f.Quiet, f.Probes, 100*f.Clock, 100*f.Steal, 100*f.Interrupted)
	if !f.Fit() {
		s += ": intervals will be wide; they may be narrower at another time or on another machine"
	}
	return s
}
