package estimate

import (
	"slices"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// Sample is one time that was taken, and the state of the machine around it.
type Sample struct {
	Slot   int        // what was done: the same operations on the same messages
	NS     float64    // per operation
	Probes [2]float64 // ns, before and after
	// Lost is the time in ns that the thread did not run meanwhile, since the system or the
	// host of the machine gave the processor to others.
	Lost float64
}

// Bounds of what counts.
const (
	// quietWidth is how much longer than on the quiet machine a probe may take for the
	// samples beside it to count.
	quietWidth = record.QuietWidth
	// mostLost is how much time may have been taken from samples that count: below it lie
	// the clocks' own calls.
	mostLost = 5000. // ns
	// leastQuiet is the share of a cell's samples that must count.
	leastQuiet = 1. / 8
	// leastLoud samples beside a loud machine tell how much slower it is.
	leastLoud = 20
	// Of a sample that took many times as long as the fastest of its slot, as much as this
	// counts, where all samples do.
	mostOfLeast = 2
)

// QuietQuantile of times is what counts. Noise only adds to a time. The lower third is a little
// more repeatable than the median, and unlike the minimum no stroke of luck.
const QuietQuantile = 1. / 3

// LevelQuantile of a process's probes is its quiet level: low, so that it is found
// even if the machine is quiet for a small part of the time.
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

// counts reports whether the machine was quiet at both ends of the sample and took nothing
// from it.
func (s Sample) counts(level float64) bool { return s.loud(level) == 0 && s.Lost <= mostLost }

// atLevel is the time at the processor's clock at which a probe takes level ns, as far as the
// probes tell it: it changes, and the probe's time with it.
func (s Sample) atLevel(level float64) float64 {
	return s.NS * 2 * level / (s.Probes[0] + s.Probes[1])
}

// slots returns the samples by slot.
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

// Quiet estimates what an operation takes on the quiet machine, from samples whose ends tell
// what they met. Noise is removed within each slot, and slots are averaged: neither the
// machine's state nor what a message holds selects. counted are the samples that count, relative
// to the estimate of their slot; nil, where they are too few.
func Quiet(samples []Sample, level float64) (ns float64, counted []float64) {
	n := 0
	all := slots(samples)
	for _, slot := range all {
		times := quietest(slot, level)
		of := stats.Quantile(times, QuietQuantile)
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

// quietest are the times of a slot's samples that count, at the quiet machine's clock; where none
// does, that of the one whose probes found the machine least busy, as it is.
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

// whole estimates what an operation takes from samples so long that their ends do not tell what
// they met. All count, without the time that was taken from them, and what they met on the
// way is divided out: by how much longer they take than on the quiet machine, which is what the
// short cells of the process show where the machine is as often busy as at their ends.
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

// loudness is what a process knows of the busy machine.
type loudness struct {
	busy, quiet       float64 // sums of samples' times relative to the quiet estimate of their slot
	busyOnes, quieter float64 // and their numbers
	ends, all         float64 // of long samples: those that found it busy, and all
}

// short adds the samples of a cell whose ends tell what they met.
func (l *loudness) short(samples []Sample, level float64) {
	for _, slot := range slots(samples) {
		of := stats.Quantile(quietest(slot, level), QuietQuantile)
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

// long adds the samples of a cell whose ends do not tell.
func (l *loudness) long(samples []Sample, level float64) {
	for _, s := range samples {
		l.ends += s.loud(level)
		l.all++
	}
}

// slower is how much longer than on the quiet machine long operations take on average.
func (l *loudness) slower() float64 {
	if l.busyOnes < leastLoud || l.quieter == 0 || l.all == 0 {
		return 1
	}
	busy := (l.busy / l.busyOnes) / (l.quiet / l.quieter)
	return 1 + l.ends/l.all*max(busy-1, 0)
}
