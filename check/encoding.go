package check

import (
	"bytes"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/memory"
)

// extraEncodings are made of a message whose size is known to vary.
const extraEncodings = 30

// encoding proves a way to encode: what it returns decodes to the original. Where the
// results are fresh, it looks at the first ones again when it is done.
func (p *Prover) encoding(encode func(any) ([]byte, error), fresh bool) (out Outcome, err error) {
	out.Min = make([]uint32, len(p.Values))
	out.Max = make([]uint32, len(p.Values))
	out.Seen.Text = fresh && p.text()
	varies := p.Varies
	var results, copies [][]byte
	for i, v := range p.Values {
		p.step()
		b, err := encode(v)
		if err != nil {
			return out, faultf("encode: message %d: %s", i, firstLine(err))
		}
		out.Min[i], out.Max[i] = uint32(len(b)), uint32(len(b))
		if fresh && i < probes {
			results, copies = append(results, b), append(copies, bytes.Clone(b))
		}
		out.Seen.Borrows = out.Seen.Borrows || fresh && p.Memory != nil && p.Memory.Shares(i, b)
		if bytes.Equal(b, p.Encoded[i]) {
			found := p.readBack(i)
			out.Used, err = out.Used|found.used, found.err
		} else {
			err = p.decodes(i, b, p.Read, &out.Used)
		}
		if err != nil {
			return out, err
		}
		if fresh { // it was encoded once before
			varies = varies || len(b) != len(p.Encoded[i])
			continue
		}
		p.step()
		if b, err = encode(v); err != nil {
			return out, faultf("encode again: message %d: %s", i, firstLine(err))
		}
		varies = varies || uint32(len(b)) != out.Min[i]
	}
	for i := range results {
		p.step()
		again, err := encode(p.Values[i])
		if err != nil {
			return out, faultf("encode again: message %d: %s", i, firstLine(err))
		}
		out.Seen.Shares = out.Seen.Shares || memory.OverlapBytes(results[i], again)
	}
	for i := range results {
		out.Seen.Overwrites = out.Seen.Overwrites || !bytes.Equal(results[i], copies[i]) || i > 0 && reaches(results[i-1], results[i])
	}
	if varies {
		return out, p.sizes(encode, &out)
	}
	return out, nil
}

// sizes finds the range of sizes of a format in which they vary.
func (p *Prover) sizes(encode func(any) ([]byte, error), out *Outcome) error {
	for i, v := range p.Values {
		for range extraEncodings {
			p.step()
			b, err := encode(v)
			if err != nil {
				return faultf("encode again: message %d: %s", i, firstLine(err))
			}
			out.Min[i] = min(out.Min[i], uint32(len(b)))
			out.Max[i] = max(out.Max[i], uint32(len(b)))
		}
		// What they did not show may still come. Where the orders of many maps add up to a
		// normal distribution, one of sixteen lies outside of what 31 encodings showed, and
		// one of some 200,000 more than the width of that outside of it.
		spread := min(out.Max[i]-out.Min[i], out.Min[i])
		out.Min[i] -= spread
		out.Max[i] += spread
	}
	return nil
}

// prefix proves that Append leaves alone what stood in the buffer.
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
