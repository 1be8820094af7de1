// Package check has the checks of made code that converts decoded values back to a user's types, and
// the errors that it returns.
//
// It must not know a format or a type.
package check

import (
	"errors"
	"fmt"
)

// ErrRange is the error of a number that is too large for the type that it is decoded into.
var ErrRange = errors.New("a number is too large for its type")

// ErrNil is the error of a map's entry that is missing although the format announces it.
var ErrNil = errors.New("an entry of a map is missing")

// Length returns an error if a list does not have the number of elements that its type has.
func Length(n, want int) error {
	if n != want {
		return fmt.Errorf("a list of %d elements where %d are wanted", n, want)
	}
	return nil
}
