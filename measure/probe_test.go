package measure

import (
	"math"
	"testing"
)

// What counts is decided by the probes beside a sample and by what was taken from it, never by its
// own time.
func TestQuiet(t *testing.T) {
	const level = 1000.
	quietOne, busyOne := [2]float64{level * quietWidth, level}, [2]float64{level, level*quietWidth + 1}
	// samples are so many of 5 ns that count, and some of 9 ns beside a busy machine.
	samples := func(slot, counting, busy int) (all []sample) {
		for i := range counting + busy {
			s := sample{slot: slot, ns: 5, probes: quietOne}
			if i >= counting {
				s = sample{slot: slot, ns: 9, probes: busyOne}
			}
			all = append(all, s)
		}
		return all
	}
	for _, c := range []struct {
		name    string
		samples []sample
		want    float64
	}{
		{"none", nil, 0},
		{"one", samples(0, 1, 0), 5},
		{"one, busy", samples(0, 0, 1), 0},
		{"one of eight", samples(0, 1, 7), 5},
		{"one of nine", samples(0, 1, 8), 0},
		{"a slot that met the busy machine only is no gap", append(samples(0, 5, 0), samples(1, 0, 1)...), 7},
		{"time was taken", []sample{{ns: 5, probes: quietOne}, {ns: 900, probes: quietOne, lost: mostLost + 1}}, 5},
		{"slow, and counts", []sample{{ns: 5, probes: quietOne}, {slot: 1, ns: 900, probes: quietOne}}, 452.5},
	} {
		if got, _ := quiet(c.samples, level); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// Long samples all count, without what was taken from them, and without what the busy machine
// made of them.
func TestWhole(t *testing.T) {
	long := []sample{{ns: 120, lost: 20}, {ns: 100}, {ns: 100}, {slot: 1, ns: 300}, {slot: 1, ns: 900, lost: 600}}
	if got, _ := whole(long, 1, 1.25); got != 160 {
		t.Errorf("%v, want the mean of 100 and 300, without a quarter of it", got)
	}
	var l loudness
	if got := l.slower(); got != 1 {
		t.Errorf("nothing is known, and long ones are slower by %v", got)
	}
	for range leastLoud {
		l.short([]sample{{ns: 10, probes: [2]float64{1000, 1000}}, {ns: 14, probes: [2]float64{2000, 2000}}}, 1000)
	}
	l.long([]sample{{probes: [2]float64{1000, 2000}}}, 1000)
	if got := l.slower(); math.Abs(got-1.2) > 1e-9 {
		t.Errorf("half of the ends are busy, where all takes 1.4 as long: slower by %v, want 1.2", got)
	}
}
