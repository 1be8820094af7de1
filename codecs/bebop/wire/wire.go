// Package wire has helpers that the ports of bebop share.
package wire

import (
	"fmt"
	"math"
	"slices"
	"time"
)

// Append appends a record. The generator's code expects a zeroed buffer, because it does not write
// the zero byte at the end of a message.
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

// Time is the type of a date in the generator's code.
type Time = time.Time

// Date returns a time that bebop's code can write. A date is 100 ns ticks since 1970; 0 ticks mean
// the zero time. Date returns an error if the time would be decoded as another one.
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
