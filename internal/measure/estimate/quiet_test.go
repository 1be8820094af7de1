package estimate

import (
	"math"
	"testing"
)

// Whether a sample counts depends on its probes and on the time that was taken from it, never on
// its own time.
func TestQuiet(t *testing.T) {
	const level = 1000.
	quietOne, busyOne := [2]float64{level, level}, [2]float64{level, level*quietWidth + 1}
	// samples returns samples of 5 ns that count and samples of 9 ns on a busy machine.
	samples := func(slot, counting, busy int) (all []Sample) {
		for i := range counting + busy {
			s := Sample{Slot: slot, NS: 5, Probes: quietOne}
			if i >= counting {
				s = Sample{Slot: slot, NS: 9, Probes: busyOne}
			}
			all = append(all, s)
		}
		return all
	}
	for _, c := range []struct {
		name    string
		samples []Sample
		want    float64
	}{
		{"none", nil, 0},
		{"one", samples(0, 1, 0), 5},
		{"one, busy", samples(0, 0, 1), 0},
		{"one of eight", samples(0, 1, 7), 5},
		{"one of nine", samples(0, 1, 8), 0},
		{"a slot that met the busy machine only is no gap", append(samples(0, 5, 0), samples(1, 0, 1)...), 7},
		{"time was taken", []Sample{{NS: 5, Probes: quietOne}, {NS: 900, Probes: quietOne, Lost: mostLost + 1}}, 5},
		{"at a slower clock", []Sample{{NS: 5 * quietWidth, Probes: [2]float64{level * quietWidth, level * quietWidth}}}, 5},
		{"at a faster clock", []Sample{{NS: 4, Probes: [2]float64{0.8 * level, 0.8 * level}}}, 5},
		{"between two clocks", []Sample{{NS: 5.25, Probes: [2]float64{level, 1.1 * level}}}, 5},
		{"slow, and counts", []Sample{{NS: 5, Probes: quietOne}, {Slot: 1, NS: 900, Probes: quietOne}}, 452.5},
	} {
		if got, _ := Quiet(c.samples, level); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// All long samples count, corrected for the time that was taken from them and for the busy machine.
func TestWhole(t *testing.T) {
	quietOne, slower, busyOne := [2]float64{1000, 1000}, [2]float64{1100, 1100}, [2]float64{1000, 1500}
	long := []Sample{
		{NS: 120, Lost: 20, Probes: quietOne}, {NS: 110, Probes: slower}, {NS: 100, Probes: busyOne},
		{Slot: 1, NS: 300, Probes: quietOne}, {Slot: 1, NS: 900, Lost: 600, Probes: busyOne},
	}
	if got, _ := whole(long, 1, 1000, 1.25); math.Abs(got-160) > 1e-9 {
		t.Errorf("%v, want the mean of 100 and 300, without a quarter of it", got)
	}
	var l loudness
	if got := l.slower(); got != 1 {
		t.Errorf("nothing is known, and long ones are slower by %v", got)
	}
	for range leastLoud {
		l.short([]Sample{{NS: 10, Probes: [2]float64{1000, 1000}}, {NS: 14, Probes: [2]float64{2000, 2000}}}, 1000)
	}
	l.long([]Sample{{Probes: [2]float64{1000, 2000}}}, 1000)
	if got := l.slower(); math.Abs(got-1.2) > 1e-9 {
		t.Errorf("half of the ends are busy, where all takes 1.4 as long: slower by %v, want 1.2", got)
	}
}
