package estimate

import (
	"slices"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// Sample is one measured time and the state of the machine around it.
type Sample struct {
	Slot   int        // same operations on the same messages: same number
	NS     float64    // per operation
	Probes [2]float64 // ns, before and after
	// Lost is the time in ns that the thread did not run meanwhile, because the system or the
	// host of the machine gave the processor to others.
	Lost float64
}

// Bounds that decide what counts.
const (
	// quietWidth limits how many times as long as on the quiet machine a probe may take for its
	// samples to count.
	quietWidth = record.QuietWidth
	// mostLost is how much time may have been taken from a sample that counts. Reading the clocks
	// takes less.
	mostLost = 5000. // ns
	// leastQuiet is the share of a cell's samples that must count.
	leastQuiet = 1. / 8
	// leastLoud is the number of samples on a busy machine that show how much slower it is.
	leastLoud = 20
	// Where all samples count, a sample counts as at most mostOfLeast times the fastest sample
	// of its slot.
	mostOfLeast = 2
)

// LevelQuantile is the quantile of a process's probes that is its quiet level. It is low, so that
// the level is found even if the machine is quiet for only a small part of the time.
const LevelQuantile = 0.1

// loud returns the share of the sample's probes that found the machine busy.
func (s Sample) loud(level float64) (share float64) {
	for _, p := range s.Probes {
		if p > quietWidth*level {
			share += 0.5
		}
	}
	return share
}

// counts reports whether the machine was quiet at both ends of the sample and took no time from it.
func (s Sample) counts(level float64) bool { return s.loud(level) == 0 && s.Lost <= mostLost }

// atLevel converts the sample's time to the clock speed at which a probe takes level ns. The clock
// speed of a processor changes, and the time of the probes changes with it.
func (s Sample) atLevel(level float64) float64 {
	return s.NS * 2 * level / (s.Probes[0] + s.Probes[1])
}

// slots groups the samples by slot. Slots without samples are left out.
func slots(samples []Sample) [][]Sample {
	n := 0
	for _, s := range samples {
		n = max(n, s.Slot+1)
	}
	of := make([][]Sample, n)
	for _, s := range samples {
		of[s.Slot] = append(of[s.Slot], s)
	}
	return slices.DeleteFunc(of, func(s []Sample) bool { return len(s) == 0 })
}

// Quiet estimates what an operation takes on the quiet machine, from samples whose probes show the
// state that they met. Noise is removed within each slot, and slots are averaged. So neither the
// state of the machine nor the content of a message decides which messages count. The median of a slot
// counts: a lower quantile would leave out what only some batches pay, such as pages for small objects,
// and a mean would contain what the probes did not see. counted are the
// times that the estimate was made from, relative to the estimate of their slot. It is nil if too
// few samples count.
func Quiet(samples []Sample, level float64) (ns float64, counted []float64) {
	n := 0
	all := slots(samples)
	for _, slot := range all {
		times := quietest(slot, level)
		of := stats.Median(times)
		ns += of / float64(len(all))
		for _, s := range slot {
			if s.counts(level) {
				n++
			}
		}
		for _, t := range times {
			counted = append(counted, t/of)
		}
	}
	if n == 0 || float64(n) < leastQuiet*float64(len(samples)) {
		return 0, nil
	}
	return ns, counted
}

// quietest returns the times of a slot's samples that count, at the clock speed of the quiet
// machine. If none counts, it returns the uncorrected time of the sample whose probes found the
// machine least busy.
func quietest(slot []Sample, level float64) (times []float64) {
	for _, s := range slot {
		if s.counts(level) {
			times = append(times, s.atLevel(level))
		}
	}
	if times != nil {
		return times
	}
	least := slot[0]
	for _, s := range slot {
		if worst(s) < worst(least) {
			least = s
		}
	}
	return []float64{least.NS}
}

func worst(s Sample) float64 { return max(s.Probes[0], s.Probes[1]) }

// whole estimates what an operation takes from samples so long that their probes don't show what
// they met. All samples count, without the time that was taken from them. The estimate is divided
// by slower, the factor by which the busy machine slowed them down. The short cells of the process
// show that factor, if the machine is as often busy during a sample as at its ends.
func whole(samples []Sample, timed int, level, slower float64) (ns float64, counted []float64) {
	all := slots(samples)
	for _, slot := range all {
		times := make([]float64, len(slot))
		for i, s := range slot {
			s.NS -= s.Lost / float64(timed)
			if times[i] = s.NS; s.loud(level) == 0 {
				times[i] = s.atLevel(level)
			}
		}
		least, sum := slices.Min(times), 0.
		for _, t := range times {
			sum += min(t, mostOfLeast*least)
		}
		of := sum / float64(len(times))
		ns += of / slower / float64(len(all))
		for _, t := range times {
			counted = append(counted, t/of)
		}
	}
	return ns, counted
}

// loudness collects what a process learns about the busy machine.
type loudness struct {
	busy, quiet       float64 // sums of samples' times relative to the quiet estimate of their slot
	busyOnes, quieter float64 // the numbers of these samples
	ends, all         float64 // of the long samples: ends at which the machine was busy, and all samples
}

// short adds the samples of a cell whose probes show the state that they met.
func (l *loudness) short(samples []Sample, level float64) {
	for _, slot := range slots(samples) {
		of := stats.Median(quietest(slot, level))
		for _, s := range slot {
			switch {
			case s.Lost > mostLost:
			case s.loud(level) == 1:
				l.busy += s.NS / of
				l.busyOnes++
			case s.loud(level) == 0:
				l.quiet += s.atLevel(level) / of
				l.quieter++
			}
		}
	}
}

// long adds the samples of a cell whose probes don't show it.
func (l *loudness) long(samples []Sample, level float64) {
	for _, s := range samples {
		l.ends += s.loud(level)
		l.all++
	}
}

// slower returns the average factor by which long operations take longer than on the quiet machine.
func (l *loudness) slower() float64 {
	if l.busyOnes < leastLoud || l.quieter == 0 || l.all == 0 {
		return 1
	}
	busy := (l.busy / l.busyOnes) / (l.quiet / l.quieter)
	return 1 + l.ends/l.all*max(busy-1, 0)
}
