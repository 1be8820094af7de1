// Package wire is what the ports of bebop have in common.
package wire

import (
	"fmt"
	"math"
	"slices"
	"time"
)

// Append appends a record. The generator's code does not write the zero byte at the
// end of a message: it takes the buffer to be clear.
func Append(dst []byte, record interface {
	Size() int
	MarshalBebopTo([]byte) int
}) ([]byte, error) {
	n := record.Size()
	dst = slices.Grow(dst, n)
	tail := dst[len(dst) : len(dst)+n]
	clear(tail)
	record.MarshalBebopTo(tail)
	return dst[:len(dst)+n], nil
}

// Time is what a date is in the generator's code.
type Time = time.Time

// Date returns a time as bebop's code can write it. A date is 100 ns ticks since 1970;
// no ticks at all mean the zero time. It is an error if the time would come back as
// another one.
func Date(t time.Time) (time.Time, error) {
	if t.IsZero() {
		return t, nil
	}
	const first, last = math.MinInt64 / 1_000_000_000, math.MaxInt64 / 1_000_000_000
	if s := t.Unix(); s <= first || s >= last || t.UnixNano()/100 == 0 {
		return t, fmt.Errorf("bebop has no date for %v", t)
	}
	return t, nil
}
