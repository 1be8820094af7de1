package check

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/memory"
	"github.com/wirebench/wirebench/internal/methodpanic"
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

	// first are results of the first messages, until encode is proved.
	first []result
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
			err = &Fault{methodpanic.Panicked(r).Error()}
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
		if p.Port.Marshal != nil && i < probes {
			p.first = append(p.first, result{b, encoded[i]})
		}
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

func firstLine(err error) string {
	line, _, _ := strings.Cut(err.Error(), "\n")
	return clip(line, 160)
}
