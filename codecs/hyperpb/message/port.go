//go:build amd64 || arm64

package message

import (
	"errors"

	"buf.build/go/hyperpb"
	"google.golang.org/protobuf/reflect/protoreflect"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/touch"
	"github.com/wirebench/wirebench/internal/race"
)

// Port decodes messages that d describes. It has from make values of them, and read their
// fields where they lie.
func Port[T any](
	d protoreflect.MessageDescriptor, lowered []string,
	from func(protoreflect.Message, *T) error, read func(protoreflect.Message, *touch.Sum) bool,
) (codec.Port, error) {
	if race.Enabled {
		return codec.Port{}, errors.New("under -race its pointer arithmetic ends the process")
	}
	typ := hyperpb.CompileMessageDescriptor(d)
	open := func(b []byte) (*hyperpb.Message, error) {
		m := hyperpb.NewMessage(typ)
		return m, m.Unmarshal(b)
	}
	return codec.Port{
		Unmarshal: func(b []byte) (any, error) {
			m, err := open(b)
			if err != nil {
				return nil, err
			}
			x := new(T)
			return x, from(m, x)
		},
		Open: func(b []byte) (any, error) { return open(b) },
		Touch: func(v any, fields int) (uint64, error) {
			s := touch.Sum{Left: fields}
			read(v.(*hyperpb.Message), &s)
			return s.Total, nil
		},
		Lowered: lowered,
	}, nil
}
