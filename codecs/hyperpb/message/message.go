// Package message is what the code made for hyperpb has in common for all types.
package message

import (
	"iter"
	"time"

	"google.golang.org/protobuf/reflect/protoreflect"
)

// All yields the elements of a list with their places.
func All(l protoreflect.List) iter.Seq2[int, protoreflect.Value] {
	return func(yield func(int, protoreflect.Value) bool) {
		for i := range l.Len() {
			if !yield(i, l.Get(i)) {
				return
			}
		}
	}
}

// Time is what a google.protobuf.Timestamp says.
func Time(m protoreflect.Message) time.Time {
	fields := m.Descriptor().Fields()
	return time.Unix(m.Get(fields.Get(0)).Int(), m.Get(fields.Get(1)).Int()).UTC()
}
