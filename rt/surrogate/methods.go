package surrogate

import (
	"encoding"
	"encoding/json"
	"errors"
	"reflect"

	"github.com/wirebench/wirebench/internal/methodpanic"
)

// The methods of some types fail on the zero value. Their programs never encode it: a struct that has
// such a field leaves it out if it is not set. So the message of a zero value whose method fails is
// empty, and an empty message that the inverse method refuses is a zero value.

// failMethod fails with an error that a method of v returned.
func failMethod(v any, name string, err error, path string) {
	on := reflect.TypeOf(v)
	if on.Kind() == reflect.Pointer {
		on = on.Elem()
	}
	panic(failure{&methodpanic.Error{Path: path, Method: on.String() + "." + name, Err: err}})
}

// absent is deferred by a function that encodes v. If that failed on a zero value, the function
// returns an empty message.
func absent(v any, path string) {
	p := recover()
	if p == nil {
		return
	}
	if at := reflect.ValueOf(v); at.Kind() == reflect.Pointer && !at.IsNil() && at.Elem().IsZero() {
		return
	}
	panic(failed(p, path))
}

// reset is deferred by a function that decodes v. If that failed on an empty message, v is zero.
func reset(v any, empty bool, path string) {
	p := recover()
	if p == nil {
		return
	}
	if at := reflect.ValueOf(v); empty && at.Kind() == reflect.Pointer && !at.IsNil() {
		at.Elem().SetZero()
		return
	}
	panic(failed(p, path))
}

// failed returns the failure of a recovered panic, with the path to the value. The deferred function
// that recovered the panic must call failed.
func failed(p any, path string) failure {
	if f, ok := p.(failure); ok {
		return f
	}
	err := methodpanic.Panicked(p)
	var failed *methodpanic.Error
	if errors.As(err, &failed) {
		failed.Path = path
	}
	return failure{err}
}

// ToText returns the result of v.MarshalText.
func ToText(v encoding.TextMarshaler, path string) string {
	defer absent(v, path)
	text, err := v.MarshalText()
	if err != nil {
		failMethod(v, "MarshalText", err, path)
	}
	return string(text)
}

// FromText is the inverse of [ToText].
func FromText(v encoding.TextUnmarshaler, text, path string) {
	defer reset(v, text == "", path)
	if err := v.UnmarshalText([]byte(text)); err != nil {
		failMethod(v, "UnmarshalText", err, path)
	}
}

// ToBinary returns the result of v.MarshalBinary.
func ToBinary(v encoding.BinaryMarshaler, path string) []byte {
	defer absent(v, path)
	b, err := v.MarshalBinary()
	if err != nil {
		failMethod(v, "MarshalBinary", err, path)
	}
	return b
}

// FromBinary is the inverse of [ToBinary].
func FromBinary(v encoding.BinaryUnmarshaler, b []byte, path string) {
	defer reset(v, len(b) == 0, path)
	if err := v.UnmarshalBinary(b); err != nil {
		failMethod(v, "UnmarshalBinary", err, path)
	}
}

// ToJSON returns the result of v.MarshalJSON.
func ToJSON(v json.Marshaler, path string) string {
	defer absent(v, path)
	text, err := v.MarshalJSON()
	if err != nil {
		failMethod(v, "MarshalJSON", err, path)
	}
	return string(text)
}

// FromJSON is the inverse of [ToJSON].
func FromJSON(v json.Unmarshaler, text, path string) {
	defer reset(v, text == "", path)
	if err := v.UnmarshalJSON([]byte(text)); err != nil {
		failMethod(v, "UnmarshalJSON", err, path)
	}
}
