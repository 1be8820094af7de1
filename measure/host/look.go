package host

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/wirebench/wirebench/record"
	"github.com/wirebench/wirebench/stats"
)

// Fitness is what a quick look at a machine tells of how fit it is for measuring now.
type Fitness struct {
	Quiet  float64 // the share of the probes that found it quiet
	Clock  float64 // how much longer the slowest of these took than the fastest, as a share
	Steal  float64 // the share of its time that its host took away
	Probes int
}

// What a fit machine has at least, and at most.
const (
	leastQuiet = 0.9
	mostSteal  = 0.01
)

// Look probes one processor for so long, or until ctx ends.
func Look(ctx context.Context, length time.Duration) Fitness {
	before := ProcessorTimes()
	var probes []float64
	for start := time.Now(); time.Since(start) < length && ctx.Err() == nil; {
		probes = append(probes, float64(SettledProbe()))
	}
	f := fitness(probes)
	f.Steal = Steal(before, ProcessorTimes())
	return f
}

// fitness judges a machine by its probes, in ns.
func fitness(probes []float64) Fitness {
	level := stats.Quantile(probes, 0.1)
	quiet := slices.DeleteFunc(slices.Clone(probes), func(p float64) bool { return p > record.QuietWidth*level })
	f := Fitness{Probes: len(probes)}
	if len(quiet) > 0 {
		f.Quiet = float64(len(quiet)) / float64(len(probes))
		f.Clock = stats.Quantile(quiet, 0.95)/stats.Quantile(quiet, 0.05) - 1
	}
	return f
}

// Fit reports whether what is measured now will be known as well as it can be.
func (f Fitness) Fit() bool { return f.Quiet >= leastQuiet && f.Steal <= mostSteal }

func (f Fitness) String() string {
	s := fmt.Sprintf("this machine was quiet at %.0f%% of %d looks, its clock changed by %.0f%%, and its host took %.1f%% of its time",
		100*f.Quiet, f.Probes, 100*f.Clock, 100*f.Steal)
	if !f.Fit() {
		s += ": intervals will be wide, and less so at another hour or on another machine"
	}
	return s
}
