// Package check is what code that package lower made needs when it runs.
package check

import (
	"errors"
	"fmt"
)

// ErrRange: a number is too large for the type that it is decoded into.
var ErrRange = errors.New("a number is too large for its type")

// ErrNil: an entry of a map is missing where it is announced.
var ErrNil = errors.New("an entry of a map is missing")

// Length returns an error if a list has not as many elements as its type has.
func Length(n, want int) error {
	if n != want {
		return fmt.Errorf("a list of %d elements where %d are wanted", n, want)
	}
	return nil
}
