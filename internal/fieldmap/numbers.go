package fieldmap

import (
	"math"
	"math/bits"
	"strconv"
	"strings"
)

// otherInts returns other numbers of that many bits, or x itself where there is none. They have the
// sign of x, since the tags of some formats depend on it. Only the last one for a negative number
// is positive, since text has a byte for the sign.
func otherInts(x int64, width int) []int64 {
	zigzag := uint64(x<<1) ^ uint64(x>>63)
	unzigzag := func(u uint64) int64 { return int64(u>>1) ^ -int64(u&1) }
	u := uint64(x) & (uint64(math.MaxUint64) >> (64 - width))
	all := []int64{
		x ^ math.MaxInt64>>(64-width), // at a fixed width: every bit except the sign
		x ^ math.MaxInt32,             // at this width if it is chosen by size
		extend(grouped(u, 7), width),
		extend(grouped(u, 8), width),
		extend(nonzero(u), width),
		unzigzag(grouped(zigzag, 7)),
		unzigzag(grouped(zigzag, 8)),
	}
	digits, sign := strconv.FormatUint(magnitude(x), 10), ""
	if x < 0 { // for formats that store the sign apart
		sign = "-"
		all = append(all, -int64(grouped(magnitude(x), 7)), -int64(grouped(magnitude(x), 8)))
	}
	for _, text := range otherNumerals(digits) {
		n, err := strconv.ParseInt(sign+text, 10, width)
		if err != nil {
			n = x
		}
		all = append(all, n)
	}
	for i, n := range all {
		if (n < 0) != (x < 0) || n != extend(uint64(n), width) {
			all[i] = x
		}
	}
	if n, err := strconv.ParseInt("1"+shiftDigits(digits, 1), 10, width); x < 0 && err == nil {
		all = append(all, n)
	}
	return all
}

// magnitude returns the absolute value of x.
func magnitude(x int64) uint64 {
	if x < 0 {
		return -uint64(x)
	}
	return uint64(x)
}

// otherUints returns other numbers of that many bits, or x itself where there is none.
func otherUints(x uint64, width int) []uint64 {
	most := uint64(math.MaxUint64) >> (64 - width)
	all := []uint64{^x & most, x ^ math.MaxInt32, grouped(x, 7), grouped(x, 8), nonzero(x)}
	for _, text := range otherNumerals(strconv.FormatUint(x, 10)) {
		n, err := strconv.ParseUint(text, 10, 64)
		if err != nil {
			n = x
		}
		all = append(all, n)
	}
	for i, n := range all {
		if n > most {
			all[i] = x
		}
	}
	return all
}

// extend reads the low width bits of u as a signed number.
func extend(u uint64, width int) int64 { return int64(u<<(64-width)) >> (64 - width) }

// grouped flips one bit in each group of n bits, up to the highest group that is not zero. It keeps
// the highest bit, so that formats without leading zeros write as many groups. It mostly flips the
// second bit of a group, since the lowest bit of all is the sign in zigzag.
func grouped(u uint64, n int) uint64 {
	top := max(0, bits.Len64(u)-1)
	var flip uint64
	for low := 0; low <= top; low += n {
		if low+1 == top {
			flip |= 1 << low
		} else {
			flip |= 1 << (low + 1)
		}
	}
	return u ^ flip
}

// nonzero changes the bytes of u that are not zero, and keeps them non-zero: some formats leave out
// zeros wherever they are.
func nonzero(u uint64) uint64 {
	for shift := 0; shift < 64; shift += 8 {
		switch b := u >> shift & 0xff; b {
		case 0:
		case 1:
			u ^= 2 << shift
		default:
			u ^= 1 << shift
		}
	}
	return u
}

// otherFloats returns other numbers of 32 or 64 bits, or x itself where there is none.
func otherFloats(x float64, width int) []float64 {
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return []float64{1.5}
	}
	var all []float64
	if width == 32 {
		b := math.Float32bits(float32(x))
		all = append(all,
			float64(math.Float32frombits(b^(1<<31|(1<<23-1)))),
			float64(math.Float32frombits(bits.ReverseBytes32(uint32(grouped(uint64(bits.ReverseBytes32(b)), 8))))))
	} else {
		b := math.Float64bits(x)
		all = append(all,
			math.Float64frombits(b^(1<<63|(1<<52-1))),                                     // at a fixed width: a bit of every byte
			math.Float64frombits(bits.ReverseBytes64(grouped(bits.ReverseBytes64(b), 8)))) // for formats without trailing zeros
	}
	// As text a float has a point or an exponent, and no trailing zeros.
	for _, format := range []byte{'f', 'e'} {
		for _, text := range otherDigits(strconv.FormatFloat(x, format, -1, width)) {
			f, err := strconv.ParseFloat(text, width)
			if err != nil {
				f = x
			}
			all = append(all, f)
		}
	}
	for i, f := range all {
		if math.IsNaN(f) || math.IsInf(f, 0) {
			all[i] = x
		}
	}
	return all
}

// shifts are added to digits. There are several because one may lead out of range where another
// does not.
var shifts = []byte{1, 3, 4, 7}

// otherDigits returns decimal numbers with as many digits. Each digit differs, except those of the
// exponent.
func otherDigits(text string) []string {
	var all []string
	for _, shift := range shifts {
		all = append(all, shiftDigits(text, shift))
	}
	return all
}

// otherNumerals returns integers of as many digits. Two are small and thus in range where others
// are not: one begins with 1, one has zeros after the first digit.
func otherNumerals(digits string) []string {
	return append(otherDigits(digits),
		"1"+shiftDigits(digits[1:], 1),
		shiftDigits(digits[:1], 1)+strings.Repeat("0", len(digits)-1))
}

// shiftDigits changes all digits. The first digit does not become zero, nor does the last one after
// a point.
func shiftDigits(text string, shift byte) string {
	b := []byte(text)
	first, last, point := -1, -1, false
	for i, c := range b {
		if c == 'e' {
			break
		}
		if c >= '0' && c <= '9' {
			if first < 0 {
				first = i
			}
			last = i
		}
		point = point || c == '.'
	}
	for i := max(first, 0); i <= last; i++ {
		c := b[i]
		switch {
		case c == '.':
		case c != '0' && (i == first || i == last && point):
			b[i] = '1' + (c-'1'+shift)%9
		default:
			b[i] = '0' + (c-'0'+shift)%10
		}
	}
	return string(b)
}
