package wire

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/mus-format/mus-go/ord"
)

func TestAny(t *testing.T) {
	s := Any{ByteSlice: ord.ByteSlice}
	for _, v := range []any{nil, false, "text", []any{1.5, nil}, map[string]any{"k": "v"}} {
		bs := make([]byte, s.Size(v)+1)
		n := s.Marshal(v, bs)
		if n != len(bs)-1 {
			t.Errorf("%v: %d bytes, a size of %d", v, n, len(bs)-1)
		}
		got, read, err := s.Unmarshal(bs)
		if err != nil || read != n {
			t.Errorf("%v: %d of %d bytes are read, error %v", v, read, n, err)
		}
		if diff := cmp.Diff(v, got); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		if skipped, err := s.Skip(bs); err != nil || skipped != n {
			t.Errorf("%v: %d of %d bytes are skipped, error %v", v, skipped, n, err)
		}
		if _, _, err := s.Unmarshal(bs[:n-1]); err == nil && n > 1 {
			t.Errorf("%v: no error without its end", v)
		}
	}
}
