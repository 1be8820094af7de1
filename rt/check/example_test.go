package check_test

import (
	"fmt"
	"math"

	"github.com/wirebench/wirebench/rt/check"
)

// raise converts an optional number back from a format that has neither optional values nor numbers
// of 16 bits. In the format, the number is a list of at most one element.
func raise(y []uint64, x **uint16) error {
	if len(y) == 0 {
		return nil
	}
	if err := check.Length(len(y), 1); err != nil {
		return err
	}
	if y[0] > math.MaxUint16 {
		return check.ErrRange
	}
	*x = new(uint16)
	**x = uint16(y[0])
	return nil
}

// Made code checks decoded values before it converts them back to the user's types.
func Example() {
	for _, y := range [][]uint64{{443}, {1, 2}, {1 << 16}} {
		var x *uint16
		if err := raise(y, &x); err != nil {
			fmt.Println("error:", err)
			continue
		}
		fmt.Println(*x)
	}
	// Output:
	// 443
	// error: a list of 2 elements where 1 are wanted
	// error: a number is too large for its type
}
