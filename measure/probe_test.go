package measure

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestQuiet(t *testing.T) {
	const level = 1000
	// batches are so many quiet ones of 5 ns, and loud ones of 9 ns.
	batches := func(quiet, loud int) (samples []sample) {
		for i := range quiet + loud {
			s := sample{ns: 5, probe: level * quietWidth}
			if i >= quiet {
				s = sample{ns: 9, probe: level*quietWidth + 1}
			}
			samples = append(samples, s)
		}
		return samples
	}
	for _, c := range []struct {
		name    string
		samples []sample
		want    []float64
	}{
		{"none", nil, nil},
		{"one", batches(1, 0), []float64{5}},
		{"one, loud", batches(0, 1), nil},
		{"one of eight", batches(1, 7), []float64{5}},
		{"one of nine", batches(1, 8), nil},
		{"three of twenty", batches(3, 17), []float64{5, 5, 5}},
		{"four of a hundred", batches(4, 96), nil},
		{"five of a hundred", batches(5, 95), []float64{5, 5, 5, 5, 5}},
		{"long ones always", []sample{{ns: 7, probe: 2 * level, long: true}, {ns: 5, probe: 2 * level, long: true}}, []float64{5, 7}},
	} {
		if diff := cmp.Diff(c.want, quiet(c.samples, level)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}
