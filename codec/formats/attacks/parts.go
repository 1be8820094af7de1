package attacks

import (
	"bytes"
	"encoding/binary"
	"math"
	"slices"
	"strconv"
)

// mostSized is how many levels a message has whose levels begin with their lengths. The lengths differ,
// so no bytes are repeated, and more levels would make the input long as text.
const mostSized = 20_000

// number appends a number to bytes as a format writes it.
type number func([]byte, int) []byte

func be32(b []byte, n int) []byte { return binary.BigEndian.AppendUint32(b, uint32(n)) }
func le32(b []byte, n int) []byte { return binary.LittleEndian.AppendUint32(b, uint32(n)) }

// signed is a number of 32 bits with a sign. A greater one would be negative.
func signed(n int) int { return min(n, math.MaxInt32) }

func int32be(b []byte, n int) []byte { return be32(b, signed(n)) }
func int32le(b []byte, n int) []byte { return le32(b, signed(n)) }

// varint has seven bits in each byte, the lowest first.
func varint(b []byte, n int) []byte { return binary.AppendUvarint(b, uint64(n)) }

// int32varint is a varint that is read as a number of 32 bits with a sign.
func int32varint(b []byte, n int) []byte { return varint(b, signed(n)) }

// zigzag is a varint whose lowest bit is the sign.
func zigzag(b []byte, n int) []byte { return binary.AppendVarint(b, int64(n)) }

func decimal(b []byte, n int) []byte { return strconv.AppendInt(b, int64(n), 10) }

// claim makes a number that stands between bytes.
func claim(before string, write number, after string) func(int) Input {
	return func(n int) Input { return Of(append(write([]byte(before), n), after...)) }
}

// fitting returns n, or less if that many parts would be more bytes than an input may have.
func fitting(n, each int) int { return min(n, (MostBytes-4096)/each) }

// nested makes n levels between bytes. Each level opens and closes in the same way.
func nested(before, open, inside, end, after string) func(int) Input {
	return func(n int) Input {
		n = fitting(n, len(open)+len(end))
		return Join(Of(before), Repeat(open, n), Of(inside), Repeat(end, n), Of(after))
	}
}

// many makes n equal parts between bytes.
func many(before, each, after string) func(int) Input { return nested(before, each, "", "", after) }

// counted makes n equal parts after their number.
func counted(before string, write number, each, after string) func(int) Input {
	return func(n int) Input {
		n = fitting(n, len(each))
		return Join(Of(write([]byte(before), n)), Repeat(each, n), Of(after))
	}
}

// different makes n parts between bytes, of which each is made from its number.
func different(before string, each func(b []byte, i int) []byte, after string) func(int) Input {
	return func(n int) Input {
		b := []byte(before)
		for i := range n {
			b = each(b, i)
		}
		return Of(append(b, after...))
	}
}

// level is what a level has that begins with the length of what is in it. The head is made from that length,
// without what ends the level.
type level struct {
	head number
	end  string
}

// sized makes up to mostSized levels of one kind.
func sized(head number, inside, end string) func(int) Input {
	return sizedLevels(nil, []level{{head, end}}, inside)
}

// sizedLevels makes some levels, and in them up to mostSized others: n times each.
func sizedLevels(before, each []level, inside string) func(int) Input {
	ends := func(of []level) (all string) {
		for _, l := range slices.Backward(of) {
			all += l.end
		}
		return all
	}
	return func(n int) Input {
		n = min(n, mostSized/len(each))
		all := slices.Concat(before, slices.Repeat(each, n))
		heads := make([][]byte, len(all))
		length := len(inside)
		for i, l := range slices.Backward(all) {
			heads[i] = l.head(nil, length)
			length += len(heads[i]) + len(l.end)
		}
		b := append(bytes.Join(heads, nil), inside...)
		return Join(Of(b), Repeat(ends(each), n), Of(ends(before)))
	}
}

// after prepends bytes to what an attack makes.
func after(before string, make func(int) Input) func(int) Input {
	return func(n int) Input { return Join(Of(before), make(n)) }
}

// replaced returns the input with other bytes in place of the first ones. All of these must be in its
// first part.
func replaced(in Input, first int, by ...byte) Input {
	head := Part{append(by, in[0].Bytes[first:]...), in[0].Times}
	return append(Input{head}, in[1:]...)
}

// shortened returns the input without its last bytes. All of these must be in its last part.
func shortened(in Input, last int) Input {
	end := in[len(in)-1]
	end.Bytes = end.Bytes[:len(end.Bytes)-last]
	return append(append(Input(nil), in[:len(in)-1]...), end)
}

// lengthOf returns text after its length in a byte, or as much of it as such a length allows.
func lengthOf(text string) []byte {
	text = text[:min(len(text), math.MaxUint8)]
	return append([]byte{byte(len(text))}, text...)
}
