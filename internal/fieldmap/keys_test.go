package fieldmap

import (
	"fmt"
	"testing"
)

// If an encoding is in Go's order, the keys of a map are changed only if Go keeps the order. In
// larger maps, the values have their bytes, or the bytes that vary are shared. Nothing is guessed.
func TestKeysInGosOrder(t *testing.T) {
	for _, entries := range []int{2, 4, 9, 30} {
		m := make(map[string]string)
		for i := range entries {
			m[fmt.Sprintf("key%02d", i)] = "value"
		}
		l, err := Of(&m, mixed)
		for range 4 { // Go's order of two keys is random, and by chance the usual one may not be seen often enough
			if err == nil && entries == 2 && l.Fields[0].Note == AnyOrder {
				l, err = Of(&m, mixed)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		consistent(t, l)
		first, values := l.Fields[0], entries*len("value")
		switch payload := l.Split.Payload; {
		case entries > 2 && first.Note == AnyOrder:
			if shared := l.Split.Shared; payload > 0 || shared == 0 || shared > entries*len("00") { // nothing else varies
				t.Errorf("%d entries: %+v", entries, *l.Split)
			}
		case entries > mostKept && first.Note == Unchanged:
			if payload != values {
				t.Errorf("%d entries: %d bytes of values, want %d", entries, payload, values)
			}
		case first.Note != "" || payload != entries*len("key00")+values:
			t.Errorf("%d entries: note %q, %d bytes", entries, first.Note, payload)
		}
	}
}
