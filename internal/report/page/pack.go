package page

import (
	"encoding/binary"
	"math"
)

// pack appends the log times of a cell by process, NaN where a process did not measure it:
//
//   - a bit for each process, the lowest bit of a byte first, 1 if the process measured
//     the cell; if none did, nothing follows
//   - the base, a float32, and the exponent k, an int8
//   - for each process that measured the cell, (time − base) × 2^k in width bytes, signed
//
// All are little-endian. A step is at most 2^(3 − 8 × width) of the largest distance of a time from
// the base, in log units. If processes are within 3 %, that is 10^-8 for three bytes and 4 × 10^-6
// for two. A figure of three digits is then the record's, except for one in a million with three
// bytes, or one in some hundreds with two, whose last digit differs by one.
func pack(dst []byte, times []float64, width int) []byte {
	lo, hi := math.Inf(1), math.Inf(-1)
	at := len(dst)
	dst = append(dst, make([]byte, (len(times)+7)/8)...)
	for i, t := range times {
		if !math.IsNaN(t) {
			dst[at+i/8] |= 1 << (i % 8)
			lo, hi = min(lo, t), max(hi, t)
		}
	}
	if hi < lo {
		return dst
	}
	base := float64(float32((lo + hi) / 2))
	_, e := math.Frexp(max(hi-base, base-lo)) // the largest distance is below 2^e
	k := min(8*width-2-e, math.MaxInt8)
	dst = binary.LittleEndian.AppendUint32(dst, math.Float32bits(float32(base)))
	dst = append(dst, byte(int8(k)))
	for _, t := range times {
		if !math.IsNaN(t) {
			step := uint32(int32(math.Round(math.Ldexp(t-base, k))))
			for b := range width {
				dst = append(dst, byte(step>>(8*b)))
			}
		}
	}
	return dst
}

// The bytes of a time in a page. They depend on the number of times in the page, to limit its size.
const (
	wide     = 3
	narrow   = 2
	wideMost = 1 << 20
)

func width(times int) int {
	if times > wideMost {
		return narrow
	}
	return wide
}
