// Package wire is what the code of codec fastape has in common for all types.
package wire

import (
	"github.com/nazarifard/fastape"

	"github.com/wirebench/wirebench/rt/anyjson"
)

// AnyTape is the tape of an interface: bytes of JSON.
type AnyTape struct{}

var text fastape.SliceTape[byte, fastape.UnitTape[byte]]

// Sizeof is part of fastape.Tape. What has no JSON has the size of nothing: Marshal
// returns the error.
func (AnyTape) Sizeof(v any) int {
	b, err := anyjson.Marshal(v)
	if err != nil {
		b = nil
	}
	return text.Sizeof(b)
}

// Marshal is part of fastape.Tape.
func (AnyTape) Marshal(v any, bs []byte) (n int, err error) {
	b, err := anyjson.Marshal(v)
	if err != nil {
		return 0, err
	}
	return text.Marshal(b, bs)
}

// Unmarshal is part of fastape.Tape.
func (AnyTape) Unmarshal(bs []byte, p *any) (n int, err error) {
	var b []byte
	if n, err = text.Unmarshal(bs, &b); err != nil {
		return n, err
	}
	*p, err = anyjson.Unmarshal(b)
	return n, err
}
