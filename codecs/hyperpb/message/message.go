// Package message has helpers that the code made for hyperpb shares across types.
package message

import (
	"iter"
	"time"

	"google.golang.org/protobuf/reflect/protoreflect"
)

// All yields the elements of a list with their indexes.
func All(l protoreflect.List) iter.Seq2[int, protoreflect.Value] {
	return func(yield func(int, protoreflect.Value) bool) {
		for i := range l.Len() {
			if !yield(i, l.Get(i)) {
				return
			}
		}
	}
}

// Time returns the time of a google.protobuf.Timestamp.
func Time(m protoreflect.Message) time.Time {
	seconds, nanos := timestamp(m)
	return time.Unix(seconds, nanos).UTC()
}

// TimeSum returns the number that a timestamp adds to a sum of fields.
func TimeSum(m protoreflect.Message) uint64 {
	seconds, nanos := timestamp(m)
	return uint64(seconds) + uint64(nanos)
}

func timestamp(m protoreflect.Message) (seconds, nanos int64) {
	fields := m.Descriptor().Fields()
	return m.Get(fields.Get(0)).Int(), m.Get(fields.Get(1)).Int()
}
