package measure

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func TestPeriods(t *testing.T) {
	const ms = time.Millisecond
	for _, c := range []struct {
		name    string
		lengths []time.Duration
		rounds  int
		want    []int
	}{
		{"none", nil, 20, []int{}},
		{"all short", []time.Duration{0, ms, 2 * ms, 3 * ms}, 20, []int{1, 1, 1, 1}},
		{"slow ones", []time.Duration{ms, ms, ms, ms, 4 * ms, 7 * ms, 100 * ms}, 20, []int{1, 1, 1, 1, 2, 3, 20}},
		{"few rounds, one batch each at least", []time.Duration{ms, ms, ms, 9 * ms, 100 * ms}, 2, []int{1, 1, 1, 2, 2}},
		{"one round", []time.Duration{ms, ms, 100 * ms}, 1, []int{1, 1, 1}},
		{"all long", []time.Duration{time.Second, time.Second, 5 * time.Second}, 20, []int{20, 20, 20}},
	} {
		if diff := cmp.Diff(c.want, periods(c.lengths, c.rounds)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}
