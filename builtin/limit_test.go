package builtin

import (
	"bytes"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/race"
	"github.com/wirebench/wirebench/schema"
)

// TestLimitWritesEveryByte: limit encodes into memory that nothing cleared, so a byte
// that it left out would be whatever stood there before. Maps have no order by which
// two encodings could be compared.
func TestLimitWritesEveryByte(t *testing.T) {
	if race.Enabled {
		t.Skip("takes a minute under the race detector, and uses one goroutine")
	}
	catalog, err := Program().Catalog()
	if err != nil {
		t.Fatal(err)
	}
	limit, err := catalog.Codec("limit")
	if err != nil {
		t.Fatal(err)
	}
	compared := 0
	for _, set := range append(catalog.Sets, edges()...) {
		if hasMaps(set.Type) {
			continue
		}
		port, err := limit.Bind(set.Type)
		if err != nil {
			continue // with its reason in every table
		}
		ring, err := corpus.Sample(set)
		if err != nil {
			t.Fatal(err)
		}
		for i, v := range ring.Values {
			var got [2][]byte
			for j, rest := range []byte{0x55, 0xaa} {
				want, err := port.Marshal(v)
				if err != nil {
					t.Fatalf("%s: message %d: %v", set.Type.Name, i, err)
				}
				dirty := bytes.Repeat([]byte{rest}, len(want))
				if got[j], err = port.Append(dirty[:0], v); err != nil {
					t.Fatalf("%s: message %d: %v", set.Type.Name, i, err)
				}
			}
			compared++
			if !bytes.Equal(got[0], got[1]) {
				t.Errorf("%s: message %d: bytes are left as they were", set.Type.Name, i)
			}
		}
	}
	if compared == 0 {
		t.Error("nothing was compared")
	}
}

func hasMaps(t *codec.Type) bool {
	for part := range t.Schema.All() {
		if part.Kind == schema.Map || part.Kind == schema.Any {
			return true
		}
	}
	return false
}
