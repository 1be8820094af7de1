//go:build amd64 || arm64

package message

import (
	"errors"

	"buf.build/go/hyperpb"
	"google.golang.org/protobuf/reflect/protoreflect"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/race"
	"github.com/wirebench/wirebench/rt/touch"
)

// Port returns the port for messages that d describes. The function from makes values of messages,
// and read reads their fields in place.
func Port[T any](
	d protoreflect.MessageDescriptor, lowered []string,
	from func(protoreflect.Message, *T) error, read func(protoreflect.Message, *touch.Sum) bool,
) (codec.Port, error) {
	typ, err := compile(d)
	if err != nil {
		return codec.Port{}, err
	}
	open := func(b []byte) (*hyperpb.Message, error) {
		m := hyperpb.NewMessage(typ)
		return m, m.Unmarshal(b)
	}
	p := inPlace(lowered, read, open)
	p.Unmarshal = func(b []byte) (any, error) {
		m, err := open(b)
		if err != nil {
			return nil, err
		}
		x := new(T)
		return x, from(m, x)
	}
	return p, nil
}

func compile(d protoreflect.MessageDescriptor) (*hyperpb.MessageType, error) {
	if race.Enabled {
		return nil, errors.New("under -race its pointer arithmetic ends the process")
	}
	return hyperpb.CompileMessageDescriptor(d), nil
}

// inPlace returns the port that reads the messages that open returns in place.
func inPlace(lowered []string, read func(protoreflect.Message, *touch.Sum) bool, open func([]byte) (*hyperpb.Message, error)) codec.Port {
	return codec.Port{
		Open: func(b []byte) (any, error) { return open(b) },
		Touch: func(v any, fields int) (uint64, error) {
			s := touch.Sum{Left: fields}
			read(v.(*hyperpb.Message), &s)
			return s.Total, nil
		},
		Lowered: lowered,
	}
}
