//go:build !(amd64 || arm64)

package message

import (
	"errors"

	"google.golang.org/protobuf/reflect/protoreflect"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/rt/touch"
)

var errNotHere = errors.New("only on amd64 and arm64")

// Port returns an error, because the library does not build on this architecture.
func Port[T any](protoreflect.MessageDescriptor, []string, func(protoreflect.Message, *T) error, func(protoreflect.Message, *touch.Sum) bool) (codec.Port, error) {
	return codec.Port{}, errNotHere
}

// Shared returns an error, as Port does.
func Shared(protoreflect.MessageDescriptor, []string, func(protoreflect.Message, *touch.Sum) bool) (codec.Port, error) {
	return codec.Port{}, errNotHere
}

// Aliased returns an error, as Port does.
func Aliased(protoreflect.MessageDescriptor, []string, func(protoreflect.Message, *touch.Sum) bool) (codec.Port, error) {
	return codec.Port{}, errNotHere
}
