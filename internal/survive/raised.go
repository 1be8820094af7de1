package survive

import (
	"cmp"
	"encoding/binary"
	"slices"
	"strconv"
	"time"

	"github.com/wirebench/wirebench/codec/formats/attacks"
)

// pattern writes a number over the bytes of a message from a place on, in one of the ways in which
// formats write numbers. It returns nil if the number doesn't fit.
type pattern func(b []byte, at int, n uint64) []byte

// fixed returns a pattern of a given number of bytes.
func fixed(width int, put func(b []byte, n uint64)) pattern {
	return func(b []byte, at int, n uint64) []byte {
		if at+width > len(b) || width < 8 && n >= 1<<(8*width) {
			return nil
		}
		b = slices.Clone(b)
		put(b[at:], n)
		return b
	}
}

// longer returns a pattern that writes a number in place of one byte, if that byte may be one.
func longer(number func(was byte, n uint64) []byte) pattern {
	return func(b []byte, at int, n uint64) []byte {
		in := number(b[at], n)
		if in == nil {
			return nil
		}
		return slices.Replace(slices.Clone(b), at, at+1, in...)
	}
}

// decimal is the pattern of texts.
var decimal = longer(func(was byte, n uint64) []byte {
	if was < '0' || was > '9' {
		return nil
	}
	return strconv.AppendUint(nil, n, 10)
})

// general are patterns of many formats.
var general = []pattern{
	fixed(2, func(b []byte, n uint64) { binary.BigEndian.PutUint16(b, uint16(n)) }),
	fixed(2, func(b []byte, n uint64) { binary.LittleEndian.PutUint16(b, uint16(n)) }),
	fixed(4, func(b []byte, n uint64) { binary.BigEndian.PutUint32(b, uint32(n)) }),
	fixed(4, func(b []byte, n uint64) { binary.LittleEndian.PutUint32(b, uint32(n)) }),
	fixed(8, binary.BigEndian.PutUint64),
	fixed(8, binary.LittleEndian.PutUint64),
	longer(func(_ byte, n uint64) []byte { return binary.AppendUvarint(nil, n) }),
	longer(func(_ byte, n uint64) []byte { return binary.AppendVarint(nil, int64(n)) }),
	decimal,
}

const (
	// mostPlaces is the number of bytes of a message at which numbers are raised.
	mostPlaces = 1024
	// tried is the number of raised numbers that are raised further.
	tried = 3
	// noticeable is by how many bytes a small number must raise what is allocated.
	noticeable = 32 << 10
)

// longestSearch is the processor time after which numbers at further places are not raised. Only decoders that
// take long for many of them come near it.
const longestSearch = 8 * time.Second

// candidate is an attack that is worth trying further. cost is what it took so far, so roughly that it is
// the same in each run. part is the kind of part that it attacks.
type candidate struct {
	make maker
	cost uint64
	part string
}

// costliest returns the first n candidates in the order of cost.
func costliest(all []candidate, n int) []candidate {
	slices.SortStableFunc(all, func(a, b candidate) int { return cmp.Compare(b.cost, a.cost) })
	return all[:min(n, len(all))]
}

// raised raises numbers at all places of a message, until they took much memory or time, and those that
// cost most further and further. It needs no knowledge of the format.
func (p *probe) raised(c Case) (Result, error) {
	b := p.message()
	plain, err := p.attempt(c, attacks.Of(b))
	if err != nil {
		return Result{}, err
	}
	worst := judge(plain, attacks.Of(b))
	if plain.died != nil {
		return worst, nil
	}
	patterns := general
	if p.subject.codec.Marks.Text {
		patterns = []pattern{decimal}
	}
	if raise := attacks.Named(p.subject.codec.Format.Name).Raise; raise != nil {
		patterns = append(slices.Clip(patterns), longer(func(was byte, n uint64) []byte { return raise(was, int(n)) }))
	}
	var found []candidate
	var allocated uint64
	var took time.Duration
	for _, at := range p.structure(b) {
		if allocated > mostTaken || took > longestSearch {
			break
		}
		for _, write := range patterns {
			make := func(n int) attacks.Input { return attacks.Of(write(b, at, uint64(n))) }
			const small = 1<<16 - 1
			in := make(small)
			if in.Len() == 0 {
				continue
			}
			a, err := p.attempt(c, in)
			if err != nil {
				return worst, err
			}
			worst = worseOf(worst, judge(a, in))
			if worst.Verdict == Fails && worst.How != Panics {
				return worst, nil
			}
			allocated, took = allocated+a.allocated, took+a.cpu
			if a.allocated > plain.allocated+noticeable {
				found = append(found, candidate{make: make, cost: roughly(a.allocated)})
			}
		}
	}
	for _, f := range costliest(found, tried) {
		r, err := p.raise(c, f.make, worst)
		if err != nil {
			return worst, err
		}
		if worst = r; worst.Verdict == Fails && worst.How != Panics {
			break
		}
	}
	return worst, nil
}
