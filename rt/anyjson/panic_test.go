package anyjson

import (
	"encoding/json"
	"errors"
	"math"
	"testing"
)

func TestCatch(t *testing.T) {
	run := func(f func()) (err error) {
		defer Catch(&err)
		f()
		return nil
	}
	if err := run(func() { Bytes(1) }); err != nil {
		t.Errorf("error %v for what has none", err)
	}
	var value *json.UnsupportedValueError
	if err := run(func() { Text(math.NaN()) }); !errors.As(err, &value) {
		t.Errorf("error %v for NaN", err)
	}
	var syntax *json.SyntaxError
	if err := run(func() { Value("{") }); !errors.As(err, &syntax) {
		t.Errorf("error %v for half an object", err)
	}
}

func TestCatchNothingElse(t *testing.T) {
	defer func() {
		if r := recover(); r != "other" {
			t.Errorf("a panic became %v", r)
		}
	}()
	var err error
	defer Catch(&err)
	panic("other")
}
