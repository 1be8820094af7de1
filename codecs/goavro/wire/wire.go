// Package wire has helpers that the ports of goavro share.
package wire

import (
	"bytes"
	"fmt"
	"math"

	first "github.com/linkedin/goavro"
)

// Get returns a native value with the Go type that the library's documentation gives for its Avro
// type.
func Get[T any](v any) (T, error) {
	t, ok := v.(T)
	if !ok && !special(v, &t) {
		return t, fmt.Errorf("a native value of type %T, want %T", v, t)
	}
	return t, nil
}

// special sets a float32 to NaN or an infinity. From text, the library returns these as a float64
// for both of Avro's float types.
func special(v, to any) bool {
	f, wide := v.(float64)
	x, narrow := to.(*float32)
	if !wide || !narrow || !math.IsNaN(f) && !math.IsInf(f, 0) {
		return false
	}
	*x = float32(f)
	return true
}

// Union returns the value of a union that is not null.
func Union(v any) (any, error) {
	_, value, err := Alternative(v)
	return value, err
}

// Alternative returns the value of a union that is not null, and the name of its type.
func Alternative(v any) (name string, value any, err error) {
	m, err := Get[map[string]any](v)
	if err != nil {
		return "", nil, err
	}
	if len(m) != 1 {
		return "", nil, fmt.Errorf("a union of %d values, want 1", len(m))
	}
	for name, v := range m {
		return name, v, nil
	}
	panic("unreachable")
}

// Native returns the value and the error of the library's functions, without the bytes that follow.
func Native(v any, _ []byte, err error) (any, error) { return v, err }

// Append encodes a native value with the library's first version.
func Append(c first.Codec, dst []byte, native any) ([]byte, error) {
	b := bytes.NewBuffer(dst)
	err := c.Encode(b, native)
	return b.Bytes(), err
}

// Decode decodes a native value with the library's first version.
func Decode(c first.Codec, b []byte) (any, error) { return c.Decode(bytes.NewReader(b)) }

// Pair returns the record of a key and a value for the library's first version.
func Pair(schema string, key, value any) (*first.Record, error) {
	r, err := first.NewRecord(first.RecordSchema(schema))
	if err != nil {
		return nil, err
	}
	if err := r.Set("key", key); err != nil {
		return nil, err
	}
	return r, r.Set("value", value)
}
