package wire

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestAnyTape(t *testing.T) {
	var tape AnyTape
	for _, v := range []any{nil, false, "text", []any{1.5, nil}, map[string]any{"k": "v"}} {
		bs := make([]byte, tape.Sizeof(v))
		n, err := tape.Marshal(v, bs)
		if err != nil || n != len(bs) {
			t.Errorf("%v: %d bytes, a size of %d, error %v", v, n, len(bs), err)
		}
		var got any
		read, err := tape.Unmarshal(bs, &got)
		if err != nil || read != n {
			t.Errorf("%v: %d of %d bytes are read, error %v", v, read, n, err)
		}
		if diff := cmp.Diff(v, got); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
}

func TestAnyTapeError(t *testing.T) {
	var tape AnyTape
	v := make(chan int)
	if n, err := tape.Marshal(v, make([]byte, tape.Sizeof(v))); err == nil {
		t.Errorf("a channel became %d bytes", n)
	}
}
