package wire

import (
	"errors"
	"testing"

	"github.com/minio/simdjson-go"
)

// TestRange checks that a number that does not fit its field is an error and not another number.
func TestRange(t *testing.T) {
	if err := Supported(); err != nil {
		t.Skip(err)
	}
	read := map[string]func(*simdjson.Iter) error{
		"int8":    func(i *simdjson.Iter) error { _, err := Int[int8](i); return err },
		"uint8":   func(i *simdjson.Iter) error { _, err := Uint[uint8](i); return err },
		"float32": func(i *simdjson.Iter) error { _, err := Float32(i); return err },
	}
	for _, c := range []struct {
		kind, text string
		fits       bool
	}{
		{"int8", "-128", true},
		{"int8", "128", false},
		{"int8", "-129", false},
		{"uint8", "255", true},
		{"uint8", "256", false},
		{"float32", "3.4e38", true},
		{"float32", "3.5e38", false},
		{"float32", "-3.5e38", false},
		{"float32", "1e-60", true}, // 0, as in encoding/json
	} {
		var p Parser
		list, err := p.Parse([]byte("[" + c.text + "]"))
		if err != nil {
			t.Fatal(err)
		}
		a, err := list.Array(nil)
		if err != nil {
			t.Fatal(err)
		}
		i := a.Iter()
		i.Advance()
		if err := read[c.kind](&i); (err == nil) != c.fits || err != nil && !errors.Is(err, ErrRange) {
			t.Errorf("%s as %s: %v", c.text, c.kind, err)
		}
	}
}
