package delivery

import "math"

// search finds the highest rate that holds, by trying. First it goes in steps, up while rates hold
// or down until one does. Then it goes halfway, in logarithms, between the highest rate that held
// and the lowest that did not.
type search struct {
	next      float64 // the rate to try
	held, not float64 // the highest rate that held and the lowest that did not; 0 means none
}

const (
	// step is the factor from one rate to the next while one side is not known.
	step = 1.25
	// fine is the factor at which the two sides are near enough. Then the lowest rate that did not
	// hold is tried again.
	fine = 1.04
)

// told records whether the rate that was tried did hold.
func (s *search) told(held bool) {
	if held {
		s.held = max(s.held, s.next)
	} else if s.not == 0 || s.next < s.not {
		s.not = s.next
	}
	switch {
	case s.not == 0:
		s.next *= step
	case s.held == 0:
		s.next /= step
	case s.held >= s.not: // that a lower rate did not hold was bad luck
		s.not = 0
		s.next = s.held * step
	case s.not < s.held*fine:
		s.next = s.not
	default:
		s.next = math.Sqrt(s.held * s.not)
	}
}
