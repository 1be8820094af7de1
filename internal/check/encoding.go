package check

import (
	"bytes"
	"hash/maphash"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/memory"
)

const (
	// extraEncodings is how often each message is encoded again if sizes are known to vary.
	extraEncodings = 30
	// Sizes may vary from program to program, as protojson's do, and yet be the same within each.
	// If fewEncodings of messages of manyBytes in total had equal sizes, that is no coincidence, as
	// it could be for a map of few entries in random order. Then no more are made: 30 encodings of
	// one message of 95 MB took a minute.
	fewEncodings = 4
	manyBytes    = 1 << 20
	// Sizes that vary may differ from those that were seen by 1/rareShare.
	rareShare = 64
)

// result is the slice that an encode returned, and a copy of its bytes at that time.
type result struct{ bytes, was []byte }

// encoding proves one way to encode: its results decode to the originals. If the results are fresh,
// those of the first messages must be unchanged after all messages are encoded again, and must be
// in memory of their own.
func (p *Prover) encoding(encode func(any) ([]byte, error), fresh bool) (out Outcome, err error) {
	out.Min = make([]uint32, len(p.Values))
	out.Max = make([]uint32, len(p.Values))
	out.Seen.Text = fresh && p.text()
	if fresh && p.first == nil { // they were encoded elsewhere
		if p.first, err = p.results(encode); err != nil {
			return out, err
		}
	}
	varies := p.Varies
	for i, v := range p.Values {
		p.step()
		b, err := encode(v)
		if err != nil {
			return out, faultf("encode: message %d: %s", p.number(i), firstLine(err))
		}
		out.Min[i], out.Max[i] = uint32(len(b)), uint32(len(b))
		if fresh {
			out.Seen.Borrows = out.Seen.Borrows || p.Memory != nil && p.Memory.Shares(i, b)
			out.Seen.Shares = out.Seen.Shares || i < len(p.first) && memory.OverlapBytes(p.first[i].bytes, b)
		}
		if bytes.Equal(b, p.Encoded[i]) {
			found := p.readBack(i)
			out.Used, err = out.Used|found.used, found.err
		} else {
			out.Varied = true
			err = p.decodes(i, b, p.Read, &out.Used)
		}
		if err != nil {
			return out, err
		}
		if fresh { // EncodeAll encoded it before
			varies = varies || len(b) != len(p.Encoded[i])
			continue
		}
		p.step()
		if b, err = encode(v); err != nil {
			return out, faultf("encode again: message %d: %s", p.number(i), firstLine(err))
		}
		varies = varies || uint32(len(b)) != out.Min[i]
	}
	if fresh {
		for i, r := range p.first {
			out.Seen.Overwrites = out.Seen.Overwrites || !bytes.Equal(r.bytes, r.was) || i > 0 && reaches(p.first[i-1].bytes, r.bytes)
		}
		p.first = nil
	}
	if varies {
		return out, p.sizes(encode, &out)
	}
	return out, nil
}

// results encodes the first messages.
func (p *Prover) results(encode func(any) ([]byte, error)) (first []result, err error) {
	for i, v := range p.Values[:min(len(p.Values), probes)] {
		p.step()
		b, err := encode(v)
		if err != nil {
			return nil, faultf("encode: message %d: %s", p.number(i), firstLine(err))
		}
		first = append(first, result{b, bytes.Clone(b)})
	}
	return first, nil
}

// sizes finds the range of sizes for a format in which they vary.
func (p *Prover) sizes(encode func(any) ([]byte, error), out *Outcome) error {
	seed, first := maphash.MakeSeed(), make([]uint64, len(p.Values))
	differ, total := !p.Varies, 0 // differ reports whether encodings vary within this process
	for n := range extraEncodings {
		if n == fewEncodings && !differ && total/n >= manyBytes {
			break
		}
		for i, v := range p.Values {
			p.step()
			b, err := encode(v)
			if err != nil {
				return faultf("encode again: message %d: %s", p.number(i), firstLine(err))
			}
			out.Min[i] = min(out.Min[i], uint32(len(b)))
			out.Max[i] = max(out.Max[i], uint32(len(b)))
			if differ {
				continue
			}
			total += len(b)
			if sum := maphash.Bytes(seed, b); n == 0 {
				first[i] = sum
			} else {
				differ = sum != first[i]
			}
		}
	}
	if !differ {
		return nil
	}
	for i := range p.Values {
		// Sizes that were not seen may still occur. Where the orders of many maps add up to a
		// normal distribution, one of sixteen lies outside the range that 31 encodings showed, and
		// one of some 200,000 lies outside by more than the width of that range. Where few orders
		// have another size, none of them may have been seen.
		spread := min(max(out.Max[i]-out.Min[i], out.Max[i]/rareShare), out.Min[i])
		out.Min[i] -= spread
		out.Max[i] += spread
	}
	return nil
}

// prefix proves that Append keeps what the buffer held.
func (p *Prover) prefix() error {
	const before = "prefix"
	b, err := p.Port.Append([]byte(before), p.Values[0])
	if err != nil {
		return faultf("encode: message 0: %s", firstLine(err))
	}
	if !bytes.HasPrefix(b, []byte(before)) {
		return faultf("append overwrites what the buffer held")
	}
	return p.decodes(0, b[len(before):], p.Read, new(codec.Rule))
}
