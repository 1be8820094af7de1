package check

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/memory"
	"github.com/wirebench/wirebench/method"
)

// Fault is an error of the codec itself: a value that did not survive, a
// declared mark that is not so, a panic.
type Fault struct{ What string }

func (f *Fault) Error() string { return f.What }

func faultf(format string, args ...any) error { return &Fault{fmt.Sprintf(format, args...)} }

// Prover proves one codec on the messages of one data set, operation by operation.
type Prover struct {
	Codec codec.Codec
	Type  *codec.Type
	Port  codec.Port
	// Other makes the bytes for a codec that only decodes, and reads those of one
	// that only encodes; see [Other].
	Other codec.Port
	// Values are the messages, *T each. They must not change.
	Values []any
	// Memory is that of the values, where it is known: what is encoded must not be a part of it.
	Memory *memory.Row
	// Step is called before each operation, so that a watchdog sees progress.
	Step func()
	// Varies tells that sizes are known to vary from one encoding of a message to the
	// next, even if the proof's own two should agree.
	Varies bool

	// Encoded are the messages as the codec or Other encoded them, filled by the
	// first proof.
	Encoded [][]byte

	// read are what the proof found when it decoded Encoded, and mapped what it found on the
	// way to the library's own type and back: several operations need the same.
	read   map[int]readBack
	mapped *mapping
	// kept are the first decoded values, of the messages in their order, and keptTotal the bytes of their encodings.
	kept      []any
	keptTotal int
	// same compares what is the same in memory, as most is, faster than Diff, and like what may differ by the codec's losses.
	same, like *comparison
}

// readBack is what the proof found when it decoded a message.
type readBack struct {
	used    codec.Rule
	changes bool // the input
	aliases bool // looked at on the first messages, and on all of a codec that is marked so
	err     error
}

// Outcome is what the proof of one operation found.
type Outcome struct {
	// Used are the codec's declared losses that came into play.
	Used codec.Rule
	// Seen are the marks that were seen: Text, Overwrites, Borrows and Shares, which is of two encodings, in encode, Aliases in
	// both ways to decode, Shares in decode.
	Seen codec.Marks
	// Min and Max are each message's smallest and largest encoded size in bytes
	// that was seen; they differ where a format's map order changes lengths. Only
	// operations that encode have them.
	Min, Max []uint32
}

// Prove encodes and decodes every message in the manner of operation m, which the Port
// offers, and compares each with its original. A non-nil error is a [*Fault].
func (p *Prover) Prove(m codec.Operation) (out Outcome, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = &Fault{method.Panicked(r).Error()}
		}
	}()
	if p.Codec.Marks.Baseline() {
		return p.baseline()
	}
	if err := p.EncodeAll(); err != nil {
		return out, err
	}
	switch m {
	case codec.Encode:
		if out, err = p.encoding(p.Port.Marshal, true); err != nil {
			return out, err
		}
		return out, p.marks(out.Seen)
	case codec.EncodeReuse:
		if err := p.prefix(); err != nil {
			return out, err
		}
		var buf []byte
		return p.encoding(func(v any) (b []byte, err error) {
			buf, err = p.Port.Append(buf[:0], v)
			return buf, err
		}, false)
	case codec.Decode:
		if out, err = p.decoding(p.readBack); err != nil {
			return out, err
		}
		return out, p.keeps(&out)
	case codec.DecodeReuse:
		return p.decoding(p.intoUsed(p.Type.New()))
	case codec.MapIn, codec.MapOut:
		if p.mapped == nil {
			p.mapped = new(mapping)
			p.mapped.out, p.mapped.err = p.mapping()
		}
		return p.mapped.out, p.mapped.err
	case codec.Open, codec.TouchAll:
		return p.reading(codec.AllFields)
	case codec.TouchOne:
		return p.reading(1)
	}
	return out, faultf("no proof for operation %s", m)
}

// baseline sees to the bytes of a codec that makes no values: their sizes are all that
// can be proved of it.
func (p *Prover) baseline() (out Outcome, err error) {
	if err := p.EncodeAll(); err != nil {
		return out, err
	}
	sizes := make([]uint32, len(p.Encoded))
	for i, b := range p.Encoded {
		sizes[i] = uint32(len(b))
	}
	return Outcome{Min: sizes, Max: sizes}, nil
}

// EncodeAll fills Encoded, once. It copies, so that a codec that overwrites its
// results can be found out later. A non-nil error is a [*Fault].
func (p *Prover) EncodeAll() error {
	if p.Encoded != nil {
		return nil
	}
	marshal := p.Port.Marshal
	if marshal == nil {
		marshal = p.Other.Marshal
	}
	switch {
	case marshal == nil:
		return faultf("only decodes, and does not name the codec whose bytes it reads")
	case p.Port.Unmarshal == nil && p.Other.Unmarshal == nil:
		return faultf("only encodes, and does not name the codec that reads its bytes")
	}
	encoded := make([][]byte, len(p.Values))
	for i, v := range p.Values {
		p.step()
		b, err := marshal(v)
		if err != nil {
			return faultf("encode: message %d: %s", i, firstLine(err))
		}
		encoded[i] = bytes.Clone(b)
	}
	p.Encoded = encoded
	return nil
}

