package check

import (
	"bytes"
	"unicode"
	"unicode/utf8"

	"github.com/wirebench/wirebench/codec"
)

// marks compares what was seen of Marshal's results with the codec's marks.
func (p *Prover) marks(seen codec.Marks) error {
	switch declared := p.Codec.Marks; {
	case declared.Text && !seen.Text:
		return faultf("marked text, but an encoding is not")
	case seen.Overwrites && !declared.Overwrites:
		return faultf("a later encode overwrites an earlier result, which is not marked")
	case seen.Borrows && !declared.Borrows:
		return faultf("an encoding shares memory with the value that it was made from, which is not marked")
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

// aliases overwrites the input from which message i was decoded, and looks again.
func (p *Prover) aliases(i int, got any, input []byte) bool {
	for j := range input {
		input[j] = '#'
	}
	return p.Same(i, got, new(codec.Rule)) != nil
}
