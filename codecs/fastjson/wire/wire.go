// Package wire has helpers that the code made for codec fastjson shares across types.
package wire

import (
	"encoding/base64"
	"errors"
	"time"

	"github.com/valyala/fastjson"
)

// Errors of decoding.
var (
	ErrRange = errors.New("fastjson: a number is out of range")
	ErrCount = errors.New("fastjson: an array has another number of elements")
)

// Bool returns the value of a bool.
func Bool(a *fastjson.Arena, v bool) *fastjson.Value {
	if v {
		return a.NewTrue()
	}
	return a.NewFalse()
}

// Bytes returns the value of bytes: base64, as in encoding/json.
func Bytes(a *fastjson.Arena, v []byte) *fastjson.Value {
	if v == nil {
		return a.NewNull()
	}
	return a.NewString(base64.StdEncoding.EncodeToString(v))
}

// Time returns the value of a time: text with the zone's offset.
func Time(a *fastjson.Arena, v time.Time) *fastjson.Value {
	return a.NewString(v.Format(time.RFC3339Nano))
}

// GetString returns a copy of a string.
func GetString(v *fastjson.Value) (string, error) {
	b, err := v.StringBytes()
	return string(b), err
}

// GetBytes is the inverse of Bytes.
func GetBytes(v *fastjson.Value) ([]byte, error) {
	if v.Type() == fastjson.TypeNull {
		return nil, nil
	}
	text, err := v.StringBytes()
	if err != nil {
		return nil, err
	}
	b := make([]byte, base64.StdEncoding.DecodedLen(len(text)))
	n, err := base64.StdEncoding.Decode(b, text)
	return b[:n], err
}

// GetTime is the inverse of Time.
func GetTime(v *fastjson.Value) (time.Time, error) {
	text, err := v.StringBytes()
	if err != nil {
		return time.Time{}, err
	}
	return time.Parse(time.RFC3339Nano, string(text))
}
