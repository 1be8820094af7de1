// Package methodpanic reports what the methods did by which a type serializes or compares itself.
package methodpanic

import (
	"fmt"
	"regexp"
	"runtime"
	"strings"
)

// Error is what a method of a type of the messages did: an error that it returned, or
// its panic. It is the type's fault, and none of the codec that called the method.
type Error struct {
	Method   string // "order.Money.MarshalText"
	Panicked bool
	Err      error
}

func (e *Error) Error() string {
	if e.Panicked {
		return e.Method + " panicked: " + e.Err.Error()
	}
	return e.Method + ": " + e.Err.Error()
}

func (e *Error) Unwrap() error { return e.Err }

// own matches the names of methods by which types serialize and compare themselves.
var own = regexp.MustCompile(`^((Marshal|Unmarshal)[A-Z]\w*|Append(Text|Binary)|Gob(En|De)code|(En|De)code(Msgpack|RLP)|Equal|Cmp|IsZero|String)$`)

// longest is how many bytes are told of what a panic says.
const longest = 1 << 10

// Panicked is the error of a panic that was recovered just now, in one line, by the deferred
// function that calls it. It is a [*Error] where a method of a type by which it serializes
// or compares itself panicked.
func Panicked(p any) error {
	text, _, _ := strings.Cut(fmt.Sprint(p), "\n")
	if len(text) > longest {
		text = strings.ToValidUTF8(text[:longest], "") + "…"
	}
	callers := make([]uintptr, 64)
	frames := runtime.CallersFrames(callers[:runtime.Callers(2, callers)])
	for below := false; ; { // what stands above the panic called this
		frame, more := frames.Next()
		if method, ok := methodOf(frame.Function); ok && below {
			return &Error{Method: method, Panicked: true, Err: fmt.Errorf("%s", text)}
		}
		below = below || frame.Function == "runtime.gopanic"
		if !more {
			return fmt.Errorf("panic: %s", text)
		}
	}
}

// methodOf makes "order.Money.MarshalText" of "example.com/shop/order.(*Money).MarshalText", and
// of the function that stands for it where the receiver is copied.
func methodOf(function string) (method string, ok bool) {
	function = function[strings.LastIndexByte(function, '/')+1:]
	function = strings.NewReplacer("(*", "", ")", "", "[...]", "", "%2e", ".").Replace(strings.TrimSuffix(function, "-fm"))
	i := strings.LastIndexByte(function, '.')
	return function, i >= 0 && strings.Count(function, ".") >= 2 && own.MatchString(function[i+1:])
}

// Running names the innermost method of a type by which it serializes or compares itself that
// stands in the stacks of goroutines, as [runtime.Stack] writes them; "" if none does.
func Running(stacks []byte) string {
	for line := range strings.Lines(string(stacks)) {
		arguments := strings.LastIndexByte(line, '(')
		if method, ok := methodOf(line[:max(arguments, 0)]); ok {
			return method
		}
	}
	return ""
}
