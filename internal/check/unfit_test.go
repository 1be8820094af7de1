package check

import (
	"encoding/json"
	"errors"
	"math"
	"reflect"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

type tagged struct {
	A string
	L []struct {
		X string `msgpack:"-" cbor:"x"`
	}
	Y string `cbor:"-"`
}

// A field that the user's tag leaves out is no fault of a codec that reads the tag. It is one of any
// other codec.
func TestDashes(t *testing.T) {
	want := &tagged{A: "a", L: make([]struct {
		X string `msgpack:"-" cbor:"x"`
	}, 1), Y: "y"}
	want.L[0].X = "x"
	for _, test := range []struct {
		format formats.Format
		lose   func(*tagged)
		want   string
		fault  bool
	}{
		{formats.MessagePack, func(v *tagged) { v.L[0].X = "" }, `leaves out L[0].X, which has the tag msgpack:"-"`, false},
		{formats.CBOR, func(v *tagged) { v.L[0].X = "" }, `message 0: L[0].X: want "x", got ""`, true},
		{formats.CBOR, func(v *tagged) { v.A, v.Y = "", "" }, `message 0: A: want "a", got ""`, true},
	} {
		port := codec.Port{Marshal: func(v any) ([]byte, error) { return json.Marshal(v) }, Unmarshal: func(b []byte) (any, error) {
			got := new(tagged)
			err := json.Unmarshal(b, got)
			test.lose(got)
			return got, err
		}}
		_, err := NewProver(codec.Codec{Name: "k", Format: test.format}, codec.Of[tagged]("tagged"), port, []any{want}).Prove(codec.Encode)
		if err == nil || err.Error() != test.want || errors.As(err, new(*Fault)) != test.fault {
			t.Errorf("%s: %T %v, want %s", test.format.Name, err, err, test.want)
		}
	}
}

// A library that says that it does not support a type is not at fault, whichever words it chooses.
func TestUnsupported(t *testing.T) {
	type sets struct{ M map[bool]int }
	for refusal, want := range map[error]string{
		&json.UnsupportedTypeError{Type: reflect.TypeFor[map[bool]int]()}:             "json: unsupported type: map[bool]int",
		errors.New("json: cannot marshal from Go time.Duration within \"/D\""):        `json: cannot marshal from Go time.Duration within "/D"`,
		errors.New("json: unable to marshal from Go time.Duration within \"/D\""):     `json: cannot marshal from Go time.Duration within "/D"`,
		errors.New("gob: encodeReflectValue: nil element"):                            "gob: encodeReflectValue: nil element",
		errors.New("toml: cannot encode array with nil element"):                      "toml: cannot encode array with nil element",
		errors.New("toml: cannot encode a nil pointer"):                               "toml: cannot encode a nil pointer",
		errors.New("a list or map has a nil pointer: the format has no place for it"): "a list or map has a nil pointer: the format has no place for it",
	} {
		port := codec.Port{Marshal: func(any) ([]byte, error) { return nil, refusal }, Unmarshal: func([]byte) (any, error) { return nil, nil }}
		_, err := NewProver(codec.Codec{}, codec.Of[sets]("sets"), port, []any{&sets{}}).Prove(codec.Encode)
		if !errors.As(err, new(*Unfit)) || err.Error() != want {
			t.Errorf("%v: %T %v", refusal, err, err)
		}
	}
}

// Errors of several lines, and those that quote what was decoded, are one line.
func TestFirstLine(t *testing.T) {
	for text, want := range map[string]string{
		"yaml: unmarshal errors:\n  line 2: cannot unmarshal !!str\n  line 3: cannot unmarshal !!int": "yaml: unmarshal errors: line 2: cannot unmarshal !!str; line 3: cannot unmarshal !!int",
		`"Syntax error at index 1: invalid char\n\n\t{\"Bool\":tru\n\t.^......\n"`:                    `Syntax error at index 1: invalid char; {"Bool":tru`,
		"one\ntwo\nthree\nfour": "one; two; three",
		"\n\n":                  "",
	} {
		if got := firstLine(errors.New(text)); got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
}

// An error about nil that names no field gets the field of the first nil pointer.
func TestWithNil(t *testing.T) {
	type part struct{ P *int }
	type whole struct {
		N int
		L []part
		F []float64
	}
	c := Comparer{Values: []any{&whole{L: []part{{new(int)}, {}}}, &whole{}, &whole{L: []part{{}}, F: []float64{math.NaN()}}}, Numbers: []int{7, 8, 9}}
	for _, test := range []struct {
		text     string
		from, to int
		want     string
	}{
		{"xdr:encode: type 'invalid' is not valid", 0, 2, "xdr:encode: type 'invalid' is not valid (L[1].P of message 7 is nil)"},
		{"callback: unexpected byte 110 'n' at 5", 1, 2, "callback: unexpected byte 110 'n' at 5"},
		{"callback: unexpected byte 110 'n' at 5", 2, 3, "callback: unexpected byte 110 'n' at 5"},
		{"reflect: call of Type on zero Value", 2, 3, "reflect: call of Type on zero Value (L[0].P of message 9 is nil)"},
		{"unexpected EOF", 0, 2, "unexpected EOF"},
	} {
		if got := c.withNil(test.text, test.from, test.to); got != test.want {
			t.Errorf("got %q, want %q", got, test.want)
		}
	}
}
