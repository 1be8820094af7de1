// Package wire has helpers that the code made for codec fastape shares across types.
package wire

import (
	"github.com/nazarifard/fastape"

	"github.com/wirebench/wirebench/rt/anyjson"
)

// AnyTape is the tape of an interface, which is written as JSON.
type AnyTape struct{}

var text fastape.SliceTape[byte, fastape.UnitTape[byte]]

// Sizeof implements fastape.Tape. For a value that JSON can't express it returns the size of empty
// bytes, because Marshal returns the error.
func (AnyTape) Sizeof(v any) int {
	b, err := anyjson.Marshal(v)
	if err != nil {
		b = nil
	}
	return text.Sizeof(b)
}

// Marshal implements fastape.Tape.
func (AnyTape) Marshal(v any, bs []byte) (n int, err error) {
	b, err := anyjson.Marshal(v)
	if err != nil {
		return 0, err
	}
	return text.Marshal(b, bs)
}

// Unmarshal implements fastape.Tape.
func (AnyTape) Unmarshal(bs []byte, p *any) (n int, err error) {
	var b []byte
	if n, err = text.Unmarshal(bs, &b); err != nil {
		return n, err
	}
	*p, err = anyjson.Unmarshal(b)
	return n, err
}
