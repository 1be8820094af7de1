package wire

import (
	"fmt"
	"math"
	"reflect"
	"strconv"
)

// scalars are the kinds of fixed size: their marks, and their sizes in bytes.
var scalars = map[reflect.Kind]struct {
	mark byte
	size int
}{
	reflect.Float32: {0x8f, 4},
	reflect.Float64: {0x90, 8},
	reflect.Bool:    {0x91, 1},
	reflect.Int8:    {0x92, 1},
	reflect.Int16:   {0x93, 2},
	reflect.Int32:   {0x94, 4},
	reflect.Int64:   {0x95, 8},
	reflect.Int:     {0x96, 8},
	reflect.Uint8:   {0x97, 1},
	reflect.Uint16:  {0x98, 2},
	reflect.Uint32:  {0x99, 4},
	reflect.Uint64:  {0x9a, 8},
	reflect.Uint:    {0x9b, 8},
}

// scalarCoder returns the coder and the mark of a kind. The coder is nil if the kind is not a
// scalar.
func scalarCoder(k reflect.Kind) (*coder, byte) {
	s, ok := scalars[k]
	if !ok {
		return nil, 0
	}
	bits, set := access(k)
	return &coder{
		least: s.size,
		put: func(w *writer, v reflect.Value) error {
			w.number(bits(v), s.size)
			return nil
		},
		get: func(r *reader, v reflect.Value) error {
			n, err := r.number(s.size)
			if err != nil {
				return err
			}
			return set(v, n)
		},
	}, s.mark
}

// durationCoder returns the coder of time.Duration, which is spelled as an int64.
func durationCoder() *coder {
	c, mark := scalarCoder(reflect.Int64)
	c.spelling, c.ambiguous = []byte{mark}, true
	return c
}

// access returns functions that convert a value of kind k to a number and set it from one.
func access(k reflect.Kind) (bits func(reflect.Value) uint64, set func(reflect.Value, uint64) error) {
	switch k {
	case reflect.Bool:
		return boolBits, setBool
	case reflect.Float32:
		return func(v reflect.Value) uint64 { return uint64(math.Float32bits(float32(v.Float()))) },
			func(v reflect.Value, n uint64) error {
				v.SetFloat(float64(math.Float32frombits(uint32(n))))
				return nil
			}
	case reflect.Float64:
		return func(v reflect.Value) uint64 { return math.Float64bits(v.Float()) },
			func(v reflect.Value, n uint64) error {
				v.SetFloat(math.Float64frombits(n))
				return nil
			}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return func(v reflect.Value) uint64 { return uint64(v.Int()) }, setInt
	default:
		return reflect.Value.Uint, setUint
	}
}

func boolBits(v reflect.Value) uint64 {
	if v.Bool() {
		return 1
	}
	return 0
}

func setBool(v reflect.Value, n uint64) error {
	if n > 1 {
		return fmt.Errorf("a bool is %d", n)
	}
	v.SetBool(n == 1)
	return nil
}

// setInt sets the number's low bits. They are all bits of the number, except for an int with 32
// bits.
func setInt(v reflect.Value, n uint64) error {
	if strconv.IntSize < 64 && v.Kind() == reflect.Int && v.OverflowInt(int64(n)) {
		return fmt.Errorf("%d is no int of this machine", int64(n))
	}
	v.SetInt(int64(n))
	return nil
}

func setUint(v reflect.Value, n uint64) error {
	if v.OverflowUint(n) {
		return fmt.Errorf("%d is no uint of this machine", n)
	}
	v.SetUint(n)
	return nil
}
