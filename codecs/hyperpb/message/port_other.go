//go:build !(amd64 || arm64)

package message

import (
	"errors"

	"google.golang.org/protobuf/reflect/protoreflect"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/touch"
)

// Port is not to be had: the library does not build here.
func Port[T any](protoreflect.MessageDescriptor, []string, func(protoreflect.Message, *T) error, func(protoreflect.Message, *touch.Sum) bool) (codec.Port, error) {
	return codec.Port{}, errors.New("only on amd64 and arm64")
}
