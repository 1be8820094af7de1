package corpus

import (
	"errors"
	"fmt"
)

// Message returns the message of s with the given number. Numbers count from 0 in the order in
// which the set yields messages, so published messages come first. Each call makes the message
// again. A generated set offers only as many messages as the longest ring has; the error names the
// last one.
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
