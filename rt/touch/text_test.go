package touch

import (
	"errors"
	"math"
	"testing"
)

func TestTexts(t *testing.T) {
	failed := errors.New("failed")
	for _, c := range []struct {
		name string
		read func() (uint64, error)
		want uint64
		err  bool
	}{
		{"bool", func() (uint64, error) { return BoolOf(true, nil) }, 1, false},
		{"negative number", func() (uint64, error) { return IntOf(int64(-1), nil) }, math.MaxUint64, false},
		{"large number", func() (uint64, error) { return IntOf(uint64(math.MaxUint64), nil) }, math.MaxUint64, false},
		{"float", func() (uint64, error) { return FloatOf(0.1, nil) }, math.Float64bits(0.1), false},
		{"float of 32 bits", func() (uint64, error) { return Float32Of(0.1, nil) }, math.Float64bits(float64(float32(0.1))), false},
		{"text", func() (uint64, error) { return LenOf("four", nil) }, 4, false},
		{"bytes", func() (uint64, error) { return BytesOf("AQID", nil) }, 3, false},
		{"bytes with padding", func() (uint64, error) { return BytesOf([]byte("AQ=="), nil) }, 1, false},
		{"no base64", func() (uint64, error) { return BytesOf("A", nil) }, 0, true},
		{"bytes not read", func() (uint64, error) { return BytesOf("AQID", failed) }, 0, true},
		{"time", func() (uint64, error) { return TimeOf("1970-01-01T01:01:40.000000007+01:00", nil) }, 100 + 7 + 3600, false},
		{"no time", func() (uint64, error) { return TimeOf([]byte("now"), nil) }, 0, true},
		{"time not read", func() (uint64, error) { return TimeOf("1970-01-01T00:00:00Z", failed) }, 0, true},
	} {
		if got, err := c.read(); (err != nil) != c.err || err == nil && got != c.want {
			t.Errorf("%s: %d, %v; want %d", c.name, got, err, c.want)
		}
	}
}

func TestRead(t *testing.T) {
	r := Read{Sum: Sum{Left: 3}}
	if !r.Take(5, nil) || !r.Skip(1) || r.Take(7, nil) || r.Total != 12 || r.Err != nil {
		t.Errorf("three fields, one of them left out: %+v", r)
	}
	r = Read{Sum: Sum{Left: 3}}
	if r.Skip(3) {
		t.Error("three of three fields are left out, and more are asked for")
	}
	failed := errors.New("failed")
	if r.Left = 3; r.Take(5, failed) || r.Err != failed || r.Total != 0 {
		t.Errorf("after an error: %+v", r)
	}
}

// TestReader checks that one field is read by its path, and by the function that reads all fields if
// the path leads to no value.
func TestReader(t *testing.T) {
	failed := errors.New("failed")
	message := func(b string) *[]byte { m := []byte(b); return &m }
	all := func(b []byte, r *Read) bool {
		for _, c := range b {
			if !r.Add(uint64(c)) {
				return false
			}
		}
		return true
	}
	leaf := func(b []byte) (uint64, error) { return 1000, nil }
	for _, c := range []struct {
		name   string
		first  func(*[]byte) ([]byte, bool, error)
		all    func([]byte, *Read) bool
		leaf   func([]byte) (uint64, error)
		fields int
		want   uint64
		err    error
	}{
		{"by its path", func(b *[]byte) ([]byte, bool, error) { return *b, true, nil }, all, leaf, 1, 1000, nil},
		{"not there", func(*[]byte) ([]byte, bool, error) { return nil, false, nil }, all, leaf, 1, 1, nil},
		{"no path", nil, all, nil, 1, 1, nil},
		{"more", nil, all, leaf, 2, 3, nil},
		{"all", nil, all, leaf, math.MaxInt, 6, nil},
		{"all of one", func(b *[]byte) ([]byte, bool, error) { return *b, true, nil }, nil, leaf, math.MaxInt, 1000, nil},
		{"null", func(*[]byte) ([]byte, bool, error) { return nil, false, nil }, nil, leaf, 1, 0, nil},
		{"no such message", func(*[]byte) ([]byte, bool, error) { return nil, false, failed }, all, leaf, 1, 0, failed},
		{"no element", nil, func(_ []byte, r *Read) bool { return r.Take(1, failed) }, leaf, 2, 0, failed},
	} {
		r := Reader[*[]byte, []byte]{First: c.first, Root: func(b *[]byte) ([]byte, error) { return *b, nil }}
		touch := r.Touch(c.all, c.leaf)
		for range 2 { // the second call must not depend on the first
			got, err := touch(message("\x01\x02\x03"), c.fields)
			if got != c.want || err != c.err {
				t.Errorf("%s: %d, %v; want %d, %v", c.name, got, err, c.want, c.err)
			}
		}
	}
}
