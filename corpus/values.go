package corpus

import (
	"errors"
	"fmt"
	"iter"
	"runtime"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/methodpanic"
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

// Seq is [Values] for a function that returns an iterator. The iterator may be endless.
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
				yielding := false
				defer func() {
					if yielding { // the panic is not from the user's function
						return
					}
					if p := recover(); p != nil {
						yield(nil, fmt.Errorf("the function panicked: %s%s", strings.TrimPrefix(methodpanic.Panicked(p).Error(), "panic: "), place()))
					}
				}()
				n := 0
				for v := range all {
					yielding = true
					var more bool
					if why := unusable(v); why != "" {
						more = yield(nil, &Unfit{fmt.Sprintf("message %d", n), errors.New(why)})
					} else {
						more = yield(v, nil)
					}
					yielding = false
					if !more {
						return
					}
					n++
				}
			}
		},
	}
}

// unusable says why no codec can get a value from Go code. It returns "" for others.
func unusable[T any](v *T) string {
	if v == nil {
		return "it is a nil pointer"
	}
	return cycle(v)
}

// place says where a panic that was just recovered happened: the innermost function outside Go's
// runtime.
func place() string {
	callers := make([]uintptr, 64)
	frames := runtime.CallersFrames(callers[:runtime.Callers(1, callers)])
	for below := false; ; {
		frame, more := frames.Next()
		if below && !strings.HasPrefix(frame.Function, "runtime.") {
			return fmt.Sprintf(", at %s:%d", frame.File, frame.Line)
		}
		below = below || frame.Function == "runtime.gopanic"
		if !more {
			return ""
		}
	}
}
