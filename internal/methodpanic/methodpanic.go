// Package methodpanic reports errors and panics of the methods with which types serialize or
// compare themselves.
//
// It must not know codecs: such a fault is the type's, whichever codec called the method.
package methodpanic

import (
	"fmt"
	"regexp"
	"runtime"
	"strings"
)

// Error is an error that a method of a message's type returned, or the method's panic. The fault
// lies with the type, not with the codec that called the method.
type Error struct {
	Path     string // to the value in its message: "order.Order.Total", "" if unknown
	Method   string // "order.Money.MarshalText"
	Panicked bool
	Err      error
}

func (e *Error) Error() string {
	var at, how string
	if e.Path != "" {
		at = e.Path + ": "
	}
	if e.Panicked {
		how = " panicked"
	}
	return at + e.Method + how + ": " + e.Err.Error()
}

func (e *Error) Unwrap() error { return e.Err }

// own matches the names of methods with which types serialize and compare themselves.
var own = regexp.MustCompile(`^((Marshal|Unmarshal)[A-Z]\w*|Append(Text|Binary)|Gob(En|De)code|(En|De)code(Msgpack|RLP)|Equal|Cmp|IsZero|String)$`)

// longest is the maximum length in bytes of a panic's text.
const longest = 1 << 10

// Panicked returns the error of a panic in one line. The deferred function that has just recovered
// the panic must call it. The error is an [*Error] if the panic came from a method with which a
// type serializes or compares itself.
func Panicked(p any) error {
	text, _, _ := strings.Cut(fmt.Sprint(p), "\n")
	if len(text) > longest {
		text = strings.ToValidUTF8(text[:longest], "") + "…"
	}
	callers := make([]uintptr, 64)
	frames := runtime.CallersFrames(callers[:runtime.Callers(2, callers)])
	for below := false; ; { // frames before gopanic belong to the recovery
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

// methodOf turns "example.com/shop/order.(*Money).MarshalText" into "order.Money.MarshalText". It
// also accepts the wrapper of a method value, which has a copy of the receiver.
func methodOf(function string) (method string, ok bool) {
	function = function[strings.LastIndexByte(function, '/')+1:]
	function = strings.NewReplacer("(*", "", ")", "", "[...]", "", "%2e", ".").Replace(strings.TrimSuffix(function, "-fm"))
	i := strings.LastIndexByte(function, '.')
	return function, i >= 0 && strings.Count(function, ".") >= 2 && own.MatchString(function[i+1:])
}

// Running names the innermost method in the stacks of goroutines with which a type serializes or
// compares itself, "" if there is none. The stacks have the format of [runtime.Stack].
func Running(stacks []byte) string {
	for line := range strings.Lines(string(stacks)) {
		arguments := strings.LastIndexByte(line, '(')
		if method, ok := methodOf(line[:max(arguments, 0)]); ok {
			return method
		}
	}
	return ""
}
