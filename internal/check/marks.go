package check

import (
	"bytes"
	"unicode"
	"unicode/utf8"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/memory"
)

// marks compares the marks observed in Marshal's results with those that the codec declares.
func (p *Prover) marks(seen codec.Marks) error {
	switch declared := p.Codec.Marks; {
	case declared.Text && !seen.Text:
		return faultf("marked text, but an encoding is not")
	case seen.Overwrites && !declared.Overwrites:
		return faultf("a later encode overwrites an earlier result, which is not marked")
	case seen.Borrows && !declared.Borrows:
		return faultf("an encoding shares memory with the value that it was made from, which is not marked")
	case seen.Shares && !declared.Overwrites && !declared.Borrows:
		return errShared
	}
	return nil
}

var errShared = faultf("two encodings of a message share memory, so that a change of one changes the other, which is not marked")

// SharedEncodings returns a fault if two encodings of a message overlap in memory and the codec has
// no mark for it.
func (p *Prover) SharedEncodings(b, again []byte) error {
	return p.marks(codec.Marks{Text: true, Shares: memory.OverlapBytes(b, again)})
}

// text reports whether all encodings are UTF-8 without control characters other than white space.
// DEL and control characters outside ASCII are allowed, since JSON does not escape them either.
func (p *Prover) text() bool {
	for _, b := range p.Encoded {
		if !utf8.Valid(b) || bytes.ContainsFunc(b, func(r rune) bool { return r < ' ' && !unicode.IsSpace(r) }) {
			return false
		}
	}
	return true
}

// probes is the number of messages on which marks are checked.
const probes = 16

// aliases overwrites the input from which message i was decoded, and reports whether the value
// changed.
func (p *Prover) aliases(i int, got any, input []byte) bool {
	for j := range input {
		input[j] = '#'
	}
	return p.Matches(i, got) != nil
}

var errAliases = faultf("decoded values share memory with the input, which is not marked")

// KeepsInput returns a fault if the value decoded from input, message i, changes with that input
// and the codec has no mark for it. It overwrites the input.
func (p *Prover) KeepsInput(i int, got any, input []byte) error {
	if !p.Codec.Marks.Aliases && p.aliases(i, got, input) {
		return errAliases
	}
	return nil
}
