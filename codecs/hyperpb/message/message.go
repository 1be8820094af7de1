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
	seconds, nanos := timestamp(m)
	return time.Unix(seconds, nanos).UTC()
}

// TimeSum is what it adds to a sum of fields.
func TimeSum(m protoreflect.Message) uint64 {
	seconds, nanos := timestamp(m)
	return uint64(seconds) + uint64(nanos)
}

func timestamp(m protoreflect.Message) (seconds, nanos int64) {
	fields := m.Descriptor().Fields()
	return m.Get(fields.Get(0)).Int(), m.Get(fields.Get(1)).Int()
}