// Read decodes what the codec encoded into a fresh value.
func (p *Prover) Read(b []byte) (any, error) {
	if p.Port.Unmarshal == nil {
		return p.Other.Unmarshal(b)
	}
	return p.Port.Unmarshal(b)
}

func (p *Prover) step() {
	if p.Step != nil {
		p.Step()
	}
}

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

// decoding proves a way to decode, of which decode says what it found on message i.
func (p *Prover) decoding(decode func(i int) readBack) (out Outcome, err error) {
	for i := range p.Encoded {
		found := decode(i)
		switch {
		case found.err != nil:
			return out, found.err
		case found.changes:
			return out, faultf("message %d: decoding changes the input", i)
		}
		out.Used |= found.used
		out.Seen.Aliases = out.Seen.Aliases || found.aliases
	}
	if out.Seen.Aliases && !p.Codec.Marks.Aliases {
		return out, errAliases
	}
	return out, nil
}

// readBack decodes message i of Encoded, once.
func (p *Prover) readBack(i int) readBack {
	found, ok := p.read[i]
	if !ok {
		found = p.decode(i, func(b []byte) (any, error) {
			v, err := p.Read(b)
			if err == nil {
				p.keep(i, v)
			}
			return v, err
		}, p.probed(i))
		if p.read == nil {
			p.read = make(map[int]readBack)
		}
		p.read[i] = found
	}
	return found
}

// probed reports whether it is looked at on message i whether a value shares memory with its input.
func (p *Prover) probed(i int) bool { return i < probes || p.Codec.Marks.Aliases }

// intoUsed decodes into a value that held other messages before, of which it must not keep
// anything. Whether values share memory with the input is looked at on fresh ones.
func (p *Prover) intoUsed(used any) func(i int) readBack {
	into := func(v any) func([]byte) (any, error) {
		return func(b []byte) (any, error) { return v, p.Port.UnmarshalInto(b, v) }
	}
	return func(i int) readBack {
		found := p.decode(i, into(used), false)
		if p.probed(i) && found.err == nil {
			fresh := p.decode(i, into(p.Type.New()), true)
			found.aliases, found.err = fresh.aliases, fresh.err
		}
		return found
	}
}

// decode decodes message i of Encoded, and may look whether the value shares memory with the
// input.
func (p *Prover) decode(i int, decode func([]byte) (any, error), shares bool) (found readBack) {
	p.step()
	input := bytes.Clone(p.Encoded[i])
	got, err := p.decoded(i, input, decode, &found.used)
	found.err = err
	found.changes = !bytes.Equal(input, p.Encoded[i])
	if err == nil && shares {
		found.aliases = p.aliases(i, got, input)
	}
	return found
}

// decodes proves that b decodes to message i.
func (p *Prover) decodes(i int, b []byte, decode func([]byte) (any, error), used *codec.Rule) error {
	_, err := p.decoded(i, b, decode, used)
	return err
}

// decoded returns what b decodes to when that is message i.
func (p *Prover) decoded(i int, b []byte, decode func([]byte) (any, error), used *codec.Rule) (any, error) {
	got, err := decode(b)
	if err != nil {
		return nil, faultf("decode: message %d: %s", i, firstLine(err))
	}
	return got, p.Same(i, got, used)
}

// Same compares a decoded value with message i and adds the rules it used.
func (p *Prover) Same(i int, got any, used *codec.Rule) error {
	want := p.Values[i]
	if p.same == nil {
		p.same = newComparison(0)
	}
	if p.same.identical(want, got) {
		return nil
	}
	if plain := p.Type.Plain; plain != nil {
		var err error
		if want, err = plain.To(want); err == nil {
			got, err = plain.To(got)
		}
		if err != nil {
			return faultf("message %d: %s", i, firstLine(err))
		}
	}
	d := Diff(want, got, p.Codec.Allowed())
	*used |= d.Used
	if len(d.Differences) > 0 {
		return faultf("message %d: %s", i, strings.Join(d.Differences, "; "))
	}
	return nil
}

// Matches is what [Prover.Same] is to those who don't need the rules that were used, and faster.
func (p *Prover) Matches(i int, got any) error {
	if p.like == nil {
		p.like = newComparison(p.Codec.Allowed())
	}
	if p.like.identical(p.Values[i], got) {
		return nil
	}
	return p.Same(i, got, new(codec.Rule))
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

func firstLine(err error) string {
	line, _, _ := strings.Cut(err.Error(), "\n")
	return clip(line, 160)
}
