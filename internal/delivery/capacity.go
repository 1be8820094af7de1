package delivery

import "math"

// search finds the highest rate that holds, by trying: first in steps, up while rates hold or down
// until one does, then halfway, in logarithms, between the highest that held and the lowest that did not.
type search struct {
	next      float64 // the rate to try
	held, not float64 // the highest that held, 0: none; the lowest that did not, 0: none
}

const (
	// step is the factor from one rate to the next while one side is not known.
	step = 1.25
	// fine is how near to each other the two sides come. Then the lowest rate that did not hold has another try.
	fine = 1.04
)

// told is called with what came of the rate that was to be tried.
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
	case s.held >= s.not: // what did not hold was bad luck
		s.not = 0
		s.next = s.held * step
	case s.not < s.held*fine:
		s.next = s.not
	default:
		s.next = math.Sqrt(s.held * s.not)
	}
}
