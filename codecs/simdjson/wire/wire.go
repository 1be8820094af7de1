// Package wire is what the code of codec simdjson has in common for all types.
package wire

import (
	"encoding/base64"
	"errors"
	"math"
	"time"

	"github.com/minio/simdjson-go"
)

// The errors of decoding.
var (
	ErrRange = errors.New("simdjson: a number is out of range")
	ErrCount = errors.New("simdjson: an array has another number of elements")
)

// Supported says what is wrong with a processor that the library has no code for.
func Supported() error {
	if simdjson.SupportedCPU() {
		return nil
	}
	return errors.New("only on processors with AVX2 and CLMUL")
}

// Parser parses one message after the other into the same memory. It is for one
// goroutine.
type Parser struct {
	parsed *simdjson.ParsedJson
	root   simdjson.Iter
}

// Parse returns the value of a message. It is good until the next one is parsed.
func (p *Parser) Parse(b []byte) (*simdjson.Iter, error) {
	parsed, err := simdjson.Parse(b, p.parsed)
	if err != nil {
		return nil, err
	}
	p.parsed = parsed
	i := parsed.Iter()
	i.Advance()
	_, root, err := i.Root(&p.root)
	return root, err
}

// Int is a number in the width of its field.
func Int[T ~int | ~int8 | ~int16 | ~int32 | ~int64](i *simdjson.Iter) (T, error) {
	n, err := i.Int()
	if err == nil && int64(T(n)) != n {
		err = ErrRange
	}
	return T(n), err
}

// Uint is a number in the width of its field.
func Uint[T ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64](i *simdjson.Iter) (T, error) {
	n, err := i.Uint()
	if err == nil && uint64(T(n)) != n {
		err = ErrRange
	}
	return T(n), err
}

// Float32 is a number in the width of its field.
func Float32(i *simdjson.Iter) (float32, error) {
	f, err := i.Float()
	if err == nil && math.IsInf(float64(float32(f)), 0) {
		err = ErrRange
	}
	return float32(f), err
}

// Bytes are in base64, as encoding/json has them.
func Bytes(i *simdjson.Iter) ([]byte, error) {
	if i.Type() == simdjson.TypeNull {
		return nil, nil
	}
	text, err := i.StringBytes()
	if err != nil {
		return nil, err
	}
	b := make([]byte, base64.StdEncoding.DecodedLen(len(text)))
	n, err := base64.StdEncoding.Decode(b, text)
	return b[:n], err
}

// Time is text with the zone's offset.
func Time(i *simdjson.Iter) (time.Time, error) {
	text, err := i.StringBytes()
	if err != nil {
		return time.Time{}, err
	}
	return time.Parse(time.RFC3339Nano, string(text))
}
