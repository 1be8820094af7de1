package attacks

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"
)

// Input is a message in parts, of which some are repeated. So a message of a million brackets is a
// short text.
type Input []Part

// Part is bytes that come the given number of times, one after the other.
type Part struct {
	Bytes []byte
	Times int
}

// Of returns the input with these bytes.
func Of[T ~string | ~[]byte](b T) Input { return Input{{[]byte(b), 1}} }

// Repeat returns the input with these bytes n times.
func Repeat[T ~string | ~[]byte](b T, n int) Input { return Input{{[]byte(b), n}} }

// Compact returns the input with these bytes, in which parts that come several times in a row are one part.
func Compact(b []byte) (in Input) {
	const longest, shortest = 64, 32 // bytes of a part, and of all its repetitions
	from := 0
	for i := 0; i < len(b); {
		part, times := repetition(b[i:], longest)
		if part*times < shortest {
			i++
			continue
		}
		if i > from {
			in = append(in, Part{b[from:i], 1})
		}
		in = append(in, Part{b[i : i+part], times})
		i += part * times
		from = i
	}
	if from < len(b) {
		in = append(in, Part{b[from:], 1})
	}
	return in
}

// repetition returns the part of up to longest bytes that b begins with several times, and how many times.
func repetition(b []byte, longest int) (part, times int) {
	for part := 1; part <= longest && 2*part <= len(b); part++ {
		if b[0] != b[part] || !bytes.Equal(b[:part], b[part:2*part]) {
			continue
		}
		times := 2
		for (times+1)*part <= len(b) && bytes.Equal(b[:part], b[times*part:(times+1)*part]) {
			times++
		}
		if times > 2 {
			return part, times
		}
	}
	return 0, 0
}

// Join returns the inputs one after the other, without parts that have no bytes.
func Join(all ...Input) (joined Input) {
	for _, in := range all {
		for _, p := range in {
			if len(p.Bytes) > 0 && p.Times > 0 {
				joined = append(joined, p)
			}
		}
	}
	return joined
}

// Len returns the number of bytes.
func (in Input) Len() (n int) {
	for _, p := range in {
		n += len(p.Bytes) * p.Times
	}
	return n
}

// Append appends the bytes to b.
func (in Input) Append(b []byte) []byte {
	for _, p := range in {
		for range p.Times {
			b = append(b, p.Bytes...)
		}
	}
	return b
}

// MarshalText returns the parts as hexadecimal digits, with the number of times if it is more than one:
// "5b*1000 5d*1000". It is "-" for no bytes.
func (in Input) MarshalText() ([]byte, error) {
	var all []string
	for _, p := range in {
		switch {
		case len(p.Bytes) == 0 || p.Times == 0:
		case p.Times == 1:
			all = append(all, hex.EncodeToString(p.Bytes))
		default:
			all = append(all, fmt.Sprintf("%x*%d", p.Bytes, p.Times))
		}
	}
	if all == nil {
		all = []string{"-"}
	}
	return []byte(strings.Join(all, " ")), nil
}

func (in Input) String() string {
	text, _ := in.MarshalText() // has no errors
	return string(text)
}

// MostBytes is the length in bytes of the longest input that can be read from text.
const MostBytes = 64 << 20

// UnmarshalText is the inverse of MarshalText. The error says which part is wrong.
func (in *Input) UnmarshalText(text []byte) error {
	*in = nil
	total := 0
	for _, field := range strings.Fields(string(text)) {
		if field == "-" {
			continue
		}
		digits, times, repeated := strings.Cut(field, "*")
		b, err := hex.DecodeString(digits)
		if err != nil || len(b) == 0 {
			return fmt.Errorf("%.40q is no input: write bytes as hexadecimal digits, such as dd00ffffff, and repeated ones as 5b*1000", field)
		}
		p := Part{b, 1}
		if repeated {
			if p.Times, err = strconv.Atoi(times); err != nil || p.Times < 1 {
				return fmt.Errorf("%.40q is no input: after * comes how often the bytes are repeated, such as 5b*1000", field)
			}
		}
		if p.Times > MostBytes/len(b) || total+p.Times*len(b) > MostBytes {
			return fmt.Errorf("the input has more than %d MiB", MostBytes>>20)
		}
		total += p.Times * len(b)
		*in = append(*in, p)
	}
	return nil
}
