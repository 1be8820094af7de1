package check

import (
	"bytes"

	"github.com/wirebench/wirebench/codec"
)

// decoding proves one way to decode. decode reports what it found on message i.
func (p *Prover) decoding(decode func(i int) readBack) (out Outcome, err error) {
	for i := range p.Encoded {
		found := decode(i)
		switch {
		case found.err != nil:
			return out, found.err
		case found.changes:
			return out, faultf("message %d: decoding changes the input", p.number(i))
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

// probed reports whether the value decoded from message i is checked for memory shared with its
// input.
func (p *Prover) probed(i int) bool { return i < probes || p.Codec.Marks.Aliases }

// intoUsed decodes into a value that held other messages before and must keep nothing of them.
// Memory shared with the input is looked for in fresh values.
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

// decode decodes message i of Encoded. If shares is set, it also checks whether the value shares
// memory with the input.
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

// decoded decodes b and returns the value if it equals message i.
func (p *Prover) decoded(i int, b []byte, decode func([]byte) (any, error), used *codec.Rule) (any, error) {
	got, err := decode(b)
	if err != nil {
		return nil, faultf("decode: message %d: %s", p.number(i), p.withNil(firstLine(err), i, i+1))
	}
	return got, p.Same(i, got, used)
}
