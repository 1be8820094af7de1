package check

import (
	"bytes"
	"reflect"
	"time"
	"unsafe"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/memory"
)

// Bounds of what is kept while more is decoded.
const (
	keptValues = 1024
	keptBytes  = 1 << 20 // of encodings
)

// keeps proves that decoded values stay unchanged while others are decoded, and that no two of them
// share memory, whether they were decoded from different messages or from the same one.
func (p *Prover) keeps(out *Outcome) error {
	if p.Codec.Marks.Aliases { // the values decoded so far changed with their inputs
		p.kept = nil
	}
	for total := 0; len(p.kept) < len(p.Encoded) && p.keepsMore(total); {
		v, err := p.decodeCopy(len(p.kept))
		if err != nil {
			return err
		}
		total += len(p.Encoded[len(p.kept)])
		p.kept = append(p.kept, v)
	}
	for i, v := range p.kept {
		out.Seen.Shares = out.Seen.Shares || p.Matches(i, v) != nil
	}
	for i := range min(len(p.kept), probes) {
		again, err := p.decodeCopy(i)
		if err != nil {
			return err
		}
		out.Seen.Shares = out.Seen.Shares || memory.Overlap(p.kept[i], again)
		if len(p.Encoded[i]) > keptBytes/probes {
			break
		}
	}
	p.kept = nil
	return p.shares(out.Seen.Shares)
}

// keepsMore reports whether to keep another value next to those whose encodings have total bytes.
func (p *Prover) keepsMore(total int) bool {
	return len(p.kept) == 0 || len(p.kept) < keptValues && total < keptBytes
}

// keep keeps a value that was decoded from message i.
func (p *Prover) keep(i int, v any) {
	if i == len(p.kept) && p.keepsMore(p.keptTotal) {
		p.kept = append(p.kept, v)
		p.keptTotal += len(p.Encoded[i])
	}
}

// shares returns a fault if seen is set and the codec does not have the mark Shares.
func (p *Prover) shares(seen bool) error {
	if seen && !p.Codec.Marks.Shares {
		return faultf("decoded values share memory, so that a later decode or a change of one changes another, which is not marked")
	}
	return nil
}

// decodeCopy decodes a copy of message i's encoding.
func (p *Prover) decodeCopy(i int) (any, error) {
	p.step()
	v, err := p.Read(bytes.Clone(p.Encoded[i]))
	if err != nil {
		return nil, faultf("decode again: message %d: %s", p.number(i), firstLine(err))
	}
	return v, nil
}

// Bounds of the proof of results that are not in memory of their own. The first that is reached
// ends it.
const (
	laterOps  = 1 << 20
	laterTime = time.Second / 2
	laterOut  = 64 << 20 // bytes of encodings
)

// Later proves that the first results are unchanged after very many other operations. It is for a
// codec that allocates less than its results take: they are then in memory that it used before, or
// will use again. allocated is in bytes per operation. A non-nil error is a [*Fault].
func (p *Prover) Later(m codec.Operation, allocated float64) error {
	if p.Codec.Marks.Baseline() {
		return nil
	}
	switch m {
	case codec.Encode:
		if !p.Codec.Marks.Overwrites && !p.Codec.Marks.Borrows && allocated < p.leastEncoded() {
			return p.laterEncodings()
		}
	case codec.Decode:
		if size := reflect.TypeOf(p.Values[0]).Elem().Size(); !p.Codec.Marks.Shares && allocated < float64(size) {
			return p.laterValues()
		}
	}
	return nil
}

// leastEncoded is half of the mean size of encodings. The allocated bytes are a mean, too.
func (p *Prover) leastEncoded() float64 {
	total := 0
	for _, b := range p.Encoded {
		total += len(b)
	}
	return float64(total) / float64(len(p.Encoded)) / 2
}

// many calls one for message after message, until a bound is reached.
func (p *Prover) many(one func(i int) (bytes int, err error)) error {
	began := time.Now()
	for op, total := 0, 0; op < laterOps && total < laterOut && time.Since(began) < laterTime; op++ {
		p.step()
		n, err := one(op % len(p.Values))
		if err != nil {
			return faultf("after %d operations: message %d: %s", op, p.number(op%len(p.Values)), firstLine(err))
		}
		total += n
	}
	return nil
}

func (p *Prover) laterEncodings() error {
	var results, copies [][]byte
	err := p.many(func(i int) (int, error) {
		b, err := p.Port.Marshal(p.Values[i])
		if len(results) < probes {
			results, copies = append(results, b), append(copies, bytes.Clone(b))
		}
		return len(b), err
	})
	for i := range results {
		if err == nil && !bytes.Equal(results[i], copies[i]) {
			return p.marks(codec.Marks{Text: true, Overwrites: true})
		}
	}
	return err
}

func (p *Prover) laterValues() error {
	var kept []any
	err := p.many(func(i int) (int, error) {
		if len(kept) < probes { // a value that aliases its input needs an input of its own
			v, err := p.decodeCopy(i)
			kept = append(kept, v)
			return len(p.Encoded[i]), err
		}
		_, err := p.Read(p.Encoded[i])
		return len(p.Encoded[i]), err
	})
	for i := range kept {
		if err == nil && p.Matches(i%len(p.Values), kept[i]) != nil {
			return p.shares(true)
		}
	}
	return err
}

// reaches reports whether an append to b within its capacity would write into other.
func reaches(b, other []byte) bool {
	if cap(b) == 0 || len(other) == 0 {
		return false
	}
	end, at := uintptr(unsafe.Pointer(unsafe.SliceData(b)))+uintptr(cap(b)), uintptr(unsafe.Pointer(unsafe.SliceData(other)))
	return uintptr(unsafe.Pointer(unsafe.SliceData(b))) <= at && at < end
}
