//go:build amd64 || arm64

package message

import (
	"errors"

	"buf.build/go/hyperpb"
	"google.golang.org/protobuf/reflect/protoreflect"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/race"
)

// Port decodes messages that d describes, and has from make values of them.
func Port[T any](d protoreflect.MessageDescriptor, lowered []string, from func(protoreflect.Message, *T) error) (codec.Port, error) {
	if race.Enabled {
		return codec.Port{}, errors.New("under -race its pointer arithmetic ends the process")
	}
	typ := hyperpb.CompileMessageDescriptor(d)
	return codec.Port{
		Unmarshal: func(b []byte) (any, error) {
			m := hyperpb.NewMessage(typ)
			if err := m.Unmarshal(b); err != nil {
				return nil, err
			}
			x := new(T)
			return x, from(m, x)
		},
		Lowered: lowered,
	}, nil
}
