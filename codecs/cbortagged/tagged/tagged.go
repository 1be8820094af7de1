// Package tagged is what the code made for cbor/array and cbor/keyasint needs.
package tagged

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/cbor"
	"github.com/wirebench/wirebench/rt/mirror"
)

// Port is that of codec cbor, with its modes, for a T by the tags of its mirror M.
func Port[T, M any]() (codec.Port, error) { return mirror.Reflective[T, M](cbor.Codecs()[0].Bind) }
