// Package wire has helpers that the code made for codec simdjson shares across types.
package wire

import (
	"encoding/base64"
	"errors"
	"math"
	"time"

	"github.com/minio/simdjson-go"
)

// Errors of decoding.
var (
	ErrRange = errors.New("simdjson: a number is out of range")
	ErrCount = errors.New("simdjson: an array has another number of elements")
)

// Supported returns an error if the library has no code for the processor.
func Supported() error {
	if simdjson.SupportedCPU() {
		return nil
	}
	return errors.New("only on processors with AVX2 and CLMUL")
}

// Parser parses messages one after the other into the same memory. Only one goroutine may use it.
type Parser struct {
	parsed *simdjson.ParsedJson
	root   simdjson.Iter
}

// Parse returns the value of a message. The value is valid until the next message is parsed.
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

// Int returns a number with the width of its field, or ErrRange.
func Int[T ~int | ~int8 | ~int16 | ~int32 | ~int64](i *simdjson.Iter) (T, error) {
	n, err := i.Int()
	if err == nil && int64(T(n)) != n {
		err = ErrRange
	}
	return T(n), err
}

// Uint returns a number with the width of its field, or ErrRange.
func Uint[T ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64](i *simdjson.Iter) (T, error) {
	n, err := i.Uint()
	if err == nil && uint64(T(n)) != n {
		err = ErrRange
	}
	return T(n), err
}

// Float32 returns a number with the width of its field, or ErrRange.
func Float32(i *simdjson.Iter) (float32, error) {
	f, err := i.Float()
	if err == nil && math.IsInf(float64(float32(f)), 0) {
		err = ErrRange
	}
	return float32(f), err
}

// Bytes returns the bytes of base64, as encoding/json does.
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

// Time returns the time of a text with the zone's offset.
func Time(i *simdjson.Iter) (time.Time, error) {
	text, err := i.StringBytes()
	if err != nil {
		return time.Time{}, err
	}
	return time.Parse(time.RFC3339Nano, string(text))
}
