package karalabessz

import (
	"github.com/karalabe/ssz"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/karalabessz/stream"
)

func methods(*codec.Type) codec.Methods[ssz.Object] {
	return codec.Methods[ssz.Object]{
		Marshal:   func(m ssz.Object) ([]byte, error) { return stream.Append(nil, m) },
		Append:    stream.Append,
		Unmarshal: ssz.DecodeFromBytes,
	}
}
