// Package surrogate has the functions that made code calls to convert values of a user's type to its
// message and back.
//
// It must not know a type, a format or a particular codec.
package surrogate

import (
	"fmt"
	"reflect"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/methodpanic"
)

// failure is the panic value of a conversion that fails. [Failed] turns it into an error.
type failure struct{ error }

func fail(format string, args ...any) { panic(failure{fmt.Errorf(format, args...)}) }

// Failed is deferred by a conversion. It turns a failure of one of its parts, or a panic of a type's
// own method, into an error.
func Failed(err *error) {
	switch p := recover().(type) {
	case nil:
	case failure:
		*err = p.error
	default:
		*err = methodpanic.Panicked(p)
	}
}

// Of returns a type's message. behind and lowered are as in [codec.Surrogate].
func Of[T, M any](to func(*T) (*M, error), from func(*M) (*T, error), behind []any, lowered ...string) *codec.Surrogate {
	return &codec.Surrogate{
		Behind:  behind,
		Lowered: lowered,
		Type:    codec.Of[M](""),
		To:      func(v any) (any, error) { return to(v.(*T)) },
		From:    func(m any) (any, error) { return from(m.(*M)) },
	}
}

// Embeds reports whether the embedded pointers of x that lead through the given fields are set.
// Code in other packages can't name the pointers if their types are unexported.
func Embeds[T any](x *T, fields ...int) bool {
	v := reflect.ValueOf(x).Elem()
	for _, i := range fields {
		if v = v.Field(i); v.Kind() != reflect.Pointer {
			continue
		}
		if v.IsNil() {
			return false
		}
		v = v.Elem()
	}
	return true
}

// Embed sets these pointers to new values where they are nil.
func Embed[T any](x *T, fields ...int) {
	v := reflect.ValueOf(x).Elem()
	for _, i := range fields {
		if v = v.Field(i); v.Kind() != reflect.Pointer {
			continue
		}
		if v.IsNil() { // only unsafe code can set a field that is unexported
			reflect.NewAt(v.Type(), v.Addr().UnsafePointer()).Elem().Set(reflect.New(v.Type().Elem()))
		}
		v = v.Elem()
	}
}

// Unset refuses a value in which the given part is set, because its message can't have the part.
func Unset[T any](part *T, path string) {
	v := reflect.ValueOf(part).Elem()
	if v.IsZero() {
		return
	}
	if t := v.Type(); t.Kind() == reflect.Interface && t.PkgPath() != "" {
		fail("%s holds a %T, for which messages have no place; name it with --union %s.%s=%s, or leave the field out with --omit %s", path, v.Interface(), t.PkgPath(), t.Name(), named(v.Interface()), path)
	}
	fail("%s is set, a %s, which no format can express; leave it out with --omit %s", path, v.Type(), path)
}

// Unknown refuses v, the value of an interface, because the message has no place for its type. union
// is the interface with the types that it has, in the form that --union takes.
func Unknown(v any, path, union string) {
	if strings.HasPrefix(union, ".") { // the interface has no name
		fail("%s holds a %T, which its message has no place for; declare its interface with a name, or leave the field out with --omit %s", path, v, path)
	}
	fail("%s holds a %T, which its message has no place for; name it with --union %s%s", path, v, union, named(v))
}

// named returns the name of v's type, or of its pointee's, in the form that --union takes.
func named(v any) string {
	t := reflect.TypeOf(v)
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return t.PkgPath() + "." + t.Name()
}
