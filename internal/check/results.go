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

// keeps proves that decoded values stay as they were while others are decoded, and that no two of them share memory:
// neither those of many messages nor two of one message.
func (p *Prover) keeps(out *Outcome) error {
	if p.Codec.Marks.Aliases { // those that were decoded first changed with their inputs
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

// keepsMore reports whether another value is kept beside those whose encodings take so many bytes.
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

// shares is the fault of a codec that is not marked with what was seen.
func (p *Prover) shares(seen bool) error {
	if seen && !p.Codec.Marks.Shares {
		return faultf("decoded values share memory, so that a later decode or a change of one changes another, which is not marked")
	}
	return nil
}

// decodeCopy decodes a copy of what message i was encoded to.
func (p *Prover) decodeCopy(i int) (any, error) {
	p.step()
	v, err := p.Read(bytes.Clone(p.Encoded[i]))
	if err != nil {
		return nil, faultf("decode again: message %d: %s", i, firstLine(err))
	}
	return v, nil
}

// Bounds of a proof of results that are not in memory of their own: so many operations, if they take no longer.
const (
	laterOps  = 1 << 20
	laterTime = time.Second / 2
	laterOut  = 64 << 20 // bytes of encodings
)

// Later proves that the first results are what they were after very many others. It is for a codec that allocates less
// than its results take: they are then in memory that it used before, or will use again. allocated is how many bytes an
// operation allocates. A non-nil error is a [*Fault].
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

// leastEncoded is half of the mean size of encodings: what was counted is a mean too.
func (p *Prover) leastEncoded() float64 {
	total := 0
	for _, b := range p.Encoded {
		total += len(b)
	}
	return float64(total) / float64(len(p.Encoded)) / 2
}

// many calls for message after message, until it was often enough.
func (p *Prover) many(one func(i int) (bytes int, err error)) error {
	began := time.Now()
	for op, total := 0, 0; op < laterOps && total < laterOut && time.Since(began) < laterTime; op++ {
		p.step()
		n, err := one(op % len(p.Values))
		if err != nil {
			return faultf("after %d operations: message %d: %s", op, op%len(p.Values), firstLine(err))
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
		if len(kept) < probes { // what aliases its input keeps it
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

// reaches reports whether what a caller appends to the one result would be written into the other.
func reaches(b, other []byte) bool {
	if cap(b) == 0 || len(other) == 0 {
		return false
	}
	end, at := uintptr(unsafe.Pointer(unsafe.SliceData(b)))+uintptr(cap(b)), uintptr(unsafe.Pointer(unsafe.SliceData(other)))
	return uintptr(unsafe.Pointer(unsafe.SliceData(b))) <= at && at < end
}
