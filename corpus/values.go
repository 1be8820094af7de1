package corpus

import (
	"iter"

	"github.com/wirebench/wirebench/codec"
)

// Values returns a data set of the messages that f returns.
func Values[T any](name string, f func() []T) Set {
	return values[T](name, func(yield func(*T) bool) {
		for _, v := range f() {
			if !yield(&v) {
				return
			}
		}
	})
}

// Pointers is [Values] for a function that returns pointers.
func Pointers[T any](name string, f func() []*T) Set {
	return values[T](name, func(yield func(*T) bool) {
		for _, v := range f() {
			if !yield(v) {
				return
			}
		}
	})
}

// Seq is [Values] for a function that returns an iterator. It may be without end.
func Seq[T any](name string, f func() iter.Seq[T]) Set {
	return values[T](name, func(yield func(*T) bool) {
		for v := range f() {
			if !yield(&v) {
				return
			}
		}
	})
}

// SeqOfPointers is [Values] for a function that returns an iterator over pointers.
func SeqOfPointers[T any](name string, f func() iter.Seq[*T]) Set {
	return values[T](name, func(yield func(*T) bool) {
		for v := range f() {
			if !yield(v) {
				return
			}
		}
	})
}

func values[T any](name string, all iter.Seq[*T]) Set {
	return Set{
		Type:  codec.Of[T](name),
		About: "values from Go code",
		Messages: func(bool) iter.Seq2[any, error] {
			return func(yield func(any, error) bool) {
				for v := range all {
					if v == nil {
						v = new(T)
					}
					if !yield(v, nil) {
						return
					}
				}
			}
		},
	}
}
