//go:build amd64 || arm64

package message

import (
	"buf.build/go/hyperpb"
	"google.golang.org/protobuf/reflect/protoreflect"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/rt/touch"
)

// Shared returns the port that reads messages that d describes in place. All messages use the same
// memory, one after the other.
func Shared(d protoreflect.MessageDescriptor, lowered []string, read func(protoreflect.Message, *touch.Sum) bool) (codec.Port, error) {
	return shared(d, lowered, read)
}

// Aliased is like Shared, but messages are parsed in place instead of being copied first.
func Aliased(d protoreflect.MessageDescriptor, lowered []string, read func(protoreflect.Message, *touch.Sum) bool) (codec.Port, error) {
	return shared(d, lowered, read, hyperpb.WithAllowAlias(true))
}

func shared(
	d protoreflect.MessageDescriptor, lowered []string,
	read func(protoreflect.Message, *touch.Sum) bool, options ...hyperpb.UnmarshalOption,
) (codec.Port, error) {
	typ, err := compile(d)
	if err != nil {
		return codec.Port{}, err
	}
	var memory reused
	return inPlace(lowered, read, func(b []byte) (*hyperpb.Message, error) {
		m := memory.message(typ)
		return m, m.Unmarshal(b, options...)
	}), nil
}

// reused is memory for messages. Each message is done when the next one begins.
type reused struct {
	shared hyperpb.Shared
	used   bool
}

// message returns a new message in the memory of the previous one.
func (r *reused) message(typ *hyperpb.MessageType) *hyperpb.Message {
	if r.used { // without a message there is nothing to free, and Free panics
		r.shared.Free()
	}
	r.used = true
	return r.shared.NewMessage(typ)
}
