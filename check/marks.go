package check

import (
	"bytes"
	"unicode"
	"unicode/utf8"

	"github.com/wirebench/wirebench/codec"
)

// results looks at the marks of what Marshal returns.
func (p *Prover) results(seen *codec.Marks) (err error) {
	seen.Text = p.text()
	if seen.Overwrites, err = p.overwrites(); err != nil {
		return err
	}
	switch declared := p.Codec.Marks; {
	case declared.Text && !seen.Text:
		return faultf("marked text, but an encoding is not")
	case seen.Overwrites && !declared.Overwrites:
		return faultf("a later encode overwrites an earlier result, which is not marked")
	}
	return nil
}

// text reports whether all encodings are UTF-8 without control characters but white
// space. Some that are no ASCII, and DEL, stand as they are in JSON too.
func (p *Prover) text() bool {
	for _, b := range p.Encoded {
		if !utf8.Valid(b) || bytes.ContainsFunc(b, func(r rune) bool { return r < ' ' && !unicode.IsSpace(r) }) {
			return false
		}
	}
	return true
}

// probes is the number of messages on which marks are looked at.
const probes = 16

// aliases decodes from a copy, overwrites the copy, and looks again.
func (p *Prover) aliases(decode func([]byte) (any, error), seen *codec.Marks) error {
	for i := range min(probes, len(p.Values)) {
		p.step()
		input := bytes.Clone(p.Encoded[i])
		got, err := decode(input)
		if err != nil {
			return faultf("decode: message %d: %s", i, firstLine(err))
		}
		for j := range input {
			input[j] = '#'
		}
		if p.Same(i, got, new(codec.Rule)) != nil {
			seen.Aliases = true
		}
	}
	if seen.Aliases && !p.Codec.Marks.Aliases {
		return faultf("decoded values share memory with the input, which is not marked")
	}
	return nil
}

// overwrites encodes two messages, and looks at the first again.
func (p *Prover) overwrites() (bool, error) {
	var results, copies [][]byte
	for i := range min(probes, len(p.Values)) {
		p.step()
		b, err := p.Port.Marshal(p.Values[i])
		if err != nil {
			return false, faultf("encode: message %d: %s", i, firstLine(err))
		}
		results, copies = append(results, b), append(copies, bytes.Clone(b))
	}
	for i := range results {
		if !bytes.Equal(results[i], copies[i]) {
			return true, nil
		}
	}
	return false, nil
}
