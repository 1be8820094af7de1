package dynssz

import (
	"github.com/pk910/dynamic-ssz/sszutils"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/dynssz/shared"
)

// message has the methods that the library's generator writes and that the library calls.
type message interface {
	SizeSSZDyn(sszutils.DynamicSpecs) int
	MarshalSSZDyn(sszutils.DynamicSpecs, []byte) ([]byte, error)
	UnmarshalSSZDyn(sszutils.DynamicSpecs, []byte) error
}

func methods(*codec.Type) codec.Methods[message] {
	return codec.Methods[message]{
		Marshal:   func(m message) ([]byte, error) { return shared.SSZ.MarshalSSZ(m) },
		Append:    func(dst []byte, m message) ([]byte, error) { return shared.SSZ.MarshalSSZTo(m, dst) },
		Unmarshal: func(b []byte, m message) error { return shared.SSZ.UnmarshalSSZ(m, b) },
	}
}
