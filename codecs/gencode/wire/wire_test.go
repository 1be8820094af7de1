package wire

import (
	"errors"
	"testing"
)

// encode is a Marshal as gencode writes it. It uses the memory of buf if it is large enough.
func encode(buf []byte) ([]byte, error) {
	const size = 4
	if cap(buf) >= size {
		buf = buf[:size]
	} else {
		buf = make([]byte, size)
	}
	copy(buf, "abcd")
	return buf, nil
}

func TestAppend(t *testing.T) {
	for _, c := range []struct {
		name  string
		dst   []byte
		want  string
		moved bool
	}{
		{"nothing", nil, "abcd", true},
		{"an empty buffer", make([]byte, 0, 8), "abcd", false},
		{"room", append(make([]byte, 0, 8), "xy"...), "xyabcd", false},
		{"room to the byte", append(make([]byte, 0, 6), "xy"...), "xyabcd", false},
		{"too little room", append(make([]byte, 0, 4), "xy"...), "xyabcd", true},
		{"no room", append(make([]byte, 0, 2), "xy"...), "xyabcd", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := Append(c.dst, encode)
			if err != nil || string(got) != c.want {
				t.Errorf("%q, %v; want %q", got, err, c.want)
			}
			if moved := cap(c.dst) == 0 || &got[0] != &c.dst[:1][0]; moved != c.moved {
				t.Errorf("other memory: %v, want %v", moved, c.moved)
			}
		})
	}
	failed := errors.New("failed")
	if _, err := Append([]byte("xy"), func([]byte) ([]byte, error) { return nil, failed }); err != failed {
		t.Errorf("%v, want %v", err, failed)
	}
}
