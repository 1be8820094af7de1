package corpus

import (
	"errors"
	"fmt"
)

// Message returns a message of s by its number, counted from 0 in the order in which the
// set yields them: a published one is first. It is made anew each time. Of a generated set
// only as many can be had as the longest ring has; the error names the last.
func Message(s Set, number int) (any, error) {
	have := 0
	for v, err := range s.Messages(false) {
		var unfit *Unfit
		if s.SkipUnfit && errors.As(err, &unfit) {
			continue
		}
		if err != nil {
			return nil, err
		}
		if have == number {
			return v, nil
		}
		if have++; have == ringMessages {
			break
		}
	}
	if have == 0 {
		return nil, fmt.Errorf("data set %s %w", s.Type.Name, ErrNone)
	}
	return nil, fmt.Errorf("data set %s has no message %d; give one from 0 to %d", s.Type.Name, number, have-1)
}
