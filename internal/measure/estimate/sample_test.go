package estimate

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/stats"
)

// simulated is a machine whose state is known. While it is busy everything takes longer by a
// factor. Now and then the machine's host takes the processor away, and now and then the system
// does something that counts as the program's time.
type simulated struct {
	*rand.Rand
	at, state, gap, spike float64 // ns: now, and when the next state, gap and spike come
	busy                  bool
	dwell, busyShare      float64
	clocks                bool    // whether each state has its own clock speed
	slowness              float64 // of the clock, as a factor
	gaps, gapLength       float64 // mean distance and mean length, ns
	spikes, spikeLength   float64
}

const (
	busyFactor = 1.3
	slowest    = 0.13
	shortWait  = 100e3 // ns that a run waits for a quiet machine at least
)

func (h *simulated) after(mean float64) float64 { return h.at + mean*h.ExpFloat64() }

// run does work that takes the given ns on the quiet machine. It returns how long the work took and
// how much of that time was taken away.
func (h *simulated) run(work float64) (took, lost float64) {
	began := h.at
	for work > 0 {
		if h.at >= h.state {
			h.busy = h.Float64() < h.busyShare
			h.state = h.after(h.dwell)
			if h.slowness = 1; h.clocks {
				h.slowness += slowest * h.Float64()
			}
		}
		if h.at >= h.gap {
			length := h.gapLength * h.ExpFloat64()
			h.at, lost = h.at+length, lost+length
			h.gap = h.after(h.gaps)
		}
		if h.at >= h.spike {
			h.at += h.spikeLength
			h.spike = h.after(h.spikes)
		}
		factor := h.slowness
		if h.busy {
			factor *= busyFactor
		}
		step := min(work*factor, h.state-h.at, h.gap-h.at, h.spike-h.at)
		step = max(step, 1e-3)
		h.at, work = h.at+step, work-step/factor
	}
	return h.at - began, lost
}

func (h *simulated) probe() float64 {
	took, _ := h.run(1000)
	return took
}

// measure simulates the turns of a cell in one place and appends their samples. A message takes
// work ns times its content.
func (h *simulated) measure(e plan.Extent, work float64, shape plan.Shape, samples []Sample, place int) []Sample {
	const level = 1000
	content := func(i int) float64 { return 0.5 + float64((place*7+i)%4)/3 } // 1 on average
	wait := func() {
		if e.Sure(work) {
			for start := h.at; h.probe() > quietWidth*level && h.at-start < max(work*float64(e.Timed), shortWait); {
			}
		}
	}
	wait()
	if e.Warm {
		h.run(work * float64(e.Ops))
	}
	for at := 0; at < e.Ops; at += e.Timed {
		if at > 0 && !e.Warm {
			wait()
		}
		before, ops := h.probe(), 0.
		for i := range e.Timed {
			ops += content(at + i)
		}
		took, lost := h.run(work * ops)
		samples = append(samples, Sample{
			Slot: (place*e.Ops + at) / e.Timed, NS: took / float64(e.Timed), Probes: [2]float64{before, h.probe()}, Lost: lost,
		})
	}
	return samples
}

// On a host that is busy for half of the time, that takes time away and whose system disturbs,
// estimates of operations of 5 ns to half a second are within 1 % of the time on the quiet machine,
// however long states last.
func TestSimulatedHost(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	works := []float64{5, 50, 500, 4e3, 2e4, 1e5, 4e5, 2e6, 1e7, 5e7, 5e8}
	shape := plan.Shape{Places: 4, Each: 4, Visits: 6, Budget: time.Hour}
	for _, c := range []struct {
		name                     string
		dwell, share, gaps, gapL time.Duration
		spikes                   time.Duration
		clocks                   bool
	}{
		{"quiet", time.Second, 0, time.Hour, 0, 100 * time.Millisecond, false},
		{"states of a millisecond", time.Millisecond, 50, time.Hour, 0, 100 * time.Millisecond, false},
		{"states of 30 ms", 30 * time.Millisecond, 50, time.Hour, 0, 100 * time.Millisecond, false},
		{"states of a second, steal", time.Second, 50, 50 * time.Millisecond, 4 * time.Millisecond, 50 * time.Millisecond, false},
		{"states of 30 ms, steal", 30 * time.Millisecond, 30, 40 * time.Millisecond, 3 * time.Millisecond, 20 * time.Millisecond, false},
		{"clocks of 100 ms", 100 * time.Millisecond, 0, time.Hour, 0, 100 * time.Millisecond, true},
		{"clocks of a second, some busy, steal", time.Second, 30, 50 * time.Millisecond, 4 * time.Millisecond, 50 * time.Millisecond, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			const processes = 60
			logs := make([][]float64, len(works))
			for p := range processes {
				h := &simulated{
					Rand: rand.New(rand.NewPCG(uint64(p), 1)), dwell: float64(c.dwell), busyShare: float64(c.share) / 100, clocks: c.clocks, slowness: 1,
					gaps: float64(c.gaps), gapLength: float64(c.gapL), spikes: float64(c.spikes), spikeLength: 3e4,
				}
				h.gap, h.spike = h.after(h.gaps), h.after(h.spikes)
				of := make([][]Sample, len(works))
				for round := range shape.Rounds() {
					for _, i := range h.Perm(len(works)) {
						e := plan.NewExtent(works[i], shape.Each, 4, 4)
						of[i] = h.measure(e, works[i], shape, of[i], round%shape.Places)
					}
				}
				var loud loudness
				for i, work := range works {
					if plan.NewExtent(work, shape.Each, 4, 4).Sure(work) {
						loud.short(of[i], 1000)
					} else {
						loud.long(of[i], 1000)
					}
				}
				for i, work := range works {
					e := plan.NewExtent(work, shape.Each, 4, 4)
					ns, counted := Quiet(of[i], 1000)
					if !e.Sure(work) {
						ns, counted = whole(of[i], e.Timed, 1000, loud.slower())
					}
					if counted != nil {
						logs[i] = append(logs[i], math.Log(ns/work))
					}
				}
			}
			for i, work := range works {
				bias := math.Expm1(stats.Median(logs[i]))
				if len(logs[i]) < processes/2 || math.Abs(bias) > 0.01 {
					t.Errorf("an operation of %v: %d of %d processes, %+.2f %%", time.Duration(work), len(logs[i]), processes, 100*bias)
				}
			}
		})
	}
}
