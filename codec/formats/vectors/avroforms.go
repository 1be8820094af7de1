package vectors

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/schema"
)

func avroRewrites() []Rewrite {
	return []Rewrite{
		avroRewrite("arrays and maps in other blocks", avroOtherBlocks),
		avroRewrite("numbers in more bytes than they need", avroLong),
		avroRewrite("what no message has", avroInvalid),
	}
}

func avroRewrite(name string, make func(w *avroWalk) []Vector) Rewrite {
	return Rewrite{name, func(b []byte, of *schema.Type) ([]Vector, error) {
		w, err := avroParts(b, of)
		if err != nil {
			return nil, err
		}
		all := slices.DeleteFunc(make(w), func(v Vector) bool { return slices.Equal(v.Input.Append(nil), b) })
		if len(all) == 0 {
			return nil, errors.New("the message has nothing of that kind")
		}
		return all, nil
	}}
}

// with returns a vector in which other bytes take the place of some.
func (w *avroWalk) with(name string, from, to int, by []byte, demand Demand, source string) Vector {
	return Vector{Name: name, Input: attacks.Of(slices.Concat(w.b[:from], by, w.b[to:])), Demand: demand, Source: source}
}

// avroOtherBlocks writes the items of one array or map after the other in other blocks, with and without the
// size of each block.
func avroOtherBlocks(w *avroWalk) (all []Vector) {
	for _, blocks := range w.blocks {
		n := len(blocks.items)
		if n == 0 {
			continue
		}
		for _, form := range []struct {
			name string
			each int              // items in a block
			size func(i int) bool // whether the i-th block has its size
		}{
			{"one block", n, func(int) bool { return false }},
			{"one block with its size", n, func(int) bool { return true }},
			{"a block for each item", 1, func(int) bool { return false }},
			{"a block with its size for each item", 1, func(int) bool { return true }},
			{"a block for each item, of which every second has its size", 1, func(i int) bool { return i%2 == 1 }},
		} {
			var b []byte
			for i := 0; i < n; i += form.each {
				last := min(i+form.each, n)
				items := w.b[blocks.items[i][0]:blocks.items[i][1]]
				for _, item := range blocks.items[i+1 : last] {
					items = slices.Concat(items, w.b[item[0]:item[1]])
				}
				count := int64(last - i)
				if form.size(i) {
					b = binary.AppendVarint(binary.AppendVarint(b, -count), int64(len(items)))
				} else {
					b = binary.AppendVarint(b, count)
				}
				b = append(b, items...)
			}
			all = append(all, w.with(fmt.Sprintf("%d items at byte %d in %s", n, blocks.from, form.name), blocks.from, blocks.to, append(b, 0), Accept, blocks.source))
		}
	}
	return all
}

// avroLong writes numbers in more bytes than they need, about which the specification says nothing.
func avroLong(w *avroWalk) (all []Vector) {
	for _, n := range slices.Concat(w.numbers, w.lengths, w.unions) {
		if n.to-n.from < 5 {
			all = append(all, w.with(fmt.Sprintf("long number at byte %d", n.from), n.from, n.to, longer(w.b[n.from:n.to]), Either, avroEncoding))
		}
	}
	return all
}

// avroInvalid has branches that a union does not have, lengths that are wrong, booleans that are none, and
// numbers that are too large.
func avroInvalid(w *avroWalk) (all []Vector) {
	number := func(what string, at avroNumber, n int64) {
		all = append(all, w.with(fmt.Sprintf("%s at byte %d", what, at.from), at.from, at.to, binary.AppendVarint(nil, n), Reject, avroEncoding))
	}
	for _, at := range w.unions {
		number("third branch of two", at, 2)
		number("branch -1", at, -1)
	}
	for _, at := range w.lengths {
		number("length -1", at, -1)
		number("length of 2^62", at, 1<<62)
	}
	for _, at := range w.numbers {
		if at.bits == 32 {
			number("int of 33 bits", at, math.MaxInt32+1)
		} else {
			all = append(all, w.with(fmt.Sprintf("long of 65 bits at byte %d", at.from), at.from, at.to, digits("ffffffffffffffffff03").Append(nil), Reject, avroEncoding))
		}
	}
	for _, at := range w.bools {
		all = append(all, w.with(fmt.Sprintf("boolean 2 at byte %d", at), at, at+1, []byte{2}, Reject, avroEncoding))
	}
	for _, blocks := range w.blocks {
		all = append(all, w.with(fmt.Sprintf("count of -2^63 at byte %d", blocks.from), blocks.from, blocks.from, binary.AppendVarint(binary.AppendVarint(nil, math.MinInt64), 0), Reject, blocks.source))
	}
	return all
}
