package bridge

import (
	"errors"
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestNarrow(t *testing.T) {
	tests := []struct {
		name string
		got  func() (any, error)
		want any
		err  string
	}{
		{"fits", func() (any, error) { return Narrow[int8](int32(-128)) }, int8(-128), ""},
		{"too small", func() (any, error) { return Narrow[int8](int32(-129)) }, int8(0), "-129 does not fit its Go type"},
		{"too large", func() (any, error) { return Narrow[uint16](uint32(1 << 16)) }, uint16(0), "65536 does not fit its Go type"},
		{"largest", func() (any, error) { return Narrow[uint32](uint64(math.MaxUint64)) }, uint32(0), "18446744073709551615 does not fit its Go type"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, err := tt.got()
			if got != tt.want {
				t.Errorf("%v, want %v", got, tt.want)
			}
			if message := text(err); message != tt.err {
				t.Errorf("error %q, want %q", message, tt.err)
			}
		})
	}
}

func text(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

func TestAppend(t *testing.T) {
	b, err := Append([]byte("ab"), 2, func(b []byte) (int, error) { return copy(b, "cd"), nil })
	if string(b) != "abcd" || err != nil {
		t.Errorf("%q, %v", b, err)
	}
	failed := errors.New("failed")
	if b, err := AppendTo([]byte("ab"), 2, func([]byte) error { return failed }); b != nil || err != failed {
		t.Errorf("%q, %v", b, err)
	}
}

// TestReuse checks that the elements beyond the length of a slice are visible again.
func TestReuse(t *testing.T) {
	a, b := new(int), new(int)
	s := []*int{a, b}
	for _, tt := range []struct {
		n    int
		want []*int
	}{{0, []*int{}}, {1, []*int{a}}, {2, []*int{a, b}}, {3, []*int{a, b, nil}}} {
		got := Reuse(s[:0], tt.n)
		if len(got) != tt.n {
			t.Fatalf("%d elements, want %d", len(got), tt.n)
		}
		for i := range got {
			if got[i] != tt.want[i] {
				t.Errorf("%d elements: another one at %d", tt.n, i)
			}
		}
	}
	if diff := cmp.Diff([]int(nil), Reuse([]int(nil), 0)); diff != "" {
		t.Error(diff)
	}
}
