package twmbavro

import (
	"fmt"
	"reflect"
	"slices"

	"github.com/twmb/avro"
)

// unsigned holds the unsigned 64-bit integer types of a schema. They are carried as longs with the
// same bits, because the library refuses half of their values.
type unsigned struct {
	types   []reflect.Type
	customs []avro.SchemaOpt
	lowered []string
}

// logical returns our name of the logical type for a Go type. Each Go type has its own logical
// type, because a conversion does not learn the type that it decodes into.
func (u *unsigned) logical(t reflect.Type) string {
	i := slices.Index(u.types, t)
	if i < 0 {
		i = len(u.types)
		u.types = append(u.types, t)
		u.customs = append(u.customs, long(name(i), t))
		if text := t.Kind().String() + " as a long of the same bits"; !slices.Contains(u.lowered, text) {
			u.lowered = append(u.lowered, text)
		}
	}
	return name(i)
}

func name(i int) string { return fmt.Sprintf("unsigned%d", i+1) }

// long converts values of a type to longs and back. For the predeclared types it does so without
// reflection.
func long(logical string, t reflect.Type) avro.CustomType {
	switch t {
	case reflect.TypeFor[uint64]():
		return plain[uint64](logical)
	case reflect.TypeFor[uint]():
		return plain[uint](logical)
	}
	return avro.CustomType{
		LogicalType: logical, AvroType: "long", GoType: t,
		Encode: func(v any, _ *avro.SchemaNode) (any, error) { return int64(reflect.ValueOf(v).Uint()), nil },
		Decode: func(v any, _ *avro.SchemaNode) (any, error) {
			x, ok := v.(int64)
			if !ok {
				return nil, fmt.Errorf("%T is no long", v)
			}
			return reflect.ValueOf(uint64(x)).Convert(t).Interface(), nil
		},
	}
}

func plain[T uint | uint64](logical string) avro.CustomType {
	return avro.NewCustomType(logical,
		func(x T, _ *avro.SchemaNode) (int64, error) { return int64(x), nil },
		func(x int64, _ *avro.SchemaNode) (T, error) { return T(x), nil })
}
