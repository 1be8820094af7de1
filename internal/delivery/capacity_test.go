package delivery

import (
	"fmt"
	"math"
	"testing"
)

// The search comes near the highest rate that holds, from below and from above it.
func TestSearch(t *testing.T) {
	const capacity = 10_000.
	for _, c := range []struct {
		first float64
		tries int
	}{{8_000, 6}, {capacity, 6}, {12_000, 6}, {3_000, 10}, {30_000, 10}} {
		t.Run(fmt.Sprint(c.first), func(t *testing.T) {
			s := search{next: c.first}
			for range c.tries {
				s.told(s.next <= capacity)
			}
			if s.held > capacity || s.held < capacity/1.05 {
				t.Errorf("after %d tries %.0f held", c.tries, s.held)
			}
		})
	}
}

// A rate that fails once, although higher rates hold, does not end the search.
func TestSearchOfUnluckyRate(t *testing.T) {
	s := search{next: 1000}
	s.told(false)
	for range 12 {
		s.told(s.next <= 2000)
	}
	if math.Abs(s.held/2000-1) > 0.2 {
		t.Errorf("%.0f held, want about 2,000", s.held)
	}
}

// If no rate holds, none is found.
func TestSearchInVain(t *testing.T) {
	s := search{next: 1000}
	for range 6 {
		s.told(false)
	}
	if s.held != 0 || s.not >= 1000 {
		t.Errorf("%+v", s)
	}
}
