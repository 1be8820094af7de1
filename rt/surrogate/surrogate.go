// Package surrogate is what the conversions call that package internal/surrogate writes.
package surrogate

import (
	"encoding"
	"encoding/json"
	"fmt"
	"reflect"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/methodpanic"
)

// failure is what a conversion panics with, and [Failed] makes an error of.
type failure struct{ error }

func fail(format string, args ...any) { panic(failure{fmt.Errorf(format, args...)}) }

// failMethod fails for an error that a method of v returned.
func failMethod(v any, name string, err error, path string) {
	on := reflect.TypeOf(v)
	if on.Kind() == reflect.Pointer {
		on = on.Elem()
	}
	fail("%s: %w", path, &methodpanic.Error{Method: on.String() + "." + name, Err: err})
}

// Failed is deferred by a conversion: it turns what a part of it met into an error. A panic
// of a type's own method is one too.
func Failed(err *error) {
	switch p := recover().(type) {
	case nil:
	case failure:
		*err = p.error
	default:
		*err = methodpanic.Panicked(p)
	}
}

// Of returns a type's message; behind and lowered are as in [codec.Plain].
func Of[T, M any](to func(*T) (*M, error), from func(*M) (*T, error), behind []any, lowered ...string) *codec.Plain {
	return &codec.Plain{
		Behind:  behind,
		Lowered: lowered,
		Type:    codec.Of[M](""),
		To:      func(v any) (any, error) { return to(v.(*T)) },
		From:    func(m any) (any, error) { return from(m.(*M)) },
	}
}

// ToText returns what MarshalText does.
func ToText(v encoding.TextMarshaler, path string) string {
	text, err := v.MarshalText()
	if err != nil {
		failMethod(v, "MarshalText", err, path)
	}
	return string(text)
}

// FromText is the inverse of [ToText].
func FromText(v encoding.TextUnmarshaler, text, path string) {
	if err := v.UnmarshalText([]byte(text)); err != nil {
		failMethod(v, "UnmarshalText", err, path)
	}
}

// ToBinary returns what MarshalBinary does.
func ToBinary(v encoding.BinaryMarshaler, path string) []byte {
	b, err := v.MarshalBinary()
	if err != nil {
		failMethod(v, "MarshalBinary", err, path)
	}
	return b
}

// FromBinary is the inverse of [ToBinary].
func FromBinary(v encoding.BinaryUnmarshaler, b []byte, path string) {
	if err := v.UnmarshalBinary(b); err != nil {
		failMethod(v, "UnmarshalBinary", err, path)
	}
}

// ToJSON returns what MarshalJSON does.
func ToJSON(v json.Marshaler, path string) string {
	text, err := v.MarshalJSON()
	if err != nil {
		failMethod(v, "MarshalJSON", err, path)
	}
	return string(text)
}

// FromJSON is the inverse of [ToJSON].
func FromJSON(v json.Unmarshaler, text, path string) {
	if err := v.UnmarshalJSON([]byte(text)); err != nil {
		failMethod(v, "UnmarshalJSON", err, path)
	}
}

// Unset refuses a value in which a part is set that its message can't have.
func Unset[T any](part *T, path string) {
	v := reflect.ValueOf(part).Elem()
	if v.IsZero() {
		return
	}
	if t := v.Type(); t.Kind() == reflect.Interface && t.Name() != "" {
		fail("%s holds a %T, for which messages have no place; name it with --union %s.%s=%s, or leave the field out with --omit %s", path, v.Interface(), t.PkgPath(), t.Name(), named(v.Interface()), path)
	}
	fail("%s is set, a %s, which no format can express; leave it out with --omit %s", path, v.Type(), path)
}

// Unknown refuses a value with a type behind an interface that its message does not have.
// union is that interface and the types that it has, as --union takes them.
func Unknown(v any, path, union string) {
	fail("%s holds a %T, which its message has no place for; name it with --union %s%s", path, v, union, named(v))
}

// named is the type of a value, or what it points to, as --union takes it.
func named(v any) string {
	t := reflect.TypeOf(v)
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return t.PkgPath() + "." + t.Name()
}
