// Package tagged has the port of the code made for cbor/array and cbor/keyasint.
package tagged

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/cbor"
	"github.com/wirebench/wirebench/rt/mirror"
)

// Port returns the port of codec cbor, with its modes, for a T that is encoded by the tags of its
// mirror M.
func Port[T, M any]() (codec.Port, error) { return mirror.Reflective[T, M](cbor.Codecs()[0].Bind) }
